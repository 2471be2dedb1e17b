/**
 * The covers of the catalogue: how long they take to draw, how large they are, and which of them look alike; with a file of JSON lines
 * (`title`, `ingredients`, `directions`) those of its recipes instead. With a folder it writes sheets of thirty to look at there.
 * `node --experimental-transform-types tests/bench/covers.ts [--recipes FILE] [--take COUNT] [--sheets FOLDER]`
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { readCatalogue } from '../../api/src/modules/catalogue/check-model.ts';
import { SEED_FOLDER } from '../../api/src/modules/catalogue/seed-catalogue.ts';
import type { LinkedLine } from '../../api/src/modules/ingredients/lines/line-linker.ts';
import { linkLine } from '../../api/src/modules/ingredients/lines/line-linker.ts';
import { FoodNames } from '../../api/src/modules/ingredients/names/food-names.ts';
import type { CoverFood, CoverInput } from '../../api/src/modules/recipes/cover/cover-input.ts';
import { drawCover } from '../../api/src/modules/recipes/cover/cover-svg.ts';
import { setTable } from '../../api/src/modules/recipes/cover/cover-scene.ts';
import { slugify } from '../../api/src/shared/slug.ts';
import { escapeHtml } from '../../api/src/shared/escape-html.ts';

const { values: options } = parseArgs({
  options: { recipes: { type: 'string' }, take: { type: 'string' }, sheets: { type: 'string' } },
});

/** Small enough that only what one sees at a glance is compared, in pixels. */
const GLANCE = { width: 32, height: 24 };
/** Mean difference of the colours of two covers, of 255, below which they are nearly the same picture. */
const ALIKE = 12;

const { knowledge, recipes } = readCatalogue(SEED_FOLDER);
const names = new FoodNames(knowledge);

function foodsOf(lines: readonly LinkedLine[]): CoverFood[] {
  return lines.flatMap(({ food, line, optional }) => {
    if (food === null || food.isStaple || (optional && food.category !== 'herbs')) return [];
    const parents = food.ancestors.map((number) => knowledge.byNumber(number)?.slug ?? '');
    return [{ lineage: [food.slug, ...parents], cut: line.toLowerCase() }];
  });
}

interface Written {
  title: string;
  ingredients: string[];
  directions?: string[];
  tags?: string[];
}

const fromFile = (file: string): CoverInput[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Written)
    .map(({ title, ingredients, directions, tags }) => ({
      slug: slugify(title),
      title,
      cuisine: null,
      tags: tags ?? [],
      foods: foodsOf(ingredients.map((line) => linkLine(line, names))),
      steps: directions ?? [],
    }));

const fromCatalogue = (): CoverInput[] =>
  recipes.map(({ slug, title, cuisine, tags, cover, derived, instructions }) => ({
    slug,
    title,
    cuisine,
    tags,
    foods: foodsOf(derived.lines),
    steps: instructions.map((step) => step.text),
    ...(cover && { cover }),
  }));

function spread<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.floor(at * step)] as T);
}

const all = options.recipes === undefined ? fromCatalogue() : fromFile(options.recipes);
const inputs = spread(all, Number(options.take ?? all.length));
sharp.concurrency(1);
sharp.cache(false);

const glances: Uint8Array[] = [];
const bytes: number[] = [];
const used = process.cpuUsage();
const pictures: Buffer[] = [];
for (const input of inputs) {
  const svg = drawCover(input, 480);
  bytes.push(Buffer.byteLength(svg));
  pictures.push(await sharp(Buffer.from(svg)).removeAlpha().webp({ quality: 82, effort: 2 }).toBuffer());
}
const spent = process.cpuUsage(used);
for (const picture of pictures)
  glances.push(await sharp(picture).resize(GLANCE.width, GLANCE.height).removeAlpha().raw().toBuffer());

function difference(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum / one.length;
}

const pairs = inputs.flatMap((input, one) =>
  inputs.slice(one + 1).flatMap((other, after) => {
    const far = difference(glances[one] ?? new Uint8Array(), glances[one + 1 + after] ?? new Uint8Array());
    return far < ALIKE ? [{ far, slugs: [input.slug, other.slug] as const }] : [];
  }),
);
bytes.sort((one, other) => one - other);
console.log(
  `${inputs.length} covers: ${((spent.user + spent.system) / 1000 / inputs.length).toFixed(1)} ms of computing each at 480 pixels; ` +
    `SVG ${bytes[bytes.length >> 1]} bytes, at most ${bytes.at(-1)}`,
);
console.log(`${pairs.length} pairs nearly alike (mean difference below ${ALIKE} of 255)`);
for (const { far, slugs } of pairs.sort((one, other) => one.far - other.far))
  console.log(`${far.toFixed(1)} ${slugs.join(' ')}`);

const [CELL, COLUMNS, ROWS] = [320, 5, 6];

/** Thirty covers with their titles, as one picture. */
async function writeSheet(folder: string, number: number, from: number): Promise<void> {
  const cells = inputs.slice(from, from + COLUMNS * ROWS);
  const layers = await Promise.all(
    cells.map(async (input, at): Promise<OverlayOptions[]> => {
      const [left, top] = [(at % COLUMNS) * CELL, Math.floor(at / COLUMNS) * (240 + 28)];
      const title = `<svg width="${CELL}" height="28"><text x="4" y="19" font-family="sans-serif" font-size="13">${from + at + 1} ${escapeHtml(input.title.slice(0, 42))}</text></svg>`;
      const picture = await sharp(pictures[from + at])
        .resize(CELL, 240)
        .toBuffer();
      return [
        { input: picture, left, top },
        { input: Buffer.from(title), left, top: top + 240 },
      ];
    }),
  );
  const canvas = { width: COLUMNS * CELL, height: ROWS * (240 + 28), channels: 3 as const, background: '#fff' };
  await sharp({ create: canvas })
    .composite(layers.flat())
    .png()
    .toFile(join(folder, `sheet-${number}.png`));
}

if (options.sheets !== undefined) {
  mkdirSync(options.sheets, { recursive: true });
  for (let from = 0; from < inputs.length; from += COLUMNS * ROWS)
    await writeSheet(options.sheets, from / (COLUMNS * ROWS) + 1, from);
  for (const [at, input] of inputs.entries()) {
    const { formName, vessel, toppings } = setTable(input);
    const drawn = toppings.map(({ food, piece }) => `${food} as ${piece}`).join(', ');
    console.log(`${at + 1} ${input.title}: ${formName} in ${vessel}; ${drawn}`);
  }
}
