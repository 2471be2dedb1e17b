import type { PantryAmount } from '../pantry-amounts.ts';
import { MONEY, moneyOf, numberOf, takePrices } from './receipt-money.ts';

/** A line that says how much of the item beside it was bought. */
export interface QuantityLine {
  kind: 'quantity';
  amount: PantryAmount;
  /** What one of it costs: a piece or package, or the unit that it was weighed in. */
  unitPrice: number | null;
  /** What it comes to, where that stands on the same line. */
  sum: number | null;
  /** What it comes to by the price of the unit that it was weighed in. */
  due?: number | null;
}

const NUMBER = String.raw`\d*[.,]?\d+`;
const WEIGHED = String.raw`kg|g|gr|lbs?|oz`;
const WEIGHT_LINE = new RegExp(
  String.raw`^[^\p{L}\d]*(?:net wt\.?|wt|weight|gewicht|handeingabe(?:\s+e-bon)?|peso|poids|tare)?\s*:?\s*(?:\d{1,3}\s?ct\s*\(\s?)?(?:(${NUMBER})\s?(${WEIGHED})|(${WEIGHED})\s?(${NUMBER}))(?![\p{L}\d])\.?\)?(\s*(?:net|@|x|×|at|à|\*).*|\s+${MONEY}.*)?$`,
  'iu',
);
const COUNT_LINE = new RegExp(
  String.raw`^\W*(?:qty|quantity|menge|anzahl)?\W*(\d{1,3})\s*(?:st(?:k|ck|ück)?\.?|ea(?:ch)?\.?|ct|pcs?|pz|ud)?\s*(?:@|x|×|\*|at|for|à)\s*(?:(\d+)(?:[.,]\d+)?\s?(?:/|for)\s?)?\(?\s*(${MONEY})\s*\)?(?:\s*(?:ea(?:ch)?|/ea|per item|/\w+))?(?:\s+[A-Z])?(?:\s+(${MONEY})\s?[*#]?\s?[A-Z]{0,2}\d?[*#]?)?$`,
  'i',
);
/** "3 FOR 5.00" is what all of them cost. */
const FOR_ALL = /^\W*\d+\s*for\s/i;
const QUANTITY_ONLY =
  /^\W*(?:(?:qty|quantity|menge|anzahl)\s*:?\s*(\d{1,3})|(\d{1,3})\s?(?:bunch(?:es)?|ct|count|each|ea|pk|packs?|pieces?|st(?:k|ück)?))\W*$/i;
/** A line that only tells the price of a weight, or what the scales take off, with the sum behind it. */
const SUM_OF_WEIGHT = new RegExp(
  String.raw`^\W*(?:tare\b.*?|@\s?${MONEY}\s?/\s?(?:kg|lbs?|oz|100\s?g)\.?)\s+(${MONEY})(?:\s*[A-Z]{0,2}\d?[*#]?)?$`,
  'i',
);
/** A rate of taxes in a column of its own: "2 x 0,99  4%  1,98". */
const RATE = /\s+\d{1,2}(?:[.,]\d{1,2})?\s?%(?=\s)/;
/** The unit that a price is of: "2.20/kg", "1.99 EUR/100g". */
const PER_UNIT = /\/\s?(?:1\s?)?(\d*[a-z]+)/i;
/** Sums of money of a line of weight, but no number of three decimals and no part of a longer one. */
const MONEY_INSIDE = /(?<![\d.,])\d{0,4}[.,]\d{2}(?!\d)/g;

/** Reads a line of quantity: "0.545 kg @ 2.20/kg  1.20", "kg 0,720 x 1,98  1,43", "2 @ 1.99", "6 x ( 0,86 )  5,16". */
export function readQuantity(text: string): QuantityLine | null {
  const plain = text.replace(RATE, '');
  return weightOf(plain) ?? countOf(plain);
}

/** The sum on a line that says nothing else of an item: "@ 2.98/KG  1.24", "TARE 0.02  9.61". */
export function sumOfWeight(text: string): number | null {
  const [, sum = ''] = SUM_OF_WEIGHT.exec(text) ?? [];
  return sum === '' ? null : moneyOf(sum);
}

function weightOf(text: string): QuantityLine | null {
  const found = WEIGHT_LINE.exec(text);
  if (!found) return null;
  const [, before = '', unitBehind = '', unitBefore = '', behind = '', rest = ''] = found;
  const amount = { amount: numberOf(before || behind), unit: weighedIn(unitBehind || unitBefore) };
  const prices = (rest.match(MONEY_INSIDE) ?? []).map(moneyOf);
  const isByWeight = /@|x|×|\*|at|à|\//i.test(rest);
  const endsInPrice = takePrices(rest).prices.length > 0;
  const sum = endsInPrice && (prices.length > 1 || !isByWeight) ? (prices.at(-1) ?? null) : null;
  const unitPrice = isByWeight ? (prices[0] ?? null) : null;
  return { kind: 'quantity', amount, unitPrice, sum, due: dueFor(amount, unitPrice, rest) };
}

/** What a weight costs by the price of its unit; null where the line tells the price of another one, "/100g". */
function dueFor({ amount, unit }: PantryAmount, unitPrice: number | null, rest: string): number | null {
  const per = PER_UNIT.exec(rest)?.[1]?.toLowerCase();
  const isOfUnit = per === undefined || weighedIn(per) === unit;
  return unitPrice === null || !isOfUnit ? null : Math.round(amount * unitPrice * 100) / 100;
}

function countOf(text: string): QuantityLine | null {
  const [, count = '', several = '', each = '', sum = ''] = COUNT_LINE.exec(text) ?? [];
  const [, stated, counted] = QUANTITY_ONLY.exec(text) ?? [];
  const known = count || stated || counted;
  if (known === undefined || known === '' || moneyOf(sum) < 0) return null;
  return {
    kind: 'quantity',
    amount: { amount: Number(known), unit: null },
    unitPrice: each === '' ? null : moneyOf(each) / (Number(several) || (FOR_ALL.test(text) ? Number(known) : 1)),
    sum: sum === '' ? null : moneyOf(sum),
  };
}

function weighedIn(word: string): string {
  const unit = word.toLowerCase();
  return unit === 'lbs' ? 'lb' : unit === 'gr' ? 'g' : unit;
}
