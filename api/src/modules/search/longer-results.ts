import type { MatchHit, MatchQuery, SearchEngine } from './match/search-engine.ts';
import { COOK_TIME, NO_COOK_TIME_LIMIT } from './search-limits.ts';

/** What the time limit alone leaves out of a search. */
export interface LongerHits {
  /** How many results. */
  count: number;
  /** Those that fit clearly better than any result within the usual limit, which is there unless a cook sets one; the best first, at most {@link SHOWN}. */
  better: MatchHit[];
}

const SHOWN = 3;

/** How many points of percentage more are worth a wait: oxtail in a stew, over a stock of peel that is quick. */
const CLEARLY = 5;

/** Looks for what takes longer than a search allows. What a cook asks to be quick is not offered slow, and only the order by fit tells what fits better. */
export async function longerHits(
  engine: SearchEngine,
  query: MatchQuery,
  { total, best }: { total: number; best: MatchHit | undefined },
): Promise<LongerHits> {
  const { filters, sort } = query;
  if (filters.maxCookTime >= NO_COOK_TIME_LIMIT) return { count: 0, better: [] };
  const unbounded = { ...query, filters: { ...filters, maxCookTime: NO_COOK_TIME_LIMIT } };
  const all = await engine.search(unbounded, { first: SHOWN, after: null });
  const bar = (best?.percentage ?? 0) + CLEARLY;
  const mayOffer = sort === 'relevance' && filters.maxCookTime === COOK_TIME.default;
  return {
    count: Math.max(0, all.total - total),
    better: mayOffer ? all.hits.filter(({ percentage }) => percentage >= bar) : [],
  };
}
