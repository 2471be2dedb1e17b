import { DISH_NAME_MAX } from '../recipes/recipe-limits.ts';
import { fitsDiet, type KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../ingredients/names/food-names.ts';
import type { NameFit } from '../recipes/name-fit.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { RecipeService } from '../recipes/recipe.service.ts';
import type { MatchFilters } from './match/search-engine.ts';
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
}

/** What the dishes of a search are found with. */
interface DishSources {
  names: FoodNames;
  recipes: Pick<RecipeService, 'named' | 'namesakes' | 'byNumbers'>;
  /** In how many published recipes a food is needed. */
  popularity: (food: number) => number;
}

/** One text of a search, and the recipes that go by it. */
interface TypedDish {
  typed: ResolvedIngredient;
  fits: Pick<NameFit, 'number' | 'fit'>[];
}

/** Finds the recipes that go by the texts of a search. The name of a food is the name of a dish only where a recipe is called just so: hummus is both, chicken is a food. */
export async function findDishes(
  { resolvedIngredients, query, mustUse }: SearchPlan,
  sources: DishSources,
): Promise<NamedDishes> {
  const dishes = await readDishes(resolvedIngredients, sources);
  const fits = dishes.flatMap((dish) => dish.fits).sort((a, b) => b.fit - a.fit || a.number - b.number);
  const found = await sources.recipes.byNumbers([...new Set(fits.map(({ number }) => number))]);
  return {
    recipes: found.filter((recipe) => keepsTo(recipe, query.filters)),
    resolvedIngredients: dishes.map(({ typed, fits: named }) => ({ ...typed, isDish: named.length > 0 })),
    isAll: fits.length > 0 && mustUse.length === 0 && dishes.every((dish) => !namesFood(dish, sources)),
  };
}

/** A food by its own name asks for a food; by another word, or where no recipe needs it, the text is first of all a dish: lasagna is more than its sheets. */
function namesFood({ typed, fits }: TypedDish, { popularity }: DishSources): boolean {
  const { name, food, isExcluded } = typed;
  if (isExcluded || !namesAnyFood(typed)) return false;
  return fits.length === 0 || (food !== null && goesBy(food, name) && popularity(food.number) > 0);
}

function goesBy({ name, plural }: KnownFood, typed: string): boolean {
  return [name, plural].includes(typed.trim().toLowerCase());
}

async function readDishes(typed: readonly ResolvedIngredient[], { names, recipes }: DishSources): Promise<TypedDish[]> {
  const asked = typed.filter(({ name, isExcluded }) => !isExcluded && name.length <= DISH_NAME_MAX);
  const [foods, others] = [asked.filter(({ name }) => names.find(name)), asked.filter(({ name }) => !names.find(name))];
  const [namesakes, named] = await Promise.all([
    recipes.namesakes(foods.map(({ name }) => name)),
    recipes.named(others.map(({ name }) => name)),
  ]);
  const exact = foods.map(
    (food, at) => [food, (namesakes[at] ?? []).map((number) => ({ number, fit: EXACT }))] as const,
  );
  const loose = others.map(
    (other, at) => [other, (named[at] ?? []).filter(({ isWhole }) => isWhole || !namesAnyFood(other))] as const,
  );
  const fits = new Map<ResolvedIngredient, TypedDish['fits']>([...exact, ...loose]);
  return typed.map((one) => ({ typed: one, fits: fits.get(one) ?? [] }));
}

/** The fit of the very name. */
const EXACT = 1_000;

const namesAnyFood = ({ food, parts }: ResolvedIngredient): boolean => food !== null || parts.length > 0;

/** Whether a recipe keeps to what must never be in a result. */
function keepsTo({ diet, contains, unsure, neededFoods, stapleFoods }: Recipe, filters: MatchFilters): boolean {
  const allergens = new Set([...contains, ...unsure]);
  return (
    fitsDiet(diet, filters.diet) &&
    !filters.allergies.some((allergen) => allergens.has(allergen)) &&
    ![...neededFoods, ...stapleFoods].some((food) => filters.excluded.has(food))
  );
}
