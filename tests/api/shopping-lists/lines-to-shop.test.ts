import { createApp, type TestApp } from '../../support/app.ts';
import { codeOf, signUp, type Cook } from '../../support/clients.ts';
import { putIn } from '../../support/pantry.ts';
import { addRecipe } from '../../support/recipes.ts';
import { change, look, makeList } from '../../support/shopping.ts';

interface Line {
  id: string;
  name: string;
  amountText: string;
  isMissing: boolean;
  isShort: boolean;
}

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  await addRecipe(app, ['300 g mince', '1 can chopped tomatoes', '2 onions', 'salt and pepper', '200 ml milk'], {
    slug: 'sauce',
    title: 'Sauce',
    servings: 4,
  });
});
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

const ask = (recipe: object) =>
  cook.graphql<{ linesToShop: Line[] }>(
    'query Lines($recipe: ListRecipeInput!) { linesToShop(recipe: $recipe) { id name amountText isMissing isShort } }',
    { recipe: { id: 'sauce', ...recipe } },
  );
const lines = async (recipe: object = {}): Promise<Line[]> => (await ask(recipe)).data.linesToShop;
const told = (all: readonly Line[]): string[] => all.map(({ amountText, name }) => `${amountText} ${name}`.trim());
const missing = (all: readonly Line[]): string[] => all.filter((line) => line.isMissing).map(({ name }) => name);

test('each line is told as it would be on the list, for as many as eat, with what is sold in tins in whole ones', async () => {
  expect(told(await lines({ servings: 6 }))).toEqual([
    '450 g beef mince',
    '2 cans canned chopped tomatoes',
    '3 onion',
    'salt, black pepper',
    '300 ml milk',
  ]);
});

test('what is at home or named is not missing, nor is what every kitchen has', async () => {
  expect(missing(await lines())).toEqual(['beef mince', 'canned chopped tomatoes', 'onion', 'milk']);
  expect(missing(await lines({ have: ['red onion'] }))).toEqual(['beef mince', 'canned chopped tomatoes', 'milk']);
  await putIn(cook, '1 l milk');
  expect(missing(await lines({ have: ['red onion'] }))).toEqual(['beef mince', 'canned chopped tomatoes']);
});

test('a heading, a tool and a remark are nothing to buy', async () => {
  await addRecipe(app, ['For the salad:', '1 lettuce', 'a large frying pan', 'Serves 4'], { slug: 'salad' });
  expect(told(await lines({ id: 'salad' }))).toEqual(['1 lettuce']);
});

const short = (all: readonly Line[]): string[] => told(all.filter(({ isShort }) => isShort));

test('of what there is too little of, the rest is to be bought: by the amounts typed, then by those of the pantry', async () => {
  await putIn(cook, '100 g beef mince', '1 l milk', 'onions');
  expect(short(await lines())).toEqual(['200 g beef mince']);
  expect(short(await lines({ servings: 2 }))).toEqual(['50 g beef mince']);
  expect(short(await lines({ have: ['250 g mince', 'half an onion'] }))).toEqual(['50 g beef mince', '2 onion']);
  expect(short(await lines({ have: ['1 lb beef mince', 'two onions'] }))).toEqual([]);
});

test('what is left of a food by one line is there for the next', async () => {
  await addRecipe(app, ['200 g butter', '100 g butter, melted', '1 cup sugar'], { slug: 'two-butters', servings: 4 });
  await putIn(cook, '250 g butter', '100 g sugar');
  expect(short(await lines({ id: 'two-butters' }))).toEqual(['50 g butter', '1/2 cup sugar']);
  expect(short(await lines({ id: 'two-butters', have: ['150 g butter'] }))).toEqual([
    '50 g butter',
    '100 g butter',
    '1/2 cup sugar',
  ]);
});

test('what is short goes on the list as the difference', async () => {
  await putIn(cook, '100 g beef mince');
  const [mince] = await lines();
  const list = await makeList(cook, [{ id: 'sauce', lines: [mince?.id] }]);
  expect(list.items).toMatchObject([{ name: 'beef mince', totalAmount: 200, unit: 'g' }]);
  const whole = await makeList(cook, [{ id: 'sauce' }]);
  expect(whole.items.find(({ name }) => name === 'beef mince')).toMatchObject({ totalAmount: 300 });
  const rest = await makeList(cook, [{ id: 'sauce', have: ['tomatoes', 'onions', 'milk', '50 g mince'] }]);
  expect(rest.items.find(({ name }) => name === 'beef mince')).toMatchObject({ totalAmount: 250 });
  expect(rest.shoppedRecipes).toMatchObject([{ isPartial: true }]);
});

test('the lines that were chosen are put on the list, and no others', async () => {
  const [mince, tomatoes] = await lines();
  const chosen = [mince?.id, tomatoes?.id];
  const list = await makeList(cook, [{ id: 'sauce', servings: 2, lines: chosen }]);
  expect(list.items.map(({ name }) => name).sort()).toEqual(['beef mince', 'canned chopped tomatoes']);
  expect(list.shoppedRecipes).toMatchObject([{ servings: 2, isPartial: true }]);
  await change(cook, 'addRecipeToShoppingList', { listId: list.id, recipeId: 'sauce', lines: [mince?.id] });
  expect((await look(cook, list.id)).items).toMatchObject([{ name: 'beef mince', totalAmount: 300 }]);
});

test('what is chosen is put there also where the cook has it', async () => {
  const milk = (await lines()).find(({ name }) => name === 'milk');
  const list = await makeList(cook, [{ id: 'sauce', have: ['milk'], lines: [milk?.id] }]);
  expect(list.items.map(({ name }) => name)).toEqual(['milk']);
});

test.each([
  ['none', [], 'Choose at least one ingredient of the recipe.'],
  ['one of no recipe', ['nothing'], 'Choose at least one ingredient of the recipe.'],
])('lines of which %s can be put on a list are refused in a sentence', async (_which, chosen, sentence) => {
  const list = await makeList(cook, []);
  const { errors } = await change(cook, 'addRecipeToShoppingList', {
    listId: list.id,
    recipeId: 'sauce',
    lines: chosen,
  });
  expect(errors).toMatchObject([{ message: sentence, extensions: { code: 'BAD_USER_INPUT', field: 'lines' } }]);
});

test('a line of another recipe among them is refused', async () => {
  const list = await makeList(cook, []);
  const [mince] = await lines();
  const input = { listId: list.id, recipeId: 'sauce', lines: [mince?.id, 'nothing'] };
  expect((await change(cook, 'addRecipeToShoppingList', input)).errors).toMatchObject([
    { message: 'The recipe has no such ingredient.' },
  ]);
});

test('a recipe that is not there has no lines to shop for', async () => {
  expect(codeOf(await ask({ id: 'nowhere' }))).toBe('NOT_FOUND');
});
