import { readAmount } from '../../ingredients/lines/line-amount.ts';
import { parseLine } from '../../ingredients/lines/line-parser.ts';
import { beginsWithVerb, endsWithVerb, holdsVerb } from './cooking-verbs.ts';

/**
 * What a line looks like by itself: it begins or ends with an amount; tells what to do; is some other sentence; is a few words that may be anything.
 */
export type LineShape = 'amount' | 'deed' | 'sentence' | 'words';

/** Longest line of ingredients that is kept whole, in characters. */
const LINE_MAX = 200;
/** A line of so many words is a sentence, with a full stop or without. */
const MANY_WORDS = 12;
/** A sentence with its full stop has at least so many words; what begins with an amount has more. */
const SENTENCE_WORDS = 4;
const TOLD_WORDS = 7;
/** An amount behind a food ends a line of at most so many words. */
const BEHIND_WORDS = 7;
const FULL_STOP = /[.!?…]["”»')]*$/;
const TWO_SENTENCES = /[\p{Ll})][.!?]\s+\p{Lu}/u;
/** What is no amount of food: "30 minutes at 180 °C", "180°C fan". */
const TIME_OR_HEAT =
  /^(?:[°º]|degrees?\b|h\b|hrs?\b|min|hours?\b|stunden?\b|std\b|heures?\b|horas?\b|ore\b|uur\b|tim(?:mar|me)\b|days?\b|tage?\b|jours?\b)/i;

/** What a line looks like, without the marks before it. */
export function shapeOf(line: string): LineShape {
  const count = line.split(/\s+/, MANY_WORDS).length;
  const isStopped = FULL_STOP.test(line);
  if (line.length > LINE_MAX) return 'sentence';
  if (beginsWithVerb(line) && (count > 1 || isStopped)) return 'deed';
  if (count > 1 && TIME_OR_HEAT.test(readAmount(line).rest)) return 'deed';
  if (beginsWithAmount(line)) return (isStopped && count >= TOLD_WORDS) || endsWithVerb(line) ? 'deed' : 'amount';
  if (endsWithVerb(line) || (count >= SENTENCE_WORDS && holdsVerb(line))) return 'deed';
  if (TWO_SENTENCES.test(line) || count === MANY_WORDS || (isStopped && count >= SENTENCE_WORDS)) return 'sentence';
  return !isStopped && count <= BEHIND_WORDS && hasAmount(line) ? 'amount' : 'words';
}

/** Whether it begins with a measure ("200 g flour"), which no title does, and not only with a number. */
export const beginsWithMeasure = (line: string): boolean =>
  ['weight', 'volume'].includes(readAmount(line).unit?.kind ?? '');

/** Whether it begins with an amount of something. */
export function beginsWithAmount(line: string): boolean {
  const { quantity, unit, rest } = readAmount(line);
  if (quantity === null) return unit !== null && rest !== '' && !FULL_STOP.test(line);
  return rest !== '' && !TIME_OR_HEAT.test(rest);
}

/** "Flour: 200 g", "eggs x2" */
const hasAmount = (line: string): boolean =>
  /[\d½¼¾⅓⅔⅛]/.test(line) && parseLine(line.replace(/:\s+/, ' ')).quantity !== null;
