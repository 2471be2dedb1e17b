import { addPieces, chipText, splitPieces, type Chip } from '../../components/ingredient-input/chip.ts'
import type { Allergen, Diet, DifficultyFilter, RecipeSort, SearchRecipesInput } from '../../gql/operations.ts'
import { ALLERGENS, CUISINES, DEFAULT_FILTERS, DIETS, DIFFICULTIES, LIMITS, SORTS, type Filters } from './filters.ts'

/** All that a search is made of. The address of the page is the only place where it is kept. */
export interface Search {
  chips: Chip[]
  filters: Filters
  sort: RecipeSort
}

const NO_SUBSTITUTIONS = 'false'

/**
 * Reads a search from the address. Whatever is missing, misspelled or out of range falls back to its default or to the
 * nearest end of its range. `q`, the header's free text, is cut into ingredients behind those of `ingredients`.
 */
export function readSearch(params: URLSearchParams): Search {
  const pieces = [...params.getAll('ingredients'), ...params.getAll('q')].flatMap(splitPieces)
  return {
    chips: addPieces([], pieces, LIMITS.ingredients).chips,
    filters: readFilters(params),
    sort: oneOf<RecipeSort>(SORTS, params.get('sort')) ?? 'RELEVANCE',
  }
}

function readFilters(params: URLSearchParams): Filters {
  const allergies = new Set(splitPieces(params.get('allergies') ?? '').map((word) => oneOf<Allergen>(ALLERGENS, word)))
  const cuisine = params.get('cuisine')?.trim().toLowerCase()
  return {
    diet: oneOf<Diet>(DIETS, params.get('diet')) ?? DEFAULT_FILTERS.diet,
    allergies: ALLERGENS.filter((allergen) => allergies.has(allergen)),
    maxCookTime: wholeNumber(params.get('maxCookTime'), LIMITS.cookTime) ?? DEFAULT_FILTERS.maxCookTime,
    cuisine: CUISINES.find((known) => known.toLowerCase() === cuisine) ?? null,
    difficulty: oneOf<DifficultyFilter>(DIFFICULTIES, params.get('difficulty')) ?? DEFAULT_FILTERS.difficulty,
    allowSubstitutions: params.get('allowSubstitutions') !== NO_SUBSTITUTIONS,
    servings: wholeNumber(params.get('servings'), LIMITS.servings) ?? DEFAULT_FILTERS.servings,
  }
}

/** Writes a search as the query of an address; what is at its default is left out. {@link readSearch} reads it back. */
export function writeSearch({ chips, filters, sort }: Search): string {
  const params = new URLSearchParams()
  const set = (key: string, value: string, isDefault: boolean) => !isDefault && params.set(key, value)
  set('ingredients', chips.map(chipText).join(','), chips.length === 0)
  set('diet', asWord(filters.diet), filters.diet === DEFAULT_FILTERS.diet)
  set('allergies', filters.allergies.map(asWord).join(','), filters.allergies.length === 0)
  set('maxCookTime', String(filters.maxCookTime), filters.maxCookTime === DEFAULT_FILTERS.maxCookTime)
  set('cuisine', filters.cuisine ?? '', filters.cuisine === null)
  set('difficulty', asWord(filters.difficulty), filters.difficulty === DEFAULT_FILTERS.difficulty)
  set('allowSubstitutions', NO_SUBSTITUTIONS, filters.allowSubstitutions)
  set('servings', String(filters.servings), filters.servings === DEFAULT_FILTERS.servings)
  set('sort', asWord(sort), sort === 'RELEVANCE')
  // A comma needs no escape in a query, and `ingredients=egg,milk` is what people read and share.
  return params.toString().replaceAll('%2C', ',')
}

/** The question to the server. The order of the chips does not matter to it, so that reordering them asks nothing anew. */
export function toSearchInput({ chips, filters, sort }: Search): SearchRecipesInput {
  const { cuisine, ...others } = filters
  return { ...others, ...(cuisine !== null && { cuisine }), sort, ingredients: chips.map((chip) => chip.name).sort() }
}

/** `TREE_NUTS` as addresses spell it: `tree-nuts`. */
function asWord(value: string): string {
  return value.toLowerCase().replaceAll('_', '-')
}

function oneOf<Value extends string>(values: readonly Value[], word: string | null): Value | undefined {
  return values.find((value) => asWord(value) === word?.trim().toLowerCase())
}

function wholeNumber(text: string | null, range: { min: number; max: number }): number | undefined {
  if (text === null || !/^\d+$/.test(text.trim())) return undefined
  return Math.min(range.max, Math.max(range.min, Number(text)))
}
