import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { use } from 'react';
import { useIsBrowser } from '../../hooks/takeover.ts';

const ahead = new WeakMap<ApolloClient, Promise<void>>();

/**
 * While a page from the server is taken over: reads its large answer from the store in tasks of their own, before that which shows it
 * goes on. The store remembers what it has read; a phone would be held up for a tenth of a second else.
 * @param isWanted whether there is an answer
 */
export function useReadAhead<Variables extends OperationVariables>(
  query: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
  isWanted: boolean,
): void {
  const client = useApolloClient();
  const isBrowser = useIsBrowser();
  if (isBrowser || !isWanted || typeof window === 'undefined') return;
  const reading = ahead.get(client) ?? readAhead(client, query, variables);
  ahead.set(client, reading);
  use(reading);
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function readAhead<Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
): Promise<void> {
  await nextTask();
  client.documentTransform.transformDocument(query);
  await nextTask();
  client.readQuery({ query, variables, optimistic: true });
}
