import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../gql/gql.ts';
import { ADD_ITEMS, UPDATE_ITEM } from '../pantry/pantry-mutations.ts';
import { SHOWS_PANTRY } from '../pantry/use-undo-change.ts';
import type { PantryChange } from './unsent-change.ts';

const TAKE = graphql(`
  mutation TakeFromPantry($input: RemovePantryItemsInput!) {
    removePantryItems(input: $input) {
      change {
        id
      }
    }
  }
`);

/** The entries of the history that changes have become, by the ids of the changes. */
const entries = new Map<string, string>();

/** What takes a change back that was sent while this tab was open. */
export const entryOf = (changeId: string): string | undefined => entries.get(changeId);

/** Sends one change; the pantry is as it is then when it resolves. Throws what the server or the network says against it. */
export async function requestPantryChange(client: ApolloClient, { id, itemId, act }: PantryChange): Promise<void> {
  const shown = { refetchQueries: SHOWS_PANTRY, awaitRefetchQueries: true };
  if (act.kind === 'level') {
    await client.mutate({ mutation: UPDATE_ITEM, variables: { input: { id: itemId, level: act.level } }, ...shown });
  } else if (act.kind === 'put') {
    const { lines, receipt } = act;
    const input = { lines: [...lines], receipt, idempotencyKey: id };
    await client.mutate({ mutation: ADD_ITEMS, variables: { input }, ...shown });
  } else {
    const input = { ids: [itemId], reason: act.reason };
    const { data } = await client.mutate({ mutation: TAKE, variables: { input }, ...shown });
    const entry = data?.removePantryItems.change?.id;
    if (entry !== undefined) entries.set(id, entry);
  }
}
