/** A sum of money as receipts print it: "1.99", "£1,99", ".85", "-0,50 EUR", "3.50-". */
export const MONEY = String.raw`[-–−]?\s?(?:[$£€]|EUR|USD|GBP|CAD|AUD|CHF|NZD)?\s?[-–−]?(?:\d{1,4}[.,]\s?\d{2}|[.,]\d{2})\s?(?:[$£€]|EUR)?[-–−]?`;

/** The signs of taxes and offers that stand behind a price. */
const SIGNS = String.raw`(?:\s*[*#%]?\s?[A-Z]{0,2}\d?[*#%]?)?`;
/** Units of a size: "2.27L" is no price, nor is "2.27 L" before one. */
const UNIT = String.raw`(?:ML|CL|DL|L|LT|KG|G|LB|OZ|PT)(?![A-Z])`;
const priceAtEnd = (unless: string): RegExp =>
  new RegExp(String.raw`(?:^|\s|\t|[.…]{2,}|[x×*@(]\s?)(${MONEY})(?!\d|${unless})\)?${SIGNS}$`);
const LAST_PRICE = priceAtEnd(UNIT);
const PRICE_BEFORE = priceAtEnd(String.raw`\s*${UNIT}`);
const NEGATIVE = /[-–−]/;

/** A number, with a comma or a point. */
export const numberOf = (text: string): number => Number(text.replace(',', '.'));

/** The sum that a text of money stands for; below nothing where a minus stands on either side. */
export function moneyOf(text: string): number {
  const value = Number(text.replaceAll(/[^\d.,]/g, '').replace(',', '.'));
  return NEGATIVE.test(text) ? -value : value;
}

/** The prices at the end of a line, the last first, and what stands before them. */
export function takePrices(text: string): { rest: string; prices: number[] } {
  const prices: number[] = [];
  let rest = text;
  for (let found = LAST_PRICE.exec(rest); found && prices.length < 3; found = PRICE_BEFORE.exec(rest)) {
    prices.push(moneyOf(found[1] ?? ''));
    rest = rest
      .slice(0, found.index)
      .trim()
      .replace(/[.…\s:]+$/, '');
  }
  return { rest: prices.length > 0 ? rest.replace(/\s+(?:@|x|×|\*)$/i, '') : rest, prices };
}
