import type { PantryAmount } from '../pantry-amounts.ts';

/** What one line of a receipt is. */
export type ReceiptLine =
  | { kind: 'item'; text: string; price: number | null; count: number }
  | { kind: 'quantity'; amount: PantryAmount; unitPrice: number | null }
  | { kind: 'price'; price: number }
  | { kind: 'other' };

const MONEY = String.raw`[-–−]?\s?(?:[$£€]|EUR|USD|GBP|CAD|AUD|CHF|NZD)?\s?[-–−]?\d{1,4}[.,]\s?\d{2}\s?(?:[$£€]|EUR)?[-–−]?`;
/** A price at the end of a line, with the signs of taxes and offers behind it. */
const PRICE_AT_END = new RegExp(
  String.raw`(?:^|\s|\t|[.…]{2,}|[x×*@]\s?)(${MONEY})(?:\s*[*#%]?\s?[A-Z]{0,2}\d?[*#%]?)?$`,
);
const NEGATIVE = /[-–−]/;

/** What begins or makes up a line that is no item: sums, payment, taxes, offers, the shop itself. */
const NO_ITEM: readonly RegExp[] = [
  /^(?:\W*)(?:sub-?\s?total|total|tot\b|grand total|balance|amount|to pay|net sales|order total|items? subtotal|summe|gesamt|zwischensumme|zu zahlen|betrag|netto|brutto|endsumme|total eur)/i,
  /\b(?:subtotal|total (?:due|paid|savings|items|to pay)|balance (?:due|to pay))\b/i,
  /^(?:\W*)(?:cash|change|rückgeld|gegeben|bar\b|geg\.|visa|mastercard|master card|maestro|amex|debit|credit|contactless|ec-?karte|ec-?cash|girocard|kartenzahlung|karte\b|eftpos|cb\b|paypal|apple pay|google pay|tender|payment|paid|card\b|chip|aid\b|auth|approval|approved|verified|pin\b|ebt|snap\b|account|acct|ref\b|reference|terminal|trace|beleg|bon-?nr)/i,
  /\b(?:visa|mastercard|debit card|credit card|contactless|tendered|change due|cash back|kartenzahlung|girocard)\b/i,
  /^(?:\W*)(?:tax\d?\b|sales tax|vat\b|gst|hst|pst|qst|mwst|ust\b|steuer|[a-d]\s+\d{1,2}(?:[.,]\d+)?\s?%|\d{1,2}(?:[.,]\d+)?\s?%\s+[\d=-])/i,
  /\b(?:sales tax|state tax|city tax|local tax|tax [a-d\d]|vat @|incl\.? (?:vat|gst)|mwst|taxable)\b/i,
  /\b(?:you saved|savings?|saved|coupon|discount|multi-?buy|multisave|price (?:reduction|cut|match)|promo(?:tion)?|offer|rabatt|nachlass|preisvorteil|reduced price|reduction|clubcard|nectar|sparks|loyalty|points?|rewards?|member (?:price|savings|disc)|fuel ?points|bonus|payback|deutschlandcard|app-?preis|instant savings|digital coupon|mfr|mfg|store cpn|cpn|any \d for|buy \d|\d for [$£€])\b/i,
  /\b(?:cashier|operator|served by|your host|checkout|till\b|register|reg\s?#|lane|store\s?#|store:|store manager|manager|trans(?:action)?\b|tran\b|receipt|invoice|customer|member\b|kasse|kassierer|bediener|filiale|markt\b|kunde|rechnung|ust-?id|st-?nr|steuernummer|quittung)\b/i,
  /\b(?:thank you|thanks|welcome|please|visit|survey|feedback|www\.|https?:|\.com\b|\.co\.uk|\.de\b|tel\b|phone|hours|open(?:ing)? (?:hours|times)|vielen dank|danke|besuch|öffnungszeiten|return policy|refunds?|items? sold|number of items|item count|no\. of items|# items|artikel(?:anzahl)?\b|delivery fee|service fee|driver tip|tip\b|substitution|order number|order #|your order|carrier bag|bag charge|bag fee|bag tax|bottle deposit)\b/i,
  /^\W*(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2})/,
  /^(?:\d+[- ]?)?(?:grocery|produce|dairy|meats?|bakery|deli|seafood|frozen(?: foods?)?|beverages?|household|non-?food|general|bag)(?: \d+c)?(?:\s|$)(?![a-z])/i,
  /^\W*$/,
  /^[\d\s#*-]+$/,
  /^(?:qty|item|description|price|menge|artikel|eur|gbp|usd|[£$€])(?:\s+(?:qty|item|description|price|each|amount|eur|total|£|\$|€))*$/i,
];

/** Tax rates with sums in columns, as German receipts have them: "A 7,0% 12,34 0,86 13,20". */
const TAX_TABLE = /\d{1,2}(?:[.,]\d+)?\s?%.*\d+[.,]\d{2}.*\d+[.,]\d{2}/;

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const WEIGHT_LINE = new RegExp(
  String.raw`^\W*(?:net wt\.?|wt|weight|gewicht|tare)?\s*:?\s*(${NUMBER})\s?(kg|g|lbs?|oz)\b\.?(?:\s?(?:net|@|x|×|at).*|\s+${MONEY}.*)?$`,
  'i',
);
const COUNT_LINE = new RegExp(
  String.raw`^\W*(?:qty:?\s?)?(\d{1,3})\s?(?:st(?:k|ck|ück)?\.?\s?|ea(?:ch)?\s?|pcs?\s?)?(?:@|x|×|\*|at|for)\s*(?:1\s?/\s?|${NUMBER}\s?/\s?)?(${MONEY})(?:\s*(?:ea(?:ch)?|/ea|per item|\/\w+))?(?:\s+${MONEY}\s?[A-Z*]{0,2})?$`,
  'i',
);
const QUANTITY_ONLY =
  /^\W*(?:(?:qty|quantity|menge|anzahl)\s?:?\s?(\d{1,3})|(\d{1,3})\s?(?:bunch(?:es)?|ct|count|each|ea|pk|packs?|pieces?|st(?:k|ück)?))\W*$/i;

/** Reads one line of a receipt. Total: any text gives a result. */
export function readReceiptLine(line: string): ReceiptLine {
  const text = line.replaceAll(/[\u00a0\u2007\u202f]/g, ' ').trim();
  const quantity = quantityOf(text);
  if (quantity) return quantity;
  if (NO_ITEM.some((pattern) => pattern.test(text)) || TAX_TABLE.test(text)) return { kind: 'other' };
  const { rest, prices } = takePrices(text);
  const [first] = prices;
  if (rest === '' && first !== undefined) return { kind: 'price', price: first };
  if (prices.some((price) => price < 0) || !/\p{L}{2}/u.test(rest)) return { kind: 'other' };
  const { name, count } = takeCount(rest);
  return { kind: 'item', text: name, count, price: first ?? null };
}

function quantityOf(text: string): ReceiptLine | null {
  const [, weight = '', unit = ''] = WEIGHT_LINE.exec(text) ?? [];
  if (weight !== '') {
    const known = unit.toLowerCase().replace(/^lbs$/, 'lb');
    return { kind: 'quantity', amount: { amount: numberOf(weight), unit: known }, unitPrice: null };
  }
  const [, count = '', each = ''] = COUNT_LINE.exec(text) ?? [];
  if (count !== '')
    return { kind: 'quantity', amount: { amount: Number(count), unit: null }, unitPrice: moneyOf(each) };
  const [, stated, counted] = QUANTITY_ONLY.exec(text) ?? [];
  const only = stated ?? counted ?? '';
  return only === '' ? null : { kind: 'quantity', amount: { amount: Number(only), unit: null }, unitPrice: null };
}

/** The prices at the end, the last first, and what stands before them. */
function takePrices(text: string): { rest: string; prices: number[] } {
  const prices: number[] = [];
  let rest = text;
  for (let found = PRICE_AT_END.exec(rest); found && prices.length < 3; found = PRICE_AT_END.exec(rest)) {
    prices.push(moneyOf(found[1] ?? ''));
    rest = rest
      .slice(0, found.index)
      .trim()
      .replace(/[.…\s:]+$/, '');
  }
  return { rest: prices.length > 0 ? rest.replace(/\s+(?:@|x|×|\*)$/i, '') : rest, prices };
}

/** How many of it, before or behind the name: "2 x MILK", "2 MILK", "MILK x2", "MILK 2 x". */
function takeCount(text: string): { name: string; count: number } {
  const before = /^(\d{1,2})\s?(?:x|×|\*|@|st(?:k|ck|ück)?\b)?\s+(?=\p{L})/iu.exec(text);
  if (before) return { name: text.slice(before[0].length), count: Number(before[1]) || 1 };
  const behind = /\s(?:x\s?(\d{1,2})|(\d{1,2})\s?(?:x|×|\*|@|st(?:k|ck|ück)?))$/i.exec(text);
  if (behind) return { name: text.slice(0, behind.index), count: Number(behind[1] ?? behind[2]) || 1 };
  return { name: text, count: 1 };
}

const numberOf = (text: string): number => Number(text.replace(',', '.'));

const moneyOf = (text: string): number => {
  const value = Number(text.replaceAll(/[^\d.,]/g, '').replace(',', '.'));
  return NEGATIVE.test(text) ? -value : value;
};
