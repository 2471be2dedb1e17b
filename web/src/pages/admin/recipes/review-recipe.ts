import { useApolloClient, useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import type { ReviewDecision } from '../../../gql/graphql.ts';

const REVIEW_RECIPE = graphql(`
  mutation ReviewRecipe($input: ReviewRecipeInput!) {
    reviewRecipe(input: $input) {
      recipe {
        id
        status
      }
    }
  }
`);

/** A recipe as it was looked at. */
export interface SeenRecipe {
  id: string;
  version: string;
}

const LISTS = ['AdminPage', 'AdminRecipes'];

/**
 * Gives the word about a recipe as it was looked at, and no other; the lists and figures follow, also where it is refused: then
 * somebody was faster.
 */
export function useReviewRecipe(): (recipe: SeenRecipe, decision: ReviewDecision, reason?: string) => Promise<unknown> {
  const client = useApolloClient();
  const [review] = useMutation(REVIEW_RECIPE);
  return ({ id, version }, decision, reason) =>
    review({ variables: { input: { id, version, decision, reason: reason ?? null } } }).finally(
      () => void client.refetchQueries({ include: LISTS }),
    );
}
