import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itemsOf } from '../../../api/src/modules/imports/import-files.ts';
import { threadedItems } from '../../../api/src/modules/imports/threaded-items.ts';
import { zipOf } from '../../support/zip.ts';

const BOOK = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['1 leek'], recipeInstructions: ['Boil.'] };
const refusalsOf = (path: string, bytes: Uint8Array): string[] =>
  [...itemsOf([{ path, bytes: () => bytes }])].flatMap((item) => ('refusal' in item ? item.refusal : []));

// Before there was a limit a file of 5 MB took 4 GB.
test('archives that hold gigabytes in a few bytes are left alone behind the first hundred megabytes', () => {
  const inner = Buffer.concat([zipOf({ 'soup.json': '{}' }), Buffer.alloc(49_000_000)]);
  const bomb = zipOf(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}.zip`, inner])));
  const before = process.memoryUsage().external;
  const refusals = refusalsOf('bomb.zip', bomb);
  expect(refusals.filter((why) => why === 'it and what is behind it hold too much')).toHaveLength(1);
  expect(refusals.filter((why) => why.startsWith('it is torn'))).toHaveLength(2);
  expect(process.memoryUsage().external - before).toBeLessThan(300_000_000);
});

test('an archive of archives, as Tandoor writes it, is read whole however many they are', () => {
  const soup = zipOf({ 'recipe.jsonld': JSON.stringify(BOOK) });
  const items = [...itemsOf([{ path: 'all.zip', bytes: () => zipOf({ 'a.zip': soup, 'b.zip': soup }) }])];
  expect(items.map((item) => ('recipe' in item ? item.recipe.title : item))).toEqual(['Soup', 'Soup']);
});

// Each held up the process that answers requests, one of 600,000 lines for ten seconds, and was stored as it was.
test.each<[string, object]>([
  ['it has more than 500 ingredients', { recipeIngredient: Array<string>(501).fill('1 leek') }],
  ['it has more than 500 steps', { recipeInstructions: Array<string>(501).fill('Boil.') }],
  ['it has an ingredient of more than 2000 characters', { recipeIngredient: ['x'.repeat(2_001)] }],
  ['it has a step of more than 20000 characters', { recipeInstructions: ['x'.repeat(20_001)] }],
  ['it has more than 250000 characters', { description: 'x'.repeat(250_001) }],
])('of a recipe that is too large the file says so, and no more is done with it: %s', (refusal, more) => {
  const bytes = Buffer.from(JSON.stringify({ ...BOOK, ...more }));
  expect(refusalsOf('soup.json', bytes)).toEqual([refusal]);
});

test('a recipe as long as one may be is taken', () => {
  const long = {
    ...BOOK,
    recipeIngredient: Array.from({ length: 200 }, (_, at) => `${at} leeks`.padEnd(200, 'x')),
    recipeInstructions: Array<string>(60).fill('Boil. '.repeat(330)),
  };
  expect(refusalsOf('soup.json', Buffer.from(JSON.stringify(long)))).toEqual([]);
});

// Each took the whole archive along: of 500 recipes with 70 MB of pictures only the first 104 came in, and then it was given up.
test.each([true, false])(
  'a picture comes out of an archive alone, whether it was packed there or not: %s',
  async (isPacked) => {
    const folder = mkdtempSync(join(tmpdir(), 'larder-archive-'));
    try {
      const [path, photo] = [join(folder, 'all.zip'), Buffer.alloc(5_000, 'photo')];
      const recipe = JSON.stringify(BOOK);
      writeFileSync(
        path,
        zipOf({ 'a/recipe.json': recipe, 'a/full.jpg': photo, 'b/notes.pdf': Buffer.alloc(90_000) }, isPacked),
      );
      const pictures = [];
      for await (const item of threadedItems(path)) if ('recipe' in item) pictures.push(item.recipe.picture?.());
      expect(pictures.map((bytes) => bytes && Buffer.from(bytes))).toEqual([photo]);
      expect(pictures.map((bytes) => bytes?.buffer.byteLength)).toEqual([photo.length]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
