import type { ApolloClient } from '@apollo/client';
import { noteAnswered } from '../apollo/answer-age.ts';

/** Id of the element that holds what the server asked for while it rendered the page. */
const PAGE_DATA_ID = 'page-data';

/** What the server asked, and what it was told. */
export interface PageData {
  /** The store of the client, as it gives it out. */
  cache: object;
  asked: { operationName: string; variables: object }[];
}

/** Puts what the server knew into the client, so that the page asks nothing again; false where the server sent no rendered page. */
export function takePageData(client: ApolloClient): boolean {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return false;
  const { cache, asked } = JSON.parse(text) as PageData;
  client.cache.restore(cache);
  for (const { operationName, variables } of asked) noteAnswered(operationName, variables);
  return true;
}
