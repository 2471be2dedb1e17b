import { mergedList } from '../../lib/merged-list.ts';
import { fromJson, readStored, writeStored } from '../../lib/stored-json.ts';
import { textsOf } from '../../lib/texts-of.ts';
import { MAX_AT_HOME } from './kitchen.ts';

const STORAGE_KEY = 'pantry';

/** What a visitor said is always at home, kept in this browser: as many names as a search takes. Nothing when there is none or it cannot be read. */
export function loadPantry(): string[] {
  return textsOf(fromJson(readStored(STORAGE_KEY))).slice(0, MAX_AT_HOME);
}

/**
 * Keeps what a visitor added and took out for the next visit; a storage that refuses is only logged. A search may show another pantry than
 * the kept one, in an older tab or by a link: what was not touched there stays as it is kept.
 */
export function savePantry(shown: readonly string[], chosen: readonly string[]): void {
  writeStored(STORAGE_KEY, mergedList(shown, chosen, loadPantry()));
}
