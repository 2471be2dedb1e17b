import { stringify } from 'csv-stringify/sync';
import { aisleName, amountText, numberText, unitText } from './item-text.ts';
import type { ShoppingItem } from './list-items.ts';

/** What a sheet of a list is made of. */
export interface ListSheet {
  items: readonly ShoppingItem[];
  /** Titles of the recipes that an item is wanted for, by the id of the item. */
  titles: ReadonlyMap<string, readonly string[]>;
}

const HEAD = ['Item', 'Amount', 'Unit', 'Also', 'Aisle', 'Recipes', 'Ticked'];

// Everything that is not shown and might be read as something else: control characters, line ends, marks of direction.
const UNSHOWN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g;

/** What a cell says, as a sheet may hold it: on one line, and never the start of a formula. */
export function cellText(text: string): string {
  const shown = text.replace(UNSHOWN, ' ').trim();
  return /^[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(shown) ? `'${shown}` : shown;
}

/** A list as CSV for any spreadsheet: UTF-8 with its mark, CRLF, every cell quoted, no cell a formula (ASVS 5.0, 1.2.10). */
export function listCsv({ items, titles }: ListSheet): string {
  const rows = items.map((item) => {
    const [first, ...more] = item.amounts;
    return [item.name, first ? numberText(first.amount) : '', first ? unitText(first) : '', more.map(amountText).join(' + '), aisleName(item.aisle), (titles.get(item.id) ?? []).join('; '), item.isChecked ? 'yes' : ''];
  });
  return stringify([HEAD, ...rows].map((row) => row.map(cellText)), { quoted: true, quoted_empty: true, bom: true, record_delimiter: '\r\n' });
}

/** A file name of the list's own that every system takes. */
export function csvFileName(name: string): string {
  const plain = name.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '').slice(0, 60);
  return `${plain || 'shopping-list'}.csv`;
}
