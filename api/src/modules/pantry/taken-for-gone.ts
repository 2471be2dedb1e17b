import { calendarDaysBetween, dayOf, daysAfter } from '../../shared/calendar.ts';
import type { ItemState } from './item-history.ts';
import { PantryLevel, PantryPlace } from './pantry-enums.ts';

/** Longer past its guessed date than this share of the days that it keeps, a food is taken for gone, and at least so many days. */
const GRACE_SHARE = 1.25;
const GRACE_DAYS = 2;
/** What keeps longer than so many days is not eaten for its date. */
const KEEPS_LONG_DAYS = 60;

/** The day from which an item is taken for gone unless its cook says otherwise; null for what keeps long, or was given a date. */
export function goneFrom({ bestBefore, isBestBeforeGuessed, place, since, level }: ItemState): string | null {
  const isSure = !isBestBeforeGuessed || place === PantryPlace.FREEZER || level === PantryLevel.OUT;
  if (bestBefore === null || isSure) return null;
  const keeps = calendarDaysBetween(dayOf(new Date(since)), bestBefore);
  if (keeps > KEEPS_LONG_DAYS) return null;
  return daysAfter(bestBefore, Math.max(GRACE_DAYS, Math.round(GRACE_SHARE * keeps)));
}

/** An item as it is believed to be once its day has come: eaten or thrown away without a word. */
export const takenForGone = (state: ItemState): ItemState => ({
  ...state,
  level: PantryLevel.OUT,
  amounts: [],
  stock: state.stock ? { ...state.stock, left: 0 } : null,
});
