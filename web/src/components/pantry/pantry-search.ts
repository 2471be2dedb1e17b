import type { Viewer } from '../../apollo/viewer.tsx';
import type { SearchRecipesInput } from '../../gql/graphql.ts';
import { addPieces, type Chip } from '../ingredient-input/chip.ts';
import { writeKitchen, queryText } from '../kitchen/kitchen-params.ts';
import { loadPantry } from '../kitchen/kept-pantry.ts';
import { MAX_AT_HOME, MAX_INGREDIENTS } from '../kitchen/kitchen.ts';
import type { PantryItem } from './pantry-item.ts';
import { visitorTable } from './visitor-table.ts';

/**
 * The search of a whole pantry; every result uses `mustUse`. Of a cook it is what the server has, within what their household eats; of a
 * visitor what is due first is typed, and as much of the rest as a search takes is at home, as is what they always have.
 */
export function pantrySearch(
  viewer: Viewer | null,
  items: readonly PantryItem[],
  mustUse: readonly string[] = [],
): SearchRecipesInput {
  if (!viewer) return visitorSearch(items, mustUse);
  const { diet, allergies, pantry, exclude } = viewer.household;
  return { ingredients: [...mustUse], fromPantry: true, diet, allergies, pantry, exclude };
}

function visitorSearch(items: readonly PantryItem[], mustUse: readonly string[]): SearchRecipesInput {
  const names = foodsOf(items);
  return {
    ...visitorTable.get(),
    ingredients: names.slice(0, MAX_INGREDIENTS),
    pantry: atHome(names.slice(MAX_INGREDIENTS)),
    mustUse: mustUse.filter((name) => names.includes(name)),
  };
}

/** The query of an address that judges recipes by a cook's pantry, within what their household eats and always has. */
export function cookQuery(cook: Viewer): string {
  const { diet, allergies, pantry, exclude } = cook.household;
  const params = new URLSearchParams();
  writeKitchen(params, { chips: [], diet, allergies, pantry, exclude, allowSubstitutions: true, fromPantry: true });
  return queryText(params);
}

/** The query of an address that searches a visitor's pantry: what they typed and what is due first as chips, and the rest as always at home. */
export function visitorQuery(items: readonly PantryItem[], typed: readonly Chip[] = []): string {
  const names = foodsOf(items);
  const { chips } = addPieces(typed, names, MAX_INGREDIENTS);
  const pantry = atHome(names.filter((food) => !chips.some(({ name }) => name === food)));
  const params = new URLSearchParams();
  writeKitchen(params, { ...visitorTable.get(), chips, pantry, allowSubstitutions: true, fromPantry: false });
  return queryText(params);
}

/** What is there besides what is typed, with what a visitor always has: as many as a search takes. */
const atHome = (names: readonly string[]): string[] => [...new Set([...loadPantry(), ...names])].slice(0, MAX_AT_HOME);

/** Names of the foods that are there. */
const foodsOf = (items: readonly PantryItem[]): string[] =>
  items.filter(({ food, level, portions }) => food && level !== 'OUT' && portions === null).map(({ name }) => name);
