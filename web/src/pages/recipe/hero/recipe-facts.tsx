import { chakra, HStack, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ChefHatIcon, ClockIcon, UsersIcon } from 'lucide-react';
import type { Difficulty } from '../../../gql/graphql.ts';
import { common } from '../../../messages/common.ts';
import { recipe as text } from '../../../messages/recipe.ts';
import { Star } from '../../../ui/display/star.tsx';

/** The four facts of a recipe that a cook decides by. */
interface RecipeFactsProps {
  /** In minutes, as the next. */
  cookTime: number;
  totalTime: number;
  servings: number;
  difficulty: Difficulty;
  /** 1 to 5; null while unrated. */
  rating: number | null;
  reviewCount: number;
}

/** Minutes, servings, difficulty and rating, in one row. */
export function RecipeFacts({ cookTime, totalTime, servings, difficulty, rating, reviewCount }: RecipeFactsProps) {
  return (
    <HStack as="dl" gapX="5" gapY="2" wrap="wrap" fontSize="sm" fontWeight="medium">
      <Fact name={text.time} icon={<ClockIcon />}>
        {common.times({ cookTime, totalTime })}
      </Fact>
      <Fact name={text.servingsLabel} icon={<UsersIcon />}>
        {text.servings(servings)}
      </Fact>
      <Fact name={text.difficulty} icon={<ChefHatIcon />}>
        {common.difficulty[difficulty]}
      </Fact>
      <Fact name={text.rating} icon={rating !== null && <Star />}>
        {rating === null ? common.notRated : <Rating rating={rating} reviewCount={reviewCount} />}
      </Fact>
    </HStack>
  );
}

function Fact({ name, icon, children }: { name: string; icon: ReactNode; children: ReactNode }) {
  return (
    <HStack gap={icon ? { base: '2', _print: '0' } : '0'}>
      <chakra.dt pos="relative" display="inline-flex" color="leaf" fontSize="lg">
        <chakra.span aria-hidden _print={{ display: 'none' }}>
          {icon}
        </chakra.span>
        <VisuallyHidden>{name}</VisuallyHidden>
      </chakra.dt>
      <dd>{children}</dd>
    </HStack>
  );
}

function Rating({ rating, reviewCount }: { rating: number; reviewCount: number }) {
  return (
    <>
      {rating.toFixed(1)} <chakra.span color="mute">{text.ratings(reviewCount)}</chakra.span>
    </>
  );
}
