import { readMinutes } from '../read-minutes.ts';
import { isNode, items, property, type JsonLdNode } from './json-ld-nodes.ts';
import { textOf } from './read-text.ts';

/** How the common codes of UN/CEFACT for units, which schema.org asks for, are written in words. */
const UNIT_CODES = new Map([
  ['SEC', 's'],
  ['MIN', 'min'],
  ['HUR', 'h'],
  ['DAY', 'd'],
]);

/** Minutes of a time in any shape: a text, a number of minutes, a `Duration`, a value with its unit, of a span its upper end, of several the first. */
export function readDuration(value: unknown): number | null {
  for (const item of items(value)) {
    const minutes = readMinutes(isNode(item) ? statedBy(item) : textOf(item));
    if (minutes !== null) return minutes;
  }
  return null;
}

function statedBy(time: JsonLdNode): string | null {
  const stated = textOf(property(time, 'maxValue', '@value', 'value', 'duration', 'name', 'text'));
  const unit = textOf(property(time, 'unitText', 'unitCode'));
  return stated === null || unit === null || !/^[\d.,]+$/.test(stated)
    ? stated
    : `${stated} ${UNIT_CODES.get(unit.toUpperCase()) ?? unit}`;
}
