import { daysUntil } from '../../messages/days-until.ts';
import type { PantryItem } from './pantry-item.ts';

/** A food is due when it should be eaten within so many days. */
const DUE_DAYS = 3;

/** A visitor's pantry as it is today: what is due first, what has run out last. */
export function ofVisitor(items: readonly PantryItem[]): PantryItem[] {
  return items.map(today).toSorted((one, other) => rank(one).localeCompare(rank(other)));
}

const today = (item: PantryItem): PantryItem => ({
  ...item,
  isDue: item.level !== 'OUT' && item.bestBefore !== null && daysUntil(item.bestBefore) <= DUE_DAYS,
});

const rank = ({ level, bestBefore, name }: PantryItem): string =>
  `${level === 'OUT' ? 1 : 0}${bestBefore ?? '9999-99-99'}${name.toLowerCase()}`;
