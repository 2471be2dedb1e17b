import { numericQuantity } from 'numeric-quantity';
import { FOREIGN_NUMBERS, foreignHalf, isNamedByNumber } from './foreign-numbers.ts';

/** A stated amount: one number, or the two ends of a range. */
export interface Quantity {
  low: number;
  high: number | null;
  /** Characters of the text that the amount takes up. */
  length: number;
}

const VULGAR = '[\\u00bc-\\u00be\\u2150-\\u215e\\u2189]';
const FRACTION = '\\d+ ?[/\\u2044] ?\\d+';
/** 1 1/2 · 1-1/2 · 1 & 1/2 · 1+1/2 · 1 and 1/2 · 1½ · 1 ½ · ½ · 1/2 · 1,000 · 1,5 · .5 · 12 */
const NUMBER = `(?:\\d+(?: ?[-–—−] ?| ?& ?| ?\\+ ?| and | )(?:[1-9]\\d? ?[/\\u2044] ?\\d{1,2}(?![\\d/]))|\\d+(?: ?[-–—−] ?| ?& ?| ?\\+ ?| and | )?${VULGAR}|${VULGAR}|${FRACTION}|\\d+(?:[.,]\\d+)?|\\.\\d+)`;

const WORD_VALUES = new Map<string, number>(
  Object.entries({
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    eighteen: 18,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    half: 0.5,
    quarter: 0.25,
    third: 1 / 3,
    ...FOREIGN_NUMBERS,
  }),
);
const WORD = [...WORD_VALUES.keys()].sort((a, b) => b.length - a.length).join('|');
const ONE = new RegExp(`^(?:${NUMBER})`);
const RANGE = new RegExp(
  `^(${NUMBER}) ?(?:-|–|—|−|~|to|or|bis|till|until|à|a|ou|o|oder) ?(?:about )?(${NUMBER})(?![\\d/])`,
  'i',
);
const WORD_NUMBER = new RegExp(`^(?:(${WORD})(?: (?:or|to) (${WORD}))?)(?![\\p{L}\\p{M}'-])`, 'iu');
const SPOKEN_FRACTION = new RegExp(
  `^(?:(?:a|an|one) )?(half|quarter|third)(?: of)?(?: (?:a|an))?(?![a-z])|^(three)[ -](quarters?)(?: of)?(?: (?:a|an))?(?![a-z])|^(two)[ -](thirds)(?: of)?(?: (?:a|an))?(?![a-z])`,
  'i',
);
const PART_VALUES: Record<string, number> = { half: 0.5, quarter: 0.25, third: 1 / 3, two: 2 / 3, three: 0.75 };
/** 1 and a half · one & half · two and three quarters · one and three-quarter */
const WHOLE_AND_PART = new RegExp(
  `^(\\d+|(?!half|quarter|third)(?:${WORD})) ?(?:and|&) ?(?:(?:an? |one[ -])?(half|quarter|third)|(two[ -]thirds?|three[ -]quarters?))(?: of)?(?: (?:an?|the))?(?![a-z-])(?! and half\\b)`,
  'i',
);
const UP_TO = /^ ?(?:-|–|—|−|to|or) ?/i;
/** The cream, not half of a half. */
const HALF_AND_HALF = /^half[- ]and[- ]half\b/i;
const DOZEN = /^ ?(?:dozen|doz\.?|dz)(?: of)?(?![a-z])/i;
const COUPLE = /^(?:a )?(?:couple|pair)(?: of)?(?![a-z])/i;
/** A drink. */
const SEVEN_UP = /^7-? ?up\b/i;
/** "1/2 a 400g tin" */
const OF_ONE = /^ (?:of )?an? (?=\S)/i;

interface ReadNumber {
  value: number;
  length: number;
  /** Whether it is a whole and a part, in words. */
  isMixed: boolean;
}

/** The amount at the start of `text`, or undefined. Never throws. `1 to 2` is a range; `a dozen` is 12, `half a` is 0.5. */
export function readQuantity(text: string): Quantity | undefined {
  const found = wholeAndPart(text) ?? digits(text) ?? words(text);
  if (!found) return undefined;
  const dozen = DOZEN.exec(text.slice(found.length));
  if (!dozen) return found;
  return {
    low: found.low * 12,
    high: found.high === null ? null : found.high * 12,
    length: found.length + dozen[0].length,
  };
}

/** "1 and a half", also as either end of a range: "1 to 1 and a half". */
function wholeAndPart(text: string): Quantity | undefined {
  const low = mixedAt(text) ?? plainAt(text);
  if (!low) return undefined;
  const joint = UP_TO.exec(text.slice(low.length))?.[0];
  const after = joint === undefined ? '' : text.slice(low.length + joint.length);
  const high = mixedAt(after) ?? (low.isMixed ? plainAt(after) : undefined);
  if (high && joint !== undefined && high.value > low.value)
    return { low: low.value, high: high.value, length: low.length + joint.length + high.length };
  return low.isMixed ? { low: low.value, high: null, length: low.length } : undefined;
}

function mixedAt(text: string): ReadNumber | undefined {
  const [all, whole = '', ...parts] = WHOLE_AND_PART.exec(text) ?? [];
  const part = PART_VALUES[(parts.find((one) => one !== undefined) ?? '').toLowerCase().replace(/[ -].*/, '')] ?? 0;
  return all === undefined
    ? undefined
    : {
        value: toThousandths((WORD_VALUES.get(whole.toLowerCase()) ?? Number(whole)) + part),
        length: all.length,
        isMixed: true,
      };
}

function plainAt(text: string): ReadNumber | undefined {
  const written = ONE.exec(text)?.[0] ?? WORD_NUMBER.exec(text)?.[1];
  const value = written === undefined ? null : (WORD_VALUES.get(written.toLowerCase()) ?? numberOf(written));
  return written === undefined || value === null ? undefined : { value, length: written.length, isMixed: false };
}

/** "2 a 3" is a range in Spanish; "1/2 a 400 g tin" is half a tin. */
const isEnglishA = (range: string, low: number): boolean => low < 1 && range.includes(' a ');

function digits(text: string): Quantity | undefined {
  if (SEVEN_UP.test(text)) return undefined;
  const range = RANGE.exec(text);
  if (range) {
    const low = numberOf(range[1] ?? '');
    const high = numberOf(range[2] ?? '');
    if (low !== null && high !== null && high > low && text[range[0].length] !== '%' && !isEnglishA(range[0], low))
      return { low, high, length: range[0].length };
  }
  const one = ONE.exec(text);
  if (one && /^ ?(?:%|percent\b)/i.test(text.slice(one[0].length))) return undefined;
  const low = one && numberOf(one[0]);
  if (!one || low === null) return undefined;
  const ofOne = low < 1 ? (OF_ONE.exec(text.slice(one[0].length))?.[0] ?? '') : '';
  return { low, high: null, length: Math.max(one[0].length, one[0].length + ofOne.length - 1) };
}

function words(text: string): Quantity | undefined {
  if (HALF_AND_HALF.test(text) || isNamedByNumber(text)) return undefined;
  const half = foreignHalf(text);
  if (half !== undefined) return { low: 0.5, high: null, length: half };
  if (/^(?:dozen|doz)\b/i.test(text)) return { low: 1, high: null, length: 0 };
  const couple = COUPLE.exec(text);
  if (couple) return { low: 2, high: null, length: couple[0].length };
  const spoken = SPOKEN_FRACTION.exec(text);
  if (spoken) return { low: spokenValue(spoken), high: null, length: spoken[0].length };
  const word = WORD_NUMBER.exec(text);
  if (!word) return undefined;
  return { low: valueOf(word[1]), high: word[2] === undefined ? null : valueOf(word[2]), length: word[0].length };
}

const valueOf = (word: string | undefined): number => WORD_VALUES.get((word ?? '').toLowerCase()) ?? 1;

const toThousandths = (value: number): number => Math.round(value * 1000) / 1000;

function spokenValue(match: RegExpExecArray): number {
  if (match[3]) return 0.75;
  if (match[5]) return 0.667;
  return toThousandths(valueOf(match[1]));
}

/** The value of a number as written, to three decimals; null for what is none, such as a division by zero. */
function numberOf(written: string): number | null {
  const plain = written
    .replace(/\u2044/g, '/')
    .replace(/ ?\/ ?/g, '/')
    .replace(/(?: ?[-–—−] ?| ?& ?| ?\+ ?| and )(?=[\d\u00bc-\u00be\u2150-\u215e\u2189])/g, ' ')
    .replace(/^(\d+),(\d{1,2}|\d{4,})$/, '$1.$2');
  const value = numericQuantity(plain, { round: 3 });
  return Number.isFinite(value) ? value : null;
}
