import { Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { browse as text } from '../../messages/browse.ts';
import { CUISINES } from '../../components/kitchen-choices.ts';
import { MEALS } from '../../components/kitchen-choices.ts';
import { GroupCardSkeleton, GroupGrid } from './group-card.tsx';
import { COLUMNS, Part } from './recipe-groups.tsx';

/** As many foods as the index has at most. */
const FOODS = 40;

/** The index before it is there, in the size that it will have. */
export function GroupSkeletons() {
  return (
    <Stack gap={{ base: '10', md: '14' }}>
      <Part title={text.sections.simple}>
        <GroupGrid columns={COLUMNS.simple} aria-hidden>
          {places(2, <GroupCardSkeleton hasHint />)}
        </GroupGrid>
      </Part>
      <Part title={text.sections.meals}>
        <GroupGrid columns={COLUMNS.meals} aria-hidden>
          {places(MEALS.length, <GroupCardSkeleton />)}
        </GroupGrid>
      </Part>
      <Part title={text.sections.foods}>
        <GroupGrid columns={COLUMNS.foods} gap={{ base: '2.5', md: '3' }} aria-hidden>
          {places(FOODS, <Skeleton h="16" borderRadius="lg" />)}
        </GroupGrid>
      </Part>
      <Part title={text.sections.cuisines}>
        <GroupGrid columns={COLUMNS.cuisines} aria-hidden>
          {places(CUISINES.length, <GroupCardSkeleton />)}
        </GroupGrid>
      </Part>
    </Stack>
  );
}

function places(count: number, place: ReactNode) {
  return Array.from({ length: count }, (_, index) => <li key={index}>{place}</li>);
}
