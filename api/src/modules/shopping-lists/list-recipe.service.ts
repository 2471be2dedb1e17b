import { putRecipe } from './list-rows.sql.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, notFound } from '../../shared/errors.ts';
import type { HomeFoods } from '../search/home-foods.ts';
import { SHOPPING_LIST_RECIPES_MAX } from './list-limits.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import type { SwapService } from '../recipes/swaps/swap.service.ts';
import { swapLines, type SwappedLine } from '../recipes/swaps/swap-lines.ts';
import { isPossibleId } from '../../shared/input-text.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { wantedOf, type Wanted } from './asked-lines.ts';
import { lineToShop, type LineToShop } from './line-to-shop.ts';
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
  readonly #home: HomeFoods;

  constructor(
    em: EntityManager,
    viewer: Viewer | null,
    recipes: RecipeService,
    { foods, swaps, home }: { foods: FoodStore; swaps: SwapService; home: HomeFoods },
    reader: ShoppingListReader,
  ) {
    this.#em = em;
    this.#viewer = viewer;
    this.#recipes = recipes;
    this.#foods = foods;
    this.#swaps = swaps;
    this.#reader = reader;
    this.#home = home;
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

  /**
   * What a recipe would put on a list, line by line. What the cook has is what they say, and their pantry.
   * @throws AppError NOT_FOUND, BAD_USER_INPUT naming the field at fault
   */
  async linesToShop(asked: RecipeToShop): Promise<LineToShop[]> {
    const home = (await this.#home.foodsAtHome()).flatMap((id) => this.#foods.knowledge.byId(id) ?? []);
    const { lines, share } = await this.#read(asked, await this.#recipes.get(asked.id));
    const missing = new Set(missingLines(lines, [...this.#named(asked.have ?? []), ...home], this.#foods));
    return lines.map((line) => lineToShop(line.id, this.#wanted([line], share), missing.has(line)));
  }

  /** What recipes will put on a list; a recipe named twice counts once. @throws AppError NOT_FOUND, BAD_USER_INPUT */
  async plan(recipes: readonly RecipeToShop[]): Promise<RecipePlan[]> {
    const found = await this.#recipes.getMany(recipes.map(({ id }) => id));
    const plans = await Promise.all(recipes.map((asked, at) => this.#plan(asked, found[at] ?? null)));
    return [...new Map(plans.map((plan) => [plan.recipe.id, plan])).values()];
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

  async #plan(asked: RecipeToShop, recipe: Recipe | null): Promise<RecipePlan> {
    if (!recipe) throw notFound('Recipe');
    const { servings, share, lines } = await this.#read(asked, recipe);
    const left = asked.have ? missingLines(lines, this.#named(asked.have), this.#foods) : lines;
    const chosen = asked.lines ? chooseLines(lines, asked.lines) : left;
    return { recipe, servings, isPartial: chosen.length < lines.length, wanted: this.#wanted(chosen, share) };
  }

  /** The recipe as it is to be shopped for: swapped, and its share for so many. */
  async #read({ servings, have, swaps }: RecipeToShop, recipe: Recipe) {
    checkHave(have ?? []);
    const written = await this.#recipes.lines(recipe);
    const wanted = readServings(servings, recipe.servings);
    return {
      servings: wanted,
      share: Rational.of(wanted).over(Rational.of(recipe.servings)),
      lines: swapLines(written, await this.#swaps.apply(written, swaps ?? [])),
    };
  }

  #named(have: readonly string[]): KnownFood[] {
    return have.flatMap((text) => this.#foods.names.resolve(text)?.food ?? []);
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

/** @throws AppError BAD_USER_INPUT for none, and for what is no line of the recipe */
function chooseLines(lines: readonly SwappedLine[], ids: readonly string[]): SwappedLine[] {
  const chosen = lines.filter(({ id }) => ids.includes(id));
  if (chosen.length === 0) throw badInput('Choose at least one ingredient of the recipe.', 'lines');
  if (chosen.length < new Set(ids).size) throw badInput('The recipe has no such ingredient.', 'lines');
  return chosen;
}

async function contributionsOf(tx: EntityManager, list: string, recipe: string): Promise<string[]> {
  const rows = await tx.find(Contribution, { list, recipe }, { fields: ['id'], disableIdentityMap: true });
  return rows.map(({ id }) => id);
}
