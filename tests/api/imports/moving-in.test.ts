import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readImportPath } from '../../../api/src/modules/imports/import-paths.ts';
import { recipeOfText } from '../../../api/src/modules/imports/import-source.ts';
import { ImportService } from '../../../api/src/modules/imports/import.service.ts';
import { RecipeStatus } from '../../../api/src/modules/recipes/recipe-enums.ts';
import { createApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await createApp();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-moving-in-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => app.close());

function put(name: string, content: string | object | Buffer): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content));
  return file;
}
const importAll = (path: string) =>
  new ImportService(app.database.orm.em.fork(), app.platform.foods).importAll(readImportPath(path), RecipeStatus.DRAFT);

const ofMealie = {
  name: 'Lentil Soup',
  slug: 'lentil-soup',
  description: 'Warm.',
  recipeServings: 4,
  recipeYield: 'bowls',
  prepTime: '15 minutes',
  performTime: '30 minutes',
  totalTime: '45 minutes',
  orgURL: 'https://example.org/lentil-soup',
  tags: [{ name: 'Vegan' }],
  recipeCategory: [{ name: 'Soup' }],
  recipeIngredient: [
    {
      title: 'Pot',
      quantity: 2,
      unit: { name: 'cup', pluralName: 'cups' },
      food: { name: 'lentil', pluralName: 'lentils' },
      note: 'rinsed',
      originalText: 'something else',
    },
    { title: '', quantity: 1, unit: null, food: null, note: '1 onion, chopped' },
    { quantity: 0, unit: { name: 'teaspoon' }, food: { name: 'salt' }, note: 'to taste' },
  ],
  recipeInstructions: [
    { title: 'Cook', text: 'Boil the lentils.' },
    { title: '', text: 'Season.' },
  ],
};
const inSnakeCase = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).map(([name, one]) => [
            name.replace('URL', '_url').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
            one,
          ]),
        )
      : part,
  );

const ofTandoor = {
  name: 'Pancakes',
  description: 'Fluffy.',
  keywords: [{ name: 'breakfast' }],
  working_time: 15,
  waiting_time: 5,
  servings: 4,
  servings_text: 'people',
  source_url: '',
  steps: [
    {
      name: '',
      time: 0,
      instruction: 'Mix the {{ ingredients[0] }}.\nHeat {{ scale(2) }} pans.',
      ingredients: [
        { food: { name: 'flour' }, unit: { name: 'g' }, amount: 200, note: 'sifted' },
        { food: { name: 'egg', plural_name: 'eggs' }, unit: null, amount: '2.0000' },
        { food: null, unit: null, amount: 0, note: 'To serve', is_header: true },
        { food: { name: 'maple syrup' }, unit: { name: 'ml' }, amount: 30, no_amount: true },
      ],
    },
    { name: 'Fry', time: 3, instruction: 'Fry on both sides.', ingredients: [] },
  ],
};

const ofPaprika = {
  name: 'Chili',
  description: 'Hot.',
  source: 'Jo',
  source_url: 'https://example.org/chili',
  servings: 'Serves 6',
  prep_time: '15 min',
  cook_time: '1 hr',
  difficulty: 'Easy',
  categories: ['Dinner', 'Mexican'],
  ingredients: 'Main:\n500 g beef mince\n\n1 can kidney beans\n',
  directions: 'Brown the beef.\n\nSimmer for 1 hour.',
  photo_data: 'AAAA',
};

test.each([
  ['camelCase', ofMealie],
  ['snake_case', inSnakeCase(ofMealie) as object],
])('a recipe of Mealie in %s comes with its lines, sections, times and tags', (_, file) => {
  expect(readImportPath(put('lentil-soup.json', file))).toMatchObject([
    {
      recipe: {
        title: 'Lentil Soup',
        url: 'https://example.org/lentil-soup',
        servings: 4,
        prepTime: 15,
        cookTime: 30,
        tags: ['Vegan', 'Soup'],
        ingredients: ['## Pot', '2 cups lentils, rinsed', '1 onion, chopped', 'salt, to taste'],
        instructions: [
          { text: 'Boil the lentils.', group: 'Cook' },
          { text: 'Season.', group: 'Cook' },
        ],
      },
    },
  ]);
});

test('a recipe of Tandoor comes with the lines of all its steps, its headings, timers and people', () => {
  expect(readImportPath(put('recipe.json', ofTandoor))).toMatchObject([
    {
      recipe: {
        title: 'Pancakes',
        servings: 4,
        prepTime: 15,
        cookTime: 5,
        tags: ['breakfast'],
        ingredients: ['200 g flour, sifted', '2 eggs', '## To serve', 'maple syrup'],
        instructions: [
          { text: 'Mix the flour.' },
          { text: 'Heat 2 pans.' },
          { text: 'Fry on both sides.', group: 'Fry', minutes: 3 },
        ],
      },
    },
  ]);
});

test('a recipe of Paprika comes with its headings, times, source and categories', () => {
  expect(readImportPath(put('Chili.paprikarecipe', gzipSync(JSON.stringify(ofPaprika))))).toMatchObject([
    {
      recipe: {
        title: 'Chili',
        author: 'Jo',
        url: 'https://example.org/chili',
        servings: 6,
        prepTime: 15,
        cookTime: 60,
        difficulty: 'Easy',
        tags: ['Dinner', 'Mexican'],
        ingredients: ['Main:', '500 g beef mince', '1 can kidney beans'],
        instructions: [{ text: 'Brown the beef.' }, { text: 'Simmer for 1 hour.' }],
      },
    },
  ]);
});

test('a recipe of RecipeSage keeps its sections and where it comes from', () => {
  const ofRecipeSage = [
    {
      '@context': 'http://schema.org',
      '@type': 'Recipe',
      name: 'Toast',
      isBasedOn: 'https://example.org/toast',
      recipeIngredient: ['[Main part]', '2 slices bread', '[To serve]', '1 tbsp butter'],
      recipeInstructions: [
        { '@type': 'HowToSection', name: 'Toasting' },
        { '@type': 'HowToStep', text: 'Toast the bread.' },
        { '@type': 'HowToStep', text: '[Serving]' },
        { '@type': 'HowToStep', text: 'Butter it.' },
      ],
    },
  ];
  expect(readImportPath(put('recipesage.json', ofRecipeSage))).toMatchObject([
    {
      recipe: {
        url: 'https://example.org/toast',
        ingredientGroups: [
          { name: 'Main part', ingredients: ['2 slices bread'] },
          { name: 'To serve', ingredients: ['1 tbsp butter'] },
        ],
        instructions: [
          { text: 'Toast the bread.', group: 'Toasting' },
          { text: 'Butter it.', group: 'Serving' },
        ],
      },
    },
  ]);
});

test.each([
  ['Mealie', ofMealie, 'Lentil Soup'],
  ['Tandoor', ofTandoor, 'Pancakes'],
  ['Paprika', ofPaprika, 'Chili'],
])('what %s saved as JSON can be pasted too', (_, file, title) => {
  expect(recipeOfText(JSON.stringify(file))).toMatchObject({ title });
});

test('a folder is read with all below it, as Nextcloud and others keep their recipes, and nothing else in it counts', async () => {
  put('Amaretti/recipe.json', {
    '@type': 'Recipe',
    name: 'Amaretti of Nextcloud',
    recipeYield: 30,
    recipeIngredient: ['200 g ground almonds'],
    recipeInstructions: ['Bake for 25 minutes.'],
  });
  put('Amaretti/full.jpg', 'a picture');
  put('mealie/lentil-soup/lentil-soup.json', ofMealie);
  put('Chili.paprikarecipe', gzipSync(JSON.stringify(ofPaprika)));
  put('notes.json', { a: 1 });
  const report = await importAll(folder);
  expect(report).toMatchObject({
    created: 3,
    refused: [{ where: join(folder, 'notes.json'), reason: 'no recipe found' }],
  });
  expect(await importAll(folder)).toMatchObject({ created: 0, unchanged: 3 });
});

test('two recipes that a cook took from one page and named apart both come in, and stay two', async () => {
  const from = (name: string, line: string): object => ({
    ...ofPaprika,
    name,
    source_url: 'https://example.org/breakfasts',
    ingredients: line,
  });
  put('a.paprikarecipe', gzipSync(JSON.stringify(from('French Toast of Mine', '2 slices bread'))));
  put('b.paprikarecipe', gzipSync(JSON.stringify(from('Protein French Toast', '30 g oats'))));
  expect(await importAll(folder)).toMatchObject({ created: 2, refused: [] });
  expect(await importAll(folder)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
});

test('what only goes by the name of an archive is refused', async () => {
  put('export.zip', 'PK');
  put('all.paprikarecipes', 'PK');
  const { refused } = await importAll(folder);
  expect(refused.map(({ reason }) => reason)).toEqual([
    'it is damaged: it is no archive that can be opened',
    'it is damaged: it is no archive that can be opened',
  ]);
});

test('a packed file that swells without end, and one that is damaged, are refused and hold nothing up', () => {
  put('bomb.paprikarecipe', gzipSync(Buffer.alloc(60_000_000)));
  put('torn.paprikarecipe', gzipSync(JSON.stringify(ofPaprika)).subarray(0, 40));
  expect(readImportPath(folder)).toMatchObject([
    { refusal: 'it holds more than 50 MB' },
    { refusal: 'it is damaged: it cannot be unpacked' },
  ]);
});

test('links in a folder are not followed, out of it or round in circles', () => {
  const outside = mkdtempSync(join(tmpdir(), 'larder-outside-'));
  writeFileSync(join(outside, 'secret.json'), JSON.stringify(ofMealie));
  symlinkSync(join(outside, 'secret.json'), join(folder, 'secret.json'));
  symlinkSync(folder, join(folder, 'round'));
  put('recipe.json', ofTandoor);
  expect(readImportPath(folder)).toMatchObject([{ where: join(folder, 'recipe.json') }]);
  rmSync(outside, { recursive: true });
});

test('a folder without any recipe file ends the import with a sentence', () => {
  put('photo.jpg', 'a picture');
  expect(() => readImportPath(folder)).toThrow(/: there are no \.json, \.jsonld, .* files in it\.$/);
});

test.each([
  [
    'parts of other kinds',
    {
      name: 'Odd',
      recipeIngredient: [null, 7, [], { quantity: 'x', unit: [], food: {}, note: { text: 'salt' } }],
      recipeInstructions: [null, 3, { text: ['Stir.'] }],
    },
  ],
  [
    'steps of other kinds',
    {
      name: 'Odd',
      steps: [
        null,
        { instruction: 7, ingredients: 'none' },
        { instruction: 'Stir.', ingredients: [{ amount: '1e999', food: 5 }] },
      ],
    },
  ],
])('a recipe of another app with %s is read as far as it goes', (_, recipe) => {
  expect(readImportPath(put('odd.json', recipe))).toMatchObject([
    { recipe: { title: 'Odd', instructions: expect.arrayContaining([{ text: 'Stir.' }]) } },
  ]);
});
