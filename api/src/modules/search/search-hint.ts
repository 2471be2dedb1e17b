import { Diet } from '../../shared/enums.ts';
import { COOK_TIME } from '../../shared/limits.ts';
import type { MatchFilters, MatchQuery, SearchEngine } from './search-engine.ts';

/** Which filter to lift to find more. */
export interface SearchHint {
  filter: 'maxCookTime' | 'cuisine' | 'difficulty' | 'maxMissing' | 'mustUse' | 'exclude' | 'diet' | 'allergies';
  /** How many results there would be without it. */
  wouldFind: number;
}

/** Fewer results than this deserve a hint. */
const FEW = 3;

type Lifted = Record<SearchHint['filter'], Partial<MatchFilters>>;

/** What each filter looks like when it restricts nothing. */
const LIFTED: Lifted = {
  maxCookTime: { maxCookTime: COOK_TIME.max * 100 },
  cuisine: { cuisine: null },
  difficulty: { difficulty: null },
  maxMissing: { maxMissing: null },
  mustUse: { mustUse: [] },
  exclude: { excluded: new Set() },
  diet: { diet: Diet.ANY },
  allergies: { allergies: [] },
};

/** What a cook would not lightly lift: offered only when nothing else helps. */
const FIRM: SearchHint['filter'][] = ['diet', 'allergies'];

/** The filter whose lifting frees most, when a search leaves little; null when lifting any one frees nothing. */
export async function findHint(engine: SearchEngine, query: MatchQuery, total: number): Promise<SearchHint | null> {
  if (total >= FEW) return null;
  const all = Object.keys(LIFTED) as SearchHint['filter'][];
  const easy = await best(engine, query, total, all.filter((filter) => !FIRM.includes(filter)));
  return easy ?? best(engine, query, total, FIRM);
}

async function best(engine: SearchEngine, query: MatchQuery, total: number, filters: SearchHint['filter'][]): Promise<SearchHint | null> {
  const hints = await Promise.all(filters.map(async (filter) => ({ filter, wouldFind: await engine.count(lift(query, filter)) })));
  const [hint] = hints.filter(({ wouldFind }) => wouldFind > total).sort((a, b) => b.wouldFind - a.wouldFind);
  return hint ?? null;
}

function lift(query: MatchQuery, filter: SearchHint['filter']): MatchQuery {
  return { ...query, filters: { ...query.filters, ...LIFTED[filter] } };
}
