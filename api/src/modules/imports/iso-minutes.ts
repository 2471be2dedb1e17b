const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
/** ISO 8601 with what pages make of it: spaces, a missing `T` (`P30M`), a last number without its unit (`PT1H30`). */
const DURATION = new RegExp(`^P((?:${NUMBER}[YMWDHS])*)(?:T((?:${NUMBER}[HMS])*)(${NUMBER})?)?$`);
const PART = new RegExp(`(${NUMBER})([A-Z])`, 'g');
const MINUTES: Readonly<Record<string, number>> = { W: 10_080, D: 1_440, H: 60, M: 1, S: 1 / 60 };
const DATE_MINUTES: Readonly<Record<string, number>> = { ...MINUTES, Y: 525_600, M: 43_200 };

/** Whole minutes of an ISO 8601 duration (`PT1H30M`, `P0DT0.5H`); null when the text is none or names no number. */
export function isoMinutes(text: string): number | null {
  const match = DURATION.exec(text.replace(/\s+/g, '').toUpperCase());
  const [, date = '', time = '', last] = match ?? [];
  if (!match || !/\d/.test(match[0])) return null;
  const minutes =
    sum(date, match[0].includes('T') ? DATE_MINUTES : MINUTES) + sum(time, MINUTES) + unitless(last, time);
  return Number.isSafeInteger(Math.round(minutes)) ? Math.round(minutes) : null;
}

function sum(parts: string, minutesOf: Readonly<Record<string, number>>): number {
  return [...parts.matchAll(PART)].reduce(
    (total, [, number = '', unit = '']) => total + toNumber(number) * (minutesOf[unit] ?? 0),
    0,
  );
}

/** A last number without a unit counts what comes next: seconds after minutes, else minutes. */
function unitless(number: string | undefined, before: string): number {
  return number === undefined ? 0 : toNumber(number) / (before.endsWith('M') ? 60 : 1);
}

const toNumber = (written: string): number => Number(written.replace(',', '.'));
