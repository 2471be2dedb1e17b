import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useViewer } from '../../apollo/viewer.tsx';
import { changeStore } from './change-store.ts';
import { isOfList, type ListAct, type ListChange } from './unsent-change.ts';
import { isHere, startSending } from './send-changes.ts';

/** The changes of one list that are on their way, and how to make another. */
export interface ListChanges {
  changes: readonly ListChange[];
  /** Shown at once, sent when the network is there. */
  change: (item: { id: string; name: string }, act: ListAct) => void;
  /** Puts an item back that was taken off. */
  undoDelete: (item: { id: string; name: string }) => void;
}

/** See {@link ListChanges}. While it is in use, changes of all lists of the cook are sent. */
export function useListChanges(listId: string): ListChanges {
  const client = useApolloClient();
  const owner = useViewer()?.id;
  const all = useSyncExternalStore(changeStore.subscribe, changeStore.get);
  const changes = useMemo(() => all.filter((change) => isOfList(change, listId)), [all, listId]);
  useEffect(() => (owner === undefined ? undefined : startSending(client, owner)), [client, owner]);
  const change = useCallback<ListChanges['change']>(
    (item, act) =>
      owner !== undefined &&
      changeStore.add({ id: crypto.randomUUID(), owner, listId, itemId: item.id, itemName: item.name, act }),
    [owner, listId],
  );
  const undoDelete = useCallback<ListChanges['undoDelete']>(
    (item) => {
      const unsent = changeStore.get().findLast(({ itemId, act }) => itemId === item.id && act.kind === 'delete');
      if (unsent && isHere(unsent)) changeStore.remove(unsent.id);
      else change(item, { kind: 'restore' });
    },
    [change],
  );
  return { changes, change, undoDelete };
}
