import { useQuery } from '@apollo/client/react';
import { needsSignIn } from '../../apollo/failure.ts';
import { moreOf } from '../../apollo/more-of.ts';
import { refreshOnOpen } from '../../apollo/fetch-policies.ts';
import { graphql } from '../../gql/gql.ts';
import type { SavedRecipesQuery, SavedRecipeSort } from '../../gql/graphql.ts';
import { toFilterInput, type SavedFilter } from './saved-filter.ts';

/** How many recipes come at a time. */
const PAGE_SIZE = 24;

const SAVED_RECIPES = graphql(`
  query SavedRecipes($first: Int!, $after: String, $sort: SavedRecipeSort!, $filter: SavedRecipeFilterInput) {
    profile {
      savedRecipes(first: $first, after: $after, sort: $sort, filter: $filter) {
        totalCount
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          cursor
          node {
            id
            ...RecipeTile_recipe
          }
        }
      }
    }
  }
`);

/** The saved recipes that are loaded. */
export type SavedRecipes = NonNullable<SavedRecipesQuery['profile']>['savedRecipes'];

/** A list of saved recipes, and what can be done with it. */
export interface SavedRecipeList {
  recipes: SavedRecipes | undefined;
  isLoadingMore: boolean;
  hasFailed: boolean;
  retry: () => void;
  loadMore: () => void;
}

/**
 * The recipes that the cook keeps, refetched whenever the list is opened. One that is kept no longer stays in its place
 * until then, so that a slip of the thumb is put right where it happened.
 */
export function useSavedRecipes(sort: SavedRecipeSort, filter: SavedFilter): SavedRecipeList {
  const { data, previousData, error, refetch, ...asked } = useQuery(SAVED_RECIPES, {
    variables: { first: PAGE_SIZE, sort, filter: toFilterInput(filter) },
    ...refreshOnOpen,
    notifyOnNetworkStatusChange: true,
  });
  const recipes = (data ?? (error ? undefined : previousData))?.profile?.savedRecipes;
  return {
    recipes,
    ...moreOf(asked, recipes?.pageInfo.endCursor),
    hasFailed: error !== undefined && !needsSignIn(error) && !recipes,
    retry: () => void refetch(),
  };
}
