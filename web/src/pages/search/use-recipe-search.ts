import { gql, NetworkStatus, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useRefetchWhenStale } from '../../apollo/answer-age.ts'
import { RECIPE_CARD_RECIPE } from '../../components/recipe-card/recipe-card.tsx'
import type { SearchRecipesQuery, SearchRecipesQueryVariables } from '../../gql/operations.ts'
import { toSearchInput, type Search } from './search-params.ts'

/** How many cards come at a time. */
const PAGE_SIZE = 24

/** Results older than this are asked for anew (specification, section 9). */
const STALE_MS = 2 * 60 * 1000

const SEARCH_RECIPES: TypedDocumentNode<SearchRecipesQuery, SearchRecipesQueryVariables> = gql`
  query SearchRecipes($input: SearchRecipesInput!, $first: Int!, $after: String) {
    searchRecipes(input: $input, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      resolvedIngredients {
        text
        ingredient {
          id
          thumbnail
        }
      }
      hint {
        filter
        wouldFind
      }
      edges {
        cursor
        node {
          matchPercentage
          hasAllIngredients
          missingIngredients
          lines {
            state
            via
            ingredient {
              id
              name
            }
          }
          recipe {
            id
            ...RecipeCard_recipe
          }
        }
      }
    }
  }
  ${RECIPE_CARD_RECIPE}
`

/** What the server found for a search. */
export type SearchResults = SearchRecipesQuery['searchRecipes']

/** The state of a search that runs, and what can be done with it. */
export interface RecipeSearch {
  results: SearchResults | undefined
  isLoading: boolean
  isLoadingMore: boolean
  hasFailed: boolean
  retry: () => void
  loadMore: () => void
}

/** Runs a search while there is at least one ingredient; the answer to the same question is kept for two minutes. */
export function useRecipeSearch(search: Search): RecipeSearch {
  const variables = { input: toSearchInput(search), first: PAGE_SIZE }
  const { data, error, networkStatus, refetch, fetchMore } = useQuery(SEARCH_RECIPES, {
    variables,
    skip: search.chips.length === 0,
    notifyOnNetworkStatusChange: true,
  })
  useRefetchWhenStale('SearchRecipes', variables, STALE_MS, refetch)
  const results = data?.searchRecipes
  return {
    results,
    isLoading: !results && !error,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    hasFailed: Boolean(error) && !results,
    retry: () => void refetch(),
    loadMore: () => void fetchMore({ variables: { after: results?.pageInfo.endCursor } }),
  }
}
