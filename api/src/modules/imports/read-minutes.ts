import { numericQuantity } from 'numeric-quantity';
import parseDuration from 'parse-duration';
import { readQuantity } from '../ingredients/lines/line-quantity.ts';
import { isoMinutes } from './iso-minutes.ts';
import { sum } from '../../shared/sum.ts';

const NUMBER = '\\d{1,4}(?:[.,/]\\d{1,4})?';
const HOURS = '(?:hours?|hrs?|h)\\b\\.?';
const MINUTES = '(?:minutes?|mins?)\\b\\.?';
/** What stands between the ends of a span, of which the upper one counts. */
const SPAN_SIGN = '\\s*(?:-|–|—|~|,?\\s*(?:or )?up to|to|or|bis|oder|à|tot|till|ou)\\s*';
/** Minutes behind hours, whose word may be missing: `1 hour and 10 minutes`, `1 hr 10`. */
const ODD_MINUTES = `,? (?:and )?\\d{1,2}(?:\\s*${MINUTES}|(?=\\s*(?:[.,;)]|$)|${SPAN_SIGN}\\d))`;
const ONE_TIME = `(?:${NUMBER}\\s*(?:${HOURS}(?:${ODD_MINUTES})?|${MINUTES})|\\d{1,2}h\\d\\d\\b)`;
/** The lower end of a span: `25-` of `25-30 min`, `55 minutes to` of `55 minutes to 1 hour`. */
const SPAN = new RegExp(`(?:${ONE_TIME}|${NUMBER}(?:\\s*d(?:ays?)?\\b)?)${SPAN_SIGN}(?=\\d)`, 'gi');
/** `between 20 and 25 minutes`, another span. */
const BETWEEN = new RegExp(`\\bbetween (${ONE_TIME}|${NUMBER}) and (?=\\d)`, 'gi');
/** A time, or a span of times, inside running text. */
const MENTION = new RegExp(`(?:(?:${ONE_TIME}|${NUMBER})${SPAN_SIGN})?${ONE_TIME}`, 'gi');
/** Also `1-1/2`, which is one and a half. */
const FRACTION = /\d+(?:(?:\s+|-)\d+\s*\/\s*\d+|\s*\/\s*\d+|\s*[½¼¾⅓⅔])|[½¼¾⅓⅔]/g;
/** A comma before the decimals; before three digits it parts thousands. */
const DECIMAL_COMMA = /(\d),(?=\d{1,2}(?!\d))/g;
const CLOCK = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/;
/** Words for numbers. */
const NUMBER_WORDS: readonly [RegExp, string][] = [
  [/\b(?:an|one) hour and a half\b/gi, '1.5 hours'],
  [/\bone and a half (?=hour)/gi, '1.5 '],
  [/\bhalf an (?=hour)/gi, '0.5 '],
  [/\b(?:an|one) (?=hour)/gi, '1 '],
];
/** The units of other languages that recipes on the web use. */
const UNIT_WORDS: readonly [RegExp, string][] = [
  [
    /\b(?:stunden?|std|heures?|horas?|ore|ora|uur|tim(?:me|mar|er?)?|tuntia?|godz(?:in[ay]?)?|hod(?:in[ay]?)?)\b\.?/gi,
    'h',
  ],
  [/\b(?:minuten?|minutos?|minut[ioa]|minuter|minuutin?|minuuttia?|minuut)\b\.?/gi, 'min'],
  [/時間|小[時时]|시간/g, 'h'],
  [/分[鐘钟間]?|분/g, 'min'],
  [/\b(?:tage?|jours?|d[ií]as?|giorn[io]|dag(?:en|ar)?)\b/gi, 'd'],
];
/** A number in words behind these is read as lines are: "about two hours". */
const ABOUT = /^(?:about|around|approximately|approx\.?|over|under|up to|at least)\s+/i;
const TIME = /^\s*(?:h|min|d|hours?|hrs?|minutes?|mins?|days?)\b(?! and a half)/i;
/** No dish takes less than no time. */
const NEGATIVE = /^(?:P[\dDT]*)?-\d/i;
const DAY = 1_440;
/** Longest text that is read as one time, in characters. */
const TIME_MAX = 100;

/** Minutes of a time as people write it (`~30 minutes`, `1 hr 25 min`, `PT1H10M`, `25-30 min`, `1:30`); null when there is none. */
export function readMinutes(written: string | null): number | null {
  if (written === null) return null;
  const text = written.trim().slice(0, TIME_MAX);
  const iso = isoMinutes(text);
  if (iso !== null) return iso;
  const clock = CLOCK.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  if (NEGATIVE.test(text)) return null;
  const plain = inNumbers(said(inFigures(text), UNIT_WORDS))
    .replace(/^PT?(?=\d)/i, '')
    .replace(SPAN, '');
  if (/^\d+$/.test(plain)) return Number(plain);
  const minutes = parseDuration(plain, 'min');
  return minutes === null || !Number.isFinite(minutes) || minutes < 0 ? null : Math.round(minutes);
}

/** Minutes that steps speak of, added up; at most a day, for a step may speak of how long a dish keeps. */
export function mentionedMinutes(steps: readonly string[]): number {
  const minutes = steps
    .flatMap((step) => inNumbers(said(step, UNIT_WORDS)).match(MENTION) ?? [])
    .map((mention) => readMinutes(mention) ?? 0);
  return Math.min(DAY, sum(minutes));
}

/** `two hours` as `2 hours`. */
function inFigures(text: string): string {
  const plain = text.replace(ABOUT, '');
  const number = /^[a-z]/i.test(plain) ? readQuantity(plain) : undefined;
  const rest = plain.slice(number?.length ?? 0);
  return number && TIME.test(rest) ? `${number.high ?? number.low}${rest}` : text;
}

/** A text with its amounts as decimal numbers: `1½`, `1 1/2`, `1-1/2`, `1,5` and `one and a half` are all 1.5. */
function inNumbers(text: string): string {
  return said(text, NUMBER_WORDS)
    .replace(DECIMAL_COMMA, '$1.')
    .replace(FRACTION, (written) => String(numericQuantity(written.replace('-', ' '))))
    .replace(BETWEEN, '$1 to ');
}

function said(text: string, words: readonly [RegExp, string][]): string {
  return words.reduce((plain, [pattern, word]) => plain.replace(pattern, word), text);
}
