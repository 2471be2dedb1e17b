import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import type { PantryAmount } from '../pantry-amounts.ts';
import type { Bought } from '../pantry-line.ts';
import { readReceiptFood } from './receipt-food.ts';
import { readReceiptLine, type ReceiptLine } from './receipt-lines.ts';
import { takeSize } from './receipt-size.ts';

/** What a receipt says was bought. */
export interface ReadReceipt {
  bought: Bought[];
  /** Lines that were passed over though they look like an item. */
  ignored: string[];
}

/** An item of a receipt with the lines that belong to it. */
interface Item {
  text: string;
  price: number | null;
  /** From a line of its own: "2 @ 1.99". */
  unitPrice: number | null;
  count: number;
  /** From a line of its own: "0.545 kg @ 2.20/kg", "2 @ 1.99". */
  measured: PantryAmount | null;
}

/** By how much the price of an item may differ from what a line of quantity makes it. */
const CENT = 0.011;

/**
 * What was bought, by the text of a receipt: its prices, weights, discounts, sums and taxes left out. Words that no food goes by are
 * kept where they have a price.
 */
export function readReceipt(text: string, names: FoodNames): ReadReceipt {
  const ignored: string[] = [];
  const bought: Bought[] = [];
  for (const item of itemsOf(text.split('\n').map(readReceiptLine))) {
    const { name, size } = takeSize(item.text);
    const { food, name: words, isNotFood } = readReceiptFood(name, names);
    const isItem = !isNotFood && (item.price === null ? food !== null : true);
    if (!isItem) ignored.push(item.text);
    else bought.push({ food, name: food?.name ?? words, amount: amountOf(item, size, food), ...costOf(item) });
  }
  return bought.some(({ food }) => food !== null)
    ? { bought, ignored }
    : { bought: [], ignored: [...ignored, ...bought.map(({ name }) => name)] };
}

/** The items, each with the quantity that stands on the line behind or before it. */
function itemsOf(lines: readonly ReceiptLine[]): Item[] {
  const items: Item[] = [];
  let waiting: (ReceiptLine & { kind: 'quantity' }) | null = null;
  for (const [at, line] of lines.entries()) {
    const last = items.at(-1);
    if (line.kind === 'item') {
      const { text, price, count } = line;
      const item: Item = {
        text,
        price,
        count,
        measured: waiting?.amount ?? null,
        unitPrice: waiting?.unitPrice ?? null,
      };
      waiting = null;
      items.push(item);
    } else if (line.kind === 'price' && last && last.price === null && isJustBefore(lines, at)) last.price = line.price;
    else if (line.kind === 'quantity') {
      if (last && isJustBefore(lines, at) && !belongsToNext(line, last, lines[at + 1])) {
        last.measured = together(last.measured, line.amount);
        last.unitPrice ??= line.unitPrice;
        last.price ??= line.unitPrice;
      } else waiting = line;
    } else waiting = null;
  }
  return items;
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
function belongsToNext(
  { amount, unitPrice }: ReceiptLine & { kind: 'quantity' },
  last: Item,
  next: ReceiptLine | undefined,
): boolean {
  if (next?.kind !== 'item' || next.price === null || unitPrice === null) return false;
  const sum = amount.amount * unitPrice;
  const fitsLast = last.price === null || Math.abs(last.price - sum) < CENT || Math.abs(last.price - unitPrice) < CENT;
  return !fitsLast && Math.abs(next.price - sum) < CENT;
}

/** How much of the food that is: a weight as it was weighed, packages by their size, pieces of what is counted. */
function amountOf({ count, measured }: Item, size: PantryAmount | null, food: KnownFood | null): PantryAmount | null {
  if (measured && measured.unit !== null) return measured;
  const packages = measured ? measured.amount * count : count;
  if (size) return { amount: size.amount * packages, unit: size.unit };
  if (packages > 1) return { amount: packages, unit: food?.commonUnit === 'piece' ? null : 'package' };
  return null;
}

/** What was paid: the price of the item, or as often as the line of its quantity says where that is the price of one. */
function costOf({ price, unitPrice, measured }: Item): { cost?: number } {
  if (price === null || price <= 0) return {};
  const isOfOne = unitPrice !== null && Math.abs(price - unitPrice) < CENT;
  return { cost: isOfOne ? price * (measured?.amount ?? 1) : price };
}
