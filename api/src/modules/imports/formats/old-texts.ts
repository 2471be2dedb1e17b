import type { OpenedFile } from '../archive/opened-file.ts';
import { decodeOldText } from '../html/decode-old-text.ts';

/** Longest line of a program that breaks lines at a width, in characters. */
const WIDTH_MAX = 82;
/** What the end of a paragraph may look like. */
const SENTENCE_END = /[.!?:]["')]?$/;
/** A line of signs between parts of a text. */
const RULER = /^[-=_~*.\s]{5,}$/;
/** An address as mail writes it. */
const IN_ANGLES = /<((?:https?:|www\.)[^<>\s]+|[^<>\s@]+@[^<>\s@]+)>/g;
/** How far apart a program sets its tabs. */
const TAB = 8;
/** A heading, or a step with its number. */
const OWN_LINE = /^(?:## |\d{1,2}[.)]\s)/;

/** The recipes of a file, each behind a line that begins one. They may have been written on different computers. */
export function partsBehind(file: OpenedFile, start: RegExp): string[][] {
  const bytes = file.bytes();
  if (file.text.length !== bytes.length) return parted(file.lines, start);
  const lines = Buffer.from(bytes)
    .toString('latin1')
    .split(/\r\n?|\n/);
  return parted(lines, start).map((part) => decodeOldText(Buffer.from(part.join('\n'), 'latin1')).split('\n'));
}

function parted(lines: readonly string[], start: RegExp): string[][] {
  const parts: string[][] = [];
  for (const line of lines) {
    if (start.test(line)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

/** `Title: Soup` and its like, until the first line that says anything else. */
export function labelled(lines: readonly string[], label: RegExp): { facts: Map<string, string>; rest: string[] } {
  const facts = new Map<string, string>();
  let last: string | undefined;
  for (const [at, line] of lines.entries()) {
    const [, name, value = ''] = label.exec(line) ?? [];
    if (name !== undefined) facts.set((last = name.trim().toLowerCase()), value.trim());
    else if (line.trim() === '') continue;
    else if (last !== undefined && /^\s{14}/.test(line) && lines[at - 1]?.trim() !== '')
      facts.set(last, `${facts.get(last)} ${line.trim()}`);
    else return { facts, rest: lines.slice(at) };
  }
  return { facts, rest: [] };
}

/** `4` as servings; `1 pie` says itself what it is. */
export const servingsOf = (count: string | undefined): string | undefined =>
  count && !/\p{L}/u.test(count) ? `${count} servings` : count;

/** A line with spaces for its tabs, so that its columns can be told by their letters. */
export function inColumns(line: string): string {
  const parts = line.split('\t');
  const last = parts.pop() ?? '';
  return parts.map((part) => part.padEnd(TAB * Math.ceil((part.length + 1) / TAB))).join('') + last;
}

/** Lines of a text that was broken at a width, as its paragraphs; one with longer lines was not broken. */
export function paragraphs(lines: readonly string[]): string[] {
  const texts = lines.map((line) => line.replace(RULER, '').replace(IN_ANGLES, '$1').trim());
  const width = texts.reduce((most, { length }) => Math.max(most, length), 0);
  const found: string[] = [];
  for (const [at, text] of texts.entries()) {
    const before = texts[at - 1] ?? '';
    if (text !== '' && goesOn(before, text, width)) found[found.length - 1] += ` ${text}`;
    else if (text !== '') found.push(text);
  }
  return found;
}

/** Whether a line goes on with the one before it: not where its first word had found room there behind the end of a sentence. */
function goesOn(before: string, text: string, width: number): boolean {
  if (before === '' || before.startsWith('## ') || OWN_LINE.test(text) || width > WIDTH_MAX) return false;
  const [word = ''] = text.split(' ', 1);
  return !SENTENCE_END.test(before) || before.length + 1 + word.length > width;
}
