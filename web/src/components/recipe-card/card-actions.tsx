import type { FragmentType } from '@apollo/client';
import { chakra, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Favorite_RecipeFragment } from '../../gql/graphql.ts';
import { LARGE_TEXT } from '../../ui/large-text.ts';
import { AddToListButton } from '../add-to-list/add-to-list-button.tsx';
import { CollectButton } from '../collection/collect-button.tsx';
import { FavoriteButton } from '../favorite/favorite-button.tsx';
import type { NamedRecipe } from '../recipe-window/recipe-window.ts';

interface CardActionsProps {
  recipe: FragmentType<Favorite_RecipeFragment> & NamedRecipe;
  children?: ReactNode;
}

/** What can be done with a card besides opening it: it lies above the link that covers the card. */
export function CardActions({ recipe, children }: CardActionsProps) {
  return (
    <HStack
      pos="absolute"
      top="3"
      insetEnd="3"
      zIndex="2"
      gap="2"
      css={{ [LARGE_TEXT]: BELOW_PICTURE }}
      _print={{ display: 'none' }}
    >
      <AtHand>
        {children}
        <AddToListButton recipe={recipe} />
        <CollectButton recipe={recipe} />
      </AtHand>
      <FavoriteButton recipe={recipe} />
    </HStack>
  );
}

/** On the picture there is no room for large buttons beside the match. */
const BELOW_PICTURE = { pos: 'relative', top: 0, insetEnd: 0, p: '2', justifyContent: 'flex-end' };

/** With a mouse, seen while the card is pointed at or has the focus: the picture is there to be looked at. */
const AtHand = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    transition: 'opacity 150ms',
    '@media (hover: hover)': { opacity: 0, 'article:is(:hover, :focus-within) &': { opacity: 1 } },
  },
});
