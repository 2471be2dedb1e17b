import type { EntityManager } from '@mikro-orm/postgresql';
import { Meal } from './recipe-enums.ts';
import { CUISINES, type Cuisine } from './cuisine.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import { mainFoods, mayBeMain, type MainFoodGroup } from './main-foods.ts';
import { MEAL_TAGS } from './meal-tags.ts';
import type { Recipe } from './recipe.entity.ts';
import { cuisineGroups, foodGroups, mealGroups, smallGroups, type GroupRow } from './recipe-index.sql.ts';
import type { RecipeService } from './recipe.service.ts';

/** Most minutes in all of what counts as quick. */
export const QUICK_MINUTES = 30;
/** Most needed foods of what counts as few. */
export const FEW_INGREDIENTS = 5;

/** Recipes with something in common, and one of them to show; at least one. */
export interface RecipeGroup {
  count: number;
  example: Recipe;
}

/** All published recipes by what cooks look for; groups without recipes are left out. */
export interface RecipeIndex {
  /** By name. */
  cuisines: (RecipeGroup & { name: Cuisine })[];
  /** In the order of a day. */
  meals: (RecipeGroup & { meal: Meal })[];
  /** What most dishes are named for, first. */
  foods: MainFoodGroup[];
  quick: RecipeGroup | null;
  fewIngredients: RecipeGroup | null;
}

/** The index of all published recipes. Anyone may ask for it. */
export class RecipeIndexService {
  readonly #em: EntityManager;
  readonly #foods: FoodStore;
  readonly #recipes: Pick<RecipeService, 'byNumbers'>;

  constructor(em: EntityManager, foods: FoodStore, recipes: Pick<RecipeService, 'byNumbers'>) {
    this.#em = em;
    this.#foods = foods;
    this.#recipes = recipes;
  }

  /** The groups with their counts, in one statement each, and the recipes that are shown for them in one more. */
  async read(): Promise<RecipeIndex> {
    const small = await smallGroups(this.#em, QUICK_MINUTES, FEW_INGREDIENTS);
    const byMeal = await mealGroups(this.#em, MEAL_TAGS);
    const byCuisine = await cuisineGroups(this.#em);
    const groupOf = await this.#withExamples([...small, ...byMeal, ...byCuisine]);
    return {
      cuisines: CUISINES.toSorted().flatMap((name) => groupOf(name).map((group) => ({ ...group, name }))),
      meals: Object.values(Meal).flatMap((meal) => groupOf(meal).map((group) => ({ ...group, meal }))),
      foods: await this.#mainFoods(),
      quick: groupOf('quick')[0] ?? null,
      fewIngredients: groupOf('few')[0] ?? null,
    };
  }

  /** Reads a recipe to show for each group, another for each where there are enough; gives the group of a key, or none. */
  async #withExamples(rows: readonly GroupRow[]): Promise<(key: string) => RecipeGroup[]> {
    const shown = new Map<string, number>();
    for (const { key, examples } of rows)
      shown.set(key, examples.find((number) => ![...shown.values()].includes(number)) ?? examples[0] ?? 0);
    const recipes = new Map(
      (await this.#recipes.byNumbers([...new Set(shown.values())])).map((recipe) => [recipe.number, recipe]),
    );
    const byKey = new Map(rows.map((row) => [row.key, row]));
    return (key) => {
      const example = recipes.get(shown.get(key) ?? 0);
      return example ? [{ count: byKey.get(key)?.count ?? 0, example }] : [];
    };
  }

  async #mainFoods(): Promise<MainFoodGroup[]> {
    const { knowledge, choices } = this.#foods;
    const kinds = knowledge.foods
      .filter(mayBeMain)
      .flatMap(({ number }) => knowledge.withKinds(number).map((kind) => ({ food: number, kind })));
    const needs = kinds.flatMap(({ food, kind }) =>
      [kind, ...choices.offering(kind)].map((number) => ({ food, number })),
    );
    const names = kinds.map(({ food, kind }) => ({ food, words: knowledge.byNumber(kind)?.name }));
    const rows = await foodGroups(this.#em, needs, names);
    return mainFoods(rows, (number) => knowledge.byNumber(number));
  }
}
