import { storageListeners } from '../../lib/storage-listeners.ts';
import { CHANGE_KEY, forget, keyForNew, keyOf, store, storedChanges } from './change-storage.ts';
import { isUnsentChange, type UnsentChange } from './unsent-change.ts';

/** The changes as they were last read, and their texts. */
let known: readonly UnsentChange[] = [];
let knownTexts: readonly string[] = [];
const { subscribe, tell } = storageListeners((key) => key.startsWith(CHANGE_KEY));

/** Looked up each time: another tab may have written, or a cook who signed out has cleared it, and no tab hears of everything. */
function load(): readonly UnsentChange[] {
  const texts = storedChanges().map(({ text }) => text);
  if (texts.length === knownTexts.length && texts.every((text, i) => text === knownTexts[i])) return known;
  knownTexts = texts;
  known = texts.flatMap(read);
  return known;
}

function read(text: string): UnsentChange[] {
  try {
    const stored: unknown = JSON.parse(text);
    return isUnsentChange(stored) ? [stored] : [];
  } catch (error) {
    console.warn('A change that was not sent yet could not be read.', error);
    return [];
  }
}

function remove(id: string): void {
  const key = keyOf(id);
  if (key === undefined) return;
  forget(key);
  tell();
}

function put(key: string, change: UnsentChange): void {
  store({ key, text: JSON.stringify(change) });
  tell();
}

/** The changes that are not on the server yet, in their order. They outlive the tab, and every tab sees them. */
export const changeStore = {
  get: load,
  add: (change: UnsentChange) => put(keyForNew(change.id), change),
  remove,
  /** Gives how many they were. */
  removeList(listId: string): number {
    const gone = load().filter((change) => change.listId === listId);
    for (const { id } of gone) remove(id);
    return gone.length;
  },
  /** Does nothing where the change is gone meanwhile. */
  replace(change: UnsentChange): void {
    const key = keyOf(change.id);
    if (key !== undefined) put(key, change);
  },
  subscribe,
};
