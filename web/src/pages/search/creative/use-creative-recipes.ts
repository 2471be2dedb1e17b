import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useRefetchWhenStale } from '../../../apollo/answer-age.ts';
import { failureOf } from '../../../apollo/failure.ts';
import { useShown } from '../../../hooks/use-shown.ts';
import { toSearchInput, type Search } from '../search-params.ts';
import { sortMatches } from '../sort-matches.ts';
import { SEARCH_RECIPES } from '../search-question.ts';
import { refusalOf, type RecipeSearch } from '../use-recipe-search.ts';

/** How many recipes are made at a time. */
const BATCH = 6;

/** Creative recipes older than this are refetched (specification, section 9). */
const STALE_MS = 5 * 60 * 1000;

/**
 * Recipes made for what is named, without the rest of a pantry: asked for when a cook first looks at them, and from then on kept for five minutes. Their order changes
 * here, so that another one generates nothing again.
 */
export function useCreativeRecipes(wanted: Search): RecipeSearch {
  const search = useShown(wanted);
  const variables = {
    input: { ...toSearchInput({ ...search, sort: 'RELEVANCE', fromPantry: false }), mode: 'CREATIVE' as const },
    first: BATCH,
  };
  const kitchen = JSON.stringify(variables.input);
  const [lookedAt, setLookedAt] = useState<string>();
  const [refusedMore, setRefusedMore] = useState<string>();
  if (search.mode === 'CREATIVE' && lookedAt !== kitchen) {
    setLookedAt(kitchen);
    setRefusedMore(undefined);
  }
  const { data, error, networkStatus, refetch, fetchMore } = useQuery(SEARCH_RECIPES, {
    variables,
    skip: search.chips.length === 0 || lookedAt !== kitchen,
    notifyOnNetworkStatusChange: true,
  });
  useRefetchWhenStale('SearchRecipes', search.mode === 'CREATIVE' ? variables : {}, STALE_MS, refetch);
  const results = data?.searchRecipes;
  const loadMore = (): void => {
    setRefusedMore(undefined);
    fetchMore({ variables: { after: results?.pageInfo.endCursor } }).catch((refused: unknown) =>
      setRefusedMore(failureOf(refused).message),
    );
  };
  return {
    results: results && {
      ...results,
      edges:
        search.sort === 'RELEVANCE' || search.sort === 'USE_FIRST'
          ? results.edges
          : sortMatches(results.edges, search.sort),
    },
    isLoading: !results && !error,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    hasFailed: Boolean(error) && !results,
    refusal: error ? refusalOf(error) : refusedMore,
    retry: () => void refetch(),
    loadMore,
  };
}
