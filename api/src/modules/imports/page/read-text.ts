import { textLines } from '../html/html-text.ts';
import { isNode, items, property } from './json-ld-nodes.ts';

/** How deep a text may be wrapped in things, as in `{"name": {"@value": "Soup"}}`. */
const WRAPPING_MAX = 4;

/** A line break that was escaped twice. */
const BREAK_IN_LETTERS = /\\r\\n|\\[nr](?![a-z])/g;

/** The lines of a value that is or carries text; none where there is no text. */
export function linesOf(value: unknown, wrapping = WRAPPING_MAX): string[] {
  if (typeof value === 'string') return textLines(value.replace(BREAK_IN_LETTERS, '\n'));
  if (typeof value === 'number') return [String(value)];
  if (wrapping === 0) return [];
  if (isNode(value)) return linesOf(property(value, '@value', 'name', 'text', 'value', 'description'), wrapping - 1);
  for (const item of items(value)) {
    const lines = linesOf(item, wrapping - 1);
    if (lines.length > 0) return lines;
  }
  return [];
}

/** The text of a value on one line, of several values the first; null where there is no text. */
export function textOf(value: unknown): string | null {
  return linesOf(value).join(' ') || null;
}

/** The texts of all values of a property, each on one line. */
export function textsOf(value: unknown): string[] {
  return items(value)
    .map(textOf)
    .filter((text) => text !== null);
}
