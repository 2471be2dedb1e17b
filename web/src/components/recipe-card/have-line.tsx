import { chakra, Flex } from '@chakra-ui/react';
import { recipeCard } from '../../messages/recipe-card.ts';
import { Pill } from '../../ui/display/pill.tsx';
import type { CardMatch } from './why-line.tsx';

/** How much of a recipe the cook has. */
type Had = Pick<CardMatch, 'have' | 'needed' | 'hasAllIngredients'>;

/** What a cook wants to know first: how much of a recipe is there, and whether it can be cooked now, lacks one thing, or is worth shopping for. */
export function HaveLine({ match }: { match: Had }) {
  const missing = match.needed - match.have;
  return (
    <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
      <chakra.strong color="leaf" fontWeight="bold">
        {haveOf(match)}
      </chakra.strong>
      <Pill tone={TONES[missing] ?? 'plain'}>{recipeCard.groups[missing] ?? recipeCard.groups[2]}</Pill>
    </Flex>
  );
}

/** Of what lacks nothing, and one thing. */
const TONES = ['leaf', 'saffron'] as const;

/** "You have 5 of 7". */
export function haveOf({ have, needed, hasAllIngredients }: Had): string {
  return needed === 0 ? recipeCard.haveEverything : recipeCard.have(have, needed, hasAllIngredients);
}
