import { createApp, type TestApp } from '../../support/app.ts';
import { addRecipe } from '../../support/recipes.ts';

const SEARCH = `query Search($input: SearchRecipesInput!) {
  searchRecipes(input: $input, first: 100) {
    totalCount
    nodes { recipe { slug allergens possibleAllergens ingredients { name } } }
    resolvedIngredients { text ingredient { name } parts excludes unread isExcluded }
  }
}`;

interface Found {
  totalCount: number;
  nodes: {
    recipe: { slug: string; allergens: string[]; possibleAllergens: string[]; ingredients: { name: string }[] };
  }[];
  resolvedIngredients: {
    text: string;
    ingredient: { name: string } | null;
    parts: string[];
    excludes: string[];
    unread: string[];
    isExcluded: boolean;
  }[];
}

let app: TestApp;

beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  await addRecipe(app, ['400 g chicken', '200 g rice', '2 tbsp peanut butter'], { slug: 'peanut-chicken' });
  await addRecipe(app, ['400 g chicken', '200 g rice', '1 onion'], { slug: 'chicken-and-onions' });
  await addRecipe(app, ['400 g chicken', '200 g rice', '100 ml cream'], { slug: 'creamy-chicken' });
  await addRecipe(app, ['400 g chicken', '3 frobnitzes'], { slug: 'chicken-with-a-mystery' });
  await addRecipe(app, ['200 g almonds', '1 orange'], { slug: 'almonds-and-oranges' });
});
afterAll(() => app.close());

async function search(ingredients: string[], more: object = {}): Promise<Found> {
  const answer = await app.graphql<{ searchRecipes: Found }>(SEARCH, { input: { ingredients, ...more } });
  expect(answer.errors).toBeUndefined();
  return answer.data.searchRecipes;
}
const slugs = ({ nodes }: Found): string[] => nodes.map(({ recipe }) => recipe.slug).sort();
const restSlugs = async (query: string): Promise<string[]> =>
  (await app.rest(`/api/recipes?${query}`))
    .json<{ recipes: { slug: string }[] }>()
    .recipes.map(({ slug }) => slug)
    .sort();

test('"no peanuts" beside other chips finds no recipe with peanuts, nor one where it is not known', async () => {
  expect(slugs(await search(['chicken', 'no peanuts']))).toEqual(['chicken-and-onions', 'creamy-chicken']);
  expect(await restSlugs('ingredients=chicken,no%20peanuts')).toEqual(['chicken-and-onions', 'creamy-chicken']);
});

test.each(['peanuts', 'dairy', 'onions', 'meat'])(
  'leaving out %s by the filter leaves out as much as typing it',
  async (food) => {
    expect(slugs(await search(['chicken', 'oranges'], { exclude: [food] }))).toEqual(
      slugs(await search(['chicken', 'oranges', `no ${food}`])),
    );
  },
);

test('an unknown food in the exclusion filter is refused', async () => {
  const answer = await app.graphql(SEARCH, { input: { ingredients: ['chicken'], exclude: ['frobnitz'] } });
  expect(answer.errors?.[0]).toMatchObject({
    message: 'There is no ingredient "frobnitz".',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('what is said in one breath counts as what is typed one by one', async () => {
  expect(slugs(await search(['chicken, rice and a bit of cream']))).toEqual(
    slugs(await search(['chicken', 'rice', 'cream'])),
  );
  expect(
    (await search(['half an onion', 'onions'])).resolvedIngredients.map(({ ingredient }) => ingredient?.name),
  ).toEqual(['onion', 'onion']);
});

test('two words that name a food which no recipe needs are two foods of a list, and that food alone', async () => {
  const parts = async (text: string): Promise<string[]> =>
    (await search([text])).resolvedIngredients.flatMap(({ ingredient, parts: named }) => ingredient?.name ?? named);
  expect(await parts('ham cheese bread')).toEqual(['ham', 'cheese', 'bread']);
  expect(await parts('peanut butter rice chicken')).toEqual(['peanut butter', 'rice', 'chicken']);
  expect(await parts('cheese bread')).toEqual(['cheese bread']);
});

test('a mixture holds its foods and leaves out the others', async () => {
  const found = await search(['chicken and rice, without cream or onions']);
  expect(slugs(found)).toEqual(['chicken-with-a-mystery', 'peanut-chicken']);
  expect(found.resolvedIngredients).toEqual([
    {
      text: 'chicken and rice, without cream or onions',
      ingredient: null,
      parts: ['chicken', 'rice'],
      excludes: ['cream', 'onion'],
      unread: [],
      isExcluded: false,
    },
  ]);
});

test('an allergy that is typed counts as one that is chosen, and no dairy is no cream', async () => {
  expect(slugs(await search(['chicken', 'no dairy']))).toEqual(
    slugs(await search(['chicken'], { allergies: ['DAIRY'] })),
  );
  expect(slugs(await search(['oranges', 'allergic to nuts']))).toEqual([]);
});

test('what has to be left out and is not known is said, and is not held', async () => {
  const found = await search(['chicken', 'no frobnitz']);
  expect(found.resolvedIngredients[1]).toMatchObject({
    ingredient: null,
    isExcluded: false,
    excludes: [],
    unread: ['frobnitz'],
  });
  expect(found.totalCount).toBe(4);
});

test('where every chip only leaves out, nothing is found, and what was understood is told', async () => {
  const found = await search(['no peanuts', 'without onions']);
  expect(found.totalCount).toBe(0);
  expect(found.resolvedIngredients.map(({ ingredient, isExcluded }) => [ingredient?.name, isExcluded])).toEqual([
    ['peanut', true],
    ['onion', true],
  ]);
});

test('a hundred foods in a few breaths are no error', async () => {
  const breath =
    'eggs, milk, rice, pasta, flour, butter, cream, cheese, ham, bacon, tuna, cod, onion, leek, garlic, carrot, celery, peas, beans, corn';
  const found = await search([
    breath,
    'apples, pears, plums, lemons, limes, oranges, bananas, mangoes, grapes, figs, dates, kiwis, melon, cherries, peaches',
  ]);
  expect(found.resolvedIngredients.map(({ parts }) => parts.length)).toEqual([20, 15]);
});

test('a creative recipe uses nothing of what was typed to be left out', async () => {
  const { nodes } = await search(['chicken', 'rice', 'cream', 'garlic', 'no onions', 'allergic to milk'], {
    mode: 'CREATIVE',
  });
  expect(nodes.length).toBeGreaterThan(0);
  for (const { recipe } of nodes) {
    expect([...recipe.allergens, ...recipe.possibleAllergens]).not.toContain('DAIRY');
    expect(recipe.ingredients.map(({ name }) => name).join()).not.toMatch(/(?<!spring )onion/);
  }
  expect((await search(['no onions'], { mode: 'CREATIVE' })).totalCount).toBe(0);
});
