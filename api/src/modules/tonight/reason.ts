import { calendarDaysBetween } from '../../shared/calendar.ts';
import { DUE_DAYS } from '../pantry/pantry-limits.ts';

/** Something due that a dish would use up. */
export interface DueFood {
  name: string;
  /** A calendar day; null where none is known. */
  bestBefore: string | null;
  isBestBeforeGuessed: boolean;
}

/** What speaks for a dish. */
export interface DishFacts {
  /** What is due soonest comes first. */
  due: readonly DueFood[];
  /** Names of what is missing. */
  missing: readonly string[];
  /** Minutes from beginning to end. */
  minutes: number;
}

/** How many things are named; of more, how many there are. */
const NAMED = 2;

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Why a dish is proposed for a day, as a sentence: "uses the spinach, due tomorrow · nothing to buy · 25 min". A guessed date is told as one. */
export function reasonFor({ due, missing, minutes }: DishFacts, day: string): string {
  const [soonest] = due;
  const uses = soonest ? [`uses the ${namesOf(due.map(({ name }) => name))}, ${dueWords(soonest, day)}`] : [];
  const buys = missing.length === 0 ? 'nothing to buy' : `buy ${namesOf(missing)}`;
  return [...uses, buys, `${minutes} min`].join(' · ');
}

function namesOf(names: readonly string[]): string {
  const others = names.length - NAMED;
  return LIST.format(others > 0 ? [...names.slice(0, NAMED), `${others} more`] : names);
}

function dueWords({ bestBefore, isBestBeforeGuessed }: DueFood, day: string): string {
  const days = bestBefore === null ? null : calendarDaysBetween(day, bestBefore);
  // What is best before a later day is due for being open.
  if (days === null || days > DUE_DAYS) return 'open for long enough';
  if (days < 0) return isBestBeforeGuessed ? 'perhaps past its best' : 'past its date';
  const about = isBestBeforeGuessed ? 'about ' : '';
  if (days === 0) return `due ${about}today`;
  return days === 1 ? `due ${about}tomorrow` : `due in ${about}${days} days`;
}
