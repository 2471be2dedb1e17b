import type { FoodStore } from '../foods/food-store.ts';
import { unitOf } from '../units/units.ts';

/** What of a stored line, or of one with another food in it, tells its foods and how much there is of each. */
export interface LineOfFoods {
  text: string;
  name: string;
  amount?: number | null | undefined;
  amountMax?: number | null | undefined;
  unit?: string | null | undefined;
  /** Id of its own food. */
  food?: string | null | undefined;
  choice?: number | null | undefined;
  /** Numbers of what it asks for beside that. */
  beside?: readonly number[] | undefined;
}

const EACH = /\beach\b/i;
/** A second food with an amount of its own: "1 onion and 2 cloves garlic". */
const OWN_AMOUNT = /(?:\b(?:and|plus)|[&+]) ?[\d½¼¾⅓⅔⅛]/i;

/** A line as one line for each of its foods: "1 tsp each cumin and coriander" is a teaspoon of the one and a teaspoon of the other. */
export function partsOfLine<L extends LineOfFoods>(line: L, { knowledge, choices }: FoodStore): L[] {
  const others = (line.beside ?? []).flatMap((number) => {
    const food = knowledge.byNumber(choices.foodsOf(number)[0] ?? number);
    return food ? [{ food: food.id, name: food.name, choice: number === food.number ? null : number }] : [];
  });
  if (others.length === 0) return [line];
  const [own, other] = sharesOf(line, others.length + 1);
  return [
    { ...line, ...amountsOf(line, own), beside: [] },
    ...others.map((part) => ({ ...line, ...part, ...amountsOf(line, other), beside: [] })),
  ];
}

/** Which part of the line's amount goes to its own food, and which to each other; null where the line does not say. */
function sharesOf({ text, unit }: LineOfFoods, count: number): [own: number, other: number | null] {
  if (EACH.test(text)) return [1, 1];
  if (OWN_AMOUNT.test(text)) return [1, null];
  const dimension = unitOf(unit ?? 'piece')?.dimension;
  return dimension === 'mass' || dimension === 'volume' ? [1 / count, 1 / count] : [1, null];
}

function amountsOf({ amount, amountMax, unit }: LineOfFoods, share: number | null) {
  const part = (value: number | null | undefined): number | null =>
    value === null || value === undefined || share === null ? null : value * share;
  return { amount: part(amount), amountMax: part(amountMax), unit: share === null ? null : (unit ?? null) };
}
