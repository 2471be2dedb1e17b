import { useAvoided, type RecipeAllergens } from '../../../components/kitchen/use-avoided.ts';
import { recipe as text } from '../../../messages/recipe.ts';
import { Warning } from '../../../ui/display/warning.tsx';

/** What the recipe has, or may have, of what the cook's household must not eat: a shared link or a similar recipe leads past the filters of a search. */
export function AllergyWarning(props: RecipeAllergens) {
  const { contained, possible } = useAvoided(props);
  return (
    <>
      {contained.length > 0 && <Warning>{text.allergies.contains(contained)}</Warning>}
      {possible.length > 0 && <Warning>{text.allergies.mayContain(possible)}</Warning>}
    </>
  );
}
