import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../gql/gql.ts';

const LAST_CHANGE = graphql(`
  query LastPantryChange {
    pantryHistory(first: 1) {
      nodes {
        id
        act
        isUndone
      }
    }
  }
`);

/** Id of the act that a meal was just taken out of the pantry with; null where something else came since, or no answer comes. */
export async function lastCooking(client: ApolloClient): Promise<string | null> {
  try {
    const { data } = await client.query({ query: LAST_CHANGE, fetchPolicy: 'no-cache' });
    const [last] = data?.pantryHistory.nodes ?? [];
    return last?.act === 'COOKED' && !last.isUndone ? last.id : null;
  } catch {
    // The history of the pantry has it as well.
    return null;
  }
}
