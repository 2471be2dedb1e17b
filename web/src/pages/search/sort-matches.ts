import type { RecipeSort } from '../../gql/graphql.ts';
import type { SearchResults } from './search-question.ts';

/** One result with its cursor. */
export type MatchEdge = SearchResults['edges'][number];

/** What each order goes by, the larger first, and what decides between equals (specification, section 4). */
const KEYS: Record<RecipeSort, (match: MatchEdge['node']) => readonly number[]> = {
  RELEVANCE: (match) => [match.matchPercentage],
  TIME: ({ recipe }) => [-recipe.totalTime],
  // The rating arrives as it is shown, with one decimal; equal ones are told apart by how many gave it.
  RATING: ({ recipe }) => [recipe.rating ?? 0, recipe.reviewCount],
  POPULARITY: ({ recipe }) => [recipe.reviewCount],
  // The server alone knows how many due foods each uses.
  USE_FIRST: () => [],
};

/** The results in another order; those that are alike in it stay in the order they came in. */
export function sortMatches(edges: readonly MatchEdge[], sort: RecipeSort): MatchEdge[] {
  const key = KEYS[sort];
  return edges.toSorted((one, other) => compareKeys(key(one.node), key(other.node)));
}

/** Negative when `one` comes first: the larger of the first numbers that differ. */
function compareKeys(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
}
