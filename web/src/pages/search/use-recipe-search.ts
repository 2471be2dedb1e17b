import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useRefetchWhenStale } from '../../apollo/answer-age.ts';
import { failureOf } from '../../apollo/failure.ts';
import { moreOf } from '../../apollo/more-of.ts';
import { useStableValue } from '../../hooks/use-stable-value.ts';
import { useShown } from '../../hooks/use-shown.ts';
import type { SearchRecipesInput } from '../../gql/graphql.ts';
import { hasKitchen, type Search } from './search-params.ts';
import { inputWithAmounts, namedByChips, searchQuestion, type SearchResults } from './search-question.ts';
import { sortMatches } from './sort-matches.ts';
import { understood } from './understood.ts';

/** Results older than this are refetched (specification, section 9). */
const STALE_MS = 2 * 60 * 1000;

/** The state of a search that runs, and what can be done with it. */
export interface RecipeSearch {
  results: SearchResults | undefined;
  isLoading: boolean;
  isLoadingMore: boolean;
  hasFailed: boolean;
  /** The server's sentence where it refused to search. */
  refusal: string | undefined;
  retry: () => void;
  loadMore: () => void;
}

/**
 * Runs a search while there is at least one ingredient, or the pantry; the answer to the same question is kept for two minutes. Another order
 * is made here once every result is there, and asked of the server while there are more.
 */
export function useRecipeSearch(search: Search): RecipeSearch {
  const wanted = useShown(search);
  const [asked, setAsked] = useState(wanted);
  const { query, variables } = searchQuestion(asked);
  const { data, error, refetch, ...asking } = useQuery(query, {
    variables,
    skip: !hasKitchen(asked),
    notifyOnNetworkStatusChange: true,
  });
  const results = useStableValue(data && namedByChips(data.searchRecipes, asked.chips));
  if (asked !== wanted && !isAnswered(asked, wanted, results)) setAsked(wanted);
  useRefetchWhenStale('SearchRecipes', variables, STALE_MS, refetch);
  const standing = useStanding(asked, results);
  const shown = results ?? (error ? undefined : standing);
  return {
    results: shown && (search.sort === asked.sort ? shown : { ...shown, edges: sortMatches(shown.edges, search.sort) }),
    isLoading: !results && !error,
    hasFailed: Boolean(error) && !results,
    refusal: error && refusalOf(error),
    retry: () => void refetch(),
    ...moreOf(asking, results?.pageInfo.endCursor),
  };
}

/** The last answer, where the new question is nothing but what that answer made of the old one: the cook has changed nothing, and keeps what they see. */
function useStanding(asked: Search, results: SearchResults | undefined): SearchResults | undefined {
  const [last, setLast] = useState({ asked, results });
  if (results && last.results !== results) setLast({ asked, results });
  if (results || !last.results) return undefined;
  const { chips, filters } = understood(last.asked, last.results.resolvedIngredients);
  const reread = { ...last.asked, chips, filters };
  return isSame(inputWithAmounts(reread), inputWithAmounts(asked)) ? last.results : undefined;
}

/** What the server says of being asked too often, or for a food that it does not know; any other failure is told in the words of the page. */
export function refusalOf(error: unknown): string | undefined {
  const { code, message } = failureOf(error);
  return code === 'RATE_LIMITED' || code === 'BAD_USER_INPUT' ? message : undefined;
}

/** Whether the answer to `asked` answers `search` too: all results are there, and only their order is another. */
function isAnswered(asked: Search, search: Search, results: SearchResults | undefined): boolean {
  // How much each would use up the server alone knows.
  if (search.sort === 'USE_FIRST' && asked.sort !== 'USE_FIRST') return false;
  return (
    results?.pageInfo.hasNextPage === false &&
    isSame(inputWithAmounts({ ...asked, sort: search.sort }), inputWithAmounts(search))
  );
}

function isSame(one: SearchRecipesInput, other: SearchRecipesInput): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
