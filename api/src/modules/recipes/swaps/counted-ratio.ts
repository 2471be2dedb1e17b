import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';

/** Units that are a part of a food or the whole of it, and another size of each: a stalk of celery is no stalk of fennel, a clove of garlic none of green garlic. */
const OWN_UNITS = new Set(['head', 'stalk', 'stick', 'bulb', 'ear', 'pod', 'clove', 'sprig']);

/** Pieces within this factor of each other's weight go one for one: a lime for a lemon. */
const ALIKE = 1.4;

/** Units by which no one counts a food, whatever a piece of it weighs: two tomatoes are no two cans. */
const MEASURED = new Set(['can', 'jar', 'ml', 'tsp', 'tbsp']);

/** A sixth of a turkey breast and thirty leaves of spinach are weighed, not counted. */
const [LEAST, MOST] = [0.2, 20];

/**
 * How many of a food stand in for one that is counted, where `ratio` tells how much of the weight: 0.8 onions for three shallots.
 * @param ratio grams of `use` for a gram of `food`
 * @param unit what is counted: pieces, or heads and stalks, of which none are told where those of the other food are not known
 * @returns null where the weight of one of the two is not known, unless both are bought by the piece, and where they are too unlike to be counted
 */
export function countedRatio(food: Weighed, use: Weighed, ratio: number, unit: string): number | null {
  if (food.commonUnit !== use.commonUnit && [food, use].some(({ commonUnit }) => MEASURED.has(commonUnit ?? '')))
    return null;
  const [own, other] = [food.weights?.[unit], use.weights?.[unit]];
  if (own === undefined || other === undefined) return ratio === 1 && goesOneForOne(food, use, unit) ? 1 : null;
  const times = own / other;
  if (ratio === 1 && times <= ALIKE && times >= 1 / ALIKE) return 1;
  const count = ratio * times;
  return count < LEAST || count > MOST ? null : count;
}

/** Whether a food is taken whole or not at all: of onions one takes two thirds, of eggs none. */
export const isUndivided = ({ category, name }: Pick<KnownFood, 'category' | 'name'>): boolean =>
  category === 'dairy' && /\begg$/.test(name);

/** A sixth more or less egg is within what hens lay. */
const EGG_APART = 0.17;

/**
 * The ratio by which an amount comes to a whole number: two duck eggs for three of hens.
 * @returns null where no whole number is near, and only weighing helps
 */
export function wholeRatio(amount: number, ratio: number): number | null {
  const exact = amount * ratio;
  const whole = Math.max(1, Math.round(exact));
  return Math.abs(whole / exact - 1) > EGG_APART ? null : whole / amount;
}

/** Whether a line counts what it asks for: pieces without a unit, or heads and stalks. */
export function countsIn(
  unit: string | null | undefined,
  { category }: Pick<KnownFood, 'category'>,
): string | undefined {
  if (!unit) return 'piece';
  return OWN_UNITS.has(unit) && category !== 'dairy' ? unit : undefined; // a stick of butter is a weight
}

/** Where nothing tells what one weighs: a sprig of one herb for that of another, a piece for a piece. */
const goesOneForOne = (food: Weighed, use: Weighed, unit: string): boolean =>
  unit === 'sprig' || (unit === 'piece' && areLike(food, use));

/** A tin is no tomato: what is bought otherwise does not go one for one. */
const areLike = (food: Weighed, use: Weighed): boolean =>
  food.commonUnit === use.commonUnit &&
  (food.commonUnit === 'piece' || food.weights?.['piece'] === use.weights?.['piece']);

type Weighed = Pick<KnownFood, 'weights' | 'commonUnit'>;
