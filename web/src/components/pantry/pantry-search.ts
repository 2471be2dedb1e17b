import type { Viewer } from '../../apollo/viewer.tsx';
import type { SearchRecipesInput } from '../../gql/graphql.ts';
import { addPieces, type Chip } from '../ingredient-input/chip.ts';
import { writeKitchen, queryText } from '../kitchen/kitchen-params.ts';
import { MAX_INGREDIENTS } from '../kitchen/kitchen.ts';
import { PANTRY_FOODS, pantryOf } from '../kitchen-choices.ts';
import type { PantryItem } from './pantry-item.ts';
import { visitorTable } from './visitor-table.ts';

/** Most foods that a search takes as always at home. */
const AT_HOME_MAX = 50;

/**
 * The search of a whole pantry; every result uses `mustUse`. Of a cook it is what the server has, within what their household eats; of a
 * visitor what is due first is typed, and as much of the rest as a search takes is at home.
 */
export function pantrySearch(
  viewer: Viewer | null,
  items: readonly PantryItem[],
  mustUse: readonly string[] = [],
): SearchRecipesInput {
  if (!viewer) return visitorSearch(items, mustUse);
  const { diet, allergies, pantry } = viewer.household;
  return { ingredients: [...mustUse], fromPantry: true, diet, allergies, pantry: pantryOf(pantry) };
}

function visitorSearch(items: readonly PantryItem[], mustUse: readonly string[]): SearchRecipesInput {
  const names = foodsOf(items);
  return {
    ...visitorTable.get(),
    ingredients: names.slice(0, MAX_INGREDIENTS),
    pantry: names.slice(MAX_INGREDIENTS, MAX_INGREDIENTS + AT_HOME_MAX),
    mustUse: mustUse.filter((name) => names.includes(name)),
  };
}

/** The query of an address that searches a visitor's pantry: what they typed and what is due first as chips, and what is ticked as always at home there. */
export function visitorQuery(items: readonly PantryItem[], typed: readonly Chip[] = []): string {
  const names = foodsOf(items);
  const { chips } = addPieces(typed, names, MAX_INGREDIENTS);
  const pantry = PANTRY_FOODS.filter((food) => names.includes(food) && !chips.some(({ name }) => name === food));
  const params = new URLSearchParams();
  writeKitchen(params, { ...visitorTable.get(), chips, pantry, allowSubstitutions: true, fromPantry: false });
  return queryText(params);
}

/** Names of the foods that are there. */
const foodsOf = (items: readonly PantryItem[]): string[] =>
  items.filter(({ food, level, portions }) => food && level !== 'OUT' && portions === null).map(({ name }) => name);
