import type { FragmentType } from '@apollo/client'
import { HStack } from '@chakra-ui/react'
import type { Favorite_RecipeFragment } from '../../gql/operations.ts'
import { FavoriteButton } from '../favorite/favorite-button.tsx'

/** What can be done with a card besides opening it: it lies above the link that covers the card. */
export function CardActions({ recipe }: { recipe: FragmentType<Favorite_RecipeFragment> }) {
  return (
    <HStack pos="absolute" top="3" insetEnd="3" zIndex="2" gap="2">
      <FavoriteButton recipe={recipe} />
    </HStack>
  )
}
