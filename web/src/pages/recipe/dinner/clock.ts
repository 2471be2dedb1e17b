import { dinner as text } from '../../../messages/dinner.ts';

const MINUTE = 60_000;
/** A usual time to eat, in minutes from midnight. */
const DINNER_TIME = 19 * 60;
const QUARTER = 15;

/** A moment of `Date.now()` in whole minutes: the clock of a dinner. */
export function minuteOf(moment: number): number {
  return Math.floor(moment / MINUTE);
}

/** The time on a kitchen clock: `17:40`. */
export function clockTime(minute: number): string {
  const date = new Date(minute * MINUTE);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** The same with its day where that is not the day of `now`. */
export function clockTimeAndDay(minute: number, now: number): string {
  const days = Math.round((midnight(minute) - midnight(now)) / (24 * 60));
  const time = clockTime(minute);
  if (days > 0) return text.steps.tomorrow(time);
  return days < 0 ? text.steps.yesterday(time) : time;
}

/** When the clock next shows a time such as `19:00`. */
export function nextTime(at: string, now: number): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const today = midnight(now) + hours * 60 + minutes;
  return today > now ? today : midnight(now + 24 * 60) + hours * 60 + minutes;
}

/** The time to eat that is offered: seven in the evening, or the next quarter of an hour at which all of it can be ready. */
export function offeredTime(takes: number, now: number): string {
  const earliest = now + takes;
  const usual = midnight(now) + DINNER_TIME;
  return clockTime(usual >= earliest ? usual : Math.ceil(earliest / QUARTER) * QUARTER);
}

/** In minutes; days with a change of the clock begin at their own midnight. */
function midnight(minute: number): number {
  return minuteOf(new Date(minute * MINUTE).setHours(0, 0, 0, 0));
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
