import { addAmount, withoutChange } from './pantry-amounts.ts';
import { PantryLevel } from './pantry-enums.ts';
import type { ItemState, TouchedItem } from './item-history.ts';
import type { PantryBook } from './pantry-book.ts';

/**
 * Takes an act back: each item is as if it had not happened, and what has happened to it since stays. What was added goes unless
 * there is more of it by now; what was taken out comes back, to the item of its food where there is one again.
 */
export function undoTouched(book: PantryBook, touched: readonly TouchedItem[]): void {
  for (const { id, before, after } of touched) {
    const now = book.get(id);
    if (before === null) undoAdding(book, id, now, after);
    else if (after === null) putBack(book, id, before);
    else if (now) book.put(merged(now, before, after), id);
  }
}

function undoAdding(book: PantryBook, id: string, now: ItemState | undefined, after: ItemState | null): void {
  if (!now) return;
  const amounts = withoutChange(now.amounts, [], after?.amounts ?? []);
  if (amounts.length === 0) book.remove(id);
  else book.put({ ...now, amounts }, id);
}

function putBack(book: PantryBook, id: string, before: ItemState): void {
  if (book.get(id)) return;
  const standing =
    before.food === null ? undefined : book.find((one) => one.food === before.food && one.place === before.place);
  if (!standing) return void book.put(before, id);
  const [itemId, item] = standing;
  const amounts = before.amounts.reduce((sum, one) => addAmount(sum, one), item.amounts);
  book.put({ ...item, amounts, level: item.level === PantryLevel.OUT ? before.level : item.level }, itemId);
}

/** `now`, with each part that the act had changed put back unless it was changed again since. */
function merged(now: ItemState, before: ItemState, after: ItemState): ItemState {
  const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  const keep = <Key extends keyof ItemState>(key: Key): ItemState[Key] =>
    isSame(now[key], after[key]) ? before[key] : now[key];
  return {
    food: keep('food'),
    name: keep('name'),
    level: keep('level'),
    amounts: withoutChange(now.amounts, before.amounts, after.amounts),
    place: keep('place'),
    since: keep('since'),
    bestBefore: keep('bestBefore'),
    isBestBeforeGuessed: keep('isBestBeforeGuessed'),
    openedAt: keep('openedAt'),
    dueFrom: keep('dueFrom'),
    leftoverOf: keep('leftoverOf'),
    portions: keep('portions'),
    stock: keep('stock') ?? null,
    cost: keep('cost') ?? null,
  };
}
