import type { PantryAmount } from '../pantry-amounts.ts';
import type { ItemLine, ReceiptLine } from './receipt-lines.ts';
import type { QuantityLine } from './receipt-quantity.ts';
import type { Notice } from './receipt-taken-back.ts';

/** An item of a receipt with the lines that belong to it. */
export interface Item {
  text: string;
  price: number | null;
  /** What one costs: "2 @ 1.99". */
  unitPrice: number | null;
  /** What its weight comes to by the price of its unit, where the receipt tells no sum. */
  due: number | null;
  count: number;
  /** From a line of its own: "0.545 kg @ 2.20/kg", "2 @ 1.99". */
  measured: PantryAmount | null;
  /** Words of tills are in it: it is an item only if it names a food. */
  isDoubtful: boolean;
  /** It stands below the sum of the receipt. */
  isBelowSum: boolean;
  /** It did not come, or its money was given back. */
  isTakenBack: boolean;
}

/** By how much the price of an item may differ from what a line of quantity makes it. */
export const CENT = 0.011;

/** What has been read so far. */
interface Reading {
  items: Item[];
  /** A quantity that stands before its item. */
  waiting: QuantityLine | null;
  isBelowSum: boolean;
  /** Below the head of a list of what did not come. */
  isMissing: boolean;
}

/** The items, each with the quantity that stands on the line behind or before it. */
export function itemsOf(lines: readonly ReceiptLine[]): Item[] {
  const reading: Reading = { items: [], waiting: null, isBelowSum: false, isMissing: false };
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'quantity') addQuantity(reading, line, lines, at);
    else {
      if (line.kind === 'price') addPrice(reading, line.price, lines, at);
      else if (line.kind === 'item') addItem(reading, line);
      else if (line.kind === 'takenBack') takeBack(reading.items, line);
      else heed(reading, line, lines, at);
      reading.waiting = null;
    }
  }
  return reading.items;
}

function addItem({ items, waiting, isBelowSum, isMissing }: Reading, line: ItemLine): void {
  const { text, count, isDoubtful } = line;
  const price = line.price ?? waiting?.sum ?? null;
  const unitPrice = line.unitPrice ?? (waiting?.amount.unit === null ? waiting.unitPrice : null);
  const measured = line.measured ?? waiting?.amount ?? null;
  const due = waiting?.due ?? null;
  items.push({ text, price, due, count, measured, unitPrice, isDoubtful, isBelowSum, isTakenBack: isMissing });
}

function addPrice({ items }: Reading, price: number, lines: readonly ReceiptLine[], at: number): void {
  const last = items.at(-1);
  if (last && last.price === null && isJustBefore(lines, at)) last.price = price;
}

function addQuantity(reading: Reading, line: QuantityLine, lines: readonly ReceiptLine[], at: number): void {
  const last = reading.items.at(-1);
  if (!last || !isJustBefore(lines, at) || belongsToNext(line, last, lines[at + 1])) {
    reading.waiting = line;
    return;
  }
  const { amount, unitPrice, sum, due } = line;
  const ofOne = amount.unit === null ? unitPrice : null;
  last.measured = together(last.measured, amount);
  last.unitPrice ??= ofOne;
  last.price ??= sum ?? ofOne;
  last.due ??= due ?? null;
}

/** A line that tells of the items beside it: what was not bought is taken out. */
function heed(reading: Reading, line: ReceiptLine, lines: readonly ReceiptLine[], at: number): void {
  const last = reading.items.at(-1);
  if (line.kind === 'sum' && reading.items.some(({ price }) => price !== null)) reading.isBelowSum = true;
  if (line.kind === 'blank' && lines[at - 1]?.kind === 'notice') return;
  if (line.kind !== 'notice') reading.isMissing = false;
  else if (line.notice === 'missing') reading.isMissing = true;
  else if (line.notice === 'found') reading.isMissing = false;
  else if (last && isJustBefore(lines, at) && takesTheLast(line.notice, lines)) last.isTakenBack = true;
}

/** Whether a notice is of the item above it: "Refunded" is the head of a list where the items of it say themselves what came back. */
const takesTheLast = (notice: Notice, lines: readonly ReceiptLine[]): boolean =>
  notice === 'refund'
    ? !lines.some((other) => other.kind === 'notice' && other.notice === 'refundOf')
    : notice === 'notTheLast' || notice === 'refundOf';

/** An item that the till took off again: the last of its name and price, or of its price where no name stands. */
function takeBack(items: Item[], { text, price }: ReceiptLine & { kind: 'takenBack' }): void {
  const taken = items.findLast(
    (item) =>
      !item.isTakenBack &&
      item.price !== null &&
      Math.abs(item.price - price) < CENT &&
      (text === '' || item.text.toLowerCase() === text.toLowerCase()),
  );
  if (taken) taken.isTakenBack = true;
}

/** A weight and a count of one item are so many packages of that weight: "16 oz" and "2 x $4.99". */
function together(one: PantryAmount | null, other: PantryAmount): PantryAmount {
  if (!one) return other;
  const weight = one.unit === null ? other : one;
  const { amount: count } = one.unit === null ? one : other;
  return weight.unit === null || (one.unit !== null && other.unit !== null)
    ? one
    : { ...weight, amount: weight.amount * count };
}

/** Whether the line of an item stands right before, but for prices and quantities. */
function isJustBefore(lines: readonly ReceiptLine[], at: number): boolean {
  const before = lines.slice(0, at).findLast(({ kind }) => kind !== 'price' && kind !== 'quantity');
  return before?.kind === 'item';
}

/** Some shops print the quantity before the item: the prices tell. */
function belongsToNext({ amount, unitPrice, sum }: QuantityLine, last: Item, next: ReceiptLine | undefined): boolean {
  if (next?.kind !== 'item' || next.price === null || unitPrice === null || sum !== null) return false;
  const total = amount.amount * unitPrice;
  const fitsLast =
    last.price === null || Math.abs(last.price - total) < CENT || Math.abs(last.price - unitPrice) < CENT;
  return !fitsLast && Math.abs(next.price - total) < CENT;
}
