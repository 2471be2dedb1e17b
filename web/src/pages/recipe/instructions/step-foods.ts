import type { Measures } from '../amounts/line-amount.ts';
import { amountText, offeredSubstitutes, type IngredientLine } from '../ingredients/ingredient-line.ts';

/** A food that a step uses. */
export interface StepFood {
  /** Id of its line. */
  id: string;
  /** What is to be taken: the ingredient, or what stands in for it. */
  name: string;
  /** Scaled to the servings; empty where the recipe names none. */
  amount: string;
  /** The part of the recipe it belongs to, where lines of several parts have this name. */
  part: string | null;
}

/** How a cook cooks a recipe, as far as its foods depend on it. */
export interface FoodChoices {
  servings: { chosen: number; recipe: number };
  measures: Measures;
  /** Ids of the foods that stand in, by those of the lines. */
  substitutes: Readonly<Record<string, string>>;
}

/** The foods of a step, as much as is needed of each, in the order of the recipe. */
export function stepFoods(
  lines: readonly IngredientLine[],
  { ingredientIds }: { ingredientIds: readonly string[] },
  { servings, measures, substitutes }: FoodChoices,
): StepFood[] {
  const used = lines.filter(({ id }) => ingredientIds.includes(id));
  return used.map((line) => {
    const standIn = offeredSubstitutes(line).find(({ ingredient }) => ingredient.id === substitutes[line.id]);
    const isAmbiguous = used.some((other) => other !== line && other.name === line.name);
    return {
      id: line.id,
      name: standIn?.ingredient.name ?? line.name,
      amount: amountText(line, standIn, servings, measures),
      part: isAmbiguous ? line.group : null,
    };
  });
}
