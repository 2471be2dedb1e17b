import { useApolloClient, useQuery } from '@apollo/client/react';
import { failureOf, needsSignIn } from '../../apollo/failure.ts';
import { refreshOnOpen } from '../../apollo/fetch-policies.ts';
import { moreOf } from '../../apollo/more-of.ts';
import { SHOWS_PANTRY, useUndoChange } from '../../components/pantry/use-undo-change.ts';
import type { PantryLevel, PantryPlace, PantryQuery, UpdatePantryItemInput } from '../../gql/graphql.ts';
import { pantry as text } from '../../messages/pantry.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { PAGE_SIZE, PANTRY, REMOVE_ITEMS, UPDATE_ITEM, type PantryItem } from './pantry-queries.ts';

/** A pantry, or one place of it, as far as it is loaded. */
export interface LoadedPantry {
  items: PantryQuery['pantry'] | undefined;
  isLoadingMore: boolean;
  hasFailed: boolean;
  retry: () => void;
  loadMore: () => void;
}

/** What is at home, refetched whenever the page is opened. */
export function usePantry(place: PantryPlace | null): LoadedPantry {
  const { data, previousData, error, refetch, ...asked } = useQuery(PANTRY, {
    variables: { place, first: PAGE_SIZE },
    ...refreshOnOpen,
    notifyOnNetworkStatusChange: true,
  });
  const items = (data ?? (error ? undefined : previousData))?.pantry;
  return {
    items,
    ...moreOf(asked, items?.pageInfo.endCursor),
    hasFailed: error !== undefined && !needsSignIn(error) && !items,
    retry: () => void refetch(),
  };
}

/** What can be done with an item of a pantry. */
export interface ItemActions {
  setLevel: (item: PantryItem, level: PantryLevel) => void;
  remove: (item: PantryItem, reason: 'USED' | 'THROWN_AWAY') => void;
}

/** See {@link ItemActions}. A level is shown at once; what is taken out can be put back. */
export function useItemActions(): ItemActions {
  const client = useApolloClient();
  const undo = useUndoChange();
  const say = (error: unknown) => {
    if (!needsSignIn(error))
      showToast({ variant: 'destructive', title: text.notChanged, description: failureOf(error).message });
  };
  const send = (input: UpdatePantryItemInput, item: PantryItem, level: PantryLevel) =>
    client.mutate({
      mutation: UPDATE_ITEM,
      variables: { input },
      optimisticResponse: {
        updatePantryItem: {
          __typename: 'PantryItemPayload',
          item: { ...item, level, amount: level === 'OUT' ? null : item.amount },
        },
      },
    });
  return {
    setLevel: (item, level) => void send({ id: item.id, level }, item, level).catch(say),
    remove: (item, reason) =>
      void client
        .mutate({
          mutation: REMOVE_ITEMS,
          variables: { input: { ids: [item.id], reason } },
          refetchQueries: SHOWS_PANTRY,
        })
        .then(({ data }) => {
          const id = data?.removePantryItems.change?.id;
          const action = id === undefined ? undefined : { label: text.undo, onPress: () => void undo(id) };
          showToast({ title: text.removed[reason](item.name), ...(action && { action }) });
        })
        .catch(say),
  };
}
