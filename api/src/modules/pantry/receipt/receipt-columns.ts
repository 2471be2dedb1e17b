import type { PantryAmount } from '../pantry-amounts.ts';
import { MONEY } from './receipt-money.ts';

/** How much of an item a column between its name and its prices says. */
export interface Column {
  name: string;
  count: number;
  measured: PantryAmount | null;
  /** What one costs, where the prices say so. */
  unitPrice: number | null;
}

/** The head of a table: how many stands behind what, and before what it costs. */
const HEAD =
  /\p{L}.*(?<!\p{L})(?:qty|quantity|menge|anzahl|qt[eé]|cant(?:idad)?|quantit[àé])(?!\p{L}).*(?:price|preis|total|amount|prix|importe|prezzo|mrp|betrag|value)/iu;
/** A whole number that stands alone between a name and what it costs. */
const STANDS_ALONE = new RegExp(String.raw`\p{L}.*(?:\s{2,}|\t)\d{1,2}(?:\s{2,}|\t)\s*${MONEY}`, 'iu');
/** Fewest lines of a table without a head. */
const ROWS_MIN = 4;
const NUMBER_AT_END = /^(.*\p{L}.*?)\s+(\d{1,2}|\d{1,3}[.,]\d{3})$/u;
/** By how much a sum may differ from what the columns make it: of packages, and of what was weighed, which some tills round to 5. */
const OFF = { count: 0.011, weight: 0.031 } as const;

/** Codes of taxes of two digits behind the prices, "1.05 11". */
const CODE = new RegExp(String.raw`(?<=\p{L}.*\s${MONEY}|^\s*${MONEY})\s+(\d{2})\s*$`, 'iu');
/** Most codes that one till prints, and fewest prices that have one. */
const CODES = { most: 4, least: 4 } as const;

/** Whether the receipt is a table that says in a column how many of each there are. */
export function hasCountColumn(lines: readonly string[]): boolean {
  return lines.some((line) => HEAD.test(line)) || lines.filter((line) => STANDS_ALONE.test(line)).length >= ROWS_MIN;
}

/**
 * What the last number before the prices says. In a table it is how many; elsewhere only where the prices prove it: two at 1.95 are
 * 3.90, and 0.412 of what costs 32.00 are 13.18.
 */
export function takeColumn(rest: string, prices: readonly number[], isTable: boolean): Column | null {
  const [total, each] = prices;
  const [, name, printed = ''] = NUMBER_AT_END.exec(rest) ?? [];
  if (name === undefined || total === undefined) return null;
  const amount = Number(printed.replace(',', '.'));
  const isWhole = /^\d+$/.test(printed);
  const off = isWhole ? OFF.count : OFF.weight;
  const isProven = each !== undefined && Math.abs(amount * each - total) < off;
  if (amount === 0 || !(isProven || (isWhole && isTable))) return null;
  return isWhole
    ? { name, count: amount, measured: null, unitPrice: isProven ? each : null }
    : { name, count: 1, measured: { amount, unit: 'kg' }, unitPrice: null };
}

/** The lines without the two digits that some tills print behind every price for its rate of taxes. */
export function withoutCodes(lines: readonly string[]): string[] {
  const codes = lines.flatMap((line) => CODE.exec(line)?.[1] ?? []);
  const isTill = codes.length >= CODES.least && new Set(codes).size <= CODES.most;
  return isTill ? lines.map((line) => line.replace(CODE, '')) : [...lines];
}
