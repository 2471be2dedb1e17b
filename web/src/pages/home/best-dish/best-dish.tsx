import { Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { recipePath } from '../../../app/paths.ts';
import type { Chip } from '../../../components/ingredient-input/chip.ts';
import { CardLink, CardSheet } from '../../../components/recipe-card/card-sheet.tsx';
import { Cover } from '../../../components/recipe-card/cover.tsx';
import { matchColor } from '../../../components/recipe-card/match-badge.tsx';
import { haveOf } from '../../../components/recipe-card/have-line.tsx';
import { useDebounced } from '../../../hooks/use-debounced.ts';
import { home } from '../../../messages/home.ts';
import { recipeCard } from '../../../messages/recipe-card.ts';
import { Ring } from '../../../ui/display/ring.tsx';
import { Hint } from './hint.tsx';
import { useBestDish, type Dish } from './use-best-dish.ts';

const text = home.bestDish;

/** How long the foods stay the same before the dish is said aloud, in milliseconds: somebody who types on is not talked over. */
const SETTLED_MS = 1000;

/** The dish that these foods are best for. Where no answer comes there is none, and no word about it. */
export function BestDish({ chips }: { chips: Chip[] }) {
  const { dish, isWaiting, query } = useBestDish(chips);
  const told = useDebounced(isWaiting || dish === undefined ? '' : toldOf(dish), SETTLED_MS);
  return (
    <>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {dish === null && <Hint>{text.none}</Hint>}
      {dish && <DishCard key={dish.recipe.id} dish={dish} query={query} isWaiting={isWaiting} />}
    </>
  );
}

const toldOf = (dish: Dish | null): string =>
  dish ? text.told(dish.recipe.title, dish.matchPercentage, haveOf(dish)) : text.none;

/** Beside the box a picture with its words below; under the box, on narrower screens, a row of the place's height. */
function DishCard({ dish, query, isWaiting }: { dish: Dish; query: string; isWaiting: boolean }) {
  const { recipe, matchPercentage } = dish;
  return (
    <CardSheet data-dish aria-busy={isWaiting} css={SHEET}>
      <Box flex={{ base: 'none', lg: '1' }} w={{ base: '6.5rem', sm: '9rem', lg: 'full' }} minH="0" css={PICTURE}>
        <Cover isFirst imageSet={recipe.imageSet} sizes="(min-width: 1024px) 34rem, 9rem" />
      </Box>
      <Words>
        <chakra.p color="mute" fontSize="xs" fontWeight="semibold">
          {text.label}
        </chakra.p>
        <chakra.h2 textStyle="card" fontSize={{ base: 'md', md: 'lg', lg: '2xl' }} lineClamp="2" flexShrink="0">
          <CardLink asChild>
            <Link to={recipePath(recipe.slug, query)}>{recipe.title}</Link>
          </CardLink>
        </chakra.h2>
        <Flex
          align="center"
          columnGap="3"
          fontSize={{ base: 'xs', sm: 'sm', lg: 'md' }}
          fontWeight="semibold"
          whiteSpace="nowrap"
        >
          <Flex as="span" align="center" gap="1.5">
            <Ring percentage={matchPercentage} color={matchColor(matchPercentage)} size="5" />
            {recipeCard.match(matchPercentage)}
          </Flex>
          <chakra.strong color="leaf" fontWeight="bold">
            {haveOf(dish)}
          </chakra.strong>
        </Flex>
      </Words>
    </CardSheet>
  );
}

const SHEET = {
  flexDirection: { base: 'row', lg: 'column' },
  animation: 'rise 150ms ease-out',
  // An answer that comes at once changes nothing but the dish.
  '&[aria-busy=true] > *': { opacity: 0.5, transition: 'opacity 150ms 250ms' },
} as const;

const PICTURE = { '& > img': { h: 'full', aspectRatio: 'auto' } };

const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: { base: '1', lg: '1.5' },
    minW: '0',
    px: { base: '3.5', sm: '4', lg: '6' },
    py: { base: '0', lg: '5' },
  },
});
