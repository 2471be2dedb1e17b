import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { useRefetchWhenStale } from '../../apollo/answer-age.ts'
import type { IngredientSuggestionsQuery, IngredientSuggestionsQueryVariables } from '../../gql/operations.ts'
import { useDebounced } from '../../hooks/use-debounced.ts'
import { parseChip } from './chip.ts'

/** Rest before a question, and how long its answer stays good (specification, section 9). */
const DEBOUNCE_MS = 300
const STALE_MS = 5 * 60 * 1000

const INGREDIENT_SUGGESTIONS: TypedDocumentNode<IngredientSuggestionsQuery, IngredientSuggestionsQueryVariables> = gql`
  query IngredientSuggestions($text: String!) {
    ingredientSuggestions(text: $text, first: 8) {
      name
      commonUnit
      ingredient {
        id
        thumbnail
      }
    }
  }
`

/** One food that the typed text may mean. */
export type Suggestion = IngredientSuggestionsQuery['ingredientSuggestions'][number]

const NONE: readonly Suggestion[] = []

/**
 * Foods for what is being typed, at most 8, asked for once the text has rested 300 ms. Quantity and unit are left out of the
 * question: "2 cups flo" asks for "flo". A failed question is no error for the cook: there are just no suggestions.
 */
export function useSuggestions(text: string, isFocused: boolean): readonly Suggestion[] {
  const settled = useDebounced(text.trim(), DEBOUNCE_MS)
  const isSettled = settled !== '' && settled === text.trim()
  const wanted = settled && parseChip(settled).name
  const variables = { text: wanted }
  const { data, refetch } = useQuery(INGREDIENT_SUGGESTIONS, { variables, skip: !isFocused || !isSettled })
  useRefetchWhenStale('IngredientSuggestions', variables, STALE_MS, refetch)
  return data && isSettled && isFocused ? data.ingredientSuggestions : NONE
}
