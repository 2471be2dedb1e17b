import { chakra } from '@chakra-ui/react';
import { TriangleAlertIcon } from 'lucide-react';
import { useViewer } from '../../apollo/viewer.tsx';
import type { Allergen } from '../../gql/graphql.ts';
import { common } from '../../messages/common.ts';
import { allergenNames } from '../allergen-names.ts';

/** What a recipe has, and may have. */
interface AllergyLineProps {
  allergens: readonly Allergen[];
  possibleAllergens: readonly Allergen[];
}

/** Says on a card what the cook's household must not eat of the recipe: lists that no search has made leave nothing out. */
export function AllergyLine({ allergens, possibleAllergens }: AllergyLineProps) {
  const avoided = useViewer()?.household.allergies ?? [];
  const namesOf = (found: readonly Allergen[]) => allergenNames(found.filter((allergen) => avoided.includes(allergen)));
  const [contained, possible] = [namesOf(allergens), namesOf(possibleAllergens)];
  const said = [
    ...(contained.length > 0 ? [common.allergens.contains(contained)] : []),
    ...(possible.length > 0 ? [common.allergens.mayContain(possible)] : []),
  ];
  if (said.length === 0) return null;
  return (
    <chakra.p display="flex" gap="1.5" color="tomato.ink" fontSize="sm" fontWeight="semibold">
      <chakra.span mt="0.5" flexShrink="0" aria-hidden>
        <TriangleAlertIcon size="1em" />
      </chakra.span>
      {said.join(' ')}
    </chakra.p>
  );
}
