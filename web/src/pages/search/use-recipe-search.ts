import { gql, NetworkStatus, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { useRefetchWhenStale } from '../../apollo/answer-age.ts'
import { failureOf } from '../../apollo/failure.ts'
import { sayFailed } from '../../apollo/say-failed.ts'
import { RECIPE_CARD_RECIPE } from '../../components/recipe-card/recipe-card.tsx'
import { useSame } from '../../hooks/use-same.ts'
import type { SearchRecipesInput, SearchRecipesQuery, SearchRecipesQueryVariables } from '../../gql/operations.ts'
import { toSearchInput, type Search } from './search-params.ts'
import { sortMatches } from './sort-matches.ts'
import { useReadAhead } from './use-read-ahead.ts'

/** How many cards come at a time. */
const PAGE_SIZE = 24

/** Results older than this are asked for anew (specification, section 9). */
const STALE_MS = 2 * 60 * 1000

/** A page of the results of a search, in either mode. */
export const SEARCH_RECIPES: TypedDocumentNode<SearchRecipesQuery, SearchRecipesQueryVariables> = gql`
  query SearchRecipes($input: SearchRecipesInput!, $first: Int!, $after: String) {
    searchRecipes(input: $input, first: $first, after: $after) {
      totalCount
      note
      pageInfo {
        hasNextPage
        endCursor
      }
      resolvedIngredients {
        text
        parts
        otherwise
        ingredient {
          id
          name
          thumbnail
          diet
          allergens
          possibleAllergens
        }
      }
      hint {
        filter
        alsoLift
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
            totalTime
            rating
            reviewCount
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

/** What a search asks of the server, for its first page of results. */
export function searchQuestion(search: Search): { query: typeof SEARCH_RECIPES; variables: SearchRecipesQueryVariables } {
  return { query: SEARCH_RECIPES, variables: { input: toSearchInput(search), first: PAGE_SIZE } }
}

/** The state of a search that runs, and what can be done with it. */
export interface RecipeSearch {
  results: SearchResults | undefined
  isLoading: boolean
  isLoadingMore: boolean
  hasFailed: boolean
  /** The server's sentence where it refused to search. */
  refusal: string | undefined
  retry: () => void
  loadMore: () => void
}

/**
 * Runs a search while there is at least one ingredient; the answer to the same question is kept for two minutes. Another order
 * is made here once every result is there, and asked of the server while there are more.
 */
export function useRecipeSearch(search: Search): RecipeSearch {
  const [asked, setAsked] = useState(search)
  const { query, variables } = searchQuestion(asked)
  useReadAhead(query, variables, asked.chips.length > 0)
  const { data, error, networkStatus, refetch, fetchMore } = useQuery(query, {
    variables,
    skip: asked.chips.length === 0,
    notifyOnNetworkStatusChange: true,
  })
  const results = useSame(data?.searchRecipes)
  if (asked !== search && !isAnswered(asked, search, results)) setAsked(search)
  useRefetchWhenStale('SearchRecipes', variables, STALE_MS, refetch)
  return {
    results: results && (search.sort === asked.sort ? results : { ...results, edges: sortMatches(results.edges, search.sort) }),
    isLoading: !results && !error,
    isLoadingMore: networkStatus === NetworkStatus.fetchMore,
    hasFailed: Boolean(error) && !results,
    refusal: error && refusalOf(error),
    retry: () => void refetch(),
    loadMore: () => void fetchMore({ variables: { after: results?.pageInfo.endCursor } }).catch(sayFailed),
  }
}

/** What the server says of being asked too often, or for a food that it does not know; any other failure is told in the words of the page. */
export function refusalOf(error: unknown): string | undefined {
  const { code, message } = failureOf(error)
  return code === 'RATE_LIMITED' || code === 'BAD_USER_INPUT' ? message : undefined
}

/** Whether the answer to `asked` answers `search` too: all results are there, and only their order is another. */
function isAnswered(asked: Search, search: Search, results: SearchResults | undefined): boolean {
  return results?.pageInfo.hasNextPage === false && isSame(toSearchInput({ ...asked, sort: search.sort }), toSearchInput(search))
}

function isSame(one: SearchRecipesInput, other: SearchRecipesInput): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
