import { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { present } from '../../shared/present.ts';
import type { ShoppingItem } from './list-items.ts';
import type { ShoppingList } from './shopping-list.entity.ts';

/** A list, as part of an address. */
export const listParams = z.object({ listId: z.string().describe('Id of a list.') });

/** What `restSummary` gives. */
export const listSummary = z.object({
  id: z.string(),
  name: z.string(),
  itemCount: z.int(),
  recipeCount: z.int(),
  createdAt: z.iso.datetime(),
});

const amount = { amount: z.number(), unit: z.string().describe('Singular; empty for pieces.') };

/** What `restItem` gives. */
export const listItem = z
  .object({
    id: z.string(),
    name: z.string(),
    totalAmount: z.number().optional().describe('Left out where no amount was stated.'),
    unit: amount.unit,
    amounts: z.array(z.object(amount)).describe('All of them, where several stand side by side.'),
    isOpenEnded: z.boolean().describe('Whether some more is needed, without a stated amount.'),
    recipes: z.array(z.object({ id: z.string(), title: z.string() })).describe('What it is for.'),
    conversions: z
      .array(z.object({ amount: z.number(), to: z.string() }))
      .describe('The same amount in other measures.'),
    isChecked: z.boolean(),
    aisle: z.string(),
    version: z.int().describe('Goes up with every change; send it along to change only what you have seen.'),
  })
  .meta({ id: 'ShoppingListItem' });

/** What `restList` gives. */
export const wholeList = listSummary
  .extend({
    items: z.array(listItem).describe('In the order of the shop.'),
    recipes: z.array(z.object({ id: z.string(), slug: z.string(), title: z.string(), servings: z.number() })),
  })
  .meta({ id: 'ShoppingList' });

/** A list as the overview shows it. */
export async function restSummary(
  list: ShoppingList,
  { listReader }: RequestContext,
): Promise<z.output<typeof listSummary>> {
  const { id, name, createdAt } = list;
  const [{ items }, recipes] = await Promise.all([listReader.counts(list), listReader.recipes(list)]);
  return { id, name, itemCount: items, recipeCount: recipes.length, createdAt: createdAt.toISOString() };
}

/** A whole list. */
export async function restList(list: ShoppingList, context: RequestContext): Promise<z.output<typeof wholeList>> {
  const [items, recipes] = await Promise.all([context.listReader.items(list), context.listReader.recipes(list)]);
  return {
    ...(await restSummary(list, context)),
    items: await Promise.all(items.map((item) => restItem(item, context))),
    recipes: recipes.map(({ recipe: { id, slug, title }, servings }) => ({ id, slug, title, servings })),
  };
}

/** An item; where several amounts stand side by side, all of them are in `amounts`. */
export async function restItem(item: ShoppingItem, { listReader }: RequestContext): Promise<z.output<typeof listItem>> {
  const { id, name, isOpenEnded, conversions, isChecked, aisle, version } = item;
  const amounts = item.amounts.map((one) => ({ amount: one.amount, unit: one.unit ?? '' }));
  const recipes = await listReader.recipesOf(item);
  return {
    id,
    name,
    ...present({ totalAmount: amounts[0]?.amount }),
    unit: amounts[0]?.unit ?? '',
    amounts,
    isOpenEnded,
    recipes: recipes.map((recipe) => ({ id: recipe.id, title: recipe.title })),
    conversions: conversions.map(({ amount, unit }) => ({ amount, to: unit })),
    isChecked,
    aisle,
    version,
  };
}
