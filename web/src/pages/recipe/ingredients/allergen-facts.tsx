import { chakra } from '@chakra-ui/react';
import { allergenNames } from '../../../components/allergen-names.ts';
import { ALL_ALLERGENS } from '../../../components/kitchen-choices.ts';
import type { IngredientsCard_RecipeFragment } from '../../../gql/graphql.ts';
import { recipe as text } from '../../../messages/recipe.ts';

/** What of the fourteen allergens the ingredients contain and may contain, for every reader: the household's own are warned of above. */
export function AllergenFacts({
  allergens,
  possibleAllergens,
}: Pick<IngredientsCard_RecipeFragment, 'allergens' | 'possibleAllergens'>) {
  const isAnyPossible = allergens.length + possibleAllergens.length === ALL_ALLERGENS.length;
  const [contained, possible] = [allergenNames(allergens), allergenNames(possibleAllergens)];
  const told = [
    ...(contained.length > 0 ? [text.allergens.contains(contained)] : []),
    ...(isAnyPossible ? [text.allergens.unknown] : possible.length > 0 ? [text.allergens.mayContain(possible)] : []),
  ];
  return (
    <chakra.p mt="5" fontSize="sm" color="mute" _print={{ mt: '2' }}>
      <chakra.span fontWeight="semibold">{text.allergens.label}</chakra.span>{' '}
      {told.length > 0 ? told.join(' ') : text.allergens.none}
    </chakra.p>
  );
}
