import type { FoodStore } from '../ingredients/foods/food-store.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import type { SearchEngine } from './match/search-engine.ts';
import { wishesNotMet } from './dish-wishes.ts';
import { findNamedDishes, type NamedDishes } from './named-dishes.ts';
import { popularityOf } from './popularity.ts';
import type { SearchInput } from './search-input.ts';
import { NOTHING_AT_HOME, planSearch, type AtHome, type SearchPlan } from './search-plan.ts';

/** Reads what a cook asks for into what engines rank by, with the dishes that are named. */
export class SearchPlanner {
  readonly #foods: FoodStore;
  readonly #engine: SearchEngine;
  readonly #recipes: RecipeService;

  constructor(foods: FoodStore, engine: SearchEngine, recipes: RecipeService) {
    this.#foods = foods;
    this.#engine = engine;
    this.#recipes = recipes;
  }

  /** The plan of a search. Names of dishes are only looked up where a text may ask for a kind of dish, which tells what is there. */
  async plan(input: SearchInput, atHome: AtHome = NOTHING_AT_HOME): Promise<SearchPlan> {
    const plan = this.planAs(input, [], atHome);
    const isOpen = plan.resolvedIngredients.some(({ dish }) => dish !== null && dish.foods.length > 0);
    return isOpen ? (await this.#withDishes(input, plan, atHome)).plan : plan;
  }

  /** The plan of a search, and the dishes that it names. */
  planWithDishes(input: SearchInput, atHome: AtHome): Promise<{ plan: SearchPlan; named: NamedDishes }> {
    return this.#withDishes(input, this.planAs(input, [], atHome), atHome);
  }

  /** The plan of a search of which those texts are known that ask for a kind of dish. */
  planAs(input: SearchInput, kinds: readonly string[], atHome: AtHome): SearchPlan {
    return planSearch(input, this.#foods, this.#engine, kinds, atHome);
  }

  async #withDishes(
    input: SearchInput,
    plan: SearchPlan,
    atHome: AtHome,
  ): Promise<{ plan: SearchPlan; named: NamedDishes }> {
    const named = await findNamedDishes(plan, {
      foods: this.#foods,
      recipes: this.#recipes,
      popularity: popularityOf(this.#engine, this.#foods.choices),
    });
    if (named.kinds.length === 0) return { plan, named };
    const fuller = this.planAs(input, named.kinds, atHome);
    const resolvedIngredients = fuller.resolvedIngredients.map((typed, at) => {
      const isDish = named.resolvedIngredients[at]?.isDish ?? false;
      return { ...typed, isDish, unread: [...typed.unread, ...wishesNotMet(typed.text, named.recipes, isDish)] };
    });
    return { plan: fuller, named: { ...named, resolvedIngredients } };
  }
}
