import type { EntityManager } from '@mikro-orm/postgresql';
import type { Foods, Namesake } from './namesake.ts';
import { recipesWithSlug } from './namesakes.sql.ts';
import type { LinkedLine } from '../ingredients/lines/line-linker.ts';

/** Share of the foods of two recipes that both have, from which on they are the same dish under one title. */
const SAME_FOODS = 0.8;

/** Recipes with the slug of a title, alone or with a number or a few letters behind it. */
export async function findNamesakes(em: EntityManager, slug: string): Promise<Namesake[]> {
  const alike = await recipesWithSlug(em, slug);
  return alike.filter((recipe) => /^(?:-\d+|-[0-9a-f]{6})?$/.test(recipe.slug.slice(slug.length)));
}

/** Numbers of the foods of lines, as they would be stored. */
export function foodsOf(lines: readonly LinkedLine[]): number[] {
  return lines.flatMap(({ food, optional }) => (food && !optional ? [food.number] : []));
}

/** Whether two recipes of one title are the same dish: nearly all of their foods are the same. */
export function areSameDish(some: Foods, others: Foods): boolean {
  return shareOf(new Set(some.foods), new Set(others.foods)) >= SAME_FOODS;
}

/** Foods that two recipes share, of all that they have together. */
function shareOf(some: ReadonlySet<number>, others: ReadonlySet<number>): number {
  const shared = [...some].filter((food) => others.has(food)).length;
  const all = some.size + others.size - shared;
  return all === 0 ? 1 : shared / all;
}
