import type { FoodUse } from '../../ingredients/foods/food-uses.ts';
import type { IngredientService } from '../../ingredients/ingredient.service.ts';
import type { Recipe, RecipeLine, RecipeStep } from '../recipe.entity.ts';
import { lineUses } from './line-uses.ts';

/** What each line is used for, by its id. */
export type LineUses = ReadonlyMap<string, readonly FoodUse[]>;

/** What the stored lines of a recipe are used for. */
export function usesByLine(
  recipe: Recipe,
  lines: readonly RecipeLine[],
  steps: readonly RecipeStep[],
  ingredients: IngredientService,
): LineUses {
  const used = lines.map((line) => ({
    text: line.text,
    name: line.name,
    food: ingredients.foodOf(line) ?? null,
    group: line.group ?? null,
  }));
  const uses = lineUses({
    title: recipe.title,
    tags: recipe.tags,
    lines: used,
    steps: steps.map(({ description }) => description),
  });
  return new Map(lines.map(({ id }, at) => [id, uses[at] ?? []]));
}
