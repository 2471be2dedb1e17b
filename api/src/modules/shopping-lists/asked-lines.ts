import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { itemsApart } from '../ingredients/items-apart.ts';
import type { FoodNames } from '../ingredients/names/food-names.ts';
import { nameAsWritten } from '../ingredients/name-as-written.ts';
import { linkLine } from '../ingredients/lines/line-linker.ts';
import { unitOf } from '../ingredients/units/units.ts';
import { sureFood, wordsKey } from '../pantry/pantry-line.ts';
import { meantMeasure } from '../recipes/nutrition-measure.ts';
import type { Asked, ExactAmount } from './measured.ts';
import { Rational } from './rational.ts';

/** An ingredient line as far as a shopping list needs it. */
export interface ShoppedLine {
  text: string;
  name: string;
  amount: number | null;
  amountMax: number | null;
  unit: string | null;
  preparation: string | null;
  food: KnownFood | null;
}

/** What one line puts on a list. */
export interface Wanted {
  food: KnownFood | null;
  name: string;
  /** The line as it was written. */
  text: string;
  /** Null when it says no amount. */
  asked: Asked | null;
}

/** Thirds and sixths as a recipe's lines hold them, to three decimals. */
const FRACTIONS = new Map([
  [167, 6],
  [333, 3],
  [667, 3],
  [833, 6],
]);

/** The fraction that an amount of a line stands for: 0.333 is a third. */
function kitchenFraction(amount: number): Rational {
  const parts = FRACTIONS.get(Math.round((amount % 1) * 1_000));
  return parts === undefined ? Rational.of(amount) : Rational.of(Math.round(amount * parts)).over(Rational.of(parts));
}

/** What a line of one food asks for at a share of its recipe; of a range, the upper end, so that there is enough. */
export function wantedOf(line: ShoppedLine, share: Rational): Wanted {
  return { food: line.food, name: line.food?.name ?? line.name, text: line.text, asked: askedOf(line, share) };
}

/** What a cook typed: an item, or several between commas. */
export function readTypedItems(text: string, names: FoodNames): Wanted[] {
  return itemsApart(text, names).flatMap((item) => readItem(item, names));
}

/** An item, read as an ingredient line; of several foods ("salt and pepper") it says of none how much. */
function readItem(text: string, names: FoodNames): Wanted[] {
  const read = linkLine(text, names);
  const { name, quantity, quantityMax, unit, preparation, foodsBeside } = read;
  const known = sureFood(read, names);
  const line = {
    text,
    name: known ? known.name : nameAsWritten(name, text),
    amount: quantity,
    amountMax: quantityMax,
    unit,
    preparation,
    food: known,
  };
  if (known === null || foodsBeside.length === 0) return [wantedOf(line, Rational.of(1))];
  return [known, ...foodsBeside].map((one) => ({ food: one, name: one.name, text, asked: null }));
}

/** What tells the lines of a list apart: the food, or the words of what is none. */
export function keyOf({ food, name }: Pick<Wanted, 'food' | 'name'>): string {
  return food ? `food:${food.id}` : `name:${wordsKey(name)}`;
}

function askedOf({ amount, amountMax, unit, preparation }: ShoppedLine, share: Rational): Asked | null {
  const most = amountMax ?? amount;
  if (most === null || !(most > 0)) return null;
  const meant = meantMeasure({ amount: 1, unit, preparation });
  const isSized = unitOf(meant.unit ?? 'piece')?.dimension === 'size';
  return {
    amount: kitchenFraction(most).times(share),
    unit: isSized ? meant.unit : unit,
    each: isSized || meant.unit === unit ? null : exact(meant),
  };
}

const exact = ({ amount, unit }: { amount: number; unit: string | null }): ExactAmount => ({
  amount: kitchenFraction(amount),
  unit,
});
