import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { failureOf, needsSignIn } from '../../apollo/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { pantry as text } from '../../messages/pantry.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';

const UNDO = graphql(`
  mutation UndoPantryChange($input: PantryChangeIdInput!) {
    undoPantryChange(input: $input) {
      change {
        id
      }
    }
  }
`);

/** Queries that show what is in a pantry. */
export const SHOWS_PANTRY = ['Pantry', 'PantryHistory', 'PantryMonths'];

/** Takes an act upon the pantry back, and says so. Resolves to whether it went well. */
export function useUndoChange(): (id: string) => Promise<boolean> {
  const client = useApolloClient();
  return useCallback(
    async (id) => {
      try {
        await client.mutate({ mutation: UNDO, variables: { input: { id } }, refetchQueries: SHOWS_PANTRY });
        showToast({ title: text.undone });
        return true;
      } catch (error) {
        if (!needsSignIn(error))
          showToast({ variant: 'destructive', title: text.notChanged, description: failureOf(error).message });
        return false;
      }
    },
    [client],
  );
}
