import type { EntityManager } from '@mikro-orm/postgresql';
import { decodeCursor, encodeCursor } from '../../shared/cursor.ts';
import type { Page } from '../../shared/page.ts';
import type { NameFit } from './name-fit.ts';
import { findByName } from './recipe-names.ts';
import { Recipe } from './recipe.entity.ts';

/**
 * The recipes that go by a text and that a condition holds for, the nearest name first; as near, by number.
 * @throws AppError BAD_USER_INPUT for a cursor of another list
 */
export async function listNamed(
  em: EntityManager,
  text: string,
  where: object,
  { first, after }: { first: number; after: string | null },
): Promise<Page<Recipe>> {
  const from = after === null ? null : decodeCursor(after, ['whole', 'whole']);
  const found = await fitsWithin(em, text, where);
  const rest =
    from === null ? found : found.filter(({ fit, number }) => fit < from[0] || (fit === from[0] && number > from[1]));
  const page = await readFits(em, rest.slice(0, first));
  return {
    nodes: page.map(({ recipe }) => recipe),
    cursors: page.map(({ fit, recipe }) => encodeCursor([fit, recipe.number])),
    totalCount: found.length,
    hasNextPage: rest.length > first,
    hasPreviousPage: after !== null,
  };
}

/** The same by position: `limit` recipes behind the first `offset`. */
export async function listNamedAt(
  em: EntityManager,
  text: string,
  where: object,
  { limit, offset }: { limit: number; offset: number },
): Promise<Pick<Page<Recipe>, 'nodes' | 'totalCount'>> {
  const found = await fitsWithin(em, text, where);
  const page = await readFits(em, found.slice(offset, offset + limit));
  return { nodes: page.map(({ recipe }) => recipe), totalCount: found.length };
}

async function fitsWithin(em: EntityManager, text: string, where: object): Promise<NameFit[]> {
  const [fits = []] = await findByName(em, [text], { isFinished: false, alsoTold: true });
  const within = await em.find(
    Recipe,
    { $and: [where, { number: { $in: fits.map(({ number }) => number) } }] },
    { fields: ['number'], disableIdentityMap: true },
  );
  const numbers = new Set(within.map(({ number }) => number));
  return fits.filter(({ number }) => numbers.has(number));
}

/** The recipes of a page, those that went meanwhile left out. */
async function readFits(em: EntityManager, page: readonly NameFit[]): Promise<{ fit: number; recipe: Recipe }[]> {
  const recipes = await em.find(Recipe, { number: { $in: page.map(({ number }) => number) } });
  const byNumber = new Map(recipes.map((recipe) => [recipe.number, recipe]));
  return page.flatMap(({ fit, number }) => {
    const recipe = byNumber.get(number);
    return recipe ? [{ fit, recipe }] : [];
  });
}
