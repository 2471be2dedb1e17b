import { badInput } from '../../shared/errors.ts';
import { readText } from '../../shared/input-text.ts';
import { checkAmount } from '../ingredients/units/amount-input.ts';
import type { PantryLevel, PantryPlace } from './pantry-enums.ts';
import { PANTRY_LINE_MAX, PANTRY_LINES_MAX, RECEIPT_MAX } from './pantry-limits.ts';

/** What is to be put into a pantry; each part adds to the others. */
export interface AddedToPantry {
  /** As one would write them down: "2 onions". */
  lines?: readonly string[] | null | undefined;
  /** The text of a receipt or of the mail of a shop. */
  receipt?: string | null | undefined;
  /** A photo of the caller's, of which the foods are taken that are seen surely. */
  photoId?: string | null | undefined;
  /** The digits of a barcode; with a line, what it is from now on. */
  barcode?: string | null | undefined;
  /** Where all of it is; where each food usually is unless given. */
  place?: PantryPlace | null | undefined;
  /** Sent again with the same input within a day, it adds nothing. */
  idempotencyKey?: string | null | undefined;
}

/** What is set of an item; what is left out stays. */
export interface ItemChange {
  level?: PantryLevel | null | undefined;
  /** null takes it away. */
  amount?: number | null | undefined;
  unit?: string | null | undefined;
  place?: PantryPlace | null | undefined;
  /** A calendar day; null goes back to a guess. */
  bestBefore?: string | null | undefined;
  openedAt?: string | null | undefined;
  /** The version that the change is meant for; another one is a conflict. Without it, the last word counts. */
  version?: number | null | undefined;
}

/** The lines that say something. @throws AppError BAD_USER_INPUT for too many, or one that is too long */
export function readLines(lines: readonly string[]): string[] {
  const texts = lines.flatMap((line) => line.split(/[\n\r]+/)).filter((line) => line.trim() !== '');
  if (texts.length > PANTRY_LINES_MAX)
    throw badInput(
      `At most ${PANTRY_LINES_MAX} lines at once; these are ${texts.length}. Nothing was added: send them in parts.`,
      'lines',
    );
  return texts.map((line, at) =>
    readText(line.replaceAll('\t', ' '), { what: `Line ${at + 1}`, field: 'lines', max: PANTRY_LINE_MAX }),
  );
}

/** @throws AppError BAD_USER_INPUT for a receipt that is too long */
export function readReceiptText(receipt: string): string {
  return readText(receipt, { what: 'A receipt', field: 'receipt', max: RECEIPT_MAX, isLong: true });
}

/** The digits of a barcode: EAN-8, UPC, EAN-13 or ITF-14; an EAN-13 that begins with 0 is the UPC without it. @throws AppError BAD_USER_INPUT for anything else */
export function readBarcode(barcode: string): string {
  const digits = barcode.replaceAll(/[\s-]/g, '');
  if (!/^\d{8}$|^\d{12,14}$/.test(digits)) throw badInput('A barcode has 8, 12, 13 or 14 digits.', 'barcode');
  return digits.length === 13 ? digits.replace(/^0/, '') : digits;
}

/** An amount above 0. @throws AppError BAD_USER_INPUT */
export function readPantryAmount(amount: number): number {
  if (amount === 0) throw badInput('An amount of 0 is none: mark it as out, or take it out of the pantry.', 'amount');
  checkAmount(amount);
  return amount;
}

/** A day that may have passed: what is past its date is in many kitchens. @throws AppError BAD_USER_INPUT for what is no day */
export function readBestBefore(day: string): string {
  checkDay(day, 'bestBefore');
  return day;
}

/** @throws AppError BAD_USER_INPUT for what is no day, or one that is still to come */
export function readOpenedAt(day: string, today: string): string {
  checkDay(day, 'openedAt');
  if (day > today) throw badInput('It cannot have been opened on a day that is still to come.', 'openedAt');
  return day;
}

function checkDay(day: string, field: string): void {
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
  if (!isDay) throw badInput('A day is written YYYY-MM-DD, such as 2026-11-24.', field);
}
