import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { PantryItem } from '../../components/pantry/pantry-item.ts';
import { useVisitorItems } from '../../components/pantry/use-visitor-items.ts';
import { visitorPantry } from '../../components/pantry/visitor-pantry.ts';
import { atLevel } from '../../components/unsent-changes/apply-pantry-changes.ts';
import type { PantryPlace, UpdatePantryItemInput } from '../../gql/graphql.ts';
import { pantry as text } from '../../messages/pantry.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import type { LoadedPantry, PantryActions } from './loaded-pantry.ts';
import { READ_ITEMS } from './pantry-queries.ts';
import { readTyped } from './read-typed.ts';

const nothing = () => undefined;

/** The pantry that this browser keeps for somebody without an account. */
export function useVisitorPantry(place: PantryPlace | null): LoadedPantry {
  const client = useApolloClient();
  const items = useVisitorItems().filter((item) => place === null || item.place === place);
  return {
    items,
    total: items.length,
    hasMore: false,
    isLoadingMore: false,
    hasFailed: false,
    retry: nothing,
    loadMore: nothing,
    changes: [],
    actions: actionsOf(client),
  };
}

function actionsOf(client: ApolloClient): PantryActions {
  return {
    setLevel: (item, level) => visitorPantry.change(item.id, atLevel(item, level)),
    remove: (item, reason) => {
      const before = visitorPantry.get();
      visitorPantry.remove(item.id);
      tell(text.removed[reason](item.name), before);
    },
    change: (item, input) => {
      visitorPantry.change(item.id, changed(item, input));
      return Promise.resolve();
    },
    add: async (typed) => {
      const { data } = await client.query({ query: READ_ITEMS, variables: readTyped(typed), fetchPolicy: 'no-cache' });
      if (!data) return;
      const { items, ignored } = data.readForPantry;
      const before = visitorPantry.get();
      visitorPantry.add(items);
      tell(text.add.added(items.map(({ name }) => name)), before, ignored);
    },
  };
}

/** Says what was done, with a way back to how it was. */
function tell(title: string, before: readonly PantryItem[], ignored: readonly string[] = []): void {
  showToast({
    title,
    ...(ignored.length > 0 && { description: text.add.ignored(ignored) }),
    action: { label: text.undo, onPress: () => visitorPantry.restore(before) },
  });
}

/** A date that is taken away is not guessed again here. */
function changed(item: PantryItem, { amount, unit, place, bestBefore, openedAt }: UpdatePantryItemInput): PantryItem {
  return {
    ...item,
    ...(amount !== undefined && { amount }),
    ...(unit !== undefined && { unit }),
    ...(place && { place }),
    ...(bestBefore !== undefined && { bestBefore, isBestBeforeGuessed: false }),
    ...(openedAt !== undefined && { openedAt }),
  };
}
