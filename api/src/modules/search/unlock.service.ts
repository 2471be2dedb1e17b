import { badInput } from '../../shared/errors.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import { readAtHome, type HomeFoods } from './home-foods.ts';
import type { SearchEngine } from './match/search-engine.ts';
import { checkSearchInput, type SearchInput } from './search-input.ts';
import { UNLOCKS } from './search-limits.ts';
import { SearchPlanner } from './search-planner.ts';
import { findUnlocks } from './unlocks.ts';

/** A food that is not at home, and the recipes that it alone would complete. */
export interface Unlock {
  food: KnownFood;
  /** How many. */
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
    checkSearchInput({ ...input, mode: 'match' });
    if (!Number.isInteger(first) || first < 1 || first > UNLOCKS.max)
      throw badInput(`first must be 1 to ${UNLOCKS.max}.`, 'first');
    const atHome = await readAtHome(input, this.#home, this.#foods.knowledge);
    const { query, held, pantry, limits } = await this.#planner.plan(input, atHome);
    const stock = { held, pantry, limits, coverage: query.coverage };
    const found = findUnlocks(await this.#engine.lacking(query), stock, this.#foods, first);
    const recipes = await this.#recipes.byNumbers([
      ...new Set(found.flatMap(({ examples }) => examples.map(({ number }) => number))),
    ]);
    const byNumber = new Map(recipes.map((recipe) => [recipe.number, recipe]));
    return found.map(({ food, recipes: count, examples }) => ({
      food,
      recipes: count,
      examples: examples.flatMap(({ number }) => byNumber.get(number) ?? []),
    }));
  }
}
