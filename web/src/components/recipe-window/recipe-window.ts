import type { RecipeSwapInput } from '../../gql/graphql.ts';
import { fromJson } from '../../lib/stored-json.ts';

const STORAGE_KEY = 'larder:wanted-window';

/** After this long a sign-in no longer opens the window, in milliseconds. */
const WANTED_FOR_MS = 15 * 60 * 1000;

/** A recipe as windows about it know it. */
export interface NamedRecipe {
  id: string;
  title: string;
}

/** A window about a recipe that needs an account: to put it on a shopping list, or into collections; or to put on one foods that recipes lack. */
export type RecipeWindow =
  | { kind: 'list'; recipe: NamedRecipe; servings?: number; swaps?: readonly RecipeSwapInput[] }
  | { kind: 'collection'; recipe: NamedRecipe }
  | { kind: 'foods'; foods: readonly string[] };

/** The window a visitor wanted, where, and when in milliseconds since 1970. */
interface WantedWindow {
  window: RecipeWindow;
  address: string;
  at: number;
}

const listeners = new Set<(window: RecipeWindow) => void>();

/** Opens a window about a recipe over the page. */
export function openRecipeWindow(window: RecipeWindow): void {
  for (const listener of listeners) listener(window);
}

/** Hears of each window that is to open; returns how to stop. */
export function onRecipeWindow(listener: (window: RecipeWindow) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps, in this tab, the window that a visitor goes to sign in for. @param address where it is to open afterwards */
export function keepWindow(window: RecipeWindow, address: string): void {
  const wanted: WantedWindow = { window, address, at: Date.now() };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(wanted));
  } catch (error) {
    console.warn('The window that was wanted could not be kept.', error);
  }
}

/** The window that was wanted at this address before the sign-in, once; null if none was, or too long ago. */
export function takeWindow(address: string): RecipeWindow | null {
  try {
    const wanted = fromJson(sessionStorage.getItem(STORAGE_KEY)) as WantedWindow | null;
    if (wanted?.address !== address) return null;
    sessionStorage.removeItem(STORAGE_KEY);
    return Date.now() - wanted.at < WANTED_FOR_MS ? wanted.window : null;
  } catch (error) {
    console.warn('The window that was wanted could not be read.', error);
    return null;
  }
}
