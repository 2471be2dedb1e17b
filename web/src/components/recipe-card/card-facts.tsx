import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { ClockIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { common } from '../../messages/common.ts';
import { number } from '../../messages/plural.ts';
import { Star } from '../../ui/display/star.tsx';

/** Time, rating and difficulty of a recipe. */
export interface CardFactsProps {
  time: string;
  /** 0 to 5; null while unrated. */
  rating: number | null;
  reviewCount: number;
  difficulty?: string;
  /** Stand behind them, where there is room in their row. */
  children?: ReactNode;
}

/** See {@link CardFactsProps}. In one row under a card's title; with a difficulty the time has a row of its own. */
export function CardFacts({ time, rating, reviewCount, difficulty, children }: CardFactsProps) {
  return (
    <Flex wrap="wrap" columnGap="4" rowGap="1" color="mute" fontSize="sm" align="center">
      <Fact flexBasis={difficulty ? 'full' : undefined}>
        <ClockIcon aria-hidden />
        {time}
      </Fact>
      <Fact>
        {rating === null ? (
          common.notRated
        ) : (
          <>
            <Star />
            <RatingText rating={rating} count={reviewCount} />
          </>
        )}
      </Fact>
      {difficulty && <span>{difficulty}</span>}
      {children}
    </Flex>
  );
}

function RatingText({ rating, count }: { rating: number; count: number }) {
  const score = rating.toFixed(1);
  return (
    <>
      <span aria-hidden>
        {score} ({number(count)})
      </span>
      <VisuallyHidden>{common.ratingLabel(score, count)}</VisuallyHidden>
    </>
  );
}

const Fact = chakra('span', { base: { pos: 'relative', display: 'inline-flex', alignItems: 'center', gap: '1.5' } });
