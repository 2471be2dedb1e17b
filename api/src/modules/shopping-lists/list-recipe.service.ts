import { putRecipe } from './list-rows.sql.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, notFound } from '../../shared/errors.ts';
import { SHOPPING_LIST_RECIPES_MAX } from './list-limits.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import type { SwapService } from '../recipes/swaps/swap.service.ts';
import { swapLines, type SwappedLine } from '../recipes/swaps/swap-lines.ts';
import { isPossibleId } from '../../shared/input-text.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { wantedOf, type Wanted } from './asked-lines.ts';
import { checkHave, readServings, type RecipeToShop } from './list-input.ts';
import type { ShoppingListReader } from './list-reader.ts';
import { changeOwnList, contribute, withdraw } from './list-writer.ts';
import { missingLines } from './missing-lines.ts';
import { Rational } from './rational.ts';
import { Contribution, ListRecipe, type ShoppingList } from './shopping-list.entity.ts';
import { withUserMutex } from '../users/with-user-mutex.ts';

/** What a recipe will put on a list. */
export interface RecipePlan {
  recipe: Recipe;
  servings: number;
  isPartial: boolean;
  wanted: Wanted[];
}

/** Puts recipes on shopping lists and takes them off again. */
export class ListRecipeService {
  readonly #em: EntityManager;
  readonly #viewer: Viewer | null;
  readonly #recipes: RecipeService;
  readonly #foods: FoodStore;
  readonly #swaps: SwapService;
  readonly #reader: ShoppingListReader;

  constructor(
    em: EntityManager,
    viewer: Viewer | null,
    recipes: RecipeService,
    { foods, swaps }: { foods: FoodStore; swaps: SwapService },
    reader: ShoppingListReader,
  ) {
    this.#em = em;
    this.#viewer = viewer;
    this.#recipes = recipes;
    this.#foods = foods;
    this.#swaps = swaps;
    this.#reader = reader;
  }

  /**
   * Puts a recipe on a list: all of it, or what the cook lacks. One that is on it is there for as many servings as now said.
   * @throws AppError NOT_FOUND, BAD_USER_INPUT naming the field at fault
   */
  async add(list: string, recipe: RecipeToShop): Promise<ShoppingList> {
    const cook = requireViewer(this.#viewer, 'write');
    const [plan] = await this.plan([recipe]);
    return this.#change(cook, list, async (tx) => {
      if (plan) await this.put(tx, list, plan);
      if ((await tx.count(ListRecipe, { list })) > SHOPPING_LIST_RECIPES_MAX)
        throw badInput(`A shopping list takes at most ${SHOPPING_LIST_RECIPES_MAX} recipes.`, 'recipeId');
    });
  }

  /** Takes a recipe off: what it put on the list goes, everything else is as if it had never been there. @throws AppError NOT_FOUND for the list */
  async remove(list: string, recipe: string): Promise<ShoppingList> {
    const cook = requireViewer(this.#viewer, 'write');
    return this.#change(cook, list, async (tx) => {
      if (!isPossibleId(recipe)) return;
      const found = await tx.findOne(Recipe, { $or: [{ id: recipe }, { slug: recipe }] }, { disableIdentityMap: true });
      if (!found || (await tx.nativeDelete(ListRecipe, { list, recipe: found.id })) === 0) return;
      await withdraw(tx, list, await contributionsOf(tx, list, found.id));
    });
  }

  /** What recipes will put on a list; a recipe named twice counts once. @throws AppError NOT_FOUND, BAD_USER_INPUT */
  async plan(recipes: readonly RecipeToShop[]): Promise<RecipePlan[]> {
    for (const { have } of recipes) checkHave(have ?? []);
    const found = await this.#recipes.getMany(recipes.map(({ id }) => id));
    const plans = recipes.map(async ({ servings, have, swaps }, at) => {
      const recipe = found[at];
      if (!recipe) throw notFound('Recipe');
      const written = await this.#recipes.lines(recipe);
      const all = swapLines(written, await this.#swaps.apply(written, swaps ?? []));
      const lines = have ? missingLines(all, have, this.#foods) : all;
      const wantedServings = readServings(servings, recipe.servings);
      return {
        recipe,
        servings: wantedServings,
        isPartial: lines.length < all.length,
        wanted: this.#wanted(lines, Rational.of(wantedServings).over(Rational.of(recipe.servings))),
      };
    });
    return [...new Map((await Promise.all(plans)).map((plan) => [plan.recipe.id, plan])).values()];
  }

  /** Puts a planned recipe on a list, in place of what it put there before. */
  async put(tx: EntityManager, list: string, { recipe, servings, isPartial, wanted }: RecipePlan): Promise<void> {
    const former = await contributionsOf(tx, list, recipe.id);
    await putRecipe(tx, list, { recipe: recipe.id, servings, isPartial });
    await contribute(tx, { list, recipe: recipe.id, wanted });
    if (former.length > 0) await withdraw(tx, list, former);
  }

  async #change(cook: Viewer, list: string, work: (tx: EntityManager) => Promise<void>): Promise<ShoppingList> {
    const changed = await withUserMutex(this.#em, cook, async (tx) => {
      const found = await changeOwnList(tx, cook, list);
      await work(tx);
      return found;
    });
    this.#reader.forget();
    return changed;
  }

  #wanted(lines: readonly SwappedLine[], share: Rational): Wanted[] {
    const { knowledge, names } = this.#foods;
    return lines.flatMap((line) => {
      const { text, name, amount = null, amountMax = null, unit = null, preparation = null, food } = line;
      return wantedOf(
        { text, name, amount, amountMax, unit, preparation, food: food ? (knowledge.byId(food) ?? null) : null },
        share,
        names,
      );
    });
  }
}

async function contributionsOf(tx: EntityManager, list: string, recipe: string): Promise<string[]> {
  const rows = await tx.find(Contribution, { list, recipe }, { fields: ['id'], disableIdentityMap: true });
  return rows.map(({ id }) => id);
}
