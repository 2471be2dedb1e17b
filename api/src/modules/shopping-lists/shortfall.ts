import type { FoodKnowledge } from '../ingredients/foods/food-knowledge.ts';
import { convertAmount, type WeighedFood } from '../ingredients/units/conversion.ts';
import { unitOf } from '../ingredients/units/units.ts';
import { amountOf, takenFrom, type ItemFoods } from '../cooking/deductions.ts';
import { takeAmount, type PantryAmount } from '../pantry/pantry-amounts.ts';
import type { HeldStock } from '../pantry/pantry-reader.ts';
import type { SwappedLine } from '../recipes/swaps/swap-lines.ts';
import type { Wanted } from './asked-lines.ts';
import { Rational } from './rational.ts';

/** What two sums of decimals may differ by: 0.1 + 0.2 is enough for 0.3. */
const ROUNDING = 1e-6;

/**
 * How much of what lines ask for has to be bought although the food is there, in the unit of each line: two lines of one food
 * take from it one after the other. Where either amount is unknown, or they cannot be compared, there is enough.
 * @param share how many times over the recipe is cooked
 */
export function shortfallOf(
  lines: readonly SwappedLine[],
  share: number,
  stock: readonly HeldStock[],
  knowledge: FoodKnowledge,
  isHadFor: ItemFoods<HeldStock>['isHadFor'],
): Map<SwappedLine, number> {
  const short = new Map<SwappedLine, number>();
  const taken = takenFrom(lines, stock, knowledge, { foodOf: ({ food }) => food, isHadFor });
  for (const [{ food, amounts }, asking] of taken) {
    let left: readonly PantryAmount[] = amounts;
    for (const line of asking) {
      const asked = amountOf(line, share);
      const there = asked && amounts.length > 0 ? amountIn(asked.unit, left, food) : null;
      if (!asked || there === null) continue;
      if (asked.amount - there > ROUNDING) short.set(line, toBuy(asked.amount - there, asked.unit));
      left = takeAmount(left, asked, food).amounts;
    }
  }
  return short;
}

/** What a line puts on a list when only so much of it has to be bought. */
export function onlyShort(wanted: Wanted, short: number | undefined): Wanted {
  const { asked } = wanted;
  return asked && short !== undefined ? { ...wanted, asked: { ...asked, amount: Rational.of(short) } } : wanted;
}

/** What is there in one unit; null where a part of it cannot be told in it. */
function amountIn(unit: string | null, there: readonly PantryAmount[], food: WeighedFood): number | null {
  const parts = there.map((one) => (one.unit === unit ? one.amount : convertAmount(one.amount, one.unit, unit, food)));
  return parts.reduce<number | null>((sum, part) => (sum === null || part === undefined ? null : sum + part), 0);
}

/** To six digits; what is counted is bought whole. */
function toBuy(amount: number, unit: string | null): number {
  const isMeasured = ['mass', 'volume'].includes(unitOf(unit ?? 'piece')?.dimension ?? '');
  return isMeasured ? Number(amount.toFixed(6)) : Math.ceil(amount - ROUNDING);
}
