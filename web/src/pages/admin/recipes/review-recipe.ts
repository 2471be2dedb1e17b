import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import type { ReviewDecision, ReviewRecipeMutation, ReviewRecipeMutationVariables } from '../../../gql/operations.ts'

const REVIEW_RECIPE: TypedDocumentNode<ReviewRecipeMutation, ReviewRecipeMutationVariables> = gql`
  mutation ReviewRecipe($input: ReviewRecipeInput!) {
    reviewRecipe(input: $input) {
      recipe {
        id
        status
      }
    }
  }
`

/** Gives the word about a recipe; the lists and figures follow. */
export function useReviewRecipe(): (id: string, decision: ReviewDecision, reason?: string) => Promise<unknown> {
  const [review] = useMutation(REVIEW_RECIPE, { refetchQueries: ['AdminPage', 'AdminRecipes'] })
  return (id, decision, reason) => review({ variables: { input: { id, decision, reason: reason ?? null } } })
}
