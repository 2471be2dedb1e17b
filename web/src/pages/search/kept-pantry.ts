import { pantryOf, type PantryFood } from '../../components/kitchen-choices.ts';
import { mergedList } from '../../lib/merged-list.ts';

const STORAGE_KEY = 'pantry';

/** What a visitor said is always at home, kept in this browser. Nothing when there is none or it cannot be read. */
export function loadPantry(): PantryFood[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? pantryOf(stored) : [];
  } catch (error) {
    console.warn('What is always at home could not be read.', error);
    return [];
  }
}

/**
 * Keeps what a visitor ticked and unticked for the next visit; a storage that refuses is only logged. A search may show another pantry than
 * the kept one, in an older tab or by a link: what was not touched there stays as it is kept.
 */
export function savePantry(shown: readonly PantryFood[], chosen: readonly PantryFood[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(mergedList(shown, chosen, loadPantry())));
  } catch (error) {
    console.warn('What is always at home could not be kept.', error);
  }
}
