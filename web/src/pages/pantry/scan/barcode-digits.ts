import { pantry } from '../../../messages/pantry.ts';

const text = pantry.scan;

/** EAN-8, UPC-A, EAN-13 and ITF-14. */
const LENGTHS = new Set([8, 12, 13, 14]);

/** The digits that somebody typed as one barcode, or what is wrong with them in a sentence. */
export function readDigits(typed: string): { code: string } | { fault: string } {
  const digits = typed.replaceAll(/[\s-]/g, '');
  if (digits === '') return { fault: text.digits.nothing };
  if (!/^\d+$/.test(digits) || !LENGTHS.has(digits.length)) return { fault: text.digits.wrongLength };
  const code = barcodeOf(digits) ?? barcodeOf(digits, true);
  return code === null ? { fault: text.digits.wrongDigit } : { code };
}

/**
 * A barcode as it is kept, whichever way it was read; null for what is none. One product has one: the short UPC-E is written out
 * to 12 digits, and an EAN-13 that begins with 0 is the UPC-A without it.
 */
export function barcodeOf(digits: string, isUpcE = false): string | null {
  const code = isUpcE && digits.length === 8 ? expandUpcE(digits) : digits;
  if (!/^\d+$/.test(code) || !LENGTHS.has(code.length) || !hasRightCheckDigit(code)) return null;
  return code.length === 13 ? code.replace(/^0/, '') : code;
}

/** Every second digit from the right counts three times, and the sum ends in 0 (GS1 General Specifications, section 7.9). */
function hasRightCheckDigit(code: string): boolean {
  const sum = [...code].reverse().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** The zeros that a UPC-E leaves out are put back where its seventh digit says (GS1 General Specifications, section 5.2.2.4). */
function expandUpcE(digits: string): string {
  const [first, body, last, check] = [digits[0], digits.slice(1, 6), Number(digits[6]), digits[7]];
  if (last <= 2) return `${first}${body.slice(0, 2)}${last}0000${body.slice(2)}${check}`;
  if (last <= 4) return `${first}${body.slice(0, last)}00000${body.slice(last)}${check}`;
  return `${first}${body}0000${last}${check}`;
}
