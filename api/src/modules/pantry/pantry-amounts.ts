import { convertAmount, type WeighedFood } from '../ingredients/units/conversion.ts';

/** How much of a food there is in one unit. */
export interface PantryAmount {
  amount: number;
  /** Singular; null counts pieces. */
  unit: string | null;
}

/** Smallest difference that counts, of any unit: less is a rounding. */
const NOTHING = 1e-6;

/**
 * Adds an amount to what is there, in the unit that is there where the two can be compared; otherwise it stands beside it, so that
 * nothing is lost.
 */
export function addAmount(
  there: readonly PantryAmount[],
  { amount, unit }: PantryAmount,
  food?: WeighedFood,
): PantryAmount[] {
  const sums = there.map((one) => sumOf(one, amount, unit, food));
  const at = sums.findIndex((sum) => sum !== undefined);
  if (at < 0) return [...there, { amount: rounded(amount), unit }];
  return there.map((one, place) => (place === at ? { ...one, amount: sums[at] ?? one.amount } : one));
}

function sumOf(one: PantryAmount, amount: number, unit: string | null, food?: WeighedFood): number | undefined {
  if (one.unit === unit) return rounded(one.amount + amount);
  const more = convertAmount(amount, unit, one.unit, food);
  return more === undefined ? undefined : rounded(one.amount + more);
}

/** What is left of what was there. */
export interface Rest {
  amounts: PantryAmount[];
  /** Share of the former amount that is left, 0 to 1; null where the two could not be compared. */
  share: number | null;
}

/** Takes an amount away; more than there is leaves nothing, never less than nothing. */
export function takeAmount(there: readonly PantryAmount[], { amount, unit }: PantryAmount, food?: WeighedFood): Rest {
  for (const [at, one] of there.entries()) {
    const less = one.unit === unit ? amount : convertAmount(amount, unit, one.unit, food);
    if (less === undefined) continue;
    const left = rounded(Math.max(0, one.amount - less));
    const others = there.filter((_, place) => place !== at);
    const amounts =
      left < NOTHING ? others : there.map((each, place) => (place === at ? { ...each, amount: left } : each));
    return { amounts, share: others.length > 0 ? Math.max(left / one.amount, NOTHING) : left / one.amount };
  }
  return { amounts: [...there], share: null };
}

/** The amounts as they would be without a change that happened meanwhile: `now` less what `after` has more than `before`. */
export function withoutChange(
  now: readonly PantryAmount[],
  before: readonly PantryAmount[],
  after: readonly PantryAmount[],
): PantryAmount[] {
  const of = (amounts: readonly PantryAmount[], unit: string | null): number =>
    amounts.find((one) => one.unit === unit)?.amount ?? 0;
  const units = [...new Set([...now, ...before, ...after].map(({ unit }) => unit))];
  return units
    .map((unit) => ({ unit, amount: rounded(of(now, unit) - of(after, unit) + of(before, unit)) }))
    .filter(({ amount }) => amount > NOTHING);
}

/** To six digits behind the point. */
const rounded = (amount: number): number =>
  Math.round(amount / NOTHING) * NOTHING === 0 ? 0 : Number(amount.toFixed(6));
