import { chakra } from '@chakra-ui/react';
import { TriangleAlertIcon } from 'lucide-react';
import { allergenNames } from '../../../components/allergen-names.ts';
import { recipe as text } from '../../../messages/recipe.ts';
import type { Swapped } from '../use-swapped.ts';

/** What the cook must know of the swaps: allergens that came with them, or that are not known. Announced as soon as it changes. */
export function SwapNotice({ recipe, hasFailed }: Pick<Swapped, 'recipe' | 'hasFailed'>) {
  const added = allergenNames(recipe?.addedAllergens ?? []);
  const told = hasFailed ? text.swaps.failed : added.length > 0 ? text.swaps.adds(added) : null;
  return (
    <chakra.div role="status">
      {told && (
        <chakra.p
          display="flex"
          gap="2.5"
          mb="3"
          px="4"
          py="3"
          borderRadius="md"
          bg="tomato.soft"
          color="tomato.ink"
          fontSize="sm"
          fontWeight="semibold"
        >
          <chakra.span mt="0.5" flexShrink="0" aria-hidden>
            <TriangleAlertIcon />
          </chakra.span>
          <span>{told}</span>
        </chakra.p>
      )}
    </chakra.div>
  );
}
