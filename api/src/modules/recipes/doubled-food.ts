import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';

/** Aisles whose foods are the pieces and the taste of a dish; more of a fat, a flour or a cheese that is in it anyway is no loss. */
const TELLING = new Set(['vegetables', 'fruit', 'herbs', 'spices', 'meat', 'poultry', 'fish']);

/** Whether a dish that has these foods would only have one of them twice if this one stood in for another: broccoli in a gratin of cauliflower and broccoli. */
export function wouldBeTwice(
  { number, category }: Pick<KnownFood, 'number' | 'category'>,
  inDish: ReadonlySet<number>,
): boolean {
  return TELLING.has(category) && inDish.has(number);
}
