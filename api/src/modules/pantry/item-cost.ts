import type { PantryAmount } from './pantry-amounts.ts';

/** Two costs together, in the money of the receipts; null where neither is known. */
export function costTogether(one: number | null, other: number | null): number | null {
  return one === null && other === null ? null : inCents((one ?? 0) + (other ?? 0));
}

/**
 * What was paid for the rest of an item.
 * @param share of it that is left, 0 to 1; null where nothing tells, which leaves the cost whole until the item is gone
 */
export function costOfRest(cost: number | null, share: number | null): number | null {
  const left = cost === null ? 0 : inCents(cost * Math.min(1, share ?? 1));
  return left === 0 ? null : left;
}

/** The share of an amount that another one is; null where the two cannot be compared. */
export function shareOf(former: readonly PantryAmount[], rest: readonly PantryAmount[]): number | null {
  const [[one], [other]] = [former, rest];
  const isAlone = former.length === 1 && rest.length === 1;
  return isAlone && one && other && one.unit === other.unit ? other.amount / one.amount : null;
}

const inCents = (money: number): number => Math.round(money * 100) / 100;
