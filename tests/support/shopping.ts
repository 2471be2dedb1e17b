import type { GraphQLAnswer } from './app.ts';
import type { Client } from './clients.ts';

/** An item as the tests look at it. */
export interface ShownItem {
  id: string;
  name: string;
  totalAmount: number | null;
  unit: string | null;
  amounts: { amount: number; unit: string | null }[];
  isOpenEnded: boolean;
  isChecked: boolean;
  isEdited: boolean;
  aisle: string;
  version: number;
  conversions: { amount: number; to: string }[];
  contributions: { text: string }[];
  recipes: { slug: string }[];
}

/** A list as the tests look at it. */
export interface ShownList {
  id: string;
  name: string;
  revision: number;
  itemCount: number;
  checkedCount: number;
  recipeCount: number;
  aisles: string[];
  items: ShownItem[];
  shoppedRecipes: { servings: number; isPartial: boolean; recipe: { slug: string } }[];
}

export const ITEM =
  'id name totalAmount unit amounts { amount unit } isOpenEnded isChecked isEdited aisle version conversions { amount to } contributions { text } recipes { slug }';
export const LIST = `id name revision itemCount checkedCount recipeCount aisles shoppedRecipes { servings isPartial recipe { slug } } items { ${ITEM} }`;

const INPUTS: Record<string, string> = {
  createShoppingList: 'CreateShoppingListInput',
  renameShoppingList: 'RenameShoppingListInput',
  deleteShoppingList: 'ShoppingListIdInput',
  addRecipeToShoppingList: 'ShoppingListRecipeInput',
  removeRecipeFromShoppingList: 'ShoppingListRecipeInput',
  addShoppingListItem: 'AddShoppingListItemInput',
  updateShoppingListItem: 'UpdateShoppingListItemInput',
  deleteShoppingListItem: 'ShoppingListItemIdInput',
  restoreShoppingListItem: 'ShoppingListItemIdInput',
};

/** What a change of a list answers. */
export type Changed = GraphQLAnswer<Record<string, { shoppingList: ShownList; item?: ShownItem }>>;

/** Sends one change of a shopping list. */
export function change(client: Client, mutation: string, input: object): Promise<Changed> {
  const item = /^(add|update|restore)ShoppingListItem$/.test(mutation) ? `item { ${ITEM} }` : '';
  return client.graphql(
    `mutation Change($input: ${INPUTS[mutation]}!) { ${mutation}(input: $input) { shoppingList { ${LIST} } ${item} } }`,
    { input },
  );
}

/** A new list of recipes. @throws when it is refused */
export async function makeList(client: Client, recipes: object[] = [], name = 'Groceries'): Promise<ShownList> {
  const { data, errors } = await change(client, 'createShoppingList', { name, recipes });
  if (errors) throw new Error(errors[0]?.message);
  return data['createShoppingList']?.shoppingList as ShownList;
}

/** Adds what is typed, and gives its line. */
export async function type(client: Client, listId: string, text: string): Promise<ShownItem> {
  const { data, errors } = await change(client, 'addShoppingListItem', { listId, text });
  if (errors) throw new Error(errors[0]?.message);
  return data['addShoppingListItem']?.item as ShownItem;
}

/** A list as it is; null when there is none. */
export async function look(client: Client, id: string): Promise<ShownList> {
  return (
    await client.graphql<{ shoppingList: ShownList }>(`query Look($id: ID!) { shoppingList(id: $id) { ${LIST} } }`, {
      id,
    })
  ).data.shoppingList;
}

/** Everything of a list that a cook sees, without what only counts changes. */
export function seen({ items, shoppedRecipes }: ShownList): object {
  return {
    shoppedRecipes,
    items: items.map(({ contributions, ...item }) => ({
      ...item,
      texts: contributions.map(({ text }) => text).sort(),
    })),
  };
}
