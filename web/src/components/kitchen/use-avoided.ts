import { useViewer } from '../../apollo/viewer.tsx';
import { useIsBrowser } from '../../hooks/use-is-browser.ts';
import type { Allergen } from '../../gql/graphql.ts';
import { allergenNames } from '../allergen-names.ts';
import { visitorTable } from '../pantry/visitor-table.ts';

/** What a recipe contains and may contain. */
export interface RecipeAllergens {
  allergens: readonly Allergen[];
  possibleAllergens: readonly Allergen[];
}

/** Of what a recipe contains, and may contain, the names of that which the cook's household must not eat; for a visitor, what they last filtered by. */
export function useAvoided({ allergens, possibleAllergens }: RecipeAllergens): {
  contained: string[];
  possible: string[];
} {
  const avoided = useAllergies();
  const namesOf = (found: readonly Allergen[]) => allergenNames(found.filter((allergen) => avoided.includes(allergen)));
  return { contained: namesOf(allergens), possible: namesOf(possibleAllergens) };
}

function useAllergies(): readonly Allergen[] {
  const viewer = useViewer();
  const isBrowser = useIsBrowser();
  if (viewer === null) return isBrowser ? visitorTable.get().allergies : [];
  return viewer?.household.allergies ?? [];
}
