import { DIETS } from '../../components/kitchen-choices.ts';
import type { Filters } from './filters.ts';
import type { Reading } from './search-question.ts';

/** What is known of who may eat a food. */
export type FoodFacts = Pick<NonNullable<Reading['ingredient']>, 'diet' | 'allergens' | 'possibleAllergens'>;

/** What was typed and does not suit the diet or the allergies, or may not: no result uses it. */
export function leftOut(readings: readonly Reading[], filters: Filters): string[] {
  return readings
    .filter(({ ingredient, isExcluded }) => ingredient && !isExcluded && !suits(ingredient, filters))
    .map(({ text }) => text);
}

/** Whether these filters allow a food. */
export function suits(food: FoodFacts, { diet, allergies }: Pick<Filters, 'diet' | 'allergies'>): boolean {
  const isKept = diet === 'ANY' || (food.diet !== null && DIETS.indexOf(food.diet) <= DIETS.indexOf(diet));
  return isKept && ![...food.allergens, ...food.possibleAllergens].some((allergen) => allergies.includes(allergen));
}
