import type { RecipeSort } from '../../gql/operations.ts'
import type { SearchResults } from './search-question.ts'

/** One result with its cursor. */
export type MatchEdge = SearchResults['edges'][number]

/** What each order goes by, the larger first (specification, section 4). */
const KEYS: Record<RecipeSort, (match: MatchEdge['node']) => number> = {
  RELEVANCE: (match) => match.matchPercentage,
  TIME: ({ recipe }) => -recipe.totalTime,
  RATING: ({ recipe }) => recipe.rating ?? 0,
  POPULARITY: ({ recipe }) => recipe.reviewCount,
}

/** The results in another order; those that are alike in it stay in the order they came in. */
export function sortMatches(edges: readonly MatchEdge[], sort: RecipeSort): MatchEdge[] {
  const key = KEYS[sort]
  return edges.toSorted((one, other) => key(other.node) - key(one.node))
}
