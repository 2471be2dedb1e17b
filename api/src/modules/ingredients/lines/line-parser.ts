import { readAmount, type LineAmount } from './line-amount.ts';
import { amountBehind } from './line-behind.ts';
import { isEquipment } from './line-equipment.ts';
import { asChoice } from './line-mixtures.ts';
import { offerKinds } from './line-kinds.ts';
import { type LineName, splitName } from './line-name.ts';
import { isOnlyModifiers } from './only-modifiers.ts';
import { nameOfPart, takePrefix } from './line-prefix.ts';
import { cleanLine, isHeading, isHeadingText, withoutHeading } from './line-text.ts';
import { findUnit } from './line-units.ts';
import { stripName } from '../names/name-stripping.ts';

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
  /** Everything behind the amount up to a comma or bracket: a name may go on where a remark seems to begin ("lievito per dolci"). */
  whole: string;
  offered: Offered[];
}

/** A food named instead of the line's own: its name, and its own words with what that leaves out ("mashed potatoes"). */
export interface Offered {
  name: string;
  phrase: string;
}

/** Reads one ingredient line. Total: any text gives a result, and one with a name unless it says nothing. */
export function parseLine(line: string): ParsedLine {
  const { isHeading: _isHeading, phrase: _phrase, whole: _whole, offered: _offered, ...parsed } = readLine(line);
  return parsed;
}

/** As `parseLine`, with the words that the linker needs. */
export function readLine(line: string): LineReading {
  const text = cleanLine(line);
  if (isHeadingText(text)) return headingReading(line, text);
  const optional = text.startsWith('(optional) ');
  const body = withoutBrackets(withoutHeading(optional ? text.slice('(optional) '.length) : text));
  const { prefix, rest } = takePrefix(asChoice(body));
  const amount = readAmount(rest);
  const isCounted = amount.quantity !== null && amount.unit === null;
  const parts = splitName(isCounted ? amount.rest.replace(FAT, '') : amount.rest);
  offerKinds(parts);
  const measured = amountBehind(amount, parts);
  const read = assemble(line, measured, parts, prefix, optional);
  return read.name === '' ? { ...read, name: body } : read;
}

/** "(½ cup walnuts)" stands in brackets whole; of "(½ cup plus 1 tbsp) sugar" only the amount does, of "1 (or 2) cloves" the end of a range. */
function withoutBrackets(line: string): string {
  const text = line.replace(/^([\d½¼¾]+) \((or|to|-) ?([\d½¼¾]+)\) /i, '$1 $2 $3 ');
  const [, inside = '', behind = ''] = /^\(([^()]*?)(?: of)?\) ?([^()]*)$/.exec(text) ?? [];
  if (inside !== '' && behind === '' && readAmount(inside).quantity !== null) return inside;
  const amount = behind === '' ? undefined : readAmount(inside);
  return amount !== undefined && amount.quantity !== null && amount.rest === '' ? `${inside} ${behind}` : text;
}

function headingReading(line: string, text: string): LineReading {
  const name = text.replace(/^[#=\-[ ]+|[#=\-:\] ]+$/g, '');
  return {
    line,
    quantity: null,
    quantityMax: null,
    unit: null,
    name,
    preparation: null,
    optional: false,
    alternatives: [],
    isHeading: true,
    phrase: '',
    whole: '',
    offered: [],
  };
}

/** "2 fat leeks" are leeks; what is measured and no leek is fat ("2 tbsp fat from the pan"). */
const FAT = /^fat (?=[a-z])(?!(?:back|free|for|of|from|or|and|to|in|trimmed|removed|drippings)\b)/i;

/** Parts and packages that cooks count by, behind the food they belong to: "3 garlic cloves", "1 coconut milk tin". A packet may make a mix of it: "1 onion soup packet". */
const COUNTED_PART =
  /^(.+) ([cg]loves?|sprigs?|stalks?|slices?|rashers?|bulbs?|heads?|strips|wedges?|fillets?|(?<=celery )ribs?|(?<=(?:celery|cinnamon) )sticks?|cans?|tins?|cartons?|punnets?|(?<=(?:sage|basil|mint|parsley|cilantro|coriander|oregano|tarragon|lettuce|romaine|iceberg|cabbage|kale|chard|spinach|radicchio|endive|collard|arugula|rocket) )(?:leaf|leaves))$/i;

function assemble(
  line: string,
  amount: LineAmount,
  parts: LineName,
  prefix: string | null,
  optional: boolean,
): LineReading {
  const counted =
    amount.quantity !== null && amount.unit === null && !isEquipment(parts.phrase)
      ? COUNTED_PART.exec(parts.phrase)
      : null;
  const partUnit = counted && !isOnlyModifiers(counted[1] ?? '') ? findUnit(counted[2] ?? '') : undefined;
  const phrase = partUnit && counted ? (counted[1] ?? '') : parts.phrase;
  const words = stripName(phrase);
  const offered = parts.alternatives.map((alternative): Offered => ({
    name: stripName(alternative).name,
    phrase: alternative,
  }));
  const said = [amount.size, prefix, words.modifiers, ...parts.remarks].filter((part) => part !== null && part !== '');
  return {
    line,
    quantity: amount.quantity,
    quantityMax: amount.quantityMax,
    unit: amount.unit?.name ?? partUnit?.name ?? null,
    name: words.name,
    preparation: said.length > 0 ? said.join(', ') : null,
    optional: optional || parts.optional,
    alternatives: offered.map(({ name }) => name),
    isHeading: false,
    phrase: nameOfPart(prefix, phrase),
    whole: (amount.rest.split(/ ?[,;([]/)[0] ?? '').trim(),
    offered,
  };
}
