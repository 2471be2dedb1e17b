import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useViewer } from '../../apollo/viewer.tsx';
import { changeStore } from './change-store.ts';
import { startSending } from './send-changes.ts';
import { isOfPantry, type PantryAct, type PantryChange } from './unsent-change.ts';

/** The changes of the pantry that are on their way, and how to make another. */
export interface PantryChanges {
  changes: readonly PantryChange[];
  /** Shown at once, sent when the network is there. Gives the id of the change, the one given where there is one. */
  change: (item: { id: string; name: string }, act: PantryAct, id?: string) => string;
}

/** See {@link PantryChanges}. While it is in use, all changes of the cook are sent. */
export function usePantryChanges(): PantryChanges {
  const client = useApolloClient();
  const owner = useViewer()?.id;
  const all = useSyncExternalStore(changeStore.subscribe, changeStore.get);
  const changes = useMemo(() => all.filter(isOfPantry), [all]);
  useEffect(() => (owner === undefined ? undefined : startSending(client, owner)), [client, owner]);
  const change = useCallback<PantryChanges['change']>(
    (item, act, id = crypto.randomUUID()) => {
      if (owner !== undefined) changeStore.add({ id, owner, listId: null, itemId: item.id, itemName: item.name, act });
      return id;
    },
    [owner],
  );
  return { changes, change };
}
