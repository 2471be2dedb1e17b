import type { PantryAmount } from '../pantry-amounts.ts';
import { takeColumn, withoutCodes } from './receipt-columns.ts';
import { MONEY, moneyOf, takePrices } from './receipt-money.ts';
import { readQuantity, sumOfWeight, type QuantityLine } from './receipt-quantity.ts';
import { noticeOf, withoutVoid, type Notice } from './receipt-taken-back.ts';
import { isSum, isTillLine, mayBeTillLine } from './receipt-till.ts';

/** An item as its own line has it. */
export interface ItemLine {
  kind: 'item';
  text: string;
  price: number | null;
  count: number;
  /** What one costs, where the line says so beside the price. */
  unitPrice: number | null;
  /** What was weighed, from a column of its own. */
  measured?: PantryAmount | null;
  /** Words of tills are in it: it is an item only if it names a food. */
  isDoubtful: boolean;
}

/** What one line of a receipt is. */
export type ReceiptLine =
  | ItemLine
  | QuantityLine
  | { kind: 'price'; price: number }
  | { kind: 'takenBack'; text: string; price: number }
  | { kind: 'notice'; notice: Notice }
  | { kind: 'sum'; price: number }
  | { kind: 'blank' }
  | { kind: 'other' };

/** What stands before the name: the number of the article, with or without a letter of taxes. */
const ARTICLE_NUMBER = /^(?:[A-Z]\s+\d{3,14}|\(?\d{1,2}\)\d{6,14}|\d{5,14})\s+(?=\S*\p{L})/u;
/** The letter of taxes in a column before the name: "B  12 OEUFS". */
const TAX_BEFORE = /^[A-Z]\s{2,}(?=.*\p{L}{2})/u;
/** Columns between the name and the price: a long number, a letter, a code (of Canada) or a rate of taxes. */
const COLUMNS =
  /(?:\s+(?:H|GP)?(?:MRJ|RQ)|\s+\d{8,14}[A-Z]{0,2}(?:\s+[A-Z]{1,3})?|(?:\s{2,}|\t)(?:[A-Z]{1,3}|\d{1,2}(?:[.,]\d{1,2})?\s?%|[A-Z]\s?\d{1,2}\s?%))\s*$/;
/** How many of how many ordered came, in a column of its own: "2/2". A share of an order is no fraction of a name: "80/20". */
const DELIVERED = /(?:\s{2,}|\t)(?:(\d{1,2})\/(\d{1,2}))\s*$/;
/** How many of it and what one costs, on the line of the name: "NAME 2 x 0,99  1,98", "NAME 0,99 x 2  1,98", "2x 0,99 NAME  1,98". */
const EACH: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?<name>.*\p{L}.*?)\s+(?<count>\d{1,2})\s?(?:st(?:k|ck|ück)?\.?\s?|ea(?:ch)?\s?)?[x×*@]\s?\(?\s?(?<each>${MONEY})\s*\)?(?:\s?/?\s?ea(?:ch)?)?(?=\s+${MONEY})`,
    'iu',
  ),
  new RegExp(String.raw`^(?<name>.*\p{L}.*?)\s+(?<each>${MONEY})\s?[x×*]\s?(?<count>\d{1,2})(?=\s+${MONEY})`, 'iu'),
  new RegExp(
    String.raw`^(?<count>\d{1,2})\s?[x×*@]\s?(?<each>${MONEY})\s+(?<name>\p{L}.*?)(?=\s+${MONEY}\D*\d?$)`,
    'iu',
  ),
];

/** Fewest lines numbered one after the other where a till numbers its items; few others begin with a number there. */
const NUMBERED_MIN = 4;

/** Most letters of a line that are read: no till prints as many. */
const LINE_MAX = 200;

/** The lines of a receipt, without codes behind its prices and the numbers that a till may give its items: these are no counts. */
export function linesOf(text: string): string[] {
  const lines = withoutCodes(text.split('\n').map((line) => line.slice(0, LINE_MAX)));
  const numbers = lines.map((line) => Number(/^\s*(\d{1,3})[.)]?\s+(?=.*\p{L}{2})/u.exec(line)?.[1]));
  let next = 1;
  for (const number of numbers) if (number === next) next++;
  const others = lines.filter((line, at) => !Number.isNaN(numbers[at]) && !line.includes('@')).length - (next - 1);
  if (next <= NUMBERED_MIN || others * 2 >= next - 1) return lines;
  let at = 1;
  return lines.map((line, place) =>
    numbers[place] === at && at < next ? (at++, line.replace(/^\s*\d+[.)]?/, '')) : line,
  );
}

/**
 * Reads one line of a receipt. Total: any text gives a result.
 * @param isTable whether a column says how many: see `hasCountColumn`
 */
export function readReceiptLine(line: string, isTable = false): ReceiptLine {
  const printed = line.replaceAll(/[\u00a0\u2007\u202f]/g, ' ').trim();
  if (printed === '') return { kind: 'blank' };
  const notice = noticeOf(printed);
  if (notice) return { kind: 'notice', notice };
  const sum = sumOfWeight(printed);
  if (sum !== null) return { kind: 'price', price: sum };
  const { text, isVoid } = withoutVoid(printed);
  return readQuantity(text) ?? (isVoid ? takenBack(text) : tillOrItem(text, isTable));
}

function tillOrItem(text: string, isTable: boolean): ReceiptLine {
  const { rest, prices } = takePrices(text);
  const [price] = prices;
  if (isSum(rest) && price !== undefined) return { kind: 'sum', price };
  if (isTillLine(text)) return { kind: 'other' };
  if (prices.some((one) => one < 0)) return takenBack(text);
  if (rest === '' && price !== undefined) return { kind: 'price', price };
  if (!/\p{L}{2}/u.test(rest)) return { kind: 'other' };
  const column = takeColumn(rest, prices, isTable);
  const found = itemOf(text, column?.name ?? rest, price ?? null);
  if (!column || found.kind !== 'item' || found.unitPrice !== null) return found;
  const { count, measured, unitPrice } = column;
  return { ...found, count, measured, unitPrice };
}

/** What was bought before and is taken off again, or a discount: the line that it takes off has the same name and price. */
function takenBack(text: string): ReceiptLine {
  const { rest, prices } = takePrices(text);
  const [price] = prices;
  const item = itemOf(text, rest, price ?? null);
  return price === undefined || item.kind !== 'item'
    ? { kind: 'other' }
    : { kind: 'takenBack', text: item.text, price: Math.abs(price) };
}

function itemOf(text: string, rest: string, price: number | null): ReceiptLine {
  const isDoubtful = mayBeTillLine(rest);
  const each = EACH.map((pattern) => pattern.exec(text)?.groups).find((found) => found !== undefined);
  if (each && price !== null) {
    const { name = '', count = '', each: one = '' } = each;
    return { kind: 'item', text: named(name), count: Number(count) || 1, price, unitPrice: moneyOf(one), isDoubtful };
  }
  const delivered = DELIVERED.exec(rest);
  const came = delivered ? deliveredOf(delivered) : null;
  if (came === 0) return { kind: 'other' };
  const { name, count } = takeCount(named(came === null ? rest : rest.slice(0, delivered?.index)));
  return { kind: 'item', text: name, count: came ?? count, price, unitPrice: null, isDoubtful };
}

/** Null where the two numbers are no delivery: more than was ordered, or too many. */
function deliveredOf([, came = '', ordered = '']: RegExpExecArray): number | null {
  const isDelivery = Number(came) === Number(ordered) || (came.length === 1 && Number(came) < Number(ordered));
  return isDelivery ? Number(came) : null;
}

/** The name without the columns before and behind it. */
const named = (text: string): string =>
  text.replace(ARTICLE_NUMBER, '').replace(TAX_BEFORE, '').replace(COLUMNS, '').trim();

/** A weight behind the number of pieces is that of the whole pack: "SALMON X2 240G". */
const WEIGHT_NEXT = /^\s+\d+(?:[.,]\d+)?\s?(?:g|gr|kg|ml|cl|l|oz|lb)(?!\p{L})/iu;

/** How many of it, before, behind or within the name: "2 x MILK", "2 MILK", "MILK x2", "MILK 2 x", "YOGURT X8 PLAIN", "ATUN P6". */
function takeCount(printed: string): { name: string; count: number } {
  const before = /^(\d{1,2})\s?(?:x|×|\*|@|st(?:k|ck|ück)?(?!\p{L}))?\s+(?=\p{L}|\d+\s+\p{L})/iu.exec(printed);
  const ahead = Number(before?.[1] ?? 1) || 1;
  const text = before ? printed.slice(before[0].length) : printed;
  const behind =
    /\s(?:(?<!(?<!\/)\d\s)(?:[x×]\s?|p-?|pack[ -]?)(\d{1,2})(?=\s|$)|(\d{1,2})\s?(?:x|×|\*|@|st(?:k|ck|ück)?|uds?|pza?s?)\.?$)/i.exec(
      text,
    );
  if (!behind) return { name: text, count: ahead };
  const name = `${text.slice(0, behind.index)} ${text.slice(behind.index + behind[0].length)}`.trim();
  const isInWhole = WEIGHT_NEXT.test(text.slice(behind.index + behind[0].length));
  return { name, count: isInWhole ? ahead : ahead * (Number(behind[1] ?? behind[2]) || 1) };
}
