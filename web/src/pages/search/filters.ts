import { HOUSEHOLD_SERVINGS } from '../../components/kitchen/servings.ts';
import type { Allergen, Diet, DifficultyFilter, Meal, RecipeSort, SearchMode } from '../../gql/graphql.ts';

/** What a cook may ask of the recipes besides their ingredients. */
export interface Filters {
  diet: Diet;
  allergies: Allergen[];
  /** Names of what is always at home. */
  pantry: string[];
  /** Minutes, 5 to 240. */
  maxCookTime: number;
  cuisine: string | null;
  difficulty: DifficultyFilter;
  /** What it is to be eaten as; null for anything. */
  meal: Meal | null;
  allowSubstitutions: boolean;
  /** Names of those ingredients that every result must use. */
  mustUse: string[];
  /** Names of foods that no result may need, kinds included; as typed, those that are never eaten among them. */
  exclude: string[];
  /** Foods that are never eaten, and may be in this search. */
  lifted: string[];
  /** Most foods that may be missing, 0 to 5; null for any number. */
  maxMissing: number | null;
  /** How many to cook for, 1 to 12; it excludes nothing. */
  servings: number;
}

/** Numbers of specification, section 9, and how many missing foods a cook may choose. */
export const LIMITS = {
  cookTime: { min: 5, max: 240, step: 5 },
  servings: HOUSEHOLD_SERVINGS,
  maxMissing: { min: 0, max: 5 },
} as const;

/** What counts as "not filtered"; the same as the server's defaults. */
export const DEFAULT_FILTERS: Filters = {
  diet: 'ANY',
  allergies: [],
  pantry: [],
  maxCookTime: 60,
  cuisine: null,
  difficulty: 'ANY',
  meal: null,
  allowSubstitutions: true,
  maxMissing: null,
  mustUse: [],
  exclude: [],
  lifted: [],
  servings: 4,
};

/** What lifting a filter means: nothing is asked, and the time is as long as it can be; its default would still exclude. */
export const NO_FILTERS: Filters = { ...DEFAULT_FILTERS, maxCookTime: LIMITS.cookTime.max };

/** Every difficulty, in the order in which it is offered. */
export const DIFFICULTIES: readonly DifficultyFilter[] = ['ANY', 'EASY', 'MEDIUM', 'HARD'];
/** Both kinds of results: recipes that match, and those that are made for the kitchen. */
export const MODES: readonly SearchMode[] = ['MATCH', 'CREATIVE'];
/** The orders of results, as they are offered. */
export const SORTS: readonly RecipeSort[] = ['RELEVANCE', 'TIME', 'RATING', 'POPULARITY'];
/** The orders of a search from the pantry, which knows what is due. */
export const PANTRY_SORTS: readonly RecipeSort[] = ['RELEVANCE', 'USE_FIRST', 'TIME', 'RATING', 'POPULARITY'];
