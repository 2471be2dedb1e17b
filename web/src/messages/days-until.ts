const DAY_MS = 86_400_000;

/** Whole days from today to a day, YYYY-MM-DD; below 0 for one that has passed. */
export const daysUntil = (day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(new Date().toISOString().slice(0, 10))) / DAY_MS);
