import { countItems } from './list-rows.sql.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { RecipeStatus } from '../recipes/recipe-enums.ts';
import type { TokenScope } from '../users/user-enums.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { isPossibleId } from '../../shared/input-text.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { aisleOrder } from './aisles.ts';
import { deriveItems, type ShoppingItem } from './list-items.ts';
import { AisleOrder, Contribution, ListItem, ListRecipe, ShoppingList } from './shopping-list.entity.ts';

/** A recipe that a list shops for. */
export interface ShoppedRecipe {
  recipe: Recipe;
  servings: number;
  /** Whether only what was missing was put on the list. */
  isPartial: boolean;
}

/** How much is on a list. */
interface Counts {
  items: number;
  checked: number;
}

const NOTHING: Counts = { items: 0, checked: 0 };

/** Shopping lists as their own cook sees them; another's are not found. The parts of many lists are read together. */
export class ShoppingListReader {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #foods: FoodStore;
  readonly #items: DataLoader<string, ShoppingItem[]>;
  readonly #recipes: DataLoader<string, ShoppedRecipe[]>;
  readonly #counts: DataLoader<string, Counts>;
  #aisles: Promise<string[]> | undefined;

  constructor(em: EntityManager, viewer: Viewer | null, foods: FoodStore) {
    this.#em = em;
    this.#viewer = viewer;
    this.#foods = foods;
    this.#items = new DataLoader((ids) => this.#itemsOf(ids));
    this.#recipes = new DataLoader((ids) => this.#recipesOf(ids));
    this.#counts = new DataLoader((ids) => this.#countsOf(ids));
  }

  /** The cook's lists, the newest first. */
  async own(): Promise<ShoppingList[]> {
    const cook = requireViewer(this.#viewer, 'read');
    return this.#em.find(ShoppingList, { user: cook.id }, { orderBy: { createdAt: 'desc', id: 'asc' }, refresh: true });
  }

  /** A list of the cook's own; null for any other. @param scope what an API token needs for what comes of it */
  async find(id: string, scope: `${TokenScope}` = 'read'): Promise<ShoppingList | null> {
    const cook = requireViewer(this.#viewer, scope);
    return isPossibleId(id) ? this.#em.findOne(ShoppingList, { id, user: cook.id }, { refresh: true }) : null;
  }

  /** The lines of a list in the order of the shop. */
  items({ id }: Pick<ShoppingList, 'id'>): Promise<ShoppingItem[]> {
    return this.#items.load(id);
  }

  /** The recipes that a list shops for, those added first first. */
  recipes({ id }: Pick<ShoppingList, 'id'>): Promise<ShoppedRecipe[]> {
    return this.#recipes.load(id);
  }

  /** How many lines a list has, and how many of them are ticked. */
  counts({ id }: Pick<ShoppingList, 'id'>): Promise<Counts> {
    return this.#counts.load(id);
  }

  /** The recipes that an item is wanted for. */
  async recipesOf({ list, contributions }: ShoppingItem): Promise<Recipe[]> {
    const wanted = new Set(contributions.map(({ recipe }) => recipe));
    return (await this.#recipes.load(list)).map(({ recipe }) => recipe).filter(({ id }) => wanted.has(id));
  }

  /** Every aisle in the order in which the cook walks. */
  async aisles(): Promise<string[]> {
    return aisleOrder(await this.#ownAisles());
  }

  /** Forgets what was read: a change has been made since. */
  forget(): void {
    for (const loader of [this.#items, this.#recipes, this.#counts]) loader.clearAll();
    this.#aisles = undefined;
  }

  #ownAisles(): Promise<string[]> {
    this.#aisles ??= this.#em
      .fork()
      .findOne(AisleOrder, { user: this.#viewer?.id ?? '' })
      .then((own) => own?.aisles ?? []);
    return this.#aisles;
  }

  async #itemsOf(ids: readonly string[]): Promise<ShoppingItem[][]> {
    const em = this.#em.fork();
    const items = await em.find(ListItem, { list: { $in: [...ids] }, deletedAt: null }, { disableIdentityMap: true });
    const contributions = await em.find(
      Contribution,
      { list: { $in: [...ids] } },
      { orderBy: { position: 'asc', id: 'asc' }, disableIdentityMap: true },
    );
    const aisles = await this.#ownAisles();
    const [itemsByList, byList] = [
      Map.groupBy(items, ({ list }) => list),
      Map.groupBy(contributions, ({ list }) => list),
    ];
    return ids.map((id) => deriveItems(itemsByList.get(id) ?? [], byList.get(id) ?? [], this.#foods.knowledge, aisles));
  }

  async #recipesOf(ids: readonly string[]): Promise<ShoppedRecipe[][]> {
    const rows = await this.#em
      .fork()
      .find(
        ListRecipe,
        { list: { $in: [...ids] } },
        { populate: ['recipe'], orderBy: { addedAt: 'asc', recipe: { id: 'asc' } }, disableIdentityMap: true },
      );
    const byList = Map.groupBy(rows, ({ list }) => list);
    return ids.map((id) => (byList.get(id) ?? []).filter(({ recipe }) => this.#maySee(recipe)));
  }

  #maySee({ status, authorUser }: Recipe): boolean {
    return status === RecipeStatus.PUBLISHED || authorUser === this.#viewer?.id;
  }

  async #countsOf(ids: readonly string[]): Promise<Counts[]> {
    const byList = await countItems(this.#em, ids);
    return ids.map((id) => byList.get(id) ?? NOTHING);
  }
}
