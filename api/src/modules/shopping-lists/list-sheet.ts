import type { ListSheet } from './list-csv.ts';
import type { ShoppingListReader } from './list-reader.ts';
import type { ShoppingList } from './shopping-list.entity.ts';

/** A list with the titles of the recipes of each item, for files and messages. */
export async function readSheet(reader: ShoppingListReader, list: ShoppingList): Promise<ListSheet> {
  const items = await reader.items(list);
  const titles = await Promise.all(
    items.map(async (item) => [item.id, (await reader.recipesOf(item)).map(({ title }) => title)] as const),
  );
  return { items, titles: new Map(titles) };
}
