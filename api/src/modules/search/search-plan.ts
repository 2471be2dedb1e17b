import { badInput } from '../../shared/errors.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { FoodStore } from '../ingredients/foods/food-store.ts';
import type { FoodNames } from '../ingredients/names/food-names.ts';
import { findCuisine } from '../recipes/cuisine.ts';
import { coverFoods, fillGaps, type Coverage, type CoverageLimits } from './match/coverage.ts';
import type { Kitchen } from './match/match-score.ts';
import type { MatchFilters, MatchQuery } from './match/search-engine.ts';
import { tellAlike, tellFoods, type RecipeCounts } from './match/telling.ts';
import { popularityOf } from './popularity.ts';
import type { ResolvedIngredient } from './resolved-ingredient.ts';
import type { SearchInput } from './search-input.ts';
import { COOK_TIME, NO_COOK_TIME_LIMIT } from './search-limits.ts';
import type { FoodBook } from './typed/left-out.ts';
import { readKitchen, stricter, type TypedKitchen } from './typed/read-kitchen.ts';

/** A search with every name resolved: what an engine ranks by, and what a recipe is judged against. */
export interface SearchPlan {
  resolvedIngredients: ResolvedIngredient[];
  query: MatchQuery;
  kitchen: Kitchen;
  /** What is there: chips, foods that must be used and, for a search from it, the cook's pantry. */
  held: readonly KnownFood[];
  /** What is always at home. */
  pantry: readonly KnownFood[];
  /** What the cook will not eat. */
  limits: CoverageLimits;
  /** The foods that must be used; the query knows what may stand in for each, too. */
  mustUse: KnownFood[];
}

/** What of a cook's pantry a search takes into account. */
export interface AtHome {
  /** What is there, for a search from the pantry. */
  foods: readonly KnownFood[];
  /** Numbers of the foods that are due. */
  due: ReadonlySet<number>;
}

/** Where nothing is taken from a pantry. */
export const NOTHING_AT_HOME: AtHome = { foods: [], due: new Set() };

/** Most foods that the engines count; what is typed beyond them is not looked for. */
const HELD_MAX = 30;

/**
 * Reads what was typed into a search, with what it leaves out, and works out what the cook's foods cover and what the kitchen is about.
 * @param kinds those of the texts that ask for a kind of dish, whose foods are there: the salmon of "salmon curry"
 * @param atHome what is in the cook's pantry, for a search from it: held like chips, and then each chip must be used
 * @throws AppError BAD_USER_INPUT for a cuisine, or a food to use or avoid, that is not known: it could not be honoured
 */
export function planSearch(
  asked: SearchInput,
  foods: FoodStore,
  counts: RecipeCounts,
  kinds: readonly string[],
  atHome: AtHome,
): SearchPlan {
  const { names, knowledge, choices } = foods;
  const { input, typed, unwanted } = readInput(asked, foods, counts, kinds);
  const { held, mustUse } = heldFoods(input, typed, names, atHome);
  const excluded = new Set([...unwanted, ...choices.within(unwanted)]);
  const { allowSubstitutions, diet, allergies, assumeStaples } = input;
  const limits: CoverageLimits = { allowSubstitutions, diet, allergies, excluded, due: atHome.due };
  const pantry = [...new Set(namedFoods(input.pantry, 'pantry', names))];
  const within = { ...limits, beside: [...held, ...pantry] };
  const coverageOf = (some: readonly KnownFood[]): Coverage => coverFoods(some, knowledge, within, choices);
  const coverage = fillGaps(coverageOf(held), coverageOf(pantry));
  const filters = filtersOf(
    input,
    mustUse.map((food) => new Set(coverageOf([food]).keys())),
    excluded,
  );
  const about = held.filter((food) => !food.isStaple);
  const telling = input.fromPantry ? tellAlike(about) : tellFoods(about, knowledge, choices, counts);
  return {
    resolvedIngredients: typed.resolved,
    query: { coverage, telling, due: atHome.due, assumeStaples, filters, sort: input.sort },
    kitchen: {
      coverage,
      telling,
      assumeStaples,
      isPantry: input.fromPantry,
      typed: typed.amounts,
      isStaple: (number) => foods.isStaple(number),
    },
    held,
    pantry,
    limits,
    mustUse,
  };
}

/** What was typed, what it and `exclude` leave out, and the search with the diet, the allergies and the wishes that they state. */
function readInput(
  asked: SearchInput,
  { names, knowledge, choices }: FoodStore,
  counts: RecipeCounts,
  kinds: readonly string[],
): { input: SearchInput; typed: TypedKitchen; unwanted: ReadonlySet<number> } {
  const popularity = popularityOf(counts, choices);
  const isUsed = ({ number }: KnownFood): boolean => knowledge.withKinds(number).some((kind) => popularity(kind) > 0);
  const typed = readKitchen(asked.ingredients, { names, knowledge, isUsed }, kinds);
  const avoided = readAvoided(asked.exclude, { names, knowledge });
  const diet = stricter(stricter(asked.diet, typed.diet), avoided.diet);
  const allergies = [...new Set([...asked.allergies, ...typed.allergies, ...avoided.allergies])];
  const { maxCookTime, meal, cuisine } = typed.wishes;
  return {
    input: {
      ...asked,
      diet,
      allergies,
      maxCookTime: bounded(asked.maxCookTime, maxCookTime),
      meal: asked.meal ?? meal,
      cuisine: asked.cuisine ?? cuisine,
    },
    typed,
    unwanted: new Set([...typed.excluded, ...avoided.excluded]),
  };
}

/** The shorter of a limit and a time that is typed, which alone counts where the limit is the usual one: "beef, 2 hours". */
function bounded(limit: number, typed: number | null): number {
  return typed === null ? limit : limit === COOK_TIME.default ? typed : Math.min(limit, typed);
}

/** What is there, and what of it must be used: each chip, too, for a search from the pantry. */
function heldFoods(
  { mustUse, fromPantry }: SearchInput,
  typed: TypedKitchen,
  names: FoodNames,
  atHome: AtHome,
): Pick<SearchPlan, 'held' | 'mustUse'> {
  const wanted = namedFoods(mustUse, 'mustUse', names);
  const chips = typed.held.slice(0, HELD_MAX - wanted.length);
  return {
    held: [...new Set([...chips, ...wanted, ...(fromPantry ? atHome.foods : [])])],
    mustUse: fromPantry ? [...new Set([...wanted, ...chips])] : wanted,
  };
}

/** The foods that texts name. @throws AppError BAD_USER_INPUT for a text that names none */
function namedFoods(texts: readonly string[], field: string, names: FoodNames): KnownFood[] {
  return texts.map((text) => names.resolve(text)?.food ?? unknown(text, field));
}

/** What the texts of `exclude` leave out: each as much as if it had been typed among the ingredients as "no …", so that it may be put in either place. */
function readAvoided(texts: readonly string[], book: FoodBook): Pick<TypedKitchen, 'excluded' | 'allergies' | 'diet'> {
  const { resolved, excluded, allergies, diet } = readKitchen(
    texts.map((text) => `no ${text}`),
    book,
  );
  const foods = texts.map(
    (text, at) => book.names.resolve(text)?.food ?? (resolved[at]?.excludes.length ? null : unknown(text, 'exclude')),
  );
  return {
    excluded: [...excluded, ...foods.flatMap((food) => (food ? book.knowledge.withKinds(food.number) : []))],
    allergies,
    diet,
  };
}

/** Whether a search can leave out what a text names; it refuses what it cannot. */
export function canAvoid(text: string, book: FoodBook): boolean {
  return (
    book.names.resolve(text) !== undefined ||
    readKitchen([`no ${text}`], book).resolved.some(({ excludes }) => excludes.length > 0)
  );
}

function filtersOf(input: SearchInput, mustUse: ReadonlySet<number>[], excluded: ReadonlySet<number>): MatchFilters {
  const { diet, allergies, maxCookTime, difficulty, meal, maxMissing } = input;
  return {
    diet,
    allergies,
    maxCookTime: maxCookTime < COOK_TIME.max ? maxCookTime : NO_COOK_TIME_LIMIT,
    cuisine: input.cuisine === null ? null : findCuisine(input.cuisine),
    difficulty,
    meal,
    maxMissing,
    mustUse,
    excluded,
  };
}

function unknown(text: string, field: string): never {
  throw badInput(`There is no ingredient "${text}".`, field);
}
