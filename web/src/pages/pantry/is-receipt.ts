/** A price at the end of a line, as receipts have it: never in a list that somebody typed. */
const PRICE = /\d[.,]\d{2}\s?[-€]?(?:\s?[A-Z*]{1,2})?$/;
/** From so many lines with a price on, a pasted text is taken for a receipt. */
const PRICED_LINES = 3;

/** Whether a pasted text is a receipt rather than a list of things. */
export function isReceipt(text: string): boolean {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => PRICE.test(line)).length >= Math.min(PRICED_LINES, Math.max(2, lines.length - 1));
}
