import type { UpdatePantryItemInput } from '../../gql/graphql.ts';
import type { PantryItem } from '../../components/pantry/pantry-item.ts';
import type { UnsentChange } from '../../components/unsent-changes/unsent-change.ts';

/** A pantry, or one place of it, as far as it is loaded. */
export interface LoadedPantry {
  items: readonly PantryItem[] | undefined;
  /** How many there are, also those that are not loaded. */
  total: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasFailed: boolean;
  retry: () => void;
  loadMore: () => void;
  /** What the server has not heard of yet. */
  changes: readonly UnsentChange[];
  actions: PantryActions;
}

/** What can be done in a pantry. A level is shown at once; what is taken out can be put back. */
export interface PantryActions {
  setLevel: (item: PantryItem, level: PantryItem['level']) => void;
  remove: (item: PantryItem, reason: 'USED' | 'THROWN_AWAY') => void;
  /** Amount, place and dates. Throws what the server says against it. */
  change: (item: PantryItem, input: UpdatePantryItemInput) => Promise<void>;
  /** Adds what is typed or pasted. Throws what the server says against it. */
  add: (typed: string) => Promise<void>;
}
