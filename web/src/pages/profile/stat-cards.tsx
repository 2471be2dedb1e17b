import { chakra, SimpleGrid } from '@chakra-ui/react';
import { ChefHatIcon, FolderHeartIcon, HeartIcon } from 'lucide-react';
import type { ProfilePageQuery } from '../../gql/graphql.ts';
import { number } from '../../messages/plural.ts';
import { profile } from '../../messages/profile.ts';
import { Card } from '../../ui/display/card.tsx';
import { IconDisc } from '../../ui/display/icon-disc.tsx';

const text = profile.stats;

interface StatCardsProps {
  stats: NonNullable<ProfilePageQuery['profile']>['stats'];
}

/** How much the cook keeps, has cooked and has put together. */
export function StatCards({ stats }: StatCardsProps) {
  const cards = [
    { label: text.saved, value: stats.savedRecipes, Icon: HeartIcon },
    { label: text.cooked, value: stats.cookedRecipes, Icon: ChefHatIcon },
    { label: text.collections, value: stats.collections, Icon: FolderHeartIcon },
  ];
  return (
    <SimpleGrid as="ul" listStyleType="none" aria-label={text.label} columns={3} gap={{ base: '2.5', md: '6' }}>
      {cards.map(({ label, value, Icon }) => (
        <Card
          as="li"
          key={label}
          display="flex"
          flexDirection={{ base: 'column', md: 'row' }}
          alignItems="center"
          gap={{ base: '2', md: '4' }}
          px={{ base: '2', md: '6' }}
          py={{ base: '4', md: '5' }}
        >
          <IconDisc>
            <Icon />
          </IconDisc>
          <chakra.p display="flex" flexDirection="column" textAlign={{ base: 'center', md: 'start' }}>
            <chakra.strong textStyle="section" fontVariantNumeric="tabular-nums">
              {number(value)}
            </chakra.strong>{' '}
            <chakra.span fontSize={{ base: 'xs', md: 'sm' }} color="mute" lineHeight="snug">
              {label}
            </chakra.span>
          </chakra.p>
        </Card>
      ))}
    </SimpleGrid>
  );
}
