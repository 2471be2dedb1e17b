import { csvOf } from '../../shared/csv.ts';
import { aisleName, amountText, numberText, unitText } from './item-text.ts';
import type { ShoppingItem } from './list-items.ts';

/** What a sheet of a list is made of. */
export interface ListSheet {
  items: readonly ShoppingItem[];
  /** Titles of the recipes that an item is wanted for, by the id of the item. */
  titles: ReadonlyMap<string, readonly string[]>;
}

const HEAD = ['Item', 'Amount', 'Unit', 'Also', 'Aisle', 'Recipes', 'Ticked'];

/** A list as CSV for any spreadsheet. */
export function listCsv({ items, titles }: ListSheet): string {
  const rows = items.map((item) => {
    const [first, ...more] = item.amounts;
    return [
      item.name,
      first ? numberText(first.amount) : '',
      first ? unitText(first) : '',
      more.map(amountText).join(' + '),
      aisleName(item.aisle),
      (titles.get(item.id) ?? []).join('; '),
      item.isChecked ? 'yes' : '',
    ];
  });
  return csvOf([HEAD, ...rows]);
}

/** A file name of the list's own that every system takes. */
export function csvFileName(name: string): string {
  const plain = name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${plain || 'shopping-list'}.csv`;
}
