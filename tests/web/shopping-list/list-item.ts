import type { ListItem } from '../../../web/src/components/unsent-changes/list-parts.ts';

/** An item as plain as can be, which goes by its name. */
export function listItem(name: string, more: Partial<ListItem> = {}): ListItem {
  return {
    __typename: 'ShoppingListItem',
    id: name,
    name,
    totalAmount: 2,
    unit: null,
    amountText: '2',
    sumText: '2',
    conversions: [],
    contributions: [],
    recipes: [],
    thumbnail: null,
    aisle: 'vegetables',
    isChecked: false,
    isEdited: false,
    version: 1,
    ...more,
  };
}
