import type { MatchPage, MatchQuery, SearchEngine } from '../api/src/modules/search/match/search-engine.ts';
import { Corpus } from './corpus.ts';
import { madeUpFoods } from './corpus-foods.ts';
import { Kitchens } from './kitchens.ts';
import { findUnlockPair } from '../api/src/modules/search/unlock-pair.ts';
import { findUnlocks } from '../api/src/modules/search/unlocks.ts';
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

/** Searches from whole pantries, always the same ones. */
export const pantryQueries = (foods: number, hasFilters: boolean): MatchQuery[] =>
  manyPantries(foods, hasFilters).map(({ query }) => query);

function manyPantries(foods: number, hasFilters: boolean): ReturnType<Kitchens['pantryQuery']>[] {
  const kitchens = new Kitchens(new Corpus('kitchens', madeUpFoods()));
  return Array.from({ length: SEARCHES }, () => kitchens.pantryQuery(foods, hasFilters));
}

/** Finding what to buy for each of as many kitchens, from reading the index to counting what it completes: five foods, or two that go together. */
export function unlocksOf(
  engine: Pick<SearchEngine, 'lacking'>,
  foods: number,
): Record<'singles' | 'pair', (() => Promise<unknown>)[]> {
  const known = madeUpFoods();
  const asked = manyPantries(foods, true).map(({ held, query }) => ({
    query,
    stock: { held, pantry: [], coverage: query.coverage, limits: { allowSubstitutions: true, ...query.filters } },
  }));
  return {
    singles: asked.map(
      ({ query, stock }) =>
        async () =>
          findUnlocks(await engine.lacking(query), stock, known, 5),
    ),
    pair: asked.map(
      ({ query, stock }) =>
        async () =>
          findUnlockPair(await engine.lacking(query), stock, known),
    ),
  };
}
