import { useApolloClient, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { failureOf, needsSignIn } from '../../apollo/failure.ts';
import { refreshOnOpen } from '../../apollo/fetch-policies.ts';
import { moreOf } from '../../apollo/more-of.ts';
import { useViewer } from '../../apollo/viewer.tsx';
import { ADD_ITEMS, UPDATE_ITEM } from '../../components/pantry/pantry-mutations.ts';
import { SHOWS_PANTRY, useUndoChange } from '../../components/pantry/use-undo-change.ts';
import { applyPantryChanges } from '../../components/unsent-changes/apply-pantry-changes.ts';
import { changeStore } from '../../components/unsent-changes/change-store.ts';
import { entryOf } from '../../components/unsent-changes/pantry-requests.ts';
import { isHere } from '../../components/unsent-changes/send-changes.ts';
import { usePantryChanges } from '../../components/unsent-changes/use-pantry-changes.ts';
import { whenSent } from '../../components/unsent-changes/when-sent.ts';
import type { PantryPlace } from '../../gql/graphql.ts';
import { pantry as text } from '../../messages/pantry.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import type { LoadedPantry, PantryActions } from './loaded-pantry.ts';
import { PAGE_SIZE, PANTRY } from './pantry-queries.ts';
import { readTyped } from './read-typed.ts';

/** A cook's pantry, refetched whenever the page is opened, with what the server has not heard of yet. */
export function useCookPantry(place: PantryPlace | null): LoadedPantry {
  const viewer = useViewer();
  const { data, previousData, error, refetch, ...asked } = useQuery(PANTRY, {
    variables: { place, first: PAGE_SIZE },
    ...refreshOnOpen,
    notifyOnNetworkStatusChange: true,
    skip: !viewer,
  });
  const { actions, changes } = useCookActions();
  const pantry = (data ?? (error ? undefined : previousData))?.pantry;
  const told = useMemo(() => pantry?.edges.map(({ node }) => node), [pantry]);
  const items = useMemo(() => told && applyPantryChanges(told, changes), [told, changes]);
  return {
    items,
    total: (pantry?.totalCount ?? 0) - (told?.length ?? 0) + (items?.length ?? 0),
    hasMore: pantry?.pageInfo.hasNextPage ?? false,
    ...moreOf(asked, pantry?.pageInfo.endCursor),
    hasFailed: error !== undefined && !needsSignIn(error) && !items,
    retry: () => void refetch(),
    changes,
    actions,
  };
}

/** Levels and what is taken out go by the changes that wait for the network; what is added goes there when there is none. */
function useCookActions() {
  const client = useApolloClient();
  const undo = useUndoChange();
  const { changes, change } = usePantryChanges();
  const putBack = async (id: string) => {
    const unsent = changeStore.get().find((one) => one.id === id);
    if (unsent && isHere(unsent)) return changeStore.remove(id);
    await whenSent((one) => one.id === id);
    const entry = entryOf(id);
    if (entry !== undefined) await undo(entry);
  };
  const add = async (typed: string) => {
    const id = crypto.randomUUID();
    const input = readTyped(typed);
    try {
      const variables = { input: { ...input, idempotencyKey: id } };
      const { data } = await client.mutate({ mutation: ADD_ITEMS, variables, refetchQueries: SHOWS_PANTRY });
      if (data) tellAdded(data.addPantryItems, undo);
    } catch (error) {
      if (failureOf(error).code !== 'UNAVAILABLE') throw error;
      const name = input.lines[0] ?? text.add.receipt;
      change({ id, name }, { kind: 'put', ...input }, id);
      showToast({ title: text.add.waiting, description: text.add.waitingText });
    }
  };
  const actions: PantryActions = {
    setLevel: (item, level) => void change(item, { kind: 'level', level }),
    remove: (item, reason) => {
      const id = change(item, { kind: 'take', reason });
      showToast({
        title: text.removed[reason](item.name),
        action: { label: text.undo, onPress: () => void putBack(id) },
      });
    },
    change: async (_item, input) => {
      await client.mutate({ mutation: UPDATE_ITEM, variables: { input }, refetchQueries: SHOWS_PANTRY });
    },
    add,
  };
  return { actions, changes };
}

interface Added {
  items: readonly { name: string }[];
  change: { id: string } | null;
  ignored: readonly string[];
}

function tellAdded({ items, change, ignored }: Added, undo: (id: string) => Promise<boolean>): void {
  showToast({
    title: text.add.added(items.map(({ name }) => name)),
    ...(ignored.length > 0 && { description: text.add.ignored(ignored) }),
    ...(change && { action: { label: text.undo, onPress: () => void undo(change.id) } }),
  });
}
