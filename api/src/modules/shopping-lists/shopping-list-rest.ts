import type { RequestContext } from '../../context.ts';
import type { ShoppingItem } from './list-items.ts';
import type { ShoppingList } from './shopping-list.entity.ts';

/** A list as the overview shows it. */
export async function restSummary(list: ShoppingList, { listReader }: RequestContext) {
  const { id, name, createdAt } = list;
  const [{ items }, recipes] = await Promise.all([listReader.counts(list), listReader.recipes(list)]);
  return { id, name, itemCount: items, recipeCount: recipes.length, createdAt: createdAt.toISOString() };
}

/** A whole list. */
export async function restList(list: ShoppingList, context: RequestContext) {
  const [items, recipes] = await Promise.all([context.listReader.items(list), context.listReader.recipes(list)]);
  return {
    ...(await restSummary(list, context)),
    items: await Promise.all(items.map((item) => restItem(item, context))),
    recipes: recipes.map(({ recipe: { id, slug, title }, servings }) => ({ id, slug, title, servings })),
  };
}

/** An item; where several amounts stand side by side, all of them are in `amounts`. */
export async function restItem(item: ShoppingItem, { listReader }: RequestContext) {
  const { id, name, amounts, isOpenEnded, conversions, isChecked, aisle, version } = item;
  const recipes = await listReader.recipesOf(item);
  return {
    id, name, totalAmount: amounts[0]?.amount ?? null, unit: amounts[0]?.unit ?? null, amounts, isOpenEnded,
    recipes: recipes.map((recipe) => ({ id: recipe.id, title: recipe.title })),
    conversions: conversions.map(({ amount, unit }) => ({ amount, to: unit })), isChecked, aisle, version,
  };
}
