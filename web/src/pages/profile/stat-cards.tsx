import { chakra, SimpleGrid } from '@chakra-ui/react'
import { LuChefHat, LuFolderHeart, LuHeart } from 'react-icons/lu'
import type { ProfilePageQuery } from '../../gql/operations.ts'
import { number } from '../../messages/plural.ts'
import { profile } from '../../messages/profile.ts'
import { Card } from '../../ui/card.tsx'

const text = profile.stats

interface StatCardsProps {
  stats: NonNullable<ProfilePageQuery['profile']>['stats']
}

/** How much the cook keeps, has cooked and has put together. */
export function StatCards({ stats }: StatCardsProps) {
  const cards = [
    { label: text.saved, value: stats.savedRecipes, Icon: LuHeart },
    { label: text.cooked, value: stats.cookedRecipes, Icon: LuChefHat },
    { label: text.collections, value: stats.collections, Icon: LuFolderHeart },
  ]
  return (
    <SimpleGrid as="dl" aria-label={text.label} columns={3} gap={{ base: '2.5', md: '6' }}>
      {cards.map(({ label, value, Icon }) => (
        <Card key={label} display="flex" flexDirection={{ base: 'column', md: 'row' }} alignItems="center" gap={{ base: '2', md: '4' }} px={{ base: '2', md: '6' }} py={{ base: '4', md: '5' }}>
          <chakra.span aria-hidden display="grid" placeItems="center" boxSize="11" flexShrink="0" borderRadius="pill" bg="leaf.soft" color="leaf" fontSize="lg">
            <Icon />
          </chakra.span>
          <chakra.div display="flex" flexDirection="column-reverse" textAlign={{ base: 'center', md: 'start' }}>
            <chakra.dt fontSize={{ base: 'xs', md: 'sm' }} color="mute" lineHeight="snug">
              {label}
            </chakra.dt>
            <chakra.dd textStyle="section" fontVariantNumeric="tabular-nums">
              {number(value)}
            </chakra.dd>
          </chakra.div>
        </Card>
      ))}
    </SimpleGrid>
  )
}
