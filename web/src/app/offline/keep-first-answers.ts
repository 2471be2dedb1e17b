import type { ApolloClient } from '@apollo/client'

/** Hands the answers that came with a page from the server to the worker, which sees only those that are asked for by the page itself. */
export async function keepFirstAnswers(client: ApolloClient): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active: worker } = await navigator.serviceWorker.ready
  for (const { query, queryName: operationName, variables } of client.getObservableQueries()) {
    const data = client.cache.readQuery({ query, variables })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    if (data) worker?.postMessage({ asked: { operationName, variables }, answer: JSON.stringify({ data }) }, [])
  }
}
