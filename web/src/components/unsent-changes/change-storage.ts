/** What the key of each change begins with. */
export const CHANGE_KEY = 'larder:list-changes:';

/** A change as the browser's storage has it. */
export interface StoredChange {
  key: string;
  text: string;
}

/** What the storage would not take, by key: this tab alone has it. */
const refused = new Map<string, string>();

/**
 * The changes that all tabs of this browser share, in their order. Each has a key of its own: the storage has no lock, so of two tabs that
 * write one list of all changes one loses what the other has just added.
 */
export function storedChanges(): StoredChange[] {
  const all = [...acceptedChanges(), ...refused];
  return all.map(([key, text]) => ({ key, text })).sort((a, b) => (a.key < b.key ? -1 : 1));
}

function acceptedChanges(): [key: string, text: string][] {
  try {
    return Object.entries<string>(localStorage).filter(([key]) => key.startsWith(CHANGE_KEY));
  } catch (error) {
    console.warn('The changes that were not sent yet could not be read.', error);
    return [];
  }
}

/** A key behind all that are there, also where the clock was set back. */
export function keyForNew(id: string): string {
  const last = Number.parseInt(storedChanges().at(-1)?.key.slice(CHANGE_KEY.length) ?? '') || 0;
  return `${CHANGE_KEY}${String(Math.max(Date.now(), last + 1)).padStart(15, '0')}:${id}`;
}

/** The key of a change that is there. */
export function keyOf(id: string): string | undefined {
  return storedChanges().find(({ key }) => key.endsWith(`:${id}`))?.key;
}

/** Keeps a change, in this tab alone where the storage is full or forbidden. */
export function store({ key, text }: StoredChange): void {
  try {
    localStorage.setItem(key, text);
    refused.delete(key);
  } catch (error) {
    refused.set(key, text);
    console.warn('A change is kept in this tab alone.', error);
  }
}

/** Forgets a change. */
export function forget(key: string): void {
  refused.delete(key);
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.warn('A change that was sent could not be forgotten.', error);
  }
}
