import { pantryOf, type PantryFood } from '../kitchen-choices.ts';
import { mergedList } from '../../lib/merged-list.ts';
import { fromJson, readStored, writeStored } from '../../lib/stored-json.ts';

const STORAGE_KEY = 'pantry';

/** What a visitor said is always at home, kept in this browser. Nothing when there is none or it cannot be read. */
export function loadPantry(): PantryFood[] {
  const stored = fromJson(readStored(STORAGE_KEY));
  return Array.isArray(stored) ? pantryOf(stored) : [];
}

/**
 * Keeps what a visitor ticked and unticked for the next visit; a storage that refuses is only logged. A search may show another pantry than
 * the kept one, in an older tab or by a link: what was not touched there stays as it is kept.
 */
export function savePantry(shown: readonly PantryFood[], chosen: readonly PantryFood[]): void {
  writeStored(STORAGE_KEY, mergedList(shown, chosen, loadPantry()));
}
