import { createContext } from '../../../api/src/context.ts';
import type { SearchAnswer } from '../../../api/src/modules/search/search-answer.ts';
import { SEARCH_DEFAULTS, type SearchInput } from '../../../api/src/modules/search/search-input.ts';
import { createApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createApp();
});
afterAll(() => app.close());

function search(ingredients: string[], more: Partial<SearchInput> = {}): Promise<SearchAnswer> {
  return createContext(app.platform, 'first answers').search.searchRecipes(
    { ...SEARCH_DEFAULTS, ...more, ingredients },
    10,
    null,
  );
}

const slugs = ({ nodes }: SearchAnswer): string[] => nodes.map(({ recipe }) => recipe.slug);
/** Held foods that the first result is made of. */
const usedFirst = ({ nodes: [first] }: SearchAnswer): (string | null)[] =>
  first?.lines.filter(({ state }) => state.startsWith('HAVE')).map(({ via }) => via) ?? [];

const CUPBOARD = [
  'rice',
  'soy sauce',
  'garlic',
  'onion',
  'carrot',
  'cream',
  'olive oil',
  'flour',
  'sugar',
  'butter',
  'eggs',
  'milk',
  'pasta',
];

test.each([
  [
    'chicken breast and broccoli among thirteen things from the cupboard',
    ['chicken breast', 'broccoli', ...CUPBOARD],
    ['chicken breast', 'broccoli'],
  ],
  ['prawns, garlic and butter', ['prawns', 'garlic', 'butter'], ['prawn']],
  ['salmon, dill and potatoes', ['salmon', 'dill', 'potatoes'], ['salmon', 'potato']],
  ['chicken, rice and garlic', ['chicken', 'rice', 'garlic'], ['chicken']],
])('%s start with a dish that is made of them', async (_, ingredients, telling) => {
  expect(usedFirst(await search(ingredients))).toEqual(expect.arrayContaining(telling));
});

const STEWS = new Set([
  'beef-rouladen',
  'beef-stew-with-carrots-and-potatoes',
  'beef-stifado',
  'boeuf-bourguignon',
  'german-beef-goulash',
]);

test('beef, carrots, red wine and onions are a stew for who has the time, and the search says that more take longer', async () => {
  const kitchen = ['beef', 'carrot', 'red wine', 'onion'];
  const slow = await search(kitchen, { maxCookTime: 240 });
  expect(usedFirst(slow)).toEqual(expect.arrayContaining(['beef', 'red wine']));
  expect(slugs(slow).filter((slug) => STEWS.has(slug)).length).toBeGreaterThanOrEqual(4);
  const quick = await search(kitchen);
  expect(slugs(quick)[0]).not.toBe('grilled-picanha');
  expect((await quick.findLonger()).count).toBeGreaterThan(0);
});

test('a search for "no peanuts" shows no recipe with peanuts', async () => {
  const found = await search(['rice noodles', 'soy sauce', 'lime', 'no peanuts']);
  expect(found.nodes.length).toBeGreaterThan(0);
  expect(
    found.nodes.filter(({ recipe }) => [...recipe.contains, ...recipe.unsure].includes('peanut' as never)),
  ).toEqual([]);
  expect(found.resolvedIngredients.at(-1)).toMatchObject({ isExcluded: true });
});

test('"lasagna" gives lasagne', async () => {
  const found = await search(['lasagna']);
  expect(slugs(found)[0]).toBe('lasagne-alla-bolognese');
  expect(found.dishes[0]?.recipe.slug).toBe('lasagne-alla-bolognese');
});

test.each([
  [['eggs', 'milk', 'flour']],
  [['prawns', 'garlic', 'butter']],
  [['chicken breast', 'broccoli', ...CUPBOARD]],
])('the percentages of %p descend', async (ingredients) => {
  const percentages = (await search(ingredients)).nodes.map(({ matchPercentage }) => matchPercentage);
  expect(percentages).toEqual(percentages.toSorted((a, b) => b - a));
});
