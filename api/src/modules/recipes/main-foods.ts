import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { FoodRow } from './recipe-index.sql.ts';

/** What dishes are made of; the other categories season, bind and sweeten. */
const MAIN_CATEGORIES = new Set([
  'cheese',
  'dairy',
  'fish',
  'frozen',
  'fruit',
  'grains',
  'meat',
  'poultry',
  'pulses',
  'tofu-and-plant-protein',
  'vegetables',
]);
/** Most foods of the index. */
const SHOWN = 40;
/** Fewest recipes of a food in the index, and fewest that are named for it. */
const RECIPES_MIN = 3;
const TITLED_MIN = 2;
/** Least share of a food's recipes that are named for it: of garlic and onion it is a fortieth, of carrots a sixth. */
const TITLED_SHARE_MIN = 0.1;

/** A main food and how many recipes need it or a kind of it. */
export interface MainFoodGroup {
  food: KnownFood;
  count: number;
}

/** Whether a food may be what a dish is about. */
export function mayBeMain({ category, isStaple }: Pick<KnownFood, 'category' | 'isStaple'>): boolean {
  return MAIN_CATEGORIES.has(category) && !isStaple;
}

/** The foods that most dishes are named for, first; of a food and its kinds just one. */
export function mainFoods(
  rows: readonly FoodRow[],
  foodOf: (number: number) => KnownFood | undefined,
): MainFoodGroup[] {
  const telling = rows.filter(
    ({ count, titled }) => count >= RECIPES_MIN && titled >= Math.max(TITLED_MIN, TITLED_SHARE_MIN * count),
  );
  const known = telling.flatMap(({ food: number, ...row }) => {
    const food = foodOf(number);
    return food ? [{ ...row, food }] : [];
  });
  const inOrder = known.sort(
    (a, b) =>
      b.titled - a.titled ||
      b.count - a.count ||
      b.food.ancestors.length - a.food.ancestors.length ||
      a.food.number - b.food.number,
  );
  const chosen: MainFoodGroup[] = [];
  for (const { food, count } of inOrder)
    if (!chosen.some((other) => areRelated(other.food, food))) chosen.push({ food, count });
  return chosen.slice(0, SHOWN);
}

function areRelated(one: KnownFood, other: KnownFood): boolean {
  return one.ancestors.includes(other.number) || other.ancestors.includes(one.number);
}
