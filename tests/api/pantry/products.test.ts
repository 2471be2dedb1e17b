import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { Command } from 'commander';
import { addProductCommands } from '../../../api/src/modules/pantry/products/product.commands.ts';
import { productLine } from '../../../api/src/modules/pantry/products/product-line.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { signUp, type Cook } from '../../support/clients.ts';
import { changePantry } from '../../support/pantry.ts';

let app: TestApp;
let cook: Cook;
let folder: string;
beforeAll(async () => {
  app = await createApp();
  cook = await signUp(app);
  folder = mkdtempSync(join(tmpdir(), 'larder-products-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

const COLUMNS = 'code\turl\tproduct_name\tquantity\tbrands';
const BEANS = '5000157024671\t\tHeinz Baked Beanz\t415 g\tHeinz';
const CHICKPEAS = '5051140367282\t\tEast End Chick Peas\t400g\tEast End,East End Foods';

/** What `import-products` prints for a file of these lines. */
async function importFile(name: string, lines: readonly string[]): Promise<string> {
  const file = join(folder, name);
  const text = lines.join('\n');
  if (lines.length > 0) writeFileSync(file, name.endsWith('.gz') ? gzipSync(text) : text);
  const printed = jest.spyOn(console, 'log').mockReturnValue(undefined);
  const program = new Command().exitOverride();
  addProductCommands(program, (work) => work(app.database.orm.em.fork()));
  try {
    await program.parseAsync(['import-products', file], { from: 'user' });
    return String(printed.mock.calls.at(-1)?.[0]);
  } finally {
    printed.mockRestore();
  }
}

const scan = (barcode: string) => changePantry(cook, 'addPantryItems', { barcode });

test('a product of the extract is known to every cook by its barcode, without its brand and with its size', async () => {
  expect((await scan('5051140367282')).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  expect(await importFile('products.csv.gz', [COLUMNS, BEANS, CHICKPEAS])).toBe('2 products have names.');
  const { data } = await scan('5051140367282');
  expect(data).toMatchObject({
    changed: { items: [{ name: 'chickpea', amount: 400, unit: 'g' }] },
  });
});

test('a file that ends in the middle is told, and what was read of it is kept', async () => {
  const file = join(folder, 'torn.csv.gz');
  writeFileSync(file, gzipSync([COLUMNS, BEANS].join('\n')).subarray(0, -12));
  await expect(importFile('torn.csv.gz', [])).rejects.toThrow('cannot be read');
});

test('what a cook has named goes by that name, and a later extract does not change it', async () => {
  await importFile('one.csv', [COLUMNS, BEANS]);
  await changePantry(cook, 'addPantryItems', { barcode: '5000157024671', lines: ['1 can cannellini beans'] });
  await importFile('two.csv', [COLUMNS, BEANS.replace('Baked Beanz', 'Kidney Beans')]);
  const { data } = await scan('5000157024671');
  expect(data).toMatchObject({ changed: { items: [{ name: 'canned cannellini beans' }] } });
});

test.each([
  ['words.txt', ['tomatoes', 'beans'], 'is no extract of Open Food Facts'],
  ['empty.csv', [''], 'is no extract of Open Food Facts'],
  ['nowhere/to/be.csv', [], 'cannot be read'],
])('%s is refused with a sentence', async (name, lines, sentence) => {
  await expect(importFile(name, lines)).rejects.toThrow(sentence);
});

test.each([
  [{ code: '5000157024671', product_name: 'Heinz, Baked Beanz', brands: 'Heinz' }, 'Baked Beanz'],
  [{ code: '5449000000996', product_name: 'Coca-Cola', brands: 'Coca-Cola', quantity: '33 cl' }, '330 ml Coca-Cola'],
  [{ code: '5000328000111', product_name: 'Ready Salted', brands: 'Walkers', quantity: '6 x 25 g' }, 'Ready Salted'],
  [{ code: '5000328000111', product_name: 'Passata', quantity: '0,5 l' }, '0.5 l Passata'],
  [{ code: '5000328000111', product_name: ' ', brands: 'Walkers' }, null],
  [{ code: '12', product_name: 'Passata' }, null],
])('of %j the pantry reads %s', (row, line) => {
  expect(productLine(row)?.line ?? null).toBe(line);
});
