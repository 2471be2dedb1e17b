import { chakra } from '@chakra-ui/react';
import { TriangleAlertIcon } from 'lucide-react';
import { common } from '../../messages/common.ts';
import { useAvoided, type RecipeAllergens } from '../kitchen/use-avoided.ts';

/** Says on a card what the cook's household must not eat of the recipe: lists that no search has made leave nothing out. */
export function AllergyLine(props: RecipeAllergens) {
  const { contained, possible } = useAvoided(props);
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
