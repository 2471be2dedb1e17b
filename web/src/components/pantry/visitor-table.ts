import { fromJson, readStored, writeStored } from '../../lib/stored-json.ts';
import { mergedList } from '../../lib/merged-list.ts';
import { textsOf } from '../../lib/texts-of.ts';
import { MAX_NEVER_EATEN, type Kitchen } from '../kitchen/kitchen.ts';
import { ALL_ALLERGENS, DIETS } from '../kitchen-choices.ts';

const STORAGE_KEY = 'larder:table';

/** What somebody without an account eats, and does not: `exclude` never. */
export type Table = Pick<Kitchen, 'diet' | 'allergies' | 'exclude'>;

type Filtered = Pick<Table, 'diet' | 'allergies'>;

/** Who eats whatever there is. */
export const ANYTHING: Table = { diet: 'ANY', allergies: [], exclude: [] };

/** What a visitor last filtered by, and what they never eat, which this browser keeps: their searches start from it, and nothing else is proposed from their pantry. */
export const visitorTable = {
  get: (): Table => read(fromJson(readStored(STORAGE_KEY))),
  /** Keeps what a visitor changed of the filters: those of an address that somebody sent them are not theirs. */
  keep: (before: Filtered, { diet, allergies }: Filtered): void => {
    const kept = visitorTable.get();
    writeStored(STORAGE_KEY, {
      ...kept,
      diet: diet === before.diet ? kept.diet : diet,
      allergies: mergedList(before.allergies, allergies, kept.allergies),
    });
  },
  keepNeverEaten: (exclude: readonly string[]): void => writeStored(STORAGE_KEY, { ...visitorTable.get(), exclude }),
};

/** A storage may hold anything. */
function read(stored: unknown): Table {
  if (typeof stored !== 'object' || stored === null) return ANYTHING;
  const { diet, allergies, exclude } = stored as Record<string, unknown>;
  return {
    diet: DIETS.find((one) => one === diet) ?? 'ANY',
    allergies: ALL_ALLERGENS.filter((one) => Array.isArray(allergies) && allergies.includes(one)),
    exclude: textsOf(exclude).slice(0, MAX_NEVER_EATEN),
  };
}
