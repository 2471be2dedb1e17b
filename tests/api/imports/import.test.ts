import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readImportFile } from '../../../api/src/modules/imports/import-files.ts';
import { ImportService } from '../../../api/src/modules/imports/import.service.ts';
import { readMinutes } from '../../../api/src/modules/imports/read-minutes.ts';
import { RecipeStatus } from '../../../api/src/shared/enums.ts';
import { createApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createApp();
  folder = mkdtempSync(join(tmpdir(), 'larder-import-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

const lentils = { slug: 'mums-lentils', title: "Mum's Lentils", tags: ['indian'], prepTime: null, cookTime: '~40 minutes', servings: '4-6', ingredients: ['For the pot:', '300 g red lentils', '1 onion, chopped'], instructions: ['Soften the onion.', 'Simmer the lentils for 25-30 minutes.'] };

function fileOf(...lines: string[]): string {
  const file = join(folder, `${lines.length}.jsonl`);
  writeFileSync(file, lines.join('\n'));
  return file;
}
const importFile = (file: string) => new ImportService(app.database.orm.em.fork(), app.platform.foods.names).importAll(readImportFile(file), RecipeStatus.PUBLISHED);

test('what is no recipe is refused with its place and reason; the rest is stored', async () => {
  const file = fileOf(JSON.stringify(lentils), 'not json', JSON.stringify({ ...lentils, slug: 'b', instructions: [] }), JSON.stringify({ title: 7 }));
  const report = await importFile(file);
  expect(report).toMatchObject({ created: 1, updated: 0, unchanged: 0 });
  expect(report.refused.map(({ where, reason }) => [where.slice(-1), reason.split(':')[0]])).toEqual([['2', 'the line is not JSON'], ['3', 'it has no instructions'], ['4', 'title']]);
});

test('importing the same again changes nothing, and a changed recipe replaces the former', async () => {
  expect(await importFile(fileOf(JSON.stringify(lentils)))).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  expect(await importFile(fileOf(JSON.stringify({ ...lentils, servings: '2' })))).toMatchObject({ created: 0, updated: 1 });
});

test('an imported recipe is found by its ingredients, with its heading as a group', async () => {
  await app.follower.refresh();
  const { data } = await app.graphql<{ searchRecipes: { nodes: { recipe: object }[] } }>(
    '{ searchRecipes(input: { ingredients: ["red lentils", "onion"], maxMissing: 0 }) { nodes { recipe { slug cuisine cookTime ingredients { name group } } } } }',
  );
  expect(data.searchRecipes.nodes.map(({ recipe }) => recipe)).toContainEqual({
    slug: 'mums-lentils', cuisine: 'Indian', cookTime: 40, ingredients: [{ name: 'red lentils', group: 'For the pot' }, { name: 'onion', group: 'For the pot' }],
  });
});

test('a recipe whose name is taken gets an address of its own', async () => {
  await importFile(fileOf(JSON.stringify({ ...lentils, slug: 'another', title: 'Minestrone' })));
  const { data } = await app.graphql<{ recipe: { title: string } }>('{ recipe(slug: "minestrone-2") { title } }');
  expect(data.recipe).toEqual({ title: 'Minestrone' });
});

test.each([
  ['~30 minutes', 30], ['1 hr 25 min', 85], ['PT1H10M', 70], ['25-30 min', 30], ['20~30 min', 30], ['120min', 120], ['2h 30min', 150], ['45', 45], ['Depends', null], [null, null],
])('a time written as %p is %p minutes', (text, minutes) => {
  expect(readMinutes(text)).toBe(minutes);
});
