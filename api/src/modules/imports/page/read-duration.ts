import { readMinutes } from '../read-minutes.ts';
import { isNode, items, property } from './json-ld-nodes.ts';
import { textOf } from './read-text.ts';

/** Minutes of a time in any shape: a text, a number of minutes, a `Duration`, of a span its upper end, of several the first. */
export function readDuration(value: unknown): number | null {
  for (const item of items(value)) {
    const stated = isNode(item) ? property(item, 'maxValue', '@value', 'value', 'duration', 'name', 'text') : item;
    const minutes = readMinutes(textOf(stated));
    if (minutes !== null) return minutes;
  }
  return null;
}
