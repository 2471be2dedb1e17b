import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, signUp, type Cook } from '../../support/clients.ts';
import { changeItem, inDays, putIn } from '../../support/pantry.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  const dishes: [string, string[]][] = [
    ['pie', ['2 onions', '200 g plain flour', '100 g butter']],
    ['soup', ['2 onions', '1 l vegetable stock', '200 g spinach']],
    ['bowl', ['200 g rice', '100 g spinach', '2 eggs']],
    ['roast', ['1 kg beef brisket', '3 carrots', '1 parsnip', '1 swede']],
  ];
  for (const [slug, lines] of dishes) await addRecipe(app, lines, { slug, title: slug });
  await app.follower.refresh();
});
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

interface Found {
  nodes: {
    recipe: { slug: string };
    matchPercentage: number;
    missingIngredients: string[];
    usesDue: { name: string }[];
  }[];
}
const search = async (input: object): Promise<Found['nodes']> => {
  const { data, errors } = await cook.graphql<{ searchRecipes: Found }>(
    'query($input: SearchRecipesInput!) { searchRecipes(input: $input) { nodes { recipe { slug } matchPercentage missingIngredients usesDue { name } } } }',
    { input: { ingredients: [], fromPantry: true, ...input } },
  );
  if (errors) throw new Error(errors[0]?.message);
  return data.searchRecipes.nodes;
};

test('a search from the pantry finds what is there, without a chip; what is out is not', async () => {
  const { items } = await putIn(cook, 'onions', 'plain flour', 'butter', 'rice');
  expect((await search({}))[0]).toMatchObject({
    recipe: { slug: 'pie' },
    matchPercentage: 100,
    missingIngredients: [],
  });
  await changeItem(cook, { id: items.find(({ name }) => name === 'butter')?.id, level: 'OUT' });
  const pie = (await search({})).find(({ recipe }) => recipe.slug === 'pie');
  expect(pie?.missingIngredients).toEqual(['butter']);
});

test('a chip beside the pantry is what every result must use', async () => {
  await putIn(cook, 'onions', 'plain flour', 'butter', 'rice', 'eggs');
  expect((await search({})).map(({ recipe }) => recipe.slug).sort()).toEqual(['bowl', 'pie', 'soup']);
  expect((await search({ ingredients: ['spinach'] })).map(({ recipe }) => recipe.slug).sort()).toEqual([
    'bowl',
    'soup',
  ]);
});

test('each result names what is due and would be used', async () => {
  const { items } = await putIn(cook, 'baby spinach', 'rice', 'eggs', 'onions');
  await changeItem(cook, { id: items[0]?.id, bestBefore: inDays(1) });
  const uses = Object.fromEntries(
    (await search({})).map((match) => [match.recipe.slug, match.usesDue.map(({ name }) => name)]),
  );
  expect(uses).toEqual({ bowl: ['baby spinach'], soup: ['baby spinach'], pie: [] });
});

test('without a pantry there is nothing to find, and a visitor is asked to sign in', async () => {
  expect(await search({})).toEqual([]);
  const { errors } = await clientOf(app).graphql(
    '{ searchRecipes(input: { ingredients: [], fromPantry: true }) { totalCount } }',
  );
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('without the pantry a chip is still needed', async () => {
  const { errors } = await cook.graphql('{ searchRecipes(input: { ingredients: [] }) { totalCount } }');
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'ingredients' });
});
