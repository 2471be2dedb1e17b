import { storageListeners } from '../../lib/storage-listeners.ts';
import type { PantryItem } from './pantry-item.ts';
import { withMore } from './with-more.ts';

const STORAGE_KEY = 'larder:pantry';
/** As many as a cook with an account may have. */
const ITEMS_MAX = 1_000;

let known: readonly PantryItem[] = [];
let knownText: string | null = null;
const { subscribe, tell } = storageListeners((key) => key === STORAGE_KEY);

/** Looked up each time: another tab may have written. */
function get(): readonly PantryItem[] {
  const text = stored();
  if (text !== knownText) {
    knownText = text;
    known = read(text);
  }
  return known;
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? null;
  } catch {
    return knownText;
  }
}

function read(text: string | null): readonly PantryItem[] {
  try {
    const items: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(items) ? items.filter(isItem) : [];
  } catch (error) {
    console.warn('The pantry kept here could not be read.', error);
    return [];
  }
}

/** Whether stored data is an item; a storage may hold anything. */
function isItem(value: unknown): value is PantryItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, level, place } = value as Record<string, unknown>;
  return [id, name, level, place].every((part) => typeof part === 'string');
}

/** Keeps the items, in this tab alone where the storage is full or forbidden. */
function keep(items: readonly PantryItem[]): void {
  known = items;
  knownText = JSON.stringify(items);
  try {
    localStorage.setItem(STORAGE_KEY, knownText);
  } catch (error) {
    console.warn('The pantry is kept in this tab alone.', error);
  }
  tell();
}

/** The pantry of somebody without an account, which this browser keeps. */
export const visitorPantry = {
  get,
  /** Adds what was read; the same food twice is one item. */
  add: (items: readonly PantryItem[]) => keep(items.reduce(withMore, get()).slice(0, ITEMS_MAX)),
  change: (id: string, part: Partial<PantryItem>) =>
    keep(get().map((item) => (item.id === id ? { ...item, ...part } : item))),
  remove: (id: string) => keep(get().filter((item) => item.id !== id)),
  /** Puts everything back to how it was. */
  restore: keep,
  subscribe,
};
