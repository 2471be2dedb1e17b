import { fitsDiet, type KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { mealsOf } from '../recipes/meal-tags.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { MatchFilters } from './match/search-engine.ts';
import { DishNames, type DishSources, type TypedDish } from './dish-names.ts';
import type { ResolvedIngredient } from './resolved-ingredient.ts';
import type { SearchPlan } from './search-plan.ts';

/** Dishes that a search shows besides what fits the foods. */
export const DISHES_SHOWN = 6;

/** The recipes that go by what was typed. */
export interface NamedDishes {
  /** Those that keep to diet, allergies and exclusions, whatever their time, the nearest name first. */
  recipes: Recipe[];
  /** What was understood of each text, dishes told. */
  resolvedIngredients: ResolvedIngredient[];
  /** Whether the texts name nothing but dishes, so that no food is there to look for. */
  isAll: boolean;
  /** Texts that ask for a kind of dish of some food, which no recipe is called: "salmon curry"; the salmon is there then. */
  kinds: string[];
}

/** Finds the recipes that go by the texts of a search. The name of a food is the name of a dish only where a recipe is called just so: hummus is both, chicken is a food. */
export async function findNamedDishes(
  { resolvedIngredients, query, mustUse }: SearchPlan,
  sources: DishSources,
): Promise<NamedDishes> {
  const names = new DishNames(sources);
  const dishes = await names.read(resolvedIngredients);
  const fits = dishes
    .flatMap(({ fits: named, akin }) => [...named, ...akin])
    .sort((a, b) => b.fit - a.fit || a.number - b.number);
  const found = await sources.recipes.byNumbers([...new Set(fits.map(({ number }) => number))]);
  const kept = nearestFirst(
    found.filter((recipe) => keepsTo(recipe, query.filters)),
    dishes,
    sources,
  );
  const wished = kept.filter((recipe) => isAsWished(recipe, resolvedIngredients));
  const recipes = wished.length > 0 ? wished : kept;
  return {
    recipes,
    resolvedIngredients: dishes.map(asDish),
    // Of a vegan lasagna that there is none of, its foods are still looked for.
    isAll:
      recipes.length > 0 &&
      mustUse.length === 0 &&
      dishes.length > 0 &&
      dishes.every((dish) => !namesFood(dish, names)),
    kinds: dishes.filter((dish) => isKind(dish, names)).map(({ typed }) => typed.text),
  };
}

/** What was understood of a text: the words that recipes go by are known, and the kind of dish of which some are found. */
function asDish({ typed, fits, names, akin }: TypedDish): ResolvedIngredient {
  const known = akin.length > 0 && typed.dish ? [...names, typed.dish.kind] : names;
  const unread = typed.unread.filter((words) => !known.some((name) => name.includes(words)));
  return { ...typed, unread, isDish: fits.length > 0 };
}

/** Whether a text asks for a kind of dish, of foods that recipes need. */
const isKind = ({ typed, akin }: TypedDish, names: DishNames): boolean =>
  akin.length > 0 && (typed.dish?.foods.some((food) => names.isNeeded(food)) ?? false);

/** Whether a text asks for food first of all; where no recipe needs that, it asks for a dish. */
function namesFood(dish: TypedDish, names: DishNames): boolean {
  const { typed, fits } = dish;
  const { food, isExcluded } = typed;
  if (isKind(dish, names)) return true;
  if (isExcluded || !names.namesAnyFood(typed)) return false;
  // Several foods that recipes need are a kitchen, even where a dish is called so: "chicken and rice".
  if (typed.parts.length > 1 && typed.held.every((one) => names.isNeeded(one))) return true;
  return fits.length === 0 || (food !== null && dish.names.every((name) => names.isCalled(food, name)));
}

/** Of dishes of a kind those that need a food they are asked with, then those that are named for another of its aisle: for "salmon curry" the fish curries. All where none does. */
function nearestFirst(recipes: readonly Recipe[], dishes: readonly TypedDish[], { foods }: DishSources): Recipe[] {
  const asked = dishes.filter(({ akin }) => akin.length > 0).flatMap(({ typed }) => typed.dish?.foods ?? []);
  const akin = new Set(dishes.flatMap((dish) => dish.akin.map(({ number }) => number)));
  const knownOf = (numbers: readonly number[]): KnownFood[] =>
    numbers.flatMap((number) => foods.knowledge.byNumber(number) ?? []);
  const nearness = ({ number, neededFoods, namedFoods }: Recipe): number => {
    const isOne = (food: KnownFood): boolean =>
      asked.some((one) => food === one || food.ancestors.includes(one.number));
    if (!akin.has(number) || knownOf(neededFoods).some(isOne)) return 2;
    return knownOf(namedFoods).some(({ category }) => asked.some((one) => one.category === category)) ? 1 : 0;
  };
  const near = recipes.filter((recipe) => nearness(recipe) > 0);
  return (near.length > 0 ? near : [...recipes]).sort((a, b) => nearness(b) - nearness(a));
}

/** Whether a recipe is quick enough and for the meal that texts name; other dishes of that name do where none is. */
const isAsWished = ({ cookTime, tags }: Recipe, typed: readonly ResolvedIngredient[]): boolean =>
  typed.every(
    ({ maxCookTime, meal }) =>
      (maxCookTime === null || cookTime <= maxCookTime) && (meal === null || mealsOf(tags).includes(meal)),
  );

/** Whether a recipe keeps to what must never be in a result. */
function keepsTo({ diet, contains, unsure, neededFoods, stapleFoods }: Recipe, filters: MatchFilters): boolean {
  const allergens = new Set([...contains, ...unsure]);
  return (
    fitsDiet(diet, filters.diet) &&
    !filters.allergies.some((allergen) => allergens.has(allergen)) &&
    ![...neededFoods, ...stapleFoods].some((food) => filters.excluded.has(food))
  );
}
