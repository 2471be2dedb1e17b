import type { PantryItem } from '../pantry/pantry-item.ts';
import type { PantryChange } from './unsent-change.ts';

/** A pantry as its cook has left it: what the server last told, and upon it what it has not heard of yet. */
export function applyPantryChanges(
  items: readonly PantryItem[],
  changes: readonly PantryChange[],
): readonly PantryItem[] {
  return changes.reduce((shown, change) => (change.refusal === undefined ? applyOne(shown, change) : shown), items);
}

function applyOne(items: readonly PantryItem[], { itemId, act }: PantryChange): readonly PantryItem[] {
  if (act.kind === 'take') return items.filter(({ id }) => id !== itemId);
  if (act.kind === 'put') return items;
  return items.map((item) => (item.id === itemId ? atLevel(item, act.level) : item));
}

/** An item of which so much is left: of what is out there is no amount. */
export const atLevel = (item: PantryItem, level: PantryItem['level']): PantryItem => ({
  ...item,
  level,
  ...(level === 'OUT' && { amount: null, isDue: false }),
});
