import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../gql/gql.ts';
import { keepAnswer } from '../../workers/keep-answer.ts';

/** A shopping list with everything that its page shows. */
export const SHOPPING_LIST = graphql(`
  query ShoppingListPage($id: ID!) {
    shoppingList(id: $id) {
      id
      ...ListParts_shoppingList @unmask
    }
  }
`);

const REVISION = graphql(`
  query ShoppingListRevision($id: ID!) {
    viewer {
      id
    }
    shoppingList(id: $id) {
      id
      revision
    }
  }
`);

/** What the server knows of a list. */
interface Revision {
  /** How often it has been changed so far; null where there is no such list, or none for the caller. */
  revision: number | null;
  /** Id of the cook who asked, as the server sees it: another tab may have changed who that is. */
  asker: string | undefined;
}

/** Asks for a {@link Revision}. */
export async function askRevision(client: ApolloClient, id: string): Promise<Revision> {
  const { data } = await client.query({ query: REVISION, variables: { id }, fetchPolicy: 'no-cache' });
  return { revision: data?.shoppingList?.revision ?? null, asker: data?.viewer?.id };
}

/**
 * Keeps a list as it now stands for when there is no network. To be called when the server has taken a change: the answer to that is not
 * the list as a whole, and the list is not asked for again.
 */
export function keepList(client: ApolloClient, id: string): void {
  const data = client.cache.readQuery({ query: SHOPPING_LIST, variables: { id } });
  if (data && 'serviceWorker' in navigator)
    void keepAnswer({ operationName: 'ShoppingListPage', variables: { id } }, data);
}
