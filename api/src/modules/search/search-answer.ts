import { encodeCursor } from '../../shared/cursor.ts';
import type { Page } from '../../shared/page.ts';
import type { RecipeMatch } from './match/recipe-match.ts';
import { missingOf, type MissingCounts } from './missing-counts.ts';
import { DISHES_SHOWN } from './named-dishes.ts';
import type { ResolvedIngredient } from './resolved-ingredient.ts';
import type { SearchHint } from './search-hint.ts';

/** The results that the time limit alone leaves out. */
export interface LongerResults {
  count: number;
  /** Those that fit clearly better than any within the limit, the best first. */
  better: RecipeMatch[];
}

/** Where no time limit counts. */
export const NONE_LONGER: LongerResults = { count: 0, better: [] };

/** A page of results with what was understood. */
export interface SearchAnswer extends Page<RecipeMatch> {
  resolvedIngredients: ResolvedIngredient[];
  /** Recipes that go by a name that was typed, at most six. */
  dishes: RecipeMatch[];
  /** Looks for the results that take longer to cook than the filter lets them; it costs nothing unless asked for. */
  findLonger: () => Promise<LongerResults>;
  /** Counts the results by what they lack; it costs nothing unless asked for. */
  countMissing: () => Promise<MissingCounts>;
  hint: SearchHint | null;
  /** Why there are fewer creative recipes than a cook would expect, in a sentence. */
  note: string | null;
}

/** The answer where nothing but dishes is named: they are the results too. */
export function answerOfDishes(
  matches: readonly RecipeMatch[],
  resolvedIngredients: ResolvedIngredient[],
  { first, from }: { first: number; from: number },
): SearchAnswer {
  const nodes = matches.slice(from, from + first);
  return {
    nodes,
    cursors: nodes.map((_node, at) => encodeCursor([from + at + 1])),
    totalCount: matches.length,
    hasNextPage: from + first < matches.length,
    hasPreviousPage: from > 0,
    resolvedIngredients,
    dishes: matches.slice(0, DISHES_SHOWN),
    findLonger: async () => NONE_LONGER,
    countMissing: () => missingOf(matches),
    hint: null,
    note: null,
  };
}

/** The answer where no recipe goes by what is named: the dishes for a meal, or near a dish; the counts are of all, whatever may be missing. */
export function answerInstead(
  matches: readonly RecipeMatch[],
  resolvedIngredients: ResolvedIngredient[],
  { maxMissing, ...page }: { first: number; from: number; maxMissing: number | null },
): SearchAnswer {
  const within = matches.filter(({ needed, have }) => maxMissing === null || needed - have <= maxMissing);
  return {
    ...answerOfDishes(within, resolvedIngredients, page),
    dishes: [],
    countMissing: () => missingOf(matches),
  };
}
