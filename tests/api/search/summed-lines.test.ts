import { createApp, type TestApp } from '../../support/app.ts';
import { signUp } from '../../support/clients.ts';
import { putIn } from '../../support/pantry.ts';
import { addRecipe } from '../../support/recipes.ts';
import { makeList, type } from '../../support/shopping.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createApp();
  await addRecipe(app, ['4 burger buns', 'lettuce, tomato, sliced cheddar', 'salt and paprika'], {
    slug: 'salad-buns',
    title: 'Salad buns',
    servings: 4,
  });
  await addRecipe(app, ['400 g carrots and parsnips', '2 tbsp each butter and honey'], {
    slug: 'glazed-roots',
    title: 'Glazed roots',
    servings: 2,
  });
});
afterAll(() => app.close());

interface Fit {
  recipe: { slug: string };
  have: number;
  needed: number;
  missingIngredients: string[];
  lines: { state: string }[];
}
const SEARCH = `query($input: SearchRecipesInput!) {
  searchRecipes(input: $input, first: 100) { nodes { recipe { slug } have needed missingIngredients lines { state } } }
}`;

async function fit(slug: string, ingredients: string[]): Promise<Fit | undefined> {
  const { data } = await app.graphql<{ searchRecipes: { nodes: Fit[] } }>(SEARCH, { input: { ingredients } });
  return data.searchRecipes.nodes.find(({ recipe }) => recipe.slug === slug);
}
const LINES = `query($recipe: ListRecipeInput!) { linesToShop(recipe: $recipe) { name amountText isMissing isShort } }`;
interface Shopped {
  linesToShop: { name: string; amountText: string; isMissing: boolean; isShort: boolean }[];
}

test('each food of a line counts, and the line is as its food that is had least', async () => {
  expect(await fit('salad-buns', ['burger buns', 'lettuce', 'tomatoes'])).toMatchObject({
    have: 3,
    needed: 5,
    missingIngredients: ['cheddar', 'paprika'],
    lines: [{ state: 'HAVE' }, { state: 'MISSING' }, { state: 'MISSING' }],
  });
  expect(await fit('salad-buns', ['burger buns', 'lettuce', 'tomatoes', 'cheddar', 'paprika'])).toMatchObject({
    have: 5,
    missingIngredients: [],
    lines: [{ state: 'HAVE' }, { state: 'HAVE' }, { state: 'HAVE' }],
  });
});

test('what of such a line is lacking is shopped for, each food with its part of the amount', async () => {
  const cook = await signUp(app);
  const shop = async (id: string, have: string[]) =>
    (await cook.graphql<Shopped>(LINES, { recipe: { id, have } })).data.linesToShop;
  expect((await shop('salad-buns', ['lettuce']))[1]).toMatchObject({ name: 'tomato, cheddar', isMissing: true });
  const list = await makeList(cook, [{ id: 'glazed-roots', have: ['honey'] }]);
  expect(list.items.map(({ totalAmount, unit, name }) => `${totalAmount} ${unit} ${name}`).sort()).toEqual([
    '2 tbsp butter',
    '200 g carrot',
    '200 g parsnip',
  ]);
});

test('several foods typed at once are several rows of a list', async () => {
  const cook = await signUp(app);
  const list = await makeList(cook);
  await type(cook, list.id, 'bread, butter and jam');
  const { data } = await cook.graphql<{ shoppingList: { items: { name: string }[] } }>(
    'query($id: ID!) { shoppingList(id: $id) { items { name } } }',
    { id: list.id },
  );
  expect(data.shoppingList.items.map(({ name }) => name).sort()).toEqual(['bread', 'butter', 'jam']);
});

test('cooking takes each food of a line out of the pantry', async () => {
  const cook = await signUp(app);
  await putIn(cook, '1 kg carrots', '1 kg parsnips', '250 g butter');
  const { data } = await cook.graphql<{
    cookingProposal: { deductions: { item: { name: string }; amount: number; unit: string }[] };
  }>('{ cookingProposal(recipe: "glazed-roots") { deductions { item { name } amount unit } } }');
  expect(data.cookingProposal.deductions.map(({ item, amount, unit }) => `${amount} ${unit} ${item.name}`)).toEqual([
    '200 g carrot',
    '200 g parsnip',
    '2 tbsp butter',
  ]);
});

test('what a serving holds counts each food of a line', async () => {
  const carbohydrate = async (slug: string): Promise<number> =>
    (
      await app.graphql<{ recipe: { nutrition: { carbs: number } } }>(
        'query($slug: String!) { recipe(slug: $slug) { nutrition { carbs } } }',
        { slug },
      )
    ).data.recipe.nutrition.carbs;
  await addRecipe(app, ['200 g carrots', '200 g parsnips', '2 tbsp butter', '2 tbsp honey'], {
    slug: 'listed-roots',
    servings: 2,
  });
  expect(await carbohydrate('glazed-roots')).toBeCloseTo(await carbohydrate('listed-roots'), 0);
});
