import type { Kitchen } from '../kitchen/kitchen.ts';
import { ALL_ALLERGENS, DIETS } from '../kitchen-choices.ts';

const STORAGE_KEY = 'larder:table';

/** What somebody without an account eats, and does not. */
export type Table = Pick<Kitchen, 'diet' | 'allergies'>;

/** Who eats whatever there is. */
export const ANYTHING: Table = { diet: 'ANY', allergies: [] };

/** What a visitor last filtered by, which this browser keeps: nothing else is to be proposed from their pantry. */
export const visitorTable = { get, keep };

function get(): Table {
  try {
    return read(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
  } catch (error) {
    console.warn('Diet and allergies kept here could not be read.', error);
    return ANYTHING;
  }
}

/** A storage may hold anything. */
function read(stored: unknown): Table {
  if (typeof stored !== 'object' || stored === null) return ANYTHING;
  const { diet, allergies } = stored as Record<string, unknown>;
  return {
    diet: DIETS.find((one) => one === diet) ?? 'ANY',
    allergies: ALL_ALLERGENS.filter((one) => Array.isArray(allergies) && allergies.includes(one)),
  };
}

/** Keeps it for the next visit; a storage that refuses is only logged. */
function keep({ diet, allergies }: Table): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ diet, allergies }));
  } catch (error) {
    console.warn('Diet and allergies could not be kept.', error);
  }
}
