import { randomUUID } from 'node:crypto';
import { raw, type EntityManager } from '@mikro-orm/postgresql';
import { badInput, notFound } from '../../shared/errors.ts';
import { noRoom, STORED } from '../users/stored-limits.ts';
import { SHOPPING_LIST_RECIPES_MAX } from './list-limits.ts';
import { makeOnce } from '../idempotency/idempotency.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { AISLES } from './aisles.ts';
import { readListName, type RecipeToShop } from './list-input.ts';
import type { ShoppingListReader } from './list-reader.ts';
import type { ListRecipeService } from './list-recipe.service.ts';
import { changeOwnList } from './list-writer.ts';
import { AisleOrder, ShoppingList } from './shopping-list.entity.ts';
import { withUserMutex } from '../users/with-user-mutex.ts';

/** Makes, renames and deletes shopping lists: each cook their own. What is another's is not found. */
export class ShoppingListService {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #recipes: ListRecipeService;
  readonly #reader: ShoppingListReader;

  constructor(em: EntityManager, viewer: Viewer | null, recipes: ListRecipeService, reader: ShoppingListReader) {
    this.#em = em;
    this.#viewer = viewer;
    this.#recipes = recipes;
    this.#reader = reader;
  }

  /**
   * Makes a list that shops for the given recipes.
   * @param key sent again with the same input, it gives the list that it made before
   * @throws AppError BAD_USER_INPUT naming the field at fault, NOT_FOUND for a recipe, CONFLICT for a key used otherwise
   */
  async create(name: string, recipes: readonly RecipeToShop[], key: string | null): Promise<ShoppingList> {
    const cook = requireViewer(this.#viewer, 'write');
    const title = readListName(name);
    if (recipes.length > SHOPPING_LIST_RECIPES_MAX)
      throw badInput(`A shopping list takes at most ${SHOPPING_LIST_RECIPES_MAX} recipes.`, 'recipes');
    const planned = await this.#recipes.plan(recipes);
    const list = await withUserMutex(
      this.#em,
      cook,
      async (tx) => {
        const id = await makeOnce(
          tx,
          { user: cook.id, key, input: { title, recipes } },
          randomUUID(),
          async (fresh) => {
            if ((await tx.count(ShoppingList, { user: cook.id })) >= STORED.shoppingLists.most)
              throw noRoom('shoppingLists', 'Delete one first.', 'name');
            await tx.insert(ShoppingList, { id: fresh, user: cook.id, name: title });
            for (const plan of planned) await this.#recipes.put(tx, fresh, plan);
          },
        );
        return tx.findOne(ShoppingList, { id }, { refresh: true });
      },
      { alone: true },
    );
    if (!list) throw notFound('Shopping list');
    return list;
  }

  /** @throws AppError NOT_FOUND, BAD_USER_INPUT for a name that is blank or too long */
  async rename(id: string, name: string): Promise<ShoppingList> {
    const cook = requireViewer(this.#viewer, 'write');
    const title = readListName(name);
    return withUserMutex(this.#em, cook, async (tx) => {
      const list = await changeOwnList(tx, cook, id);
      list.name = title;
      await tx.flush();
      return list;
    });
  }

  /** Deletes a list, which is given as it was. @throws AppError NOT_FOUND */
  async delete(id: string): Promise<ShoppingList> {
    const cook = requireViewer(this.#viewer, 'write');
    return withUserMutex(this.#em, cook, async (tx) => {
      const list = await changeOwnList(tx, cook, id);
      await Promise.all([this.#reader.items(list), this.#reader.recipes(list), this.#reader.counts(list)]);
      await tx.nativeDelete(ShoppingList, { id });
      return list;
    });
  }

  /** Sets the order in which the cook walks through the shop, for all lists; aisles left out follow. @throws AppError BAD_USER_INPUT for what is no aisle */
  async setAisleOrder(aisles: readonly string[]): Promise<string[]> {
    const cook = requireViewer(this.#viewer, 'write');
    const strange = aisles.find((aisle) => !(AISLES as readonly string[]).includes(aisle));
    if (strange !== undefined) throw badInput('There is no such aisle.', 'aisles');
    await withUserMutex(this.#em, cook, async (tx) => {
      await tx.upsert(AisleOrder, { user: cook.id, aisles: [...new Set(aisles)] }, { disableIdentityMap: true });
      await tx.nativeUpdate(ShoppingList, { user: cook.id }, { revision: raw('revision + 1') });
    });
    this.#reader.forget();
    return this.#reader.aisles();
  }
}
