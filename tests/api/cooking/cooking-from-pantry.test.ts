import { createApp, type TestApp } from '../../support/app.ts';
import { signUp, type Cook } from '../../support/clients.ts';
import { inDays, lookIn, putIn } from '../../support/pantry.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  await addRecipe(
    app,
    ['400 g beef mince', '2 onions', '1 onion', '50 g cheese', '1 can chopped tomatoes', 'salt', '1 tbsp olive oil'],
    {
      slug: 'bake',
      title: 'Bake',
      servings: 4,
    },
  );
});
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

interface Deduction {
  item: { id: string; name: string };
  amount: number | null;
  unit: string | null;
  left: { amount: number; unit: string | null }[];
  level: string;
  isUnsure: boolean;
}
const propose = async (servings: number): Promise<Deduction[]> => {
  const { data, errors } = await cook.graphql<{ cookingProposal: { deductions: Deduction[] } }>(
    'query($servings: Float) { cookingProposal(recipe: "bake", servings: $servings) { deductions { item { id name } amount unit left { amount unit } level isUnsure } } }',
    { servings },
  );
  if (errors) throw new Error(errors[0]?.message);
  return data.cookingProposal.deductions;
};
const markCooked = (input: object) =>
  cook.graphql<{ markCooked: { recipe: { slug: string }; pantryChange: { id: string; act: string } | null } }>(
    'mutation($input: MarkCookedInput!) { markCooked(input: $input) { recipe { slug } pantryChange { id act } } }',
    { input: { recipeId: 'bake', ...input } },
  );

test('cooking proposes what it takes: each food once, scaled, a kind for its family, and no staples; and says what stays over where that is known', async () => {
  await putIn(cook, '900 g beef mince', '4 onions', 'cheddar', '1 can chopped tomatoes', 'olive oil', 'rice');
  const proposed = Object.fromEntries((await propose(8)).map(({ item, ...deduction }) => [item.name, deduction]));
  expect(proposed).toEqual({
    'beef mince': { amount: 800, unit: 'g', left: [{ amount: 100, unit: 'g' }], level: 'LOW', isUnsure: false },
    onion: { amount: 6, unit: null, left: [], level: 'OUT', isUnsure: false },
    cheddar: { amount: 100, unit: 'g', left: [], level: 'HAVE', isUnsure: false },
    'canned chopped tomatoes': { amount: 2, unit: 'can', left: [], level: 'OUT', isUnsure: false },
  });
});

test('nothing is stored by a proposal; what is confirmed leaves the pantry, never below nothing', async () => {
  await putIn(cook, '900 g beef mince', '4 onions', 'cheddar');
  const before = await lookIn(cook);
  const proposed = await propose(8);
  expect(await lookIn(cook)).toEqual(before);
  await markCooked({
    servings: 8,
    deductions: proposed.map(({ item, amount, unit, isUnsure }) => ({
      itemId: item.id,
      amount,
      unit,
      ...((isUnsure || item.name === 'cheddar') && { level: 'LOW' }),
    })),
  });
  const after = Object.fromEntries((await lookIn(cook)).map(({ name, level, amount }) => [name, { level, amount }]));
  expect(after).toEqual({
    'beef mince': { level: 'LOW', amount: 100 },
    onion: { level: 'OUT', amount: null },
    cheddar: { level: 'LOW', amount: null },
  });
});

test('what was left is an item with its portions, good for about three days and due from the start', async () => {
  await markCooked({ leftoverPortions: 2 });
  expect(await lookIn(cook)).toMatchObject([
    {
      name: 'Bake',
      leftoverOf: { slug: 'bake' },
      portions: 2,
      place: 'FRIDGE',
      bestBefore: inDays(3),
      isBestBeforeGuessed: true,
      isDue: true,
    },
  ]);
});

test('it is one act of the history, which takes all of it back', async () => {
  const { items } = await putIn(cook, '900 g beef mince');
  const cooked = await markCooked({
    deductions: [{ itemId: items[0]?.id, amount: 400, unit: 'g' }],
    leftoverPortions: 1,
  });
  const { data } = await cook.graphql<{ pantryHistory: { nodes: { id: string; act: string; names: string[] }[] } }>(
    '{ pantryHistory(first: 1) { nodes { id act names } } }',
  );
  const [act] = data.pantryHistory.nodes;
  expect(act).toMatchObject({ act: 'COOKED', names: expect.arrayContaining(['beef mince', 'Bake']) });
  expect(cooked.data.markCooked.pantryChange).toEqual({ id: act?.id, act: 'COOKED' });
  await cook.graphql('mutation($id: ID!) { undoPantryChange(input: { id: $id }) { items { id } } }', { id: act?.id });
  expect((await lookIn(cook)).map(({ name, amount }) => [name, amount])).toEqual([['beef mince', 900]]);
});

test('without a word of the pantry it is only noted; what cannot be is refused whole', async () => {
  const { items } = await putIn(cook, '900 g beef mince');
  expect((await markCooked({})).data.markCooked).toEqual({ recipe: { slug: 'bake' }, pantryChange: null });
  const refused = [
    { servings: 0 },
    { leftoverPortions: -1 },
    { deductions: [{ itemId: items[0]?.id, amount: 0 }] },
    { deductions: [{ itemId: 'not-there', level: 'OUT' }] },
  ];
  const codes = [];
  for (const input of refused) codes.push((await markCooked(input)).errors?.[0]?.extensions.code);
  expect(codes).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'BAD_USER_INPUT', 'NOT_FOUND']);
  expect(await lookIn(cook)).toMatchObject([{ name: 'beef mince', amount: 900 }]);
});

test('what was taken in the place of an ingredient is proposed in its stead; what does not stand in is refused', async () => {
  await addRecipe(app, ['300 ml milk', '2 eggs'], { slug: 'pancakes', title: 'Pancakes', servings: 2 });
  const { data } = await cook.graphql<{
    recipe: { ingredients: { id: string; substitutes: { ingredient: { id: string; name: string } }[] }[] };
  }>('{ recipe(slug: "pancakes") { ingredients { id substitutes { ingredient { id name } } } } }');
  const [milk, eggs] = data.recipe.ingredients;
  const soyMilk = milk?.substitutes.find(({ ingredient }) => ingredient.name === 'soy milk')?.ingredient.id;
  const proposedWith = (swaps: object[] | null) =>
    cook.graphql<{ cookingProposal: { deductions: Deduction[] } }>(
      'query($swaps: [RecipeSwapInput!]) { cookingProposal(recipe: "pancakes", swaps: $swaps) { deductions { item { name } amount unit } } }',
      { swaps },
    );
  await putIn(cook, '1 l milk', '1 l soy milk', '6 eggs');
  const swapped = await proposedWith([{ ingredientId: milk?.id, foodId: soyMilk }]);
  expect(swapped.data.cookingProposal.deductions).toEqual([
    { item: { name: 'soy milk' }, amount: 300, unit: 'ml' },
    { item: { name: 'egg' }, amount: 2, unit: null },
  ]);
  const unswapped = await proposedWith(null);
  expect(unswapped.data.cookingProposal.deductions[0]?.item.name).toBe('milk');
  const refused = await proposedWith([{ ingredientId: eggs?.id, foodId: soyMilk }]);
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'swaps' });
});
