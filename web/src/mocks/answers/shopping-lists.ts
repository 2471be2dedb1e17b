import { pantryChange } from '../fixtures/pantry.ts';
import { buildItem, shoppingList } from '../fixtures/shopping-list.ts';
import type { MockRoot } from '../root.ts';
import type { ShoppingListItem } from '../schema-types.ts';

function itemOf(id: string): ShoppingListItem {
  return shoppingList.items.find((item) => item.id === id) ?? buildItem({ id, name: 'kitchen roll' });
}

const unchanged = () => ({ shoppingList });

/** One list. Each change is answered as if it had been made; nothing of it is kept. */
export const shoppingListAnswers = {
  shoppingLists: () => [shoppingList],
  shoppingList: ({ id }) => (id === shoppingList.id ? shoppingList : null),
  linesToShop: ({ recipe: { servings } }) => [
    { id: '1', name: 'pasta', amountText: `${100 * (servings ?? 4)} g`, isMissing: true, isShort: false },
    { id: '2', name: 'chopped tomatoes', amountText: '1 can', isMissing: false, isShort: true },
    { id: '3', name: 'onion', amountText: '1', isMissing: false, isShort: false },
    { id: '4', name: 'salt', amountText: '', isMissing: false, isShort: false },
  ],
  createShoppingList: ({ input }) => ({ shoppingList: { ...shoppingList, id: 'list-new', name: input.name } }),
  renameShoppingList: ({ input }) => ({ shoppingList: { ...shoppingList, name: input.name } }),
  deleteShoppingList: unchanged,
  addRecipeToShoppingList: unchanged,
  removeRecipeFromShoppingList: unchanged,
  addShoppingListItem: ({ input }) => ({
    shoppingList,
    item: buildItem({ id: input.id ?? 'item-new', name: input.text }),
  }),
  updateShoppingListItem: ({ input }) => {
    const { name, totalAmount, unit, isChecked, ...item } = itemOf(input.id);
    return {
      shoppingList,
      item: {
        ...item,
        ...buildItem({
          id: input.id,
          name,
          totalAmount: input.amount ?? totalAmount,
          unit: input.unit ?? unit,
          isChecked: input.isChecked ?? isChecked,
        }),
      },
    };
  },
  putListAway: () => ({ shoppingList, change: pantryChange, takenOff: [] }),
  restoreShoppingListItem: ({ input }) => ({ shoppingList, item: itemOf(input.id) }),
  deleteShoppingListItem: unchanged,
  setAisleOrder: ({ input }) => ({ aisles: input.aisles }),
  exportShoppingList: ({ input }) =>
    input.format === 'CSV'
      ? {
          format: 'CSV',
          csv: 'Name,Amount,Unit\r\nspinach,350,g\r\n',
          fileName: 'weekend.csv',
          message: 'CSV download started',
        }
      : { format: 'EMAIL', delivery: 'OUTBOX', sentTo: 'ada@example.org', message: 'Sent to your email!' },
} satisfies Partial<MockRoot>;
