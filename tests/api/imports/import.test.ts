import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readImportPath } from '../../../api/src/modules/imports/import-paths.ts';
import { ImportService } from '../../../api/src/modules/imports/import.service.ts';
import { RecipeStatus } from '../../../api/src/modules/recipes/recipe-enums.ts';
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

const lentils = {
  slug: 'mums-lentils',
  title: "Mum's Lentils",
  tags: ['indian'],
  prepTime: null,
  cookTime: '~40 minutes',
  servings: '4-6',
  ingredients: ['For the pot:', '300 g red lentils', '1 onion, chopped'],
  instructions: ['Soften the onion.', 'Simmer the lentils for 25-30 minutes.'],
};

function fileNamed(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}
const fileOf = (...lines: string[]): string => fileNamed(`${lines.length}.jsonl`, lines.join('\n'));
const importFile = (file: string) =>
  new ImportService(app.database.orm.em.fork(), app.platform.foods).importAll(
    readImportPath(file),
    RecipeStatus.PUBLISHED,
  );

test('what is no recipe is refused with its place and reason; the rest is stored', async () => {
  const file = fileOf(
    JSON.stringify(lentils),
    'not json',
    JSON.stringify({ ...lentils, slug: 'b', instructions: [] }),
    JSON.stringify({ title: 7 }),
  );
  const report = await importFile(file);
  expect(report).toMatchObject({ created: 1, updated: 0, unchanged: 0 });
  expect(report.refused.map(({ where, reason }) => [where.slice(-1), reason.split(':')[0]])).toEqual([
    ['2', 'the line is not JSON'],
    ['3', 'it has no instructions'],
    ['4', 'title'],
  ]);
});

test('importing the same again changes nothing, and a changed recipe replaces the former', async () => {
  expect(await importFile(fileOf(JSON.stringify(lentils)))).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  expect(await importFile(fileOf(JSON.stringify({ ...lentils, servings: '2' })))).toMatchObject({
    created: 0,
    updated: 1,
  });
});

test('an imported recipe is found by its ingredients, with its heading as a group', async () => {
  await app.follower.refresh();
  const { data } = await app.graphql<{ searchRecipes: { nodes: { recipe: object }[] } }>(
    '{ searchRecipes(input: { ingredients: ["red lentils", "onion"], maxMissing: 0 }) { nodes { recipe { slug cuisine cookTime ingredients { name group } } } } }',
  );
  expect(data.searchRecipes.nodes.map(({ recipe }) => recipe)).toContainEqual({
    slug: 'mums-lentils',
    cuisine: 'Indian',
    cookTime: 40,
    ingredients: [
      { name: 'red lentils', group: 'For the pot' },
      { name: 'onion', group: 'For the pot' },
    ],
  });
});

test('a recipe whose name is taken gets an address of its own', async () => {
  await importFile(fileOf(JSON.stringify({ ...lentils, slug: 'another', title: 'Minestrone' })));
  const { data } = await app.graphql<{ recipe: { title: string } }>('{ recipe(slug: "minestrone-2") { title } }');
  expect(data.recipe).toEqual({ title: 'Minestrone' });
});

const soup = {
  '@type': 'Recipe',
  name: 'Leek and Potato Pot',
  recipeYield: '6 servings',
  totalTime: 'PT50M',
  recipeIngredient: ['## Soup', '2 leeks', '3 potatoes', '1 l vegetable stock', 'For the top:', '1 tbsp butter'],
  recipeInstructions: [
    { '@type': 'HowToSection', name: 'Soup', itemListElement: ['Boil all.', 'Blend.'] },
    'Stir in the butter.',
  ],
};
const page = (recipe: object): string =>
  `<title>A page</title><script type="application/ld+json">${JSON.stringify(recipe)}</script>`;

test('JSON-LD is imported with its groups and sections, and what its total leaves over is cooking', async () => {
  expect(
    await importFile(
      fileNamed('soup.jsonld', JSON.stringify([soup, { ...soup, name: 'No steps', recipeInstructions: [] }])),
    ),
  ).toMatchObject({
    created: 1,
    refused: [{ where: expect.stringMatching(/soup\.jsonld#2$/), title: 'No steps', reason: 'it has no instructions' }],
  });
  const { data } = await app.graphql<{ recipe: object }>(
    '{ recipe(slug: "leek-and-potato-pot") { servings prepTime cookTime author { name } ingredients { name group } instructions { description } } }',
  );
  expect(data.recipe).toEqual({
    servings: 6,
    prepTime: 10,
    cookTime: 40,
    author: { name: 'Imported' },
    ingredients: [
      { name: 'leeks', group: 'Soup' },
      { name: 'potatoes', group: 'Soup' },
      { name: 'vegetable stock', group: 'Soup' },
      { name: 'butter', group: 'For the top' },
    ],
    instructions: [
      { description: 'Soup: Boil all.' },
      { description: 'Blend.' },
      { description: 'Stir in the butter.' },
    ],
  });
});

test('the same dish from elsewhere is refused as a duplicate, another dish of that name is not', async () => {
  expect(await importFile(fileNamed('again.html', page({ ...soup, name: 'Leek & potato pot' })))).toMatchObject({
    created: 0,
    refused: [{ title: 'Leek & potato pot', reason: 'a duplicate of leek-and-potato-pot' }],
  });
  expect(
    await importFile(
      fileNamed('other.htm', page({ ...soup, recipeIngredient: ['2 leeks', '500 g mussels', '1 dl white wine'] })),
    ),
  ).toMatchObject({ created: 1, refused: [] });
});

test('a page is known by its address, however its file is called', async () => {
  const recipe = { ...soup, name: 'Pot of the day', url: 'https://example.com/pot' };
  expect(await importFile(fileNamed('one.html', page(recipe)))).toMatchObject({ created: 1 });
  expect(await importFile(fileNamed('two.html', page({ ...recipe, recipeYield: 2 })))).toMatchObject({
    created: 0,
    updated: 1,
  });
});

test('what a file holds twice is taken once', async () => {
  const twice = { ...soup, name: 'Twice' };
  expect(await importFile(fileNamed('twice.json', JSON.stringify({ '@graph': [twice, twice] })))).toMatchObject({
    created: 1,
    refused: [{ reason: expect.stringMatching(/^the same recipe came before, in .*twice\.json#1$/) }],
  });
});

test('Markdown is imported', async () => {
  expect(
    await importFile(
      fileNamed(
        'rice.md',
        '# Butter Rice\n\nServes 3\n\n## Ingredients\n\n- 1 cup rice\n- 20 g butter\n\n## Method\n\n1. Cook 20 minutes.\n',
      ),
    ),
  ).toMatchObject({ created: 1 });
  const { data } = await app.graphql<{ recipe: object }>(
    '{ recipe(slug: "butter-rice") { servings cookTime instructions { timeMin } } }',
  );
  expect(data.recipe).toEqual({ servings: 3, cookTime: 20, instructions: [{ timeMin: 20 }] });
});

test.each([
  [
    'with its parts on plain lines',
    'plain.md',
    'Onion Broth\n\nIngredients:\n- 1 onion\n- 1 l water\n\nMethod:\n1. Simmer.\n2. Strain.\n',
  ],
  [
    'with plain lines below a heading',
    'mixed.md',
    '# Leek Broth\n\nGood.\n\nIngredients:\n\n- 1 leek\n- 1 l water\n\n### Top\n\n- 1 egg\n\nMethod:\n\n1. Simmer.\n2. Strain.\n',
  ],
])('Markdown %s is read', (_, name, content) => {
  expect(readImportPath(fileNamed(name, content))).toMatchObject([
    {
      recipe: {
        title: expect.stringMatching(/^(?:Onion|Leek) Broth$/),
        ingredients: expect.arrayContaining(['1 l water']),
        instructions: [{ text: 'Simmer.' }, { text: 'Strain.' }],
      },
    },
  ]);
});

test('several recipes in one file of Markdown, as the export of all recipes has them, stay apart', () => {
  const recipe = (title: string, line: string, more = ''): string =>
    `# ${title}\n\nServes 2\n\n## Ingredients\n\n- ${line}\n\n## Instructions\n\n1. Boil.\n${more}`;
  const file = fileNamed(
    'all.md',
    [recipe('Soup', '1 leek'), recipe('Eggs', '2 eggs', '\n# Notes\n\nKeeps.\n'), recipe('Rice', '1 cup rice')].join(
      '\n---\n\n',
    ),
  );
  expect(readImportPath(file)).toMatchObject(
    ['Soup', 'Eggs', 'Rice'].map((title, at) => ({
      where: `${file}#${at + 1}`,
      recipe: { title, instructions: [{ text: 'Boil.' }] },
    })),
  );
  expect(
    readImportPath(fileNamed('flat.md', '# Soup\n\n# Ingredients\n\n- 1 leek\n\n# Method\n\n1. Boil.\n')),
  ).toMatchObject([{ recipe: { title: 'Soup', ingredients: ['1 leek'] } }]);
});

test('a file of a million blank lines is answered at once', () => {
  const started = performance.now();
  expect(readImportPath(fileNamed('blank.md', `# A${'\n'.repeat(1_000_000)}# B`))).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test.each([
  ['UTF-16', Buffer.from('\uFEFF# Crème\n\n## Ingredients\n\n- ½ cup cream\n\n## Method\n\n1. Stir.\n', 'utf16le')],
  ['Windows-1252', Buffer.from('# Crème\n\n## Ingredients\n\n- ½ cup cream\n\n## Method\n\n1. Stir.\n', 'latin1')],
])('a file in %s is read as it is meant', (encoding, bytes) => {
  const file = join(folder, `${encoding}.md`);
  writeFileSync(file, bytes);
  expect(readImportPath(file)).toMatchObject([{ recipe: { title: 'Crème', ingredients: ['½ cup cream'] } }]);
});

test('of JSON lines, tags may be null, and a line that is no recipe at all is refused by name', () => {
  const file = fileOf(JSON.stringify({ ...lentils, tags: null }), '[]', '7');
  expect(readImportPath(file)).toMatchObject([
    { recipe: { tags: [] } },
    { refusal: expect.stringMatching(/^the line: \S/) },
    { refusal: expect.stringMatching(/^the line: \S/) },
  ]);
});

test.each([
  ['empty.html', '<p>Nothing.</p>', 'no recipe found'],
  ['empty.json', '{}', 'no recipe found'],
  ['broken.json', '{"a', 'the file is not JSON'],
  ['notes.md', '# Notes', 'no recipe found: a recipe in Markdown has a list of ingredients under a heading'],
  ['notes.txt', 'Notes', 'no recipe found: a recipe as text has its ingredients below a line such as "Ingredients"'],
  ['long.md', 'x'.repeat(200_000), 'it is longer than 100000 characters'],
  ['untitled.jsonld', JSON.stringify({ ...soup, name: '' }), 'it has no title'],
  [
    'book.json',
    JSON.stringify({ ...soup, recipeIngredient: Array.from({ length: 201 }, () => '1 egg') }),
    'it has more than 200 ingredients',
  ],
])('%s is refused with the reason', async (name, content, reason) => {
  expect(await importFile(fileNamed(name, content))).toMatchObject({ created: 0, refused: [{ reason }] });
});

test('files of other kinds and files that are not there end the import with a sentence', () => {
  expect(() => readImportPath(fileNamed('recipes.docx', ''))).toThrow(
    'recipes.docx: recipes are imported from .json, .jsonld, ',
  );
  expect(() => readImportPath(join(folder, 'missing.json'))).toThrow(/missing\.json cannot be read/);
});

test('texts that a database cannot hold do not stop an import', async () => {
  expect(
    await importFile(
      fileOf(JSON.stringify({ ...lentils, slug: 'nul', title: 'N\u0000ul', ingredients: ['1 \u0000 onion \ud800'] })),
    ),
  ).toMatchObject({ created: 1, refused: [] });
});
