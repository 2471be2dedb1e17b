import type { FoodChoices } from '../ingredients/foods/food-choices.ts';
import type { LinkedLine } from '../ingredients/lines/line-linker.ts';

/** More than this are no choice, but a list of what may go in. */
const FOODS_MAX = 6;

/** Numbers of the foods of which a line asks for any one, ascending: just its own where it leaves no choice. */
export function foodsAskedFor({ food, alternativeFoods, isNoFood }: LinkedLine): number[] {
  if (food === null || isNoFood) return [];
  const foods = [...new Set([food, ...alternativeFoods])].map(({ number }) => number);
  return foods.length > FOODS_MAX ? [food.number] : foods.sort((a, b) => a - b);
}

/** The choices that lines leave, each as the numbers of its foods. */
export function choicesOf(lines: readonly LinkedLine[]): number[][] {
  return lines.map(foodsAskedFor).filter((foods) => foods.length > 1);
}

/**
 * What each line asks for where that is not just its food: the number of a choice, or of the one of its foods that another line asks for
 * anyway: who has to have butter has no need of "butter or oil" beside it.
 */
export function withChoices<L extends LinkedLine>(
  lines: readonly L[],
  choices: FoodChoices,
): (L & { choice: number | null })[] {
  const certain = new Set(
    lines
      .filter(({ optional }) => !optional)
      .map(foodsAskedFor)
      .filter((foods) => foods.length === 1)
      .flat(),
  );
  return lines.map((line) => {
    const foods = foodsAskedFor(line);
    const asked = foods.length > 1 ? (foods.find((food) => certain.has(food)) ?? choices.numberOf(foods)) : undefined;
    return { ...line, choice: asked === undefined || asked === line.food?.number ? null : asked };
  });
}
