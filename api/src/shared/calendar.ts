/** A day, in milliseconds. */
export const DAY_MS = 86_400_000;

/** The calendar day of a moment, YYYY-MM-DD, in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The day so many days after one. */
export const daysAfter = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));

/** Days from one day to another; negative where that comes before. */
export const calendarDaysBetween = (day: string, other: string): number =>
  Math.round((Date.parse(`${other}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / DAY_MS);

/** The earlier of two days; the other where one is unknown. */
export function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
