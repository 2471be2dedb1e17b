import { daysUntil } from './days-until.ts';
import { listed } from './listed.ts';

/** A food that should be eaten, as far as it is told. */
export interface DueFood {
  name: string;
  /** YYYY-MM-DD; null for what was opened long ago. */
  bestBefore: string | null;
  isBestBeforeGuessed: boolean;
}

/** "spinach, due tomorrow"; of several the day of the first, which comes soonest. A guessed day is called one. */
export function dueFoods(foods: readonly DueFood[]): string {
  const [first] = foods;
  return `${listed(foods.map(({ name }) => name))}, ${first ? dueOn(first) : ''}`;
}

function dueOn({ bestBefore, isBestBeforeGuessed }: DueFood): string {
  if (bestBefore === null) return 'due';
  const days = daysUntil(bestBefore);
  const about = isBestBeforeGuessed ? 'about ' : '';
  if (days < 0) return isBestBeforeGuessed ? 'perhaps past its date' : 'past its date';
  if (days === 0) return `due ${about}today`;
  if (days === 1) return `due ${about}tomorrow`;
  return `due in ${about}${days} days`;
}
