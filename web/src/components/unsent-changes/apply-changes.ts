import { shoppingLists as text } from '../../messages/shopping-lists.ts';
import type { ListChange } from './unsent-change.ts';
import type { ListItem } from './list-parts.ts';

/**
 * The items as the cook has left them: what the server last told, and upon it what it has not heard of yet. Untouched items are the same
 * objects as before, so that their rows stay as they are.
 */
export function applyChanges(items: readonly ListItem[], changes: readonly ListChange[]): readonly ListItem[] {
  return changes.reduce<readonly ListItem[]>(
    (shown, change) => (change.refusal === undefined ? applyOne(shown, change) : shown),
    items,
  );
}

function applyOne(items: readonly ListItem[], { itemId, act }: ListChange): readonly ListItem[] {
  const at = items.findIndex((item) => goesBy(item, itemId));
  const item = items[at];
  if (act.kind === 'add') return item ? items : [...items, typedItem(itemId, act.text)];
  if (!item) return items;
  if (act.kind === 'delete') return items.filter((one) => one !== item);
  return items.with(at, { ...item, ...changed(item, act) });
}

/** Whether an item has this id, or is the line that something typed under it ended up on. */
function goesBy(item: ListItem, id: string): boolean {
  return item.id === id || item.contributions.some((contribution) => contribution.id === id);
}

function changed(item: ListItem, act: ListChange['act']): Partial<ListItem> {
  if (act.kind === 'tick') return { isChecked: act.isChecked };
  if (act.kind === 'sum') return { amountText: item.sumText, isEdited: false, version: item.version + 1 };
  if (act.kind !== 'amount') return {};
  const { amount, unit } = act;
  return {
    totalAmount: amount,
    unit,
    amountText: amount === null ? '' : text.amount(amount, unit),
    isEdited: true,
    version: item.version + 1,
    conversions: [],
  };
}

function typedItem(id: string, typed: string): ListItem {
  return {
    __typename: 'ShoppingListItem',
    id,
    name: typed,
    totalAmount: null,
    unit: null,
    amountText: '',
    sumText: '',
    conversions: [],
    contributions: [],
    recipes: [],
    thumbnail: null,
    aisle: 'other',
    isChecked: false,
    isEdited: false,
    version: 1,
    isWaiting: true,
  };
}
