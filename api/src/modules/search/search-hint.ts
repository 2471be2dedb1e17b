import { Diet } from '../ingredients/dietary.ts';
import { COOK_TIME } from './search-limits.ts';
import type { SearchInput } from './search-input.ts';

/** A filter that a cook may lift. */
export type LiftableFilter =
  'maxCookTime' | 'cuisine' | 'difficulty' | 'meal' | 'maxMissing' | 'mustUse' | 'exclude' | 'diet' | 'allergies';

/** Which filter to lift to find more. */
export interface SearchHint {
  filter: LiftableFilter;
  /** Filters that have to be lifted with it; empty unless lifting any one alone frees nothing. */
  alsoLift: LiftableFilter[];
  /** How many results the search has without them. */
  wouldFind: number;
}

/** Counts the results of a search. */
export type CountResults = (input: SearchInput) => Promise<number>;

/** Fewer results than this deserve a hint. */
const FEW = 3;

/** What each filter looks like when it restricts nothing, as far as a cook can say so. */
const LIFTED = {
  maxCookTime: { maxCookTime: COOK_TIME.max },
  cuisine: { cuisine: null },
  difficulty: { difficulty: null },
  meal: { meal: null },
  maxMissing: { maxMissing: null },
  mustUse: { mustUse: [] },
  exclude: { exclude: [] },
  diet: { diet: Diet.ANY },
  allergies: { allergies: [] },
} satisfies { [Filter in LiftableFilter]: Pick<SearchInput, Filter> };

/** What a cook lifts at a whim, and what only when nothing else helps. */
const EASY: LiftableFilter[] = ['maxCookTime', 'cuisine', 'difficulty', 'meal', 'maxMissing', 'mustUse', 'exclude'];
const FIRM: LiftableFilter[] = ['diet', 'allergies'];

/**
 * When a search leaves little: the filter whose lifting frees most, an easy one if any frees something; where no single
 * one does, the fewest that do together. null when there is nothing to free.
 */
export async function findHint(input: SearchInput, total: number, count: CountResults): Promise<SearchHint | null> {
  if (total >= FEW) return null;
  const [easy, firm] = [EASY, FIRM].map((filters) => filters.filter((filter) => restricts(input, filter))) as [
    LiftableFilter[],
    LiftableFilter[],
  ];
  return (
    (await bestOf(easy, input, total, count)) ??
    (await bestOf(firm, input, total, count)) ??
    together([...easy, ...firm], input, total, count)
  );
}

async function bestOf(
  filters: LiftableFilter[],
  input: SearchInput,
  total: number,
  count: CountResults,
): Promise<SearchHint | null> {
  const hints = await Promise.all(
    filters.map(async (filter) => ({ filter, alsoLift: [], wouldFind: await count(lift(input, [filter])) })),
  );
  const [hint] = hints.filter(({ wouldFind }) => wouldFind > total).sort((a, b) => b.wouldFind - a.wouldFind);
  return hint ?? null;
}

/** Lifts all, then puts back one after the other, the firmest first, those without which something is still found. */
async function together(
  filters: LiftableFilter[],
  input: SearchInput,
  total: number,
  count: CountResults,
): Promise<SearchHint | null> {
  let lifted = filters;
  let wouldFind = await count(lift(input, lifted));
  if (wouldFind <= total) return null;
  for (const filter of filters.toReversed()) {
    const fewer = lifted.filter((other) => other !== filter);
    const found = await count(lift(input, fewer));
    if (found > total) [lifted, wouldFind] = [fewer, found];
  }
  const [filter, ...alsoLift] = lifted;
  return filter ? { filter, alsoLift, wouldFind } : null;
}

function restricts(input: SearchInput, filter: LiftableFilter): boolean {
  const [now, lifted] = [input[filter], lift(input, [filter])[filter]];
  return Array.isArray(now) ? now.length > 0 : now !== lifted;
}

function lift(input: SearchInput, filters: readonly LiftableFilter[]): SearchInput {
  return Object.assign({}, input, ...filters.map((filter) => LIFTED[filter])) as SearchInput;
}
