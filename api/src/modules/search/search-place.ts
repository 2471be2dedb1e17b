import { decodeCursor, notOurCursor } from '../../shared/cursor.ts';
import type { RecipeMatch } from './match/recipe-match.ts';
import {
  rankKey,
  ratingScore,
  shownRating,
  type MatchQuery,
  type RankKey,
  type SortOrder,
} from './match/search-engine.ts';

/** Stands for the facts of a recipe where only the length of its place is asked for. */
const NO_FACTS = {
  percentage: 0,
  used: 0,
  due: 0,
  shownRating: 0,
  ratingScore: 0,
  reviewCount: 0,
  totalTime: 0,
  number: 0,
};

/**
 * Where a page of found recipes goes on: the place of the last one before it.
 * @throws AppError BAD_USER_INPUT for what is no cursor of this order
 */
export function readCursor(cursor: string, query: MatchQuery): RankKey {
  return decodeCursor(
    cursor,
    rankKey(query.sort, NO_FACTS).map(() => 'whole' as const),
  );
}

/**
 * How many recipes without such a place, made or found by their names, a cursor has passed.
 * @throws AppError BAD_USER_INPUT for what is no cursor
 */
export function readPlace(cursor: string): number {
  const [passed] = decodeCursor(cursor, ['whole']);
  if (passed < 0) throw notOurCursor();
  return passed;
}

/** The place of a creative recipe among those of its page; by relevance, and for what is due, the better it fits, and of equals as they were made. */
export function keyOf({ recipe, matchPercentage }: RecipeMatch, sort: SortOrder): RankKey {
  if (sort === 'relevance' || sort === 'use_first') return [matchPercentage];
  const { ratingSum, ratingCount, prepTime, cookTime, number } = recipe;
  return rankKey(sort, {
    percentage: 0,
    used: 0,
    due: 0,
    shownRating: shownRating(ratingSum, ratingCount),
    ratingScore: ratingScore(ratingSum, ratingCount),
    reviewCount: ratingCount,
    totalTime: prepTime + cookTime,
    number,
  });
}
