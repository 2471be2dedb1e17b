import type { MatchPage, MatchQuery, SearchEngine } from '../api/src/modules/search/match/search-engine.ts';
import { Corpus } from './corpus.ts';
import { madeUpFoods } from './corpus-foods.ts';
import { Kitchens } from './kitchens.ts';
import { timeEach, type Timing } from './timing.ts';

/** A first page of the web app. */
export const PAGE: MatchPage = { first: 24, after: null };

/** Searches that are timed in an index. */
export const SEARCHES = 400;

/** Searches for random kitchens, always the same ones. */
export function manyQueries(chips: number, hasFilters: boolean, pantry = 0, foods = madeUpFoods()): MatchQuery[] {
  const kitchens = new Kitchens(new Corpus('kitchens', foods));
  return Array.from({ length: SEARCHES }, () => kitchens.query(chips, hasFilters, pantry));
}

/** Times searches, after a warm-up on a quarter of them. */
export async function timeSearches(
  engine: Pick<SearchEngine, 'search'>,
  queries: readonly MatchQuery[],
): Promise<Timing> {
  return timeEach(
    queries.map((query) => () => engine.search(query, PAGE)),
    queries.length / 4,
  );
}
