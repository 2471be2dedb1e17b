import { addPieces, chipText, splitPieces, type Chip } from '../ingredient-input/chip.ts';
import { ALL_ALLERGENS, DIETS } from '../kitchen-choices.ts';
import { MAX_INGREDIENTS, type Kitchen } from './kitchen.ts';

const NO_SUBSTITUTIONS = 'false';
const FROM_PANTRY = 'true';

/**
 * Reads a kitchen from the query of an address. Whatever is missing or misspelled falls back to its default. `q`, the header's
 * free text, is cut into ingredients behind those of `ingredients`.
 */
export function readKitchen(params: URLSearchParams): Kitchen {
  const pieces = [...params.getAll('ingredients'), ...params.getAll('q')].flatMap(splitPieces);
  return {
    chips: addPieces([], pieces, MAX_INGREDIENTS).chips,
    diet: valueOf(DIETS, params.get('diet')) ?? 'ANY',
    allergies: valuesOf(ALL_ALLERGENS, params.get('allergies')),
    pantry: namesOf(params.get('pantry')),
    exclude: namesOf(params.get('exclude')),
    allowSubstitutions: params.get('allowSubstitutions') !== NO_SUBSTITUTIONS,
    fromPantry: params.get('fromPantry') === FROM_PANTRY,
  };
}

/** Puts a kitchen into the query of an address; what is at its default is left out. {@link readKitchen} reads it back. */
export function writeKitchen(
  params: URLSearchParams,
  { chips, diet, allergies, pantry, exclude, allowSubstitutions, fromPantry }: Kitchen,
): void {
  if (chips.length > 0) params.set('ingredients', chips.map(chipText).join(','));
  if (diet !== 'ANY') params.set('diet', wordOf(diet));
  if (allergies.length > 0) params.set('allergies', allergies.map(wordOf).join(','));
  if (pantry.length > 0) params.set('pantry', pantry.join(','));
  if (exclude.length > 0) params.set('exclude', exclude.join(','));
  if (fromPantry) params.set('fromPantry', FROM_PANTRY);
  if (!allowSubstitutions) params.set('allowSubstitutions', NO_SUBSTITUTIONS);
}

/** The query of an address that carries a kitchen of nothing but these chips, or of these and the pantry. */
export function kitchenQuery(chips: Chip[], fromPantry = false): string {
  const params = new URLSearchParams();
  writeKitchen(params, {
    chips,
    diet: 'ANY',
    allergies: [],
    pantry: [],
    exclude: [],
    allowSubstitutions: true,
    fromPantry,
  });
  return queryText(params);
}

/** A query as people read and share it: a comma needs no escape in it, so `ingredients=egg,milk` it is. */
export function queryText(params: URLSearchParams): string {
  return params.toString().replaceAll('%2C', ',');
}

/** `TREE_NUTS` as addresses spell it: `tree-nuts`. */
export function wordOf(value: string): string {
  return value.toLowerCase().replaceAll('_', '-');
}

/** The one of `values` that an address spells as `word`, whatever its case. */
export function valueOf<Value extends string>(values: readonly Value[], word: string | null): Value | undefined {
  return values.find((value) => wordOf(value) === word?.trim().toLowerCase());
}

/** The names of a list with commas, each once. However many there are, the server is asked for all: it says where they are too many. */
export function namesOf(list: string | null): string[] {
  return addPieces([], splitPieces(list ?? ''), Infinity).chips.map((chip) => chip.name);
}

/** Those of `values` that an address spells in a list with commas, in their own order. */
function valuesOf<Value extends string>(values: readonly Value[], list: string | null): Value[] {
  const named = new Set(splitPieces(list ?? '').map((word) => valueOf(values, word)));
  return values.filter((value) => named.has(value));
}
