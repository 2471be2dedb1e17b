import { chakra } from '@chakra-ui/react';
import type { Chip } from '../../../components/ingredient-input/chip.ts';
import { useLoaded } from '../../../hooks/use-loaded.ts';
import { home } from '../../../messages/home.ts';
import { Hint } from './hint.tsx';

/** Foods from which on a dish is looked for: one alone is good for too many. */
const FOODS_MIN = 2;

const loadBestDish = () => import('./best-dish.tsx');

/** Where the best dish for the typed foods stands. Its room is kept, so that nothing moves when one comes, changes or goes; it is fetched with the first food. */
export function DishPlace({ chips }: { chips: Chip[] }) {
  const part = useLoaded(loadBestDish, chips.length > 0);
  if (chips.length < FOODS_MIN)
    return (
      <Place>
        <Hint>{home.bestDish.hints[chips.length]}</Hint>
      </Place>
    );
  return <Place>{part && <part.BestDish chips={chips} />}</Place>;
}

/** Under the box a row of its own; on wide screens over the pictures beside the box. */
const Place = chakra('div', {
  base: {
    pos: 'relative',
    zIndex: 'raised',
    gridArea: 'dish',
    h: { base: '7.25rem', lg: 'auto' },
    minW: '0',
    aspectRatio: { lg: '1.18' },
    alignSelf: 'center',
    _print: { display: 'none' },
  },
});
