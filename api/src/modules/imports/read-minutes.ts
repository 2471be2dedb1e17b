import parseDuration from 'parse-duration';

/** A span such as `25-30 min`, `15 to 20 minutes` or `20~30 min`; its upper end counts. */
const SPAN = /\d+(?:[.,]\d+)?\s*(?:-|–|~|to)\s*(?=\d)/gi;
/** A duration inside running text. */
const MENTION = /\d+(?:[.,/]\d+)?(?:\s*(?:-|–|~|to)\s*\d+(?:[.,/]\d+)?)?\s*(?:hours?|hrs?|h|minutes?|mins?|min)\b/gi;
const DAY = 1_440;

/** Minutes of a time as people write it (`~30 minutes`, `1 hr 25 min`, `PT1H10M`, `25-30 min`); null when there is none. */
export function readMinutes(text: string | null): number | null {
  if (text === null) return null;
  const plain = text.trim().replace(/^P(?:T)?(?=\d)/i, '').replace(SPAN, '');
  if (/^\d+$/.test(plain)) return Number(plain);
  const minutes = parseDuration(plain, 'min');
  return minutes === null || !Number.isFinite(minutes) || minutes < 0 ? null : Math.round(minutes);
}

/** Minutes that steps speak of, added up; at most a day, for a step may speak of how long a dish keeps. */
export function mentionedMinutes(steps: readonly string[]): number {
  const minutes = steps.flatMap((step) => step.match(MENTION) ?? []).map((mention) => readMinutes(mention) ?? 0);
  return Math.min(DAY, minutes.reduce((sum, part) => sum + part, 0));
}
