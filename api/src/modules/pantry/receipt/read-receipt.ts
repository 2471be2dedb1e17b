import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { ForeignLocale } from '../../ingredients/names/foreign-name.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import type { PantryAmount } from '../pantry-amounts.ts';
import type { Bought } from '../pantry-line.ts';
import { readReceiptFood } from './receipt-food.ts';
import { hasCountColumn } from './receipt-columns.ts';
import { inWordsOfTable, languageOfReceipt } from './receipt-language.ts';
import { CENT, itemsOf, type Item } from './receipt-items.ts';
import { linesOf, readReceiptLine } from './receipt-lines.ts';
import { takeSize, type Sized } from './receipt-size.ts';
import { saysMoreThanTill } from './receipt-till.ts';

/** Share of the foods on a receipt that have a price: a short one may have more headings that read like food than half. */
const PAID_LEAST = 1 / 3;

/** Most words of a name that are read: tills print fewer, and the work grows faster than their number. */
const WORDS_MAX = 10;
const FIRST_WORDS = new RegExp(String.raw`^(?:\P{L}*\p{L}+){1,${WORDS_MAX}}\P{L}*`, 'u');

/** Of these, a pack holds so many pieces even where recipes weigh them: "BAKING POTATOES 4PK". */
const PIECES: ReadonlySet<string> = new Set(['fish', 'fruit', 'meat', 'poultry', 'vegetables']);

/** A bottle of wine is the largest drink that comes in several. */
const CENTILITRES_MAX = 75;

/** What a receipt says was bought. */
export interface ReadReceipt {
  bought: Bought[];
  /** Lines that were passed over though they look like an item. */
  ignored: string[];
}

/** An item with the food that it names. */
interface Row {
  item: Item;
  sized: Sized;
  food: KnownFood | null;
  words: string;
  isNotFood: boolean;
}

/**
 * What was bought, by the text of a receipt: its prices, weights, discounts, sums and taxes left out. Words that no food goes by are
 * kept where they have a price.
 */
export function readReceipt(text: string, names: FoodNames): ReadReceipt {
  const spoken = languageOfReceipt(text, names);
  const language = spoken === 'nl' ? null : spoken;
  const lines = linesOf(inWordsOfTable(text, spoken));
  const isTable = hasCountColumn(lines);
  const items = itemsOf(lines.map((line) => readReceiptLine(line, isTable)));
  const rows = items.map((item) => rowOf(item, names, language));
  const needsPrice = hasPrices(rows);
  const lastFood = rows.findLastIndex(({ food, item }) => food !== null && item.price !== null);
  const taken = rows.filter((row, at) =>
    row.food === null ? isUnknownItem(row, at > lastFood) : isFood(row, needsPrice),
  );
  const bought = taken.map(({ item, sized, food, words }): Bought => ({
    food,
    name: food?.name ?? words,
    amount: amountOf(item, sized, food),
    ...costOf(item),
  }));
  const ignored = rows.filter((row) => !taken.includes(row) && isWorthTelling(row)).map(({ item }) => item.text);
  return { bought, ignored };
}

function rowOf(item: Item, names: FoodNames, language: ForeignLocale | null): Row {
  const sized = takeSize(item.text);
  const [said] = FIRST_WORDS.exec(sized.name) ?? [sized.name];
  const { food, name, isNotFood } = readReceiptFood(said, names, language);
  return { item, sized, food, words: name, isNotFood };
}

/** Whether a food was bought: what costs nothing is a heading or an address where all else has its price. */
function isFood({ item, isNotFood }: Row, needsPrice: boolean): boolean {
  if (isNotFood || item.isTakenBack) return false;
  if (item.isDoubtful && (item.price === null || !saysMoreThanTill(item.text))) return false;
  return !needsPrice || isPaid(item);
}

/** Whether words that no food goes by are kept: they cost money, and are no payment below the sum and the last of the foods. */
function isUnknownItem({ item, isNotFood }: Row, isBelowFoods: boolean): boolean {
  const isPayment = item.isBelowSum && isBelowFoods;
  return !isNotFood && !item.isTakenBack && !item.isDoubtful && !isPayment && item.price !== null && item.price > 0;
}

/** Whether a line that was passed over has more than words of tills. */
const isWorthTelling = ({ item }: Row): boolean => !item.isDoubtful || saysMoreThanTill(item.text);

/** Whether foods of the receipt have a price or a quantity, but for a few headings: not on lists, nor where prices stand apart from the names. */
function hasPrices(rows: readonly Row[]): boolean {
  const foods = rows.filter(({ food }) => food !== null);
  const paid = foods.filter(({ item }) => isPaid(item));
  return paid.length >= foods.length * PAID_LEAST;
}

const isPaid = ({ price, measured }: Item): boolean => price !== null || measured !== null;

/** How much of the food that is: a weight as it was weighed, packages by their size, pieces of what is counted. */
function amountOf({ count, measured }: Item, sized: Sized, food: KnownFood | null): PantryAmount | null {
  if (measured && measured.unit !== null) return measured;
  const isCounted = food?.commonUnit === 'piece';
  const size = sizeFor(sized, isCounted, food);
  const packages = measured ? measured.amount * count : count;
  if (size) return { amount: size.amount * packages, unit: size.unit };
  if (packages > 1) return { amount: packages, unit: isCounted ? null : 'package' };
  return null;
}

/** The size of the package, with what the food says of a number without a unit. */
function sizeFor(sized: Sized, isCounted: boolean, food: KnownFood | null): PantryAmount | null {
  const { size, bare, bareOfEach, isPacks } = sized;
  const isWeighed = food?.commonUnit === 'g' || food?.commonUnit === 'ml';
  if (size && bareOfEach !== undefined) return { ...size, unit: unitOfBare(bareOfEach, food) };
  if (size && isPacks && isWeighed && !PIECES.has(food.category)) return { ...size, unit: 'package' };
  return isCounted && bare !== undefined ? { amount: bare, unit: null } : size;
}

/** Bottles and cans of drinks are told in centilitres where the number is small: "BIER 24X30". */
function unitOfBare(ofEach: number, food: KnownFood | null): string {
  if (food?.commonUnit !== 'ml') return 'g';
  return food.category === 'drinks' && ofEach <= CENTILITRES_MAX ? 'cl' : 'ml';
}

/** What was paid: the price of the item, or as often as the line of its quantity says where that is the price of one. */
function costOf({ price, due, unitPrice, measured }: Item): { cost?: number } {
  if (price === null && due !== null) return { cost: due };
  if (price === null || price <= 0) return {};
  const isOfOne = unitPrice !== null && Math.abs(price - unitPrice) < CENT;
  return { cost: isOfOne ? price * (measured?.amount ?? 1) : price };
}
