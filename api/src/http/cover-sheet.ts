import type { FastifyInstance } from 'fastify';
import { createContext, type Platform } from '../context.ts';
import { foodsWithLook, lookName, lookOfThumbnail } from '../modules/ingredients/food-art/piece-table.ts';
import { ruleOf } from '../modules/recipes/cover/cover-rules.ts';
import { setTable, type CoverScene } from '../modules/recipes/cover/cover-scene.ts';
import { coverOf } from '../modules/recipes/recipe-cover.ts';
import { recipePictures } from '../modules/recipes/recipe-pictures.ts';
import type { Recipe } from '../modules/recipes/recipe.entity.ts';
import { escapeHtml } from '../shared/escape-html.ts';

/** More covers than a catalogue has. */
const COVERS_MOST = 2_000;
const POLICY = `default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'`;
const STYLE =
  'body{font:14px sans-serif;margin:1rem}section{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;width:240px}figure img{width:100%}.piece{width:96px}a{margin-right:.6em}';

interface Shown {
  recipe: Recipe;
  scene: CoverScene;
}

/** For those who work on the drawing: all covers at `/covers`, of one form with `?form=`, with the rule that chose each, and all pieces. */
export function registerCoverSheet(app: FastifyInstance, platform: Platform): void {
  app.get<{ Querystring: { form?: string } }>('/covers', async ({ query: { form } }, reply) => {
    const { recipes, ingredients } = createContext(platform, 'cover-sheet');
    const shown = await Promise.all(
      (await recipes.mostRated(COVERS_MOST)).map(async (recipe): Promise<Shown> => {
        return { recipe, scene: setTable(await coverOf(recipe, { recipes, ingredients })) };
      }),
    );
    return reply.header('content-security-policy', POLICY).type('text/html').send(sheetOf(shown, form));
  });
}

function sheetOf(shown: readonly Shown[], form: string | undefined): string {
  const byForm = [...Map.groupBy(shown, ({ scene }) => scene.formName)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const links = byForm.map(
    ([name, of]) => `<a href="/covers?form=${encodeURIComponent(name)}">${escapeHtml(name)} (${of.length})</a>`,
  );
  const sections = byForm
    .filter(([name]) => form === undefined || name === form)
    .map(([name, of]) => `<h2>${escapeHtml(name)}</h2><section>${of.map(figureOf).join('')}</section>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Covers</title><style>${STYLE}</style><h1>${shown.length} covers</h1><nav><a href="/covers">all</a>${links.join('')}</nav>${sections.join('')}<h1>Pieces</h1><section>${pieces()}</section></html>`;
}

function figureOf({ recipe, scene }: Shown): string {
  const foods = scene.toppings.map(({ food, piece }) => `${food} as ${piece}`).join(', ');
  const text = `${recipe.title}: ${scene.vessel}; ${ruleOf(scene.rule)}; ${foods}`;
  return `<figure><img src="${escapeHtml(recipePictures(recipe).mobile)}" alt="" loading="lazy" width="480" height="360"><figcaption>${escapeHtml(text)}</figcaption></figure>`;
}

function pieces(): string {
  const looks = foodsWithLook().flatMap((food) => {
    const look = lookOfThumbnail(food);
    return look ? [{ food, name: lookName(look) }] : [];
  });
  return [...Map.groupBy(looks, ({ name }) => name)]
    .map(
      ([name, of]) =>
        `<figure class="piece"><img src="/images/foods/${name}.svg" alt="" loading="lazy" width="96" height="96"><figcaption>${escapeHtml(`${name}: ${of.map(({ food }) => food).join(', ')}`)}</figcaption></figure>`,
    )
    .join('');
}
