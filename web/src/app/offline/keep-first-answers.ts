import type { ApolloClient } from '@apollo/client';
import { keepAnswer } from '../../workers/keep-answer.ts';

/** Hands the answers that came with a page from the server to the worker, which sees only those that are asked for by the page itself. */
export async function keepFirstAnswers(client: ApolloClient): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  for (const { query, queryName: operationName, variables } of client.getObservableQueries()) {
    const data = client.cache.readQuery<object>({ query, variables });
    if (data) await keepAnswer({ operationName, variables }, data);
  }
}
