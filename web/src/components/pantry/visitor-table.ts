import { fromJson, readStored, writeStored } from '../../lib/stored-json.ts';
import type { Kitchen } from '../kitchen/kitchen.ts';
import { ALL_ALLERGENS, DIETS } from '../kitchen-choices.ts';

const STORAGE_KEY = 'larder:table';

/** What somebody without an account eats, and does not. */
export type Table = Pick<Kitchen, 'diet' | 'allergies'>;

/** Who eats whatever there is. */
export const ANYTHING: Table = { diet: 'ANY', allergies: [] };

/** What a visitor last filtered by, which this browser keeps: nothing else is to be proposed from their pantry. */
export const visitorTable = {
  get: (): Table => read(fromJson(readStored(STORAGE_KEY))),
  keep: ({ diet, allergies }: Table): void => writeStored(STORAGE_KEY, { diet, allergies }),
};

/** A storage may hold anything. */
function read(stored: unknown): Table {
  if (typeof stored !== 'object' || stored === null) return ANYTHING;
  const { diet, allergies } = stored as Record<string, unknown>;
  return {
    diet: DIETS.find((one) => one === diet) ?? 'ANY',
    allergies: ALL_ALLERGENS.filter((one) => Array.isArray(allergies) && allergies.includes(one)),
  };
}
