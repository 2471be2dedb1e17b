import type { PantryItem } from './pantry-item.ts';

/** A pantry with something more in it: with what is there of the same food or words, as a new item otherwise. Of what had run out, everything begins again. */
export function withMore(items: readonly PantryItem[], more: PantryItem): readonly PantryItem[] {
  const at = items.findIndex((item) => isSame(item, more));
  const former = items[at];
  if (!former) return [...items, more];
  return items.with(at, former.level === 'OUT' ? { ...more, id: former.id } : together(former, more));
}

const isSame = (one: PantryItem, other: PantryItem): boolean =>
  one.food ? one.food.id === other.food?.id : !other.food && one.name.toLowerCase() === other.name.toLowerCase();

/** Amounts add up in one unit; where they do not, what came last is known. The older date counts. */
function together(former: PantryItem, more: PantryItem): PantryItem {
  const isOneUnit = former.amount !== null && more.amount !== null && former.unit === more.unit;
  const known = more.amount === null ? former : more;
  const amount = isOneUnit ? (former.amount ?? 0) + (more.amount ?? 0) : known.amount;
  return { ...former, level: 'HAVE', amount, unit: known.unit };
}
