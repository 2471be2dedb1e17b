import { badInput } from '../../shared/errors.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import { readAtHome, type HomeFoods } from './home-foods.ts';
import type { Stock } from './match/coverage-gain.ts';
import type { Completed, Lacking, SearchEngine } from './match/search-engine.ts';
import { checkSearchInput, type SearchInput } from './search-input.ts';
import { UNLOCKS } from './search-limits.ts';
import { SearchPlanner } from './search-planner.ts';
import { findUnlockPair } from './unlock-pair.ts';
import { findUnlocks } from './unlocks.ts';

/** A food that is not at home, and the recipes that it alone would complete. */
export interface Unlock {
  food: KnownFood;
  /** How many. */
  recipes: number;
  /** The best rated of them, at most three. */
  examples: Recipe[];
}

/** Two foods that are not at home, and the recipes that they would complete together. */
export interface UnlockPair {
  foods: readonly [KnownFood, KnownFood];
  /** How many, those that one of them completes alone included. */
  recipes: number;
  /** The best rated of them, at most three. */
  examples: Recipe[];
}

/** Tells what to buy. Anyone may ask; from a pantry, its cook. */
export class UnlockService {
  readonly #foods: FoodStore;
  readonly #engine: SearchEngine;
  readonly #recipes: RecipeService;
  readonly #planner: SearchPlanner;
  readonly #home: HomeFoods;

  constructor(foods: FoodStore, engine: SearchEngine, recipes: RecipeService, home: HomeFoods) {
    this.#foods = foods;
    this.#engine = engine;
    this.#recipes = recipes;
    this.#planner = new SearchPlanner(foods, engine, recipes);
    this.#home = home;
  }

  /**
   * The foods that would each by itself let most recipes be cooked that pass the filters of a search, those first that complete most.
   * @param first 1 to 20
   * @throws AppError BAD_USER_INPUT naming the field at fault, UNAUTHENTICATED for a search from the pantry without an account
   */
  async unlocks(input: SearchInput, first: number): Promise<Unlock[]> {
    if (!Number.isInteger(first) || first < 1 || first > UNLOCKS.max)
      throw badInput(`first must be 1 to ${UNLOCKS.max}.`, 'first');
    const { lacking, stock } = await this.#lackingFor(input);
    const found = findUnlocks(lacking, stock, this.#foods, first);
    return this.#withRecipes(found.map(({ food, ...completed }) => ({ food, ...completed })));
  }

  /**
   * The two foods that together let most recipes be cooked that pass the filters of a search, of those that complete more than both do each
   * alone. Null where none do.
   * @throws AppError BAD_USER_INPUT naming the field at fault, UNAUTHENTICATED for a search from the pantry without an account
   */
  async unlockPair(input: SearchInput): Promise<UnlockPair | null> {
    const { lacking, stock } = await this.#lackingFor(input);
    const found = findUnlockPair(lacking, stock, this.#foods);
    const [pair] = await this.#withRecipes(found ? [found] : []);
    return pair ?? null;
  }

  async #lackingFor(input: SearchInput): Promise<{ lacking: Lacking; stock: Stock }> {
    checkSearchInput({ ...input, mode: 'match' });
    const atHome = await readAtHome(input, this.#home, this.#foods.knowledge);
    const { query, held, pantry, limits } = await this.#planner.plan(input, atHome);
    return { lacking: await this.#engine.lacking(query), stock: { held, pantry, limits, coverage: query.coverage } };
  }

  /** Reads the recipes that are named as examples, all at once. */
  async #withRecipes<One extends Completed>(
    found: readonly One[],
  ): Promise<(Omit<One, 'examples'> & { examples: Recipe[] })[]> {
    const numbers = found.flatMap(({ examples }) => examples.map(({ number }) => number));
    const recipes = await this.#recipes.byNumbers([...new Set(numbers)]);
    const byNumber = new Map(recipes.map((recipe) => [recipe.number, recipe]));
    return found.map((one) => ({
      ...one,
      examples: one.examples.flatMap(({ number }) => byNumber.get(number) ?? []),
    }));
  }
}
