import type { Viewer } from '../../apollo/viewer.tsx';
import type { SearchRecipesInput } from '../../gql/graphql.ts';
import { pantryOf } from '../kitchen-choices.ts';

/** The search of a cook's whole pantry, within what their household eats; every result uses `mustUse`. */
export function pantrySearch(
  { household: { diet, allergies, pantry } }: Viewer,
  mustUse: readonly string[] = [],
): SearchRecipesInput {
  return { ingredients: [...mustUse], fromPantry: true, diet, allergies, pantry: pantryOf(pantry) };
}
