import type { PantryChange } from './pantry-queries.ts';

/** What became of foods within a month. */
export interface Month {
  /** YYYY-MM, where the cook is. */
  month: string;
  /** Foods that were used up or cooked with; the same food on two days counts twice. */
  used: number;
  thrown: number;
}

/** The months of a history in which something was used or thrown away, the latest first. What was taken back does not count. */
export function monthsOf(changes: readonly PantryChange[]): Month[] {
  const months = new Map<string, Month>();
  for (const { act, at, names, isUndone } of changes) {
    const isUsed = act === 'USED' || act === 'COOKED';
    if (isUndone || (!isUsed && act !== 'THROWN_AWAY')) continue;
    const month = monthOf(new Date(at));
    const so = months.get(month) ?? { month, used: 0, thrown: 0 };
    if (isUsed) so.used += names.length;
    else so.thrown += names.length;
    months.set(month, so);
  }
  return [...months.values()].toSorted((one, other) => other.month.localeCompare(one.month));
}

/** Sweden writes dates as ISO 8601 does. */
const isoMonth = new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit' });

const monthOf = (at: Date): string => isoMonth.format(at);
