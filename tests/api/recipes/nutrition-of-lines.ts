import { fileURLToPath } from 'node:url';
import { readFoodFiles } from '../../../api/src/modules/catalogue/food-files.ts';
import { readUsdaFigures, withFigures } from '../../../api/src/modules/catalogue/usda-figures.ts';
import { FoodKnowledge } from '../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { FoodNames } from '../../../api/src/modules/ingredients/names/food-names.ts';
import { linkLine } from '../../../api/src/modules/ingredients/lines/line-linker.ts';
import { nutritionPerServing, type Nutrition } from '../../../api/src/modules/recipes/nutrition.ts';

const seeds = fileURLToPath(new URL('../../../catalogue', import.meta.url));
const { foods, swaps } = readFoodFiles(seeds);
/** The names of its foods, with their figures. */
export const names = new FoodNames(new FoodKnowledge(withFigures(foods, readUsdaFigures(`${seeds}/usda.csv`)), swaps));

/** Nutrition of a serving of what these lines, as a person writes them, make. */
export function nutritionOf(lines: string[], servings: number): Nutrition {
  const linked = lines.map((line) => linkLine(line, names));
  return nutritionPerServing(
    linked.map((line) => ({ ...line, amount: line.quantity, amountMax: line.quantityMax, isOptional: line.optional })),
    servings,
  );
}
