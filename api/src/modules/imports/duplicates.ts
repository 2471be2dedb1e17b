import type { EntityManager } from '@mikro-orm/postgresql';
import { Recipe } from '../recipes/recipe.entity.ts';

/** A stored recipe with the title of one that is imported. */
export type Namesake = Pick<Recipe, 'id' | 'slug' | 'origin' | 'neededFoods' | 'stapleFoods'>;

/** What two recipes are compared by. */
export type Foods = Pick<Recipe, 'neededFoods' | 'stapleFoods'>;

/** Share of the foods of two recipes that both have, from which on they are the same dish under one title. */
const SAME_FOODS = 0.8;

/** Recipes with the slug of a title, alone or with a number or a few letters behind it. */
export async function findNamesakes(em: EntityManager, slug: string): Promise<Namesake[]> {
  const alike = await em.find(Recipe, { slug: { $like: `${slug}%` } }, { fields: ['slug', 'origin', 'neededFoods', 'stapleFoods'] });
  return alike.filter((recipe) => /^(?:-\d+|-[0-9a-f]{6})?$/.test(recipe.slug.slice(slug.length)));
}

/** Whether two recipes of one title are the same dish: nearly all of their foods are the same. */
export function areSameDish(some: Foods, others: Foods): boolean {
  return shareOf(foodsOf(some), foodsOf(others)) >= SAME_FOODS;
}

const foodsOf = ({ neededFoods, stapleFoods }: Foods): ReadonlySet<number> => new Set([...neededFoods, ...stapleFoods]);

/** Foods that two recipes share, of all that they have together. */
function shareOf(some: ReadonlySet<number>, others: ReadonlySet<number>): number {
  const shared = [...some].filter((food) => others.has(food)).length;
  const all = some.size + others.size - shared;
  return all === 0 ? 1 : shared / all;
}
