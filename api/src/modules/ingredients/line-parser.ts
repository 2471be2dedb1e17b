import { readAmount, type LineAmount } from './line-amount.ts';
import { isOnlyModifiers, type LineName, splitName } from './line-name.ts';
import { cleanLine, isHeading, isHeadingText, withoutHeading } from './line-text.ts';
import { findUnit } from './line-units.ts';
import { BOUND_MODIFIERS, MODIFIERS, withoutHarmlessPhrases } from './name-modifiers.ts';
import { nameWords } from './name-words.ts';

export { isHeading };

/** An ingredient line, read. */
export interface ParsedLine {
  line: string;
  /** The amount, or the lower end of a range; null when none is stated. */
  quantity: number | null;
  quantityMax: number | null;
  /** Canonical and singular (`tbsp`, `clove`); null for plain counts. */
  unit: string | null;
  name: string;
  preparation: string | null;
  optional: boolean;
  /** Foods named instead ("butter or oil"). */
  alternatives: string[];
}

/** A parsed line with the words that the linker needs. */
export interface LineReading extends ParsedLine {
  isHeading: boolean;
  /** The food in the line's own words, with what `name` leaves to `preparation`. */
  phrase: string;
}

/** Reads one ingredient line. Total: any text gives a result. */
export function parseLine(line: string): ParsedLine {
  const { isHeading: _, phrase: __, ...parsed } = readLine(line);
  return parsed;
}

/** As `parseLine`, with the words that the linker needs. */
export function readLine(line: string): LineReading {
  const text = cleanLine(line);
  if (isHeadingText(text)) return headingReading(line, text);
  const optional = text.startsWith('(optional) ');
  const body = withoutHeading(optional ? text.slice('(optional) '.length) : text);
  const { prefix, rest } = takePrefix(body);
  const amount = readAmount(rest);
  const parts = splitName(amount.rest);
  const measured = amount.unit === null ? amountBehind(amount, parts) : amount;
  return assemble(line, measured, parts, prefix, optional);
}

function headingReading(line: string, text: string): LineReading {
  const name = text.replace(/^[#=\- ]+|[#=\-: ]+$/g, '');
  return { line, quantity: null, quantityMax: null, unit: null, name, preparation: null, optional: false, alternatives: [], isHeading: true, phrase: '' };
}

const PREFIX = /^((?:(?:the|freshly|fresh|finely|coarsely|grated|squeezed|strained|minced|pared|thinly|(?:and|&)|juice|zest|rind|peel|seeds|leaves|flesh|pulp|whites|yolks|stems|tips|breasts|\d+ (?:strips?|teaspoons?|tablespoons?)) )*(?:juice|zest|rind|peel|seeds|leaves|flesh|pulp|whites|yolks|stems|tips|breasts)) (?:of|from) (?:about )?(?=an?\b|whole|fresh|large|small|one|two|three|four|five|six|half|\d|[½¼¾⅓⅔])/i;

/** "Juice of 1 lemon" is one lemon, prepared. */
function takePrefix(text: string): { prefix: string | null; rest: string } {
  const match = PREFIX.exec(text);
  return match ? { prefix: `${match[1] ?? ''} of`, rest: text.slice(match[0].length) } : { prefix: null, rest: text };
}

/** "Flour - 200 g", "Eggs: 2", "2 syrup (tbsp)": the amount, or only its unit, stands behind the name. */
function amountBehind(amount: LineAmount, parts: LineName): LineAmount {
  const match = amount.quantity === null ? /^(.*[a-z]) ([~\d½¼¾⅓⅔⅛].*)$/i.exec(parts.phrase) : null;
  const last = match && readAmount(match[2] ?? '');
  if (match && last && last.quantity !== null && last.rest === '') {
    parts.phrase = match[1] ?? '';
    return { ...last, rest: amount.rest };
  }
  for (const [at, remark] of parts.remarks.entries()) {
    const unit = amount.quantity === null ? undefined : findUnit(remark.replace(/^level | of$/gi, ''));
    const behind = amount.quantity === null ? readAmount(remark) : undefined;
    if (!unit && (!behind || behind.quantity === null || behind.rest !== '')) continue;
    parts.remarks.splice(at, 1);
    return unit ? { ...amount, unit } : { ...(behind ?? amount), rest: amount.rest };
  }
  return amount;
}

/** Parts that cooks count by, behind the food they belong to: "3 garlic cloves", "2 celery stalks". */
const COUNTED_PART = /^(.+) ([cg]loves?|sprigs?|stalks?|slices?|bulbs?|heads?|strips|wedges?|fillets?|(?<=celery )ribs?|(?<=(?:celery|cinnamon) )sticks?)$/i;

function assemble(line: string, amount: LineAmount, parts: LineName, prefix: string | null, optional: boolean): LineReading {
  const counted = amount.quantity !== null && amount.unit === null ? COUNTED_PART.exec(parts.phrase) : null;
  const partUnit = counted && !isOnlyModifiers(counted[1] ?? '') ? findUnit(counted[2] ?? '') : undefined;
  const phrase = partUnit && counted ? (counted[1] ?? '') : parts.phrase;
  const words = takeModifiers(phrase);
  const said = [amount.size, prefix, words.modifiers, ...parts.remarks].filter((part) => part !== null && part !== '');
  return {
    line,
    quantity: amount.quantity,
    quantityMax: amount.quantityMax,
    unit: amount.unit?.name ?? partUnit?.name ?? null,
    name: words.name,
    preparation: said.length > 0 ? said.join(', ') : null,
    optional: optional || parts.optional,
    alternatives: parts.alternatives.map((alternative) => takeModifiers(alternative).name),
    isHeading: false,
    phrase: /^(?:the )?(?:whites|yolks)\b/i.test(prefix ?? '') ? `${phrase} ${prefix?.split(' ').at(-2) ?? ''}` : phrase,
  };
}

/** Splits "large ripe tomatoes" into the name and what is said about it. */
function takeModifiers(phrase: string): { name: string; modifiers: string } {
  const words = phrase.replace(/\bhalf and half\b/i, 'half-and-half').split(' ').filter(Boolean);
  const isPlain = words.map((word, at) => isModifier(word, words[at - 1], words[at + 1]));
  const isSaid = words.map((word, at) => isPlain[at] === true || (JOINER.test(word) && isPlain[at - 1] === true && isPlain[at + 1] === true));
  const name = words.filter((_, at) => !isSaid[at]).join(' ').replace(/^(?:(?:and|or|but|to|yet) )+| (?:and|or|but)$/g, '');
  if (name === '' || JOINER.test(name)) return { name: phrase, modifiers: '' };
  return { name, modifiers: words.filter((_, at) => isSaid[at]).join(' ') };
}

const JOINER = /^(?:and|or|but|to|yet)$/i;
const SIZE_WORD = /^(?:[\d./½¼¾⅓⅔-]+(?:inch|in|cm|mm|ounce|oz|pound|lb|g)(?:-\w+)*|\w+-(?:size|sized|cut|quality|thick))$/i;

function isModifier(word: string, before: string | undefined, after: string | undefined): boolean {
  if (/^ground$/i.test(word)) return /^(?:freshly|finely|coarsely|fresh|fine|coarse)$/i.test(before ?? '');
  if (SIZE_WORD.test(word)) return true;
  if (word.includes('-')) return withoutHarmlessPhrases(word).trim() === '' || isEveryModifier(word, after);
  return isEveryModifier(word, after);
}

function isEveryModifier(word: string, after: string | undefined): boolean {
  const forms = nameWords(word);
  const next = nameWords(after ?? '')[0] ?? '';
  return forms.length > 0 && forms.every((form) => MODIFIERS.has(form) && !BOUND_MODIFIERS.get(form)?.has(next));
}
