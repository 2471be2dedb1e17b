import { editDistance } from '../ingredients/names/name-spelling.ts';
import { fitsDiet, type KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { mealsOf } from '../recipes/meal-tags.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import type { MatchFilters } from './match/search-engine.ts';
import { isInTime, wishedFirst, wishesNotMet, withTimeNotMet } from './dish-wishes.ts';
import { nearestFirst } from './nearest-dishes.ts';
import { kindredDishes, kindredOf } from './kindred-dishes.ts';
import { DishNames, type DishSources, type TypedDish } from './dish-names.ts';
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
  const areOnlyDishes =
    mustUse.length === 0 && dishes.length > 0 && dishes.every((dish) => !namesFood(dish, names, found));
  // Beside foods, whose recipes keep to the time that is typed, no dish is longer.
  const named = asWished(kept, resolvedIngredients).filter(
    (recipe) => areOnlyDishes || areInTime(recipe, resolvedIngredients),
  );
  const instead =
    named.length > 0 || !areOnlyDishes
      ? []
      : inTimeOf(await dishesInstead(plan, { dishes, found }, sources), resolvedIngredients);
  const recipes = wishedFirst(
    [...saidToKeepFirst(named, plan), ...instead],
    resolvedIngredients.map(({ text }) => text),
  );
  return {
    recipes,
    resolvedIngredients: dishes.map((dish) => {
      const typed = asDish(dish, recipes);
      return areOnlyDishes ? withTimeNotMet(typed, recipes, sources.foods.names) : typed;
    }),
    isInstead: instead.length > 0,
    // Of a dish that there is none of, nor anything near, its foods are still looked for.
    isAll: recipes.length > 0 && areOnlyDishes,
    kinds: dishes.filter((dish) => isKind(dish, names)).map(({ typed }) => typed.text),
  };
}

/** What was understood of a text: the words that recipes go by are known, and the kind of dish of which some are found; of a dish no wish is dropped unsaid. */
function asDish({ typed, fits, names, akin }: TypedDish, recipes: readonly Recipe[]): ResolvedIngredient {
  const known = akin.length > 0 && typed.dish ? [...names, typed.dish.kind] : names;
  const isKnown = (words: string): boolean =>
    known.some((name) => name.includes(words) || name === kindInEnglish(words));
  const unread = typed.unread.filter((words) => !isKnown(words));
  const isDish = fits.length > 0;
  return { ...typed, unread: [...unread, ...wishesNotMet(typed.text, recipes, isDish)], isDish };
}

/** Whether a text asks for a kind of dish, of foods that recipes need. */
const isKind = ({ typed, akin }: TypedDish, names: DishNames): boolean =>
  akin.length > 0 && (typed.dish?.foods.some((food) => names.isNeeded(food)) ?? false);

/** Whether a text asks for food first of all; where no recipe needs that, it asks for a dish. */
function namesFood(dish: TypedDish, names: DishNames, found: readonly Recipe[]): boolean {
  const { typed, fits } = dish;
  const { food, isExcluded } = typed;
  if (isKind(dish, names)) return true;
  if (USED_UP.test(typed.text) && typed.held.some((one) => names.isNeeded(one))) return true;
  if (isExcluded || !names.namesAnyFood(typed)) return false;
  // Several foods that recipes need are a kitchen, even where a dish is called so, too: "tuna pasta without cheese"; but a vegan butter chicken is a dish.
  const isDishWithout = typed.excludes.length > 0 && found.some((recipe) => isTitled(recipe, dish.names));
  if (!isDishWithout && typed.parts.length > 1 && typed.held.every((one) => names.isNeeded(one))) return true;
  return fits.length === 0 || (food !== null && dish.names.every((name) => names.isCalled(food, name)));
}

/** Whether a recipe has one of some names for its title, but for a typing error. */
const isTitled = ({ title }: Recipe, names: readonly string[]): boolean =>
  names.some((name) => editDistance(title.toLowerCase(), name.toLowerCase(), TITLE_ERRORS) <= TITLE_ERRORS);

const TITLE_ERRORS = 2;

/** Who uses something up has the food, and no dish in mind that is called after it. */
const USED_UP =
  /^(?:(?:i|we|to|want|need|have|got|must|help|me|us|how) )*(?:us(?:e|ing)|finish(?:ing)?|eat(?:ing)?) (?:it )?up\b/i;

/** Where something is left out, the dishes first whose names say that they are without: eggless pancakes. */
function saidToKeepFirst(recipes: readonly Recipe[], { resolvedIngredients }: SearchPlan): readonly Recipe[] {
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
): Promise<readonly Recipe[]> {
  if (found.length === 0) return saidToKeepFirst(await dishesOfMeal(plan, sources), plan);
  const asked = dishes.flatMap(({ names, typed }) => (names.length > 0 ? names : (typed.dish?.kind ?? [])));
  const isKept = (recipe: Recipe): boolean => keepsTo(recipe, plan.query.filters);
  // A name of another language, or with a typing error, is of the kind that the recipe's own names tell.
  const own = found.slice(0, 1).flatMap(({ title, alsoCalled }) => [title, ...alsoCalled]);
  const isSpelt = dishes.some(({ fits }) => fits.some((fit) => fit.isSpelt));
  const called = isSpelt && asked.some((name) => kindredOf(name).length > 0) ? asked : own;
  const near = await kindredDishes(called, found, isKept, sources.recipes);
  const instead = near.length > 0 ? near : await dishesOfSameMeal(found, isKept, sources);
  return ofSameFoodFirst(saidToKeepFirst(instead, plan), plan, found, sources);
}

/** In place of a bourguignon first what is made of beef. */
function ofSameFoodFirst(
  near: readonly Recipe[],
  { held }: SearchPlan,
  [like]: readonly Recipe[],
  { foods: { knowledge } }: DishSources,
): Recipe[] {
  const known = (numbers: readonly number[] = []): KnownFood[] =>
    numbers.flatMap((one) => knowledge.byNumber(one) ?? []);
  const roots = new Set([...held, ...known(like?.namedFoods)].map(rootOf));
  const isOfFood = ({ neededFoods }: Recipe): boolean => known(neededFoods).some((food) => roots.has(rootOf(food)));
  return [...near.filter(isOfFood), ...near.filter((recipe) => !isOfFood(recipe))];
}

/** Number of the widest food that one is a kind of: beef for stewing beef. */
const rootOf = ({ number, ancestors }: KnownFood): number => ancestors.at(-1) ?? number;

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
  if (held.length > 0 || resolvedIngredients.some(({ unread }) => unread.length > 0)) return [];
  const isAsked =
    meal !== null || resolvedIngredients.some((typed) => typed.cuisine !== null || ANYTHING.test(typed.text));
  if (!isAsked) return [];
  const found = await recipes.mostRated(MEAL_MOST, meal);
  return found.filter(
    (recipe) =>
      keepsTo(recipe, query.filters) &&
      recipe.cookTime <= maxCookTime &&
      (cuisine === null || recipe.cuisine === cuisine) &&
      (difficulty === null || recipe.difficulty === difficulty),
  );
}

/** What asks for any dish: "anything but fish". */
const ANYTHING =
  /^(?:(?:i|we|ill|well|he|she|they|can|could|will|would|eats?|likes?|loves?|have|make|cook|give|me|us) )*(?:(?:any|every|some)thing|whatever)\b/i;

/** Most dishes of a meal that are looked at. */
const MEAL_MOST = 300;

/** Those of some dishes that are quick enough and for the meal that texts name; those that are quick enough where none is, or else all. */
function asWished(recipes: readonly Recipe[], typed: readonly ResolvedIngredient[]): readonly Recipe[] {
  const inTime = inTimeOf(recipes, typed);
  const wished = inTime.filter(({ tags }) => typed.every(({ meal }) => meal === null || mealsOf(tags).includes(meal)));
  return wished.length > 0 ? wished : inTime;
}

/** Those that are quick enough; all where none is. */
function inTimeOf(recipes: readonly Recipe[], typed: readonly ResolvedIngredient[]): readonly Recipe[] {
  const inTime = recipes.filter((recipe) => areInTime(recipe, typed));
  return inTime.length > 0 ? inTime : recipes;
}

const areInTime = (recipe: Recipe, typed: readonly ResolvedIngredient[]): boolean =>
  typed.every((one) => isInTime(recipe, one));

/** Whether a recipe keeps to what must never be in a result. */
function keepsTo({ diet, contains, unsure, neededFoods, stapleFoods }: Recipe, filters: MatchFilters): boolean {
  const allergens = new Set([...contains, ...unsure]);
  return (
    fitsDiet(diet, filters.diet) &&
    !filters.allergies.some((allergen) => allergens.has(allergen)) &&
    ![...neededFoods, ...stapleFoods].some((food) => filters.excluded.has(food))
  );
}
