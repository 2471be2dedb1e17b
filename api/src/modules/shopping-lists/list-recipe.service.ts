import { putRecipe } from './list-rows.sql.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, notFound } from '../../shared/errors.ts';
import type { HeldStock, PantryReader } from '../pantry/pantry-reader.ts';
import { stockOf } from '../cooking/stock-of.ts';
import { readKitchen } from '../search/typed/read-kitchen.ts';
import { SHOPPING_LIST_RECIPES_MAX } from './list-limits.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { Recipe } from '../recipes/recipe.entity.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import type { SwapService } from '../recipes/swaps/swap.service.ts';
import { swapLines, type SwappedLine } from '../recipes/swaps/swap-lines.ts';
import { isPossibleId } from '../../shared/input-text.ts';
import { partsOfLine } from '../ingredients/lines/line-parts.ts';
import { requireViewer, type Viewer } from '../users/viewer.ts';
import { wantedOf, type Wanted } from './asked-lines.ts';
import { lineToShop, type LineNeed, type LineToShop } from './line-to-shop.ts';
import { checkHave, readServings, type RecipeToShop } from './list-input.ts';
import type { ShoppingListReader } from './list-reader.ts';
import { changeOwnList, contribute, withdraw } from './list-writer.ts';
import { missingLines } from './missing-lines.ts';
import { Rational } from './rational.ts';
import { onlyShort, shortfallOf } from './shortfall.ts';
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
  readonly #pantry: PantryReader;

  constructor(
    em: EntityManager,
    viewer: Viewer | null,
    recipes: RecipeService,
    { foods, swaps, pantry }: { foods: FoodStore; swaps: SwapService; pantry: PantryReader },
    reader: ShoppingListReader,
  ) {
    this.#em = em;
    this.#viewer = viewer;
    this.#recipes = recipes;
    this.#foods = foods;
    this.#swaps = swaps;
    this.#reader = reader;
    this.#pantry = pantry;
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
    const { lines } = await this.#read(asked, await this.#recipes.findOrFail(asked.id), await this.#pantry.stock());
    return lines.map(lineToShop);
  }

  /** What recipes will put on a list; a recipe named twice counts once. @throws AppError NOT_FOUND, BAD_USER_INPUT */
  async plan(recipes: readonly RecipeToShop[]): Promise<RecipePlan[]> {
    const found = await this.#recipes.findMany(recipes.map(({ id }) => id));
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
    // Lines are chosen from what `linesToShop` showed, which heeds the pantry.
    const { servings, lines } = await this.#read(asked, recipe, asked.lines ? await this.#pantry.stock() : []);
    const needed = asked.have ? lines.filter(({ isMissing, isShort }) => isMissing || isShort) : lines;
    const chosen = asked.lines ? chooseLines(lines, asked.lines) : needed;
    return {
      recipe,
      servings,
      isPartial: chosen.length < lines.length || chosen.some(({ isShort }) => isShort),
      wanted: chosen.flatMap(({ wanted }) => wanted),
    };
  }

  /** The recipe as it is to be shopped for: swapped, for so many, less what there is of it. */
  async #read({ servings, have, swaps }: RecipeToShop, recipe: Recipe, atHome: readonly HeldStock[]) {
    checkHave(have ?? []);
    const written = (await this.#recipes.lines(recipe)).filter(({ isNoFood }) => !isNoFood);
    const wanted = readServings(servings, recipe.servings);
    const lines = swapLines(written, await this.#swaps.apply(written, swaps ?? []));
    const stock = stockOf(readKitchen(have ?? [], this.#foods).amounts, atHome);
    const share = Rational.of(wanted).over(Rational.of(recipe.servings));
    return { servings: wanted, lines: this.#needs(lines, share, stock) };
  }

  /** What of each line has to be bought: of one that sums foods what is lacking, or all where nothing is. */
  #needs(lines: readonly SwappedLine[], share: Rational, stock: readonly HeldStock[]): LineNeed[] {
    const parts = lines.map((line) => partsOfLine(line, this.#foods));
    const missing = new Set(
      missingLines(
        parts.flat(),
        stock.map(({ food }) => food),
        this.#foods,
      ),
    );
    const short = shortfallOf(parts.flat(), share.toNumber(), stock, this.#foods.knowledge, (one, food) =>
      this.#pantry.isHadFor(one.food, food),
    );
    const lessOf = (part: SwappedLine): number | undefined => (missing.has(part) ? undefined : short.get(part));
    return lines.map((line, at) => {
      const all = parts[at] ?? [];
      const lacking = all.filter((part) => missing.has(part) || short.has(part));
      const isMissing = all.some((part) => missing.has(part));
      const toBuy = lacking.length > 0 ? lacking : all;
      const wanted = toBuy.map((part) => onlyShort(this.#wanted(part, share), lessOf(part)));
      return { line, isMissing, isShort: !isMissing && lacking.length > 0, wanted };
    });
  }

  #wanted(
    { text, name, amount = null, amountMax = null, unit = null, preparation = null, food }: SwappedLine,
    share: Rational,
  ): Wanted {
    const known = food ? (this.#foods.knowledge.byId(food) ?? null) : null;
    return wantedOf({ text, name, amount, amountMax, unit, preparation, food: known }, share);
  }
}

/** @throws AppError BAD_USER_INPUT for none, and for what is no line of the recipe */
function chooseLines(lines: readonly LineNeed[], ids: readonly string[]): LineNeed[] {
  const chosen = lines.filter(({ line }) => ids.includes(line.id));
  if (chosen.length === 0) throw badInput('Choose at least one ingredient of the recipe.', 'lines');
  if (chosen.length < new Set(ids).size) throw badInput('The recipe has no such ingredient.', 'lines');
  return chosen;
}

async function contributionsOf(tx: EntityManager, list: string, recipe: string): Promise<string[]> {
  const rows = await tx.find(Contribution, { list, recipe }, { fields: ['id'], disableIdentityMap: true });
  return rows.map(({ id }) => id);
}
