import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { refreshOnOpen } from '../../apollo/fetch-policies.ts';
import { changeStore } from '../../components/unsent-changes/change-store.ts';
import { askRevision, SHOPPING_LIST } from '../../components/unsent-changes/list-page.ts';
import type { ListParts } from '../../components/unsent-changes/list-parts.ts';

/** How often it is asked whether somebody else has changed the list, in milliseconds. */
const LOOK_EVERY_MS = 3_000;

/** A list as the server last told it. */
export interface LoadedList {
  /** Undefined while it is on its way, null when there is none. */
  list: ListParts | null | undefined;
  error: Error | undefined;
}

/**
 * Reads a list, and goes on reading it when another tab or another person has changed it: only its revision is asked for, the rest when
 * that has grown. docs/decisions/050-following-a-shopping-list.md tells why it is asked and not told.
 * @param isRetried whether a failed reading is tried once more (specification, section 7)
 */
export function useShoppingList(id: string, isRetried: boolean): LoadedList {
  const client = useApolloClient();
  const { data, error, loading, refetch } = useQuery(SHOPPING_LIST, { variables: { id }, ...refreshOnOpen });
  const triesLeft = useRef(isRetried ? 1 : 0);
  const hasFailed = error !== undefined && data === undefined && !loading;
  useEffect(() => {
    if (!hasFailed || triesLeft.current === 0) return;
    triesLeft.current -= 1;
    void refetch().catch(() => undefined);
  }, [hasFailed, refetch]);
  const isLoaded = Boolean(data?.shoppingList);
  useEffect(() => {
    if (!isLoaded) return;
    const timer = setInterval(() => void lookAgain(client, id).catch(() => undefined), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [client, id, isLoaded]);
  return { list: data?.shoppingList, error: hasFailed && !loading ? error : undefined };
}

async function lookAgain(client: ApolloClient, id: string): Promise<void> {
  if (document.hidden || isChanging(id)) return;
  const { revision } = await askRevision(client, id);
  if (revision === revisionOf(client, id)) return;
  const { data: fresh } = await client.query({ query: SHOPPING_LIST, variables: { id }, fetchPolicy: 'no-cache' });
  // What was changed here meanwhile is newer than an answer that was on its way.
  if (!fresh || isChanging(id) || (fresh.shoppingList && fresh.shoppingList.revision < revisionOf(client, id))) return;
  client.writeQuery({ query: SHOPPING_LIST, variables: { id }, data: fresh });
}

/** Whether something of the list is on its way to the server, questions to the cook aside. */
const isChanging = (id: string): boolean =>
  changeStore.get().some((change) => change.listId === id && !change.conflict && change.refusal === undefined);

const revisionOf = (client: ApolloClient, id: string): number =>
  client.readQuery({ query: SHOPPING_LIST, variables: { id } })?.shoppingList?.revision ?? 0;
