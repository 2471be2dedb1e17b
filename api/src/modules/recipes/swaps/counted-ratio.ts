import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';

/** Pieces within this factor of each other's weight go one for one: a lime for a lemon. */
const ALIKE = 2;

/**
 * How many of a food stand in for one that is counted, where `ratio` tells how much of the weight: 0.8 onions for three shallots.
 * @param ratio grams of `use` for a gram of `food`
 * @returns null where the weight of a piece is not known, but for what goes one for one
 */
export function countedRatio(food: Weighed, use: Weighed, ratio: number): number | null {
  const [own, other] = [food.weights?.['piece'], use.weights?.['piece']];
  if (own === undefined || other === undefined) return ratio === 1 && other === undefined ? 1 : null;
  const times = own / other;
  if (ratio === 1 && times <= ALIKE && times >= 1 / ALIKE) return 1;
  return ratio * times;
}

type Weighed = Pick<KnownFood, 'weights'>;
