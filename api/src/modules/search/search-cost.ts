import type { SearchInput } from './search-input.ts';

/** What ranking costs beside the fields of the results, and making up to twelve recipes, which are written and stored, in fields. */
const RANKING = 100;
const MAKING = 4_000;
/** What the recipes that share most with one cost: as a search. */
export const SIMILAR_COST = 100;

/** What a search costs beside the fields that are asked of its results, in fields; of none that can be read, as any. */
export function searchCost(input?: Pick<SearchInput, 'mode'>): number {
  return input?.mode === 'creative' ? MAKING : RANKING;
}

/** What the three matches that are worth a wait cost, of what ten would. */
export const longerCost = (ofTen: number): number => Math.ceil((3 * ofTen) / 10);

/** What it costs to find out what to buy, as that is as much work as two searches. */
export const UNLOCKS_COST = 200;
