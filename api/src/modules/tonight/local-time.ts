/** A calendar day, YYYY-MM-DD, and an hour of it, 0 to 23. */
export interface LocalTime {
  day: string;
  hour: number;
}

/** Whether there is a time zone of this name, such as `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

/** What the calendar and the clock say in a time zone. @throws RangeError where there is no such zone */
export function localTime(timeZone: string, moment: Date): LocalTime {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  }).formatToParts(moment);
  const { year, month, day, hour } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { day: `${year}-${month}-${day}`, hour: Number(hour) };
}
