import { CUISINES, MEALS } from '../../components/kitchen-choices.ts';
import {
  namesOf,
  queryText,
  readKitchen,
  valueOf,
  wordOf,
  writeKitchen,
} from '../../components/kitchen/kitchen-params.ts';
import { isSameName, splitPieces, type Chip } from '../../components/ingredient-input/chip.ts';
import type { RecipeSort, SearchMode, SearchRecipesInput } from '../../gql/graphql.ts';
import { DEFAULT_FILTERS, DIFFICULTIES, LIMITS, MODES, PANTRY_SORTS, SORTS, type Filters } from './filters.ts';

/** All that a search is made of. The address of the page is the only place where it is kept. */
export interface Search {
  chips: Chip[];
  /** Whether what is in the cook's pantry is searched with too; each chip must be used then. */
  fromPantry: boolean;
  filters: Filters;
  sort: RecipeSort;
  /** Which results are shown: recipes of the catalogue, or made for this kitchen. */
  mode: SearchMode;
}

/**
 * Reads a search from the address. Whatever is missing, misspelled or out of range falls back to its default or to the
 * nearest end of its range.
 */
export function readSearch(params: URLSearchParams): Search {
  const { chips, fromPantry, ...kitchen } = readKitchen(params);
  const cuisine = params.get('cuisine')?.trim().toLowerCase();
  return {
    chips,
    fromPantry,
    filters: {
      ...kitchen,
      mustUse: usedUp(chips, splitPieces(params.get('mustUse') ?? '')),
      lifted: namesOf(params.get('lift')),
      maxCookTime: wholeNumber(params.get('maxCookTime'), LIMITS.cookTime) ?? DEFAULT_FILTERS.maxCookTime,
      cuisine: CUISINES.find((known) => known.toLowerCase() === cuisine) ?? null,
      meal: valueOf(MEALS, params.get('meal')) ?? null,
      maxMissing: wholeNumber(params.get('maxMissing'), LIMITS.maxMissing) ?? DEFAULT_FILTERS.maxMissing,
      difficulty: valueOf(DIFFICULTIES, params.get('difficulty')) ?? DEFAULT_FILTERS.difficulty,
      servings: wholeNumber(params.get('servings'), LIMITS.servings) ?? DEFAULT_FILTERS.servings,
    },
    sort: valueOf(fromPantry ? PANTRY_SORTS : SORTS, params.get('sort')) ?? 'RELEVANCE',
    mode: valueOf(MODES, params.get('mode')) ?? 'MATCH',
  };
}

/** Writes a search as the query of an address; what is at its default is left out. {@link readSearch} reads it back. */
export function writeSearch({ chips, fromPantry, filters, sort, mode }: Search): string {
  const params = new URLSearchParams();
  const set = (key: string, value: string, isDefault: boolean) => !isDefault && params.set(key, value);
  writeKitchen(params, { chips, fromPantry, ...filters });
  set('maxCookTime', String(filters.maxCookTime), filters.maxCookTime === DEFAULT_FILTERS.maxCookTime);
  set('cuisine', filters.cuisine ?? '', filters.cuisine === null);
  set('difficulty', wordOf(filters.difficulty), filters.difficulty === DEFAULT_FILTERS.difficulty);
  set('meal', filters.meal === null ? '' : wordOf(filters.meal), filters.meal === null);
  const mustUse = usedUp(chips, filters.mustUse);
  set('mustUse', mustUse.join(','), mustUse.length === 0);
  set('lift', filters.lifted.join(','), filters.lifted.length === 0);
  set('maxMissing', String(filters.maxMissing), filters.maxMissing === DEFAULT_FILTERS.maxMissing);
  set('servings', String(filters.servings), filters.servings === DEFAULT_FILTERS.servings);
  set('sort', wordOf(sort), sort === 'RELEVANCE');
  set('mode', wordOf(mode), mode === 'MATCH');
  return queryText(params);
}

/** Whether there is anything to search with. */
export function hasKitchen({ chips, fromPantry }: Search): boolean {
  return chips.length > 0 || fromPantry;
}

/** The question to the server for matching recipes. The order of the chips does not matter to it, so that reordering them sends no request. */
export function toSearchInput({ chips, fromPantry, filters, sort }: Search): SearchRecipesInput {
  const { cuisine, meal, maxMissing, mustUse, lifted: _lifted, ...others } = filters;
  return {
    ...others,
    ...(fromPantry && { fromPantry }),
    ...(cuisine !== null && { cuisine }),
    ...(meal !== null && { meal }),
    ...(maxMissing !== null && { maxMissing }),
    sort,
    mustUse: mustUse.toSorted(),
    ingredients: chips.map((chip) => chip.name).sort(),
  };
}

/** The names of those chips that must be used: an ingredient that is taken away cannot be. */
function usedUp(chips: readonly Chip[], names: readonly string[]): string[] {
  return chips.map((chip) => chip.name).filter((name) => names.some((wanted) => isSameName(wanted, name)));
}

function wholeNumber(text: string | null, range: { min: number; max: number }): number | undefined {
  if (text === null || !/^\d+$/.test(text.trim())) return undefined;
  return Math.min(range.max, Math.max(range.min, Number(text)));
}
