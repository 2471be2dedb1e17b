import type { WeighedFood } from '../ingredients/units/conversion.ts';
import { unitOf } from '../ingredients/units/units.ts';
import { gramsAsked, gramsOf, kindOf, sizeOf, type Asked, type ExactAmount } from './measured.ts';
import { Rational, sum } from './rational.ts';

/** A food as far as adding up needs it. */
export interface SummedFood extends WeighedFood {
  /** The unit a cook would buy it in. */
  commonUnit: string | null;
}

/** Units that a sum climbs to when there is enough for one. */
const LADDERS: Record<string, readonly string[]> = {
  g: ['kg', 'g'],
  ml: ['l', 'ml'],
  tsp: ['cup', 'tbsp', 'tsp'],
  oz: ['lb', 'oz'],
};

/**
 * Adds up what is asked for of one food, exactly and whatever the order. What is of one kind is added as it stands; of several kinds,
 * those whose weight the food's own measures tell go together. The rest stands beside: nothing is guessed.
 * @returns the amounts side by side; none when nothing is measured
 */
export function sumAmounts(asked: readonly Asked[], food?: SummedFood): ExactAmount[] {
  const kinds = [...Map.groupBy(asked, kindOf)].sort(([one], [two]) => (one < two ? -1 : 1)).map(([, alike]) => alike);
  const isWeighed = (alike: readonly Asked[]): boolean => alike.every((one) => gramsAsked(one, food) !== undefined);
  const weighed = kinds.filter(isWeighed);
  if (weighed.length < 2) return kinds.map(sumOfKind);
  const grams = sum(weighed.flat().map((one) => gramsAsked(one, food) ?? Rational.ZERO));
  return [asBought(grams, food), ...kinds.filter((alike) => !isWeighed(alike)).map(sumOfKind)];
}

/** The sum of amounts of one kind: in their unit when all have the same, otherwise in one that fits the sum. */
function sumOfKind(asked: readonly Asked[]): ExactAmount {
  const units = new Set(asked.map(({ unit }) => unit));
  const [unit = null] = units;
  const isCounted = sizeOf(unit ?? 'piece') === undefined;
  const total = sum(asked.map(({ amount }) => amount));
  if (asked.length === 1 || (isCounted && units.size === 1)) return { amount: total, unit };
  return isCounted ? { amount: total, unit: null } : climb(sum(asked.map(inBase)), ladderFor(units));
}

/** Grams or millilitres. */
const inBase = ({ amount, unit }: Asked): Rational => amount.times(sizeOf(unit ?? 'piece') ?? Rational.ZERO);

/** Metric as soon as one of them is; spoons, cups, ounces and pounds stay what they are among themselves. */
function ladderFor(units: ReadonlySet<string | null>): string {
  const known = [...units].map((unit) => unitOf(unit ?? 'piece'));
  const isMass = known[0]?.dimension === 'mass';
  if (known.some((unit) => unit?.system !== 'us')) return isMass ? 'g' : 'ml';
  return isMass ? 'oz' : 'tsp';
}

function climb(inBaseUnit: Rational, ladder: string): ExactAmount {
  const steps = (LADDERS[ladder] ?? [ladder]).map((unit) => ({
    amount: inBaseUnit.over(sizeOf(unit) ?? Rational.of(1)),
    unit,
  }));
  const fitting = steps.find(({ amount }) => !amount.isLess(Rational.of(1))) ?? steps.at(-1);
  return fitting ?? { amount: inBaseUnit, unit: ladder };
}

/** A weight in the unit that the food is bought in, where its weight is known; in grams otherwise. */
function asBought(grams: Rational, food?: SummedFood): ExactAmount {
  const unit = food?.commonUnit ?? 'g';
  const one = unit === 'g' || unit === 'kg' ? undefined : gramsOf(unit, food);
  if (!one) return climb(grams, 'g');
  const amount = grams.over(one);
  if (unit === 'ml' || unit === 'l') return climb(amount.times(sizeOf(unit) ?? Rational.of(1)), 'ml');
  return { amount, unit: unit === 'piece' ? null : unit };
}
