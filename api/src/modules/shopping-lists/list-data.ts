import { serialize, type EntityManager } from '@mikro-orm/postgresql';
import { AisleOrder, Contribution, ListItem, ListRecipe, ShoppingList } from './shopping-list.entity.ts';

/** All that is stored of a cook's shopping. */
export async function listData(em: EntityManager, user: string): Promise<Record<string, object>> {
  const lists = await em.find(ShoppingList, { user }, { orderBy: { createdAt: 'asc' } });
  const ofLists = { list: { $in: lists.map(({ id }) => id) } };
  return {
    shoppingLists: serialize(lists),
    shoppingListRecipes: serialize(await em.find(ListRecipe, ofLists)),
    shoppingListItems: serialize(await em.find(ListItem, ofLists)),
    shoppingListContributions: serialize(await em.find(Contribution, ofLists)),
    aisleOrder: serialize(await em.find(AisleOrder, { user })),
  };
}
