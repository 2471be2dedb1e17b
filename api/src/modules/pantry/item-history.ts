import type { PantryAmount } from './pantry-amounts.ts';
import type { GuessedStock } from './guessed-stock.ts';
import type { PantryLevel, PantryPlace } from './pantry-enums.ts';

/** Everything of a pantry item that can change, as its history keeps it. Days are YYYY-MM-DD. */
export interface ItemState {
  /** Id of the food; null for other words. */
  food: string | null;
  name: string;
  level: PantryLevel;
  amounts: PantryAmount[];
  place: PantryPlace;
  /** ISO time. */
  since: string;
  bestBefore: string | null;
  isBestBeforeGuessed: boolean;
  openedAt: string | null;
  /** The first day on which it is due; null when nothing says so. */
  dueFrom: string | null;
  /** Id of the recipe that it is left of. */
  leftoverOf: string | null;
  portions: number | null;
  /** How much is guessed to be left; null where nothing tells. Missing in a history written before there were guesses. */
  stock?: GuessedStock | null;
  /** What was paid for what is there, as receipts tell, in their money; null where none does. Missing in a history written before costs were kept. */
  cost?: number | null;
}

/** An item as it was before an act, and after it; null where it was not there. */
export interface TouchedItem {
  id: string;
  before: ItemState | null;
  after: ItemState | null;
}

/** Whether by an act the cook has said what is left of an item, as the guess was in doubt. */
export const isAnswered = ({ before, after }: Omit<TouchedItem, 'id'>): boolean =>
  after?.stock?.saidOn !== undefined && after.stock.saidOn !== before?.stock?.saidOn;
