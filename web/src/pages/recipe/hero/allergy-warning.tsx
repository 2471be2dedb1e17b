import { useViewer } from '../../../apollo/viewer.tsx';
import { allergenNames } from '../../../components/allergen-names.ts';
import type { RecipeHero_RecipeFragment } from '../../../gql/graphql.ts';
import { recipe as text } from '../../../messages/recipe.ts';
import { Warning } from '../../../ui/display/warning.tsx';

/** What the recipe has, or may have, of what the cook's household must not eat: a shared link or a similar recipe leads past the filters of a search. */
export function AllergyWarning({
  allergens,
  possibleAllergens,
}: Pick<RecipeHero_RecipeFragment, 'allergens' | 'possibleAllergens'>) {
  const avoided = useViewer()?.household.allergies ?? [];
  const namesOf = (found: readonly (typeof avoided)[number][]) =>
    allergenNames(found.filter((allergen) => avoided.includes(allergen)));
  const [contained, possible] = [namesOf(allergens), namesOf(possibleAllergens)];
  return (
    <>
      {contained.length > 0 && <Warning>{text.allergies.contains(contained)}</Warning>}
      {possible.length > 0 && <Warning>{text.allergies.mayContain(possible)}</Warning>}
    </>
  );
}
