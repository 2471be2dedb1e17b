import { fromJson, readStored, writeStored } from '../../../lib/stored-json.ts';

const STORAGE_KEY = 'larder:asked-at-home';

/** Whether a visitor was asked in this browser what is always at home; of a cook the account knows. */
export const askedHere = {
  get: (): boolean => fromJson(readStored(STORAGE_KEY)) === true,
  note: (): void => writeStored(STORAGE_KEY, true),
};
