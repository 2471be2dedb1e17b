import type { IngredientService } from '../ingredients/ingredient.service.ts';
import type { NutritionLine } from './nutrition.ts';
import type { SwappedLine } from './swaps/swap-lines.ts';

/** What nutrition needs to know of a stored line, or of one with another food in it: one line for each of its foods. */
export function nutritionLines(line: Omit<SwappedLine, 'id'>, ingredients: IngredientService): NutritionLine[] {
  return ingredients.partsOf(line).map((part) => nutritionLine(part, ingredients));
}

function nutritionLine(line: Omit<SwappedLine, 'id'>, ingredients: IngredientService): NutritionLine {
  const { amount, amountMax, unit, preparation, isOptional, isNoFood } = line;
  return {
    amount: amount ?? null,
    amountMax: amountMax ?? null,
    unit: unit ?? null,
    preparation: preparation ?? null,
    isOptional: isOptional || isNoFood,
    food: ingredients.foodOf(line) ?? null,
  };
}
