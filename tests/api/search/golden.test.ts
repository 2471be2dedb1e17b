import {
  meanQuality,
  measureQuality,
  ndcgAt,
  precisionAt,
  readGoldenSet,
  type QueryQuality,
} from '../../../bench/golden-set.ts';
import { createContext } from '../../../api/src/context.ts';
import { SEARCH_DEFAULTS } from '../../../api/src/modules/search/search-input.ts';
import { createApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
let qualities: QueryQuality[];
beforeAll(async () => {
  app = await createApp();
  qualities = await measureQuality(createContext(app.platform, 'golden').search);
});
afterAll(() => app.close());

test('the golden set has at least two hundred queries, sixty of them cupboard kitchens, and every recipe it names is in the catalogue', async () => {
  const golden = readGoldenSet();
  expect(golden.length).toBeGreaterThanOrEqual(200);
  expect(golden.filter(({ isCupboard }) => isCupboard).length).toBeGreaterThanOrEqual(60);
  const stored = await app.database.orm.em.fork().execute<{ slug: string }[]>('select slug from recipe');
  const slugs = new Set(stored.map(({ slug }) => slug));
  expect(golden.flatMap(({ grades }) => [...grades.keys()]).filter((slug) => !slugs.has(slug))).toEqual([]);
});

test('nine in ten of the first five results are an answer to a good cook, also where a kitchen is full of cupboard foods', () => {
  expect(meanQuality(qualities, 'precisionAt5')).toBeGreaterThanOrEqual(0.91);
  expect(
    meanQuality(
      qualities.filter(({ query }) => query.isCupboard),
      'precisionAt5',
    ),
  ).toBeGreaterThanOrEqual(0.9);
});

test('nine times in ten the first result is the very dish that the chips are for', () => {
  const isBest = ({ query, found: [first = ''] }: QueryQuality): boolean => query.grades.get(first) === 3;
  expect(qualities.filter(isBest).length / qualities.length).toBeGreaterThanOrEqual(0.9);
});

test('a kitchen of four things or fewer finds a dish that they are for among the first three', () => {
  const small = qualities.filter(({ query }) => query.input.ingredients.length <= 4);
  const without = small.filter(({ query, found }) => !found.slice(0, 3).some((slug) => query.grades.get(slug) === 3));
  expect(without.map(({ query }) => query.input.ingredients.join(', '))).toEqual([]);
});

test('who has peas is not sent to soya beans in the pod', async () => {
  const { nodes } = await createContext(app.platform, 'golden').search.searchRecipes(
    { ...SEARCH_DEFAULTS, ingredients: ['peas'] },
    5,
    null,
  );
  expect(nodes.map(({ recipe }) => recipe.slug)).not.toContain('salted-edamame');
});

test.each([
  [
    'sweet dumplings are not glazed with fish sauce',
    ['fish sauce', 'sugar', 'glutinous rice flour', 'potato starch'],
    'mitarashi-dango',
    ['soy sauce'],
  ],
  [
    'chickpeas make no fishcakes',
    ['chickpeas', 'potatoes', 'lemon', 'egg', 'breadcrumbs', 'vegetable oil'],
    'tuna-fishcakes',
    ['canned tuna'],
  ],
  [
    'a fresh chilli does for chilli flakes',
    ['chilli', 'spaghetti', 'garlic', 'olive oil', 'parsley'],
    'spaghetti-aglio-e-olio',
    [],
  ],
  [
    'Quorn mince makes a taco soup',
    ['quorn mince', 'onion', 'taco seasoning', 'canned chopped tomatoes', 'kidney beans', 'sweetcorn'],
    'taco-soup',
    [],
  ],
])('%s', async (_, ingredients, slug, missing) => {
  const { nodes } = await createContext(app.platform, 'golden').search.searchRecipes(
    { ...SEARCH_DEFAULTS, ingredients },
    20,
    null,
  );
  expect(nodes.find(({ recipe }) => recipe.slug === slug)?.missingIngredients).toEqual(missing);
});

test('the first ten results are ordered nearly as a good cook would order them', () => {
  expect(meanQuality(qualities, 'ndcgAt10')).toBeGreaterThanOrEqual(0.865);
});

describe('the measures', () => {
  const grades = new Map([
    ['a', 3],
    ['b', 2],
    ['c', 1],
  ]);

  test('precision counts answers among the first, and does not ask for more than there are', () => {
    expect(precisionAt(5, ['a', 'b', 'c', 'x', 'y'], grades)).toBe(1);
    expect(precisionAt(2, ['x', 'a'], grades)).toBe(0.5);
  });

  test('the gain is whole only in the best order, and what comes late counts less', () => {
    expect(ndcgAt(10, ['a', 'b', 'c'], grades)).toBe(1);
    expect(ndcgAt(10, ['c', 'b', 'a'], grades)).toBeLessThan(ndcgAt(10, ['a', 'c', 'b'], grades));
    expect(ndcgAt(10, ['x', 'y'], grades)).toBe(0);
    expect(
      ndcgAt(
        1,
        ['b'],
        new Map([
          ['a', 1],
          ['b', 1],
        ]),
      ),
    ).toBe(1);
  });
});
