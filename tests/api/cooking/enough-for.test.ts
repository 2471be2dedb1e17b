import { createApp, type TestApp } from '../../support/app.ts';
import { signUp, type Cook } from '../../support/clients.ts';
import { putIn } from '../../support/pantry.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  const lines = ['400 g beef mince', '2 onions', '1 onion', '50 g cheese', 'parsley', 'salt'];
  await addRecipe(app, lines, { slug: 'bake', title: 'Bake', servings: 4 });
});
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

/** For how many the pantry is enough, of the one recipe. */
const enoughFor = async (input: object): Promise<number | null | undefined> => {
  const { data } = await cook.graphql<{ searchRecipes: { nodes: { enoughFor: number | null }[] } }>(
    'query($input: SearchRecipesInput!) { searchRecipes(input: $input) { nodes { enoughFor } } }',
    { input },
  );
  return data.searchRecipes.nodes[0]?.enoughFor;
};
const FROM_PANTRY = { ingredients: [], fromPantry: true };

test.each([
  ['the scarcest food decides, each counted once however many lines ask for it', ['1 kg beef mince', '3 onions'], 4],
  ['units are converted', ['0.5 kg beef mince', '12 onions'], 5],
  ['in halves of a serving', ['250 g beef mince'], 2.5],
  ['a kind is had for its family', ['25 g cheddar', '12 onions'], 2],
  ['what is there without an amount is enough', ['beef mince', '6 onions'], 8],
])('%s: %j is enough for %d', async (_, lines, servings) => {
  await putIn(cook, ...lines);
  expect(await enoughFor(FROM_PANTRY)).toBe(servings);
});

test.each([
  [['200 g beef mince', 'onions', 'cheese'], 2],
  [['beef mince 200g'], 2],
  [['half an onion', 'cheddar'], 0.5],
  [['2 onions', '1 bunch parsley'], 2.5],
  [['1 kg beef mince', 'three onions', '25 g cheddar'], 2],
  [['1 kg beef mince and three onions'], 4],
])('%j typed without a pantry is enough for %d', async (ingredients, servings) => {
  expect(await enoughFor({ ingredients })).toBe(servings);
});

test('what is typed counts before what is in the pantry, which knows the amounts of the others', async () => {
  await putIn(cook, '1 kg beef mince', '3 onions');
  expect(await enoughFor({ ingredients: ['100 g beef mince'], fromPantry: true })).toBe(1);
  expect(await enoughFor({ ingredients: ['beef mince'], fromPantry: true })).toBe(4);
});

test('the five of five spice is no amount', async () => {
  expect(await enoughFor({ ingredients: ['five spice', 'beef mince'] })).toBeNull();
});

test('where no amount is known nothing is said, nor of a search that is not from the pantry', async () => {
  await putIn(cook, 'beef mince', 'onions');
  expect(await enoughFor(FROM_PANTRY)).toBeNull();
  await putIn(cook, '3 kg onions');
  expect(await enoughFor({ ingredients: ['onions'] })).toBeNull();
});
