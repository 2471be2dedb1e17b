import { fitsDiet } from '../ingredients/foods/food-knowledge.ts';
import { mealsOf } from '../recipes/meal-tags.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { MatchFilters } from './match/search-engine.ts';
import { nearestFirst } from './nearest-dishes.ts';
import { kindredDishes } from './kindred-dishes.ts';
import { DishNames, EXACT, type DishSources, type TypedDish } from './dish-names.ts';
import type { ResolvedIngredient } from './resolved-ingredient.ts';
import { kindInEnglish } from './typed/dish-words.ts';
import type { SearchPlan } from './search-plan.ts';

/** Dishes that a search shows besides what fits the foods. */
export const DISHES_SHOWN = 6;

/** The recipes that go by what was typed. */
export interface NamedDishes {
  /** Those that keep to diet, allergies and exclusions, whatever their time, the nearest name first. */
  recipes: Recipe[];
  /** What was understood of each text, dishes told. */
  resolvedIngredients: ResolvedIngredient[];
  /** Whether they go by no name that was typed, but are for the meal that is asked for, or near a dish of which none keeps to the search. */
  isInstead: boolean;
  /** Whether the texts name nothing but dishes, so that no food is there to look for. */
  isAll: boolean;
  /** Texts that ask for a kind of dish of some food, which no recipe is called: "salmon curry"; the salmon is there then. */
  kinds: string[];
}

/** Finds the recipes that go by the texts of a search. The name of a food is the name of a dish only where a recipe is called just so: hummus is both, chicken is a food. */
export async function findNamedDishes(plan: SearchPlan, sources: DishSources): Promise<NamedDishes> {
  const { resolvedIngredients, query, mustUse } = plan;
  const names = new DishNames(sources);
  const dishes = await names.read(resolvedIngredients);
  const fits = dishes
    .flatMap(({ fits: named, akin }) => [...named, ...akin])
    .sort((a, b) => b.fit - a.fit || a.number - b.number);
  const found = await sources.recipes.byNumbers([...new Set(fits.map(({ number }) => number))]);
  const kept = nearestFirst(
    found.filter((recipe) => keepsTo(recipe, query.filters)),
    dishes,
    sources.foods.knowledge,
  );
  const wished = kept.filter((recipe) => isAsWished(recipe, resolvedIngredients));
  const named = wished.length > 0 ? wished : kept;
  const areOnlyDishes = mustUse.length === 0 && dishes.length > 0 && dishes.every((dish) => !namesFood(dish, names));
  const instead = named.length > 0 || !areOnlyDishes ? [] : await dishesInstead(plan, { dishes, found }, sources);
  const recipes = saidToKeepFirst([...named, ...instead], plan);
  return {
    recipes,
    resolvedIngredients: dishes.map(asDish),
    isInstead: instead.length > 0,
    // Of a dish that there is none of, nor anything near, its foods are still looked for.
    isAll: recipes.length > 0 && areOnlyDishes,
    kinds: dishes.filter((dish) => isKind(dish, names)).map(({ typed }) => typed.text),
  };
}

/** What was understood of a text: the words that recipes go by are known, and the kind of dish of which some are found. */
function asDish({ typed, fits, names, akin }: TypedDish): ResolvedIngredient {
  const known = akin.length > 0 && typed.dish ? [...names, typed.dish.kind] : names;
  const isKnown = (words: string): boolean =>
    known.some((name) => name.includes(words) || name === kindInEnglish(words));
  const unread = typed.unread.filter((words) => !isKnown(words));
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
  // Several foods that recipes need are a kitchen, even where a dish is called so: "chicken and rice"; but a vegan butter chicken is a dish.
  const isDishWithout = typed.excludes.length > 0 && fits.some(({ fit }) => fit === EXACT);
  if (!isDishWithout && typed.parts.length > 1 && typed.held.every((one) => names.isNeeded(one))) return true;
  return fits.length === 0 || (food !== null && dish.names.every((name) => names.isCalled(food, name)));
}

/** Where something is left out, the dishes first whose names say that they are without: eggless pancakes. */
function saidToKeepFirst(recipes: Recipe[], { resolvedIngredients }: SearchPlan): Recipe[] {
  if (!resolvedIngredients.some(({ excludes }) => excludes.length > 0)) return recipes;
  const isSaid = ({ title, alsoCalled }: Recipe): boolean => [title, ...alsoCalled].some((name) => WITHOUT.test(name));
  return [...recipes.filter(isSaid), ...recipes.filter((recipe) => !isSaid(recipe))];
}

/** What names of dishes say that are made without something. */
const WITHOUT = /\b(?:vegan|vegetarian|eggless|flourless|(?:gluten|dairy|egg|nut|sugar)[- ]free)\b/i;

/** What is shown where no dish of a typed name keeps to the search: the dishes near it, or those for a meal. */
async function dishesInstead(
  plan: SearchPlan,
  { dishes, found }: { dishes: readonly TypedDish[]; found: readonly Recipe[] },
  sources: DishSources,
): Promise<Recipe[]> {
  if (found.length === 0) return dishesOfMeal(plan, sources);
  const asked = dishes.flatMap(({ names, typed }) => (names.length > 0 ? names : (typed.dish?.kind ?? [])));
  const isKept = (recipe: Recipe): boolean => keepsTo(recipe, plan.query.filters);
  const near = await kindredDishes(asked, found, isKept, sources.recipes);
  return near.length > 0 ? near : dishesOfSameMeal(found, isKept, sources);
}

/** Where no dish is akin to those of a name, the best known ones for the same meal. */
async function dishesOfSameMeal(
  [first]: readonly Recipe[],
  isKept: (recipe: Recipe) => boolean,
  { recipes }: DishSources,
): Promise<Recipe[]> {
  const [meal] = mealsOf(first?.tags ?? []);
  return meal === undefined ? [] : (await recipes.mostRated(MEAL_MOST, meal)).filter(isKept);
}

/** Where nothing is there but a meal that is asked for, and what must not be in it: the best known dishes for that. */
async function dishesOfMeal(
  { resolvedIngredients, query, held }: SearchPlan,
  { recipes }: DishSources,
): Promise<Recipe[]> {
  const { meal, maxCookTime, cuisine, difficulty } = query.filters;
  if (meal === null || held.length > 0 || resolvedIngredients.some(({ unread }) => unread.length > 0)) return [];
  const found = await recipes.mostRated(MEAL_MOST, meal);
  return found.filter(
    (recipe) =>
      keepsTo(recipe, query.filters) &&
      recipe.cookTime <= maxCookTime &&
      (cuisine === null || recipe.cuisine === cuisine) &&
      (difficulty === null || recipe.difficulty === difficulty),
  );
}

/** Most dishes of a meal that are looked at. */
const MEAL_MOST = 300;

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
