import { findUnit } from './line-units.ts';

/** A typed chip: texts as the cook wrote them. */
export interface ParsedChip {
  qty: string | null;
  unit: string | null;
  name: string;
}

const LEADING_NUMBER = /^(\d+\/\d+|\d+\.\d+|\.\d+|\d+)(?:\s+|(?=[a-z]))(.+)$/is;
const FIRST_WORD = /^([a-z]+\.?)\s+(.+)$/is;

/**
 * Reads a typed chip as an optional leading number (an integer, a fraction like 1/2, a decimal), an optional unit word and a
 * name. What does not fit is a name as a whole. The specification, section 5, fixes the rule.
 */
export function parseChip(text: string): ParsedChip {
  const whole = text.trim();
  const numbered = LEADING_NUMBER.exec(whole);
  if (!numbered) return { qty: null, unit: null, name: whole };
  const [, qty = '', rest = ''] = numbered;
  const united = FIRST_WORD.exec(rest);
  if (united && findUnit(united[1] ?? '')) return { qty, unit: united[1] ?? '', name: (united[2] ?? '').trim() };
  return { qty, unit: null, name: rest.trim() };
}
