import { useQuery } from '@apollo/client/react';
import { refreshOnOpen } from '../../apollo/fetch-policies.ts';
import { graphql } from '../../gql/gql.ts';
import type { SearchRecipesInput, UnlockPairQuery } from '../../gql/graphql.ts';

const UNLOCK_PAIR = graphql(`
  query UnlockPair($input: SearchRecipesInput!) {
    unlockPair(input: $input) {
      recipes
      ingredients {
        id
        name
        thumbnail
      }
      examples {
        id
        title
      }
    }
  }
`);

/** Two foods to buy together. */
export type UnlockPair = NonNullable<UnlockPairQuery['unlockPair']>;

/** The two foods that together complete most recipes for the kitchen of a search; null where there are none, and while or where they are not known. @param isReady whether it is asked */
export function useUnlockPair(input: SearchRecipesInput, isReady: boolean): UnlockPair | null {
  const { data } = useQuery(UNLOCK_PAIR, { ...refreshOnOpen, variables: { input }, skip: !isReady });
  return data?.unlockPair ?? null;
}
