import { useViewer } from '../../apollo/viewer.tsx';
import type { Allergen } from '../../gql/graphql.ts';
import { allergenNames } from '../allergen-names.ts';

/** What a recipe contains and may contain. */
export interface RecipeAllergens {
  allergens: readonly Allergen[];
  possibleAllergens: readonly Allergen[];
}

/** Of what a recipe contains, and may contain, the names of that which the cook's household must not eat; none for a visitor. */
export function useAvoided({ allergens, possibleAllergens }: RecipeAllergens): {
  contained: string[];
  possible: string[];
} {
  const avoided = useViewer()?.household.allergies ?? [];
  const namesOf = (found: readonly Allergen[]) => allergenNames(found.filter((allergen) => avoided.includes(allergen)));
  return { contained: namesOf(allergens), possible: namesOf(possibleAllergens) };
}
