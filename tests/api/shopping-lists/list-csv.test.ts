import fc from 'fast-check';
import { cellText } from '../../../api/src/shared/csv.ts';
import { csvFileName, listCsv } from '../../../api/src/modules/shopping-lists/list-csv.ts';
import type { ShoppingItem } from '../../../api/src/modules/shopping-lists/list-items.ts';

/** Reads CSV as RFC 4180 says, and nothing more. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"(,|\r\n|$)/gy;
  for (let match = cell.exec(csv); match && match[0] !== ''; match = cell.exec(csv)) {
    rows.at(-1)?.push((match[1] ?? '').replaceAll('""', '"'));
    if (match[2] === '\r\n') rows.push([]);
  }
  return rows.at(-1)?.length === 0 ? rows.slice(0, -1) : rows;
}

const item = (name: string, more: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id: name,
  list: 'l',
  name,
  food: null,
  aisle: 'other',
  isChecked: false,
  isEdited: false,
  version: 1,
  amounts: [],
  sum: [],
  isOpenEnded: false,
  conversions: [],
  contributions: [],
  ...more,
});
const sheet = (items: ShoppingItem[], titles: string[] = []) =>
  listCsv({ items, titles: new Map(items.map(({ id }) => [id, titles])) });

test('a list becomes rows that any spreadsheet opens', () => {
  const amounts = [
    { amount: 1 / 3, unit: 'cup' },
    { amount: 2, unit: 'bunch' },
  ];
  const csv = sheet([item('parsley', { aisle: 'herbs', amounts, isChecked: true })], ['Salad', 'Soup']);
  expect(csv.startsWith('\ufeff"Item",')).toBe(true);
  expect(readCsv(csv.slice(1))).toEqual([
    ['Item', 'Amount', 'Unit', 'Also', 'Aisle', 'Recipes', 'Ticked'],
    ['parsley', '0.33', 'cup', '2 bunches', 'Herbs', 'Salad; Soup', 'yes'],
  ]);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'=1"],
  ['\r\n=1', "'=1"],
  ['\u0000=1', "'=1"],
  ['x\n=1', 'x =1'],
  ['＝1', "'＝1"],
  ['－1', "'－1"],
  ['\ufeff=1', "'=1"],
  ['\u202e=1', "'=1"],
  ['salt', 'salt'],
])('%j is told as %j', (text, cell) => expect(cellText(text)).toBe(cell));

test('whatever a name holds, the same cells are read back and none begins a formula', () => {
  const nasty = fc.string({
    unit: fc.oneof(
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '\0', '"', ',', ';', "'", '＝', '\u2028', '\ufeff'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 20,
  });
  fc.assert(
    fc.property(fc.array(nasty, { maxLength: 6 }), fc.array(nasty, { maxLength: 3 }), (names, titles) => {
      const rows = readCsv(
        sheet(
          names.map((name) => item(name, { amounts: [{ amount: 2, unit: name || null }] })),
          titles,
        ).slice(1),
      );
      expect(rows.map((row) => row[0])).toEqual(['Item', ...names.map(cellText)]);
      for (const row of rows) {
        expect(row).toHaveLength(7);
        for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r\0\uff1d\uff0b\uff0d\uff20]/);
      }
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['Weekly Groceries', 'Weekly-Groceries.csv'],
  ['../../etc/passwd', 'etc-passwd.csv'],
  ['Käse & Brot', 'Käse-Brot.csv'],
  ['"\r\nX: y', 'X-y.csv'],
  ['///', 'shopping-list.csv'],
  ['हिन्दी सूची', 'हिन्दी-सूची.csv'],
])('a file of %j is called %s', (name, file) => {
  expect(csvFileName(name)).toBe(file);
});
