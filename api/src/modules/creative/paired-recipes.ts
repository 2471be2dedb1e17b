import type { EntityManager } from '@mikro-orm/postgresql';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import type { PairedRecipe } from './pairing.ts';

/** Reads the pairs of the starter catalogue: what cooks add later must not change what a seed gives. */
export async function readPairedRecipes(em: EntityManager, { choices }: FoodStore): Promise<PairedRecipe[]> {
  const rows = await em.find(
    Recipe,
    { origin: { $like: 'larder:%' }, status: RecipeStatus.PUBLISHED },
    { fields: ['neededFoods', 'cuisine'], orderBy: { number: 'asc' }, disableIdentityMap: true },
  );
  return rows.map(({ neededFoods, cuisine = null }) => ({
    foods: neededFoods.flatMap((number) => choices.foodsOf(number)),
    cuisine,
  }));
}
