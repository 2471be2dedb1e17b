import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { once } from './once.ts';

/** Where an icon's record lies in the file of the set, in bytes. */
interface Span {
  start: number;
  end: number;
}

const FILE = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json');
/** How the file, indented with tabs, opens an entry of its list of icons. */
const ENTRY = '\n\t\t"';

/**
 * The set is one JSON file of 100 MB, of which covers need 2 %: parsed whole it takes a second and 400 MB. So the
 * file is searched once for where each icon lies, and an icon is read when it is asked for.
 */
const spans = once((): Map<string, Span> => {
  const text = readFileSync(FILE);
  const end = text.indexOf('\n\t}', text.indexOf('"icons": {'));
  const found = new Map<string, Span>();
  let at = text.indexOf(ENTRY);
  while (at !== -1 && at < end) {
    const next = text.indexOf(ENTRY, at + ENTRY.length);
    const nameEnd = text.indexOf('"', at + ENTRY.length);
    const recordEnd = text.lastIndexOf('}', next === -1 || next > end ? end : next);
    found.set(text.toString('utf8', at + ENTRY.length, nameEnd), { start: nameEnd + 2, end: recordEnd + 1 });
    at = next;
  }
  return found;
});

/** The SVG content of an icon of fluent-emoji, drawn in 32 by 32 units; undefined when the set has none of this name. */
export function iconBody(name: string): string | undefined {
  const span = spans().get(name);
  if (!span) return undefined;
  const record: { body: string } = JSON.parse(readSpan(span));
  return record.body;
}

function readSpan({ start, end }: Span): string {
  const file = openSync(FILE, 'r');
  try {
    const bytes = Buffer.alloc(end - start);
    readSync(file, bytes, 0, bytes.length, start);
    return bytes.toString('utf8');
  } finally {
    closeSync(file);
  }
}
