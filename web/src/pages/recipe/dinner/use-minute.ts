import { useNow } from '../timer/use-now.ts';
import { minuteOf } from './clock.ts';

/** The minute that it is, on the clock of a dinner. */
export function useMinute(): number {
  return minuteOf(useNow(true));
}
