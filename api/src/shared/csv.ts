import { stringify } from 'csv-stringify/sync';

// Everything that is not shown and might be read as something else: control characters, line ends, marks of direction.
const UNSHOWN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g;

/** What a cell says, as a sheet may hold it: on one line, and never the start of a formula. */
export function cellText(text: string): string {
  const shown = text.replace(UNSHOWN, ' ').trim();
  return /^[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(shown) ? `'${shown}` : shown;
}

/** Rows as CSV for any spreadsheet: UTF-8 with its mark, CRLF, every cell quoted, no cell a formula (ASVS 5.0, 1.2.10). */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(cellText)),
    { quoted: true, quoted_empty: true, bom: true, record_delimiter: '\r\n' },
  );
}
