import { parseLine } from './line-parser.ts';
import { findUnit } from './line-units.ts';

/** A typed chip; its texts are as the cook wrote them. */
export interface ParsedChip {
  qty: string | null;
  unit: string | null;
  name: string;
}

const NUMBER = /^(\d+ \d+\/[1-9]\d*|\d+\/[1-9]\d*|\d*\.\d+|\d+)(?= |[a-z])/i;
/** "Can I make pancakes" asks, and is no tin. */
const UNIT = /^ ?(?!can (?:i|we|you) )(fl\.? oz|[a-z]+)\.? (?:of )?(?=\S)/i;

/**
 * Reads a typed chip as an optional number (an integer, a fraction like 1/2, a decimal), an optional unit word and a name. What does
 * not fit is a name as a whole: "2% milk", "7up". The specification, section 5, fixes the rule.
 */
export function parseChip(text: string): ParsedChip {
  const whole = text.trim().replace(/\s+/g, ' ');
  const qty = NUMBER.exec(whole)?.[1] ?? null;
  const rest = whole.slice(qty?.length ?? 0);
  const unit = UNIT.exec(rest);
  if (unit && findUnit(unit[1] ?? '')) return { qty, unit: unit[1] ?? '', name: rest.slice(unit[0].length) };
  return qty !== null && rest.startsWith(' ')
    ? { qty, unit: null, name: rest.trim() }
    : { qty: null, unit: null, name: whole };
}

/** The name of a chip as the catalogue has it: a tin of tomatoes is "canned tomatoes", "milk (oat)" is "oat milk". */
export function fullName({ unit, name }: ParsedChip): string {
  const isCan = unit !== null && findUnit(unit)?.name === 'can';
  return isCan ? `canned ${name}` : name.replace(/^([^()]+) \(([^()]+)\)$/, '$2 $1');
}

/** "ground beef" of "ground beef 500g"; empty where anything else stands there, which may be another food. */
export function nameBeforeAmount(text: string): string {
  const { name, quantity, preparation } = parseLine(text);
  return quantity !== null && preparation === null ? name : '';
}
