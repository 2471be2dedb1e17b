import { Diet, type Allergen } from '../ingredients/dietary.ts';
import type { Difficulty, Meal } from '../recipes/recipe-enums.ts';
import { badInput } from '../../shared/errors.ts';
import { readWholeNumber } from '../../shared/input-number.ts';
import { COOK_TIME, SEARCH_EXCLUDE_MAX, SEARCH_INGREDIENTS_MAX } from './search-limits.ts';
import { SEARCH_TEXT_MAX } from '../../shared/search-text.ts';
import { PANTRY_MAX, SERVINGS } from '../users/household-limits.ts';
import type { SortOrder } from './match/search-engine.ts';

/** What a cook asks for. */
export interface SearchInput {
  /** Chips as typed, 1 to 15. */
  ingredients: string[];
  diet: Diet;
  allergies: Allergen[];
  /** Minutes, 5 to 240. */
  maxCookTime: number;
  /** One of the seventeen, in any case. */
  cuisine: string | null;
  /** null is any. */
  difficulty: Difficulty | null;
  /** What it is to be eaten as; null is any. */
  meal: Meal | null;
  allowSubstitutions: boolean;
  /** How many to cook for, 1 to 12; leaves nothing out. */
  servings: number;
  mode: 'match' | 'creative';
  sort: SortOrder;
  /** Foods that are always at home, up to 50, as typed: had where a recipe needs them, but no reason to find it. */
  pantry: string[];
  /** Whether what is in the cook's pantry is there too; then every chip must be used, and none is needed. */
  fromPantry: boolean;
  /** Foods that every result must use, as typed. */
  mustUse: string[];
  /** Foods that no result may need, up to 50, as typed. */
  exclude: string[];
  /** Most needed foods that may be missing. */
  maxMissing: number | null;
  /** Whether water, salt, black pepper and plain cooking oil are taken to be there. */
  assumeStaples: boolean;
  /** For creative recipes: the same seed and foods give the same ones. */
  seed: number;
}

/** The defaults of both transports: a client leaves them out. */
export const SEARCH_DEFAULTS: Omit<SearchInput, 'ingredients'> = {
  diet: Diet.ANY,
  allergies: [],
  maxCookTime: COOK_TIME.default,
  cuisine: null,
  difficulty: null,
  meal: null,
  allowSubstitutions: true,
  servings: SERVINGS.default,
  mode: 'match',
  sort: 'relevance',
  pantry: [],
  fromPantry: false,
  mustUse: [],
  exclude: [],
  maxMissing: null,
  assumeStaples: true,
  seed: 0,
};

/** @throws AppError BAD_USER_INPUT naming the first field that is out of its range */
export function checkSearchInput(input: SearchInput): void {
  checkTexts(input.ingredients, 'ingredients');
  checkTexts(input.pantry, 'pantry', PANTRY_MAX);
  checkTexts(input.mustUse, 'mustUse');
  checkTexts(input.exclude, 'exclude', SEARCH_EXCLUDE_MAX);
  // Creative recipes are made for what is named, and not for a whole pantry.
  const isFromPantry = input.fromPantry && input.mode !== 'creative';
  if (input.ingredients.length === 0 && !isFromPantry) throw badInput('Name at least one ingredient.', 'ingredients');
  readWholeNumber(input.maxCookTime, 'maxCookTime', 'minutes', COOK_TIME);
  if (!Number.isSafeInteger(input.seed)) throw badInput('seed must be a whole number.', 'seed');
  readWholeNumber(input.servings, 'servings', 'servings', SERVINGS);
  if (input.maxMissing !== null && (!Number.isInteger(input.maxMissing) || input.maxMissing < 0))
    throw badInput('maxMissing must be 0 or more.', 'maxMissing');
}

function checkTexts(texts: readonly string[], field: string, most = SEARCH_INGREDIENTS_MAX): void {
  if (texts.length > most)
    throw badInput(`At most ${most} ingredients fit into one search; there are ${texts.length}.`, field);
  if (texts.some((text) => text.length > SEARCH_TEXT_MAX))
    throw badInput(`An ingredient is longer than ${SEARCH_TEXT_MAX} characters.`, field);
  if (texts.some((text) => text.trim() === '')) throw badInput('An ingredient is empty.', field);
}
