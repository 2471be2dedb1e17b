import type { ClipboardEvent } from 'react';

/** The lines of what is pasted, where they are several, each for a row of its own; none where it belongs into the field as it is. */
export function pastedLines(event: ClipboardEvent): string[] {
  const lines = event.clipboardData
    .getData('text')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length < 2) return [];
  event.preventDefault();
  return lines;
}

/** `rows` with those that were pasted at `place`: instead of an empty row, else behind it. */
export function withPasted<Row>(rows: readonly Row[], place: number, isEmpty: boolean, pasted: readonly Row[]): Row[] {
  return rows.toSpliced(isEmpty ? place : place + 1, isEmpty ? 1 : 0, ...pasted);
}
