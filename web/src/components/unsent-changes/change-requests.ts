import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../gql/gql.ts';
import type { UpdateListItemMutationVariables } from '../../gql/graphql.ts';
import type { ListChange } from './unsent-change.ts';

const UPDATE_ITEM = graphql(`
  mutation UpdateListItem($input: UpdateShoppingListItemInput!) {
    updateShoppingListItem(input: $input) {
      item {
        id
        totalAmount
        unit
        amountText
        sumText
        conversions {
          amount
          to
        }
        isChecked
        isEdited
        version
      }
      shoppingList {
        id
        revision
        checkedCount
      }
    }
  }
`);

const ADD_ITEM = graphql(`
  mutation AddListItem($input: AddShoppingListItemInput!) {
    addShoppingListItem(input: $input) {
      shoppingList {
        id
        ...ListParts_shoppingList
      }
    }
  }
`);

const DELETE_ITEM = graphql(`
  mutation DeleteListItem($input: ShoppingListItemIdInput!) {
    deleteShoppingListItem(input: $input) {
      shoppingList {
        id
        ...ListParts_shoppingList
      }
    }
  }
`);

const RESTORE_ITEM = graphql(`
  mutation RestoreListItem($input: ShoppingListItemIdInput!) {
    restoreShoppingListItem(input: $input) {
      shoppingList {
        id
        ...ListParts_shoppingList
      }
    }
  }
`);

const REVISION = graphql(`
  fragment ListRevision_shoppingList on ShoppingList {
    id
    revision
  }
`);

/**
 * Sends one change; what comes back is in the store when it resolves. Resolves to the version that an item has after a change of its
 * amount. Throws what the server or the network says against it.
 */
export async function requestChange(
  client: ApolloClient,
  { listId, itemId: id, act }: Pick<ListChange, 'listId' | 'itemId' | 'act'>,
): Promise<number | undefined> {
  if (act.kind === 'add')
    await client.mutate({ mutation: ADD_ITEM, variables: { input: { listId, id, text: act.text } } });
  else if (act.kind === 'delete') await client.mutate({ mutation: DELETE_ITEM, variables: { input: { id } } });
  else if (act.kind === 'restore') await client.mutate({ mutation: RESTORE_ITEM, variables: { input: { id } } });
  else {
    const version = await updateItem(client, listId, { id, ...setTo(act) });
    return act.kind === 'tick' ? undefined : version;
  }
  return undefined;
}

/** Where the list has changed by more than this, what was known of it stays marked as old: it is read again soon. */
async function updateItem(
  client: ApolloClient,
  listId: string,
  input: UpdateListItemMutationVariables['input'],
): Promise<number | undefined> {
  const list = client.cache.identify({ __typename: 'ShoppingList', id: listId }) ?? '';
  const known = client.cache.readFragment({ id: list, fragment: REVISION })?.revision;
  const { data } = await client.mutate({ mutation: UPDATE_ITEM, variables: { input } });
  const now = data?.updateShoppingListItem.shoppingList.revision;
  if (known !== undefined && now !== known + 1)
    client.cache.modify<{ revision: number }>({ id: list, fields: { revision: () => known } });
  return data?.updateShoppingListItem.item.version;
}

function setTo(act: Extract<ListChange['act'], { kind: 'tick' | 'amount' | 'sum' }>) {
  if (act.kind === 'tick') return { isChecked: act.isChecked };
  if (act.kind === 'sum') return { useSum: true };
  return { amount: act.amount, unit: act.unit, version: act.version };
}
