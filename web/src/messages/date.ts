import { once } from './once.ts';

const DAY = { month: 'short', day: 'numeric', year: 'numeric' } as const;
const shortDates = once(() => new Intl.DateTimeFormat('en-US', DAY));
const datesAndTimes = once(() => new Intl.DateTimeFormat('en-US', { ...DAY, hour: 'numeric', minute: '2-digit' }));

/** A moment as a short day in the United States (specification, section 9): "Nov 21, 2026". */
export function shortDate(moment: string): string {
  return shortDates().format(new Date(moment));
}

/** A moment with its time: "Nov 21, 2026, 9:05 AM". */
export function dateAndTime(moment: string): string {
  return datesAndTimes().format(new Date(moment));
}
