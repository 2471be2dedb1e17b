import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, signUp, type Client, type Cook } from '../../support/clients.ts';
import { changeItem, inDays, putIn } from '../../support/pantry.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  const dishes: [string, string[]][] = [
    ['pie', ['2 onions', '200 g plain flour', '100 g butter']],
    ['tart', ['2 onions', '200 g plain flour', '100 g butter', '2 eggs']],
    ['flan', ['2 eggs', '100 g butter', '200 g plain flour']],
    ['pasta', ['200 g spaghetti', '100 g butter']],
    ['bake', ['200 g penne', '100 g butter']],
    ['ragout', ['400 g beef mince', '2 onions', '100 g butter']],
  ];
  for (const [slug, lines] of dishes) await addRecipe(app, lines, { slug, title: slug });
  await app.follower.refresh();
});
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

interface ShownUnlock {
  food: { name: string };
  recipes: number;
  examples: { slug: string }[];
}
const unlocks = async (client: Client, input: object, first = 5): Promise<ShownUnlock[]> => {
  const { data, errors } = await client.graphql<{ unlocks: ShownUnlock[] }>(
    'query($input: SearchRecipesInput!, $first: Int) { unlocks(input: $input, first: $first) { food { name } recipes examples { slug } } }',
    { input, first },
  );
  if (errors) throw new Error(errors[0]?.message);
  return data.unlocks;
};
const slugsOf = (found: ShownUnlock[]): Record<string, string[]> =>
  Object.fromEntries(found.map(({ food, examples }) => [food.name, examples.map(({ slug }) => slug).sort()]));

interface ShownPair {
  ingredients: { name: string }[];
  recipes: number;
  examples: { slug: string }[];
}
const unlockPair = async (client: Client, input: object): Promise<ShownPair | null> => {
  const { data, errors } = await client.graphql<{ unlockPair: ShownPair | null }>(
    'query($input: SearchRecipesInput!) { unlockPair(input: $input) { ingredients { name } recipes examples { slug } } }',
    { input },
  );
  if (errors) throw new Error(errors[0]?.message);
  return data.unlockPair;
};

/** Stores a recipe that only the cook sees. */
async function writeDraft(client: Client, lines: string[]): Promise<void> {
  const input = {
    title: 'Omelette of mine',
    description: 'A dish.',
    difficulty: 'EASY',
    prepTime: 10,
    cookTime: 20,
    servings: 2,
    ingredients: lines.map((text) => ({ text })),
    instructions: [{ description: 'Cook everything.' }],
    isDraft: true,
  };
  const { errors } = await client.graphql(
    'mutation($input: RecipeInput!) { submitRecipe(input: $input) { recipe { id } } }',
    { input },
  );
  expect(errors).toBeUndefined();
}

test('a visitor learns what to buy for the foods they typed', async () => {
  const found = await unlocks(clientOf(app), { ingredients: ['butter', 'plain flour'] });
  expect(found[0]).toMatchObject({ recipes: 2, food: { name: 'spaghetti' } });
  expect(slugsOf(found)).toEqual({ spaghetti: ['bake', 'pasta'], onion: ['pie'], egg: ['flan'] });
});

test('a cook learns it for the pantry; what is out counts as something to buy', async () => {
  const { items } = await putIn(cook, 'onions', 'plain flour', 'butter', 'eggs');
  const before = await unlocks(cook, { ingredients: [], fromPantry: true });
  expect(slugsOf(before)).toEqual({ spaghetti: ['bake', 'pasta'], 'beef mince': ['ragout'] });
  await changeItem(cook, { id: items.find(({ name }) => name === 'egg')?.id, level: 'OUT' });
  const after = await unlocks(cook, { ingredients: [], fromPantry: true });
  expect(slugsOf(after)).toMatchObject({ egg: ['flan', 'tart'] });
});

test('two foods are told that complete together what neither does alone, a recipe that only its cook sees included', async () => {
  const input = { ingredients: ['butter', 'plain flour'] };
  const found = await unlockPair(clientOf(app), input);
  expect(found?.ingredients.map(({ name }) => name).sort()).toEqual(['egg', 'onion']);
  expect(found?.recipes).toBe(3);
  expect(found?.examples.map(({ slug }) => slug).sort()).toEqual(['flan', 'pie', 'tart']);
  await writeDraft(cook, ['200 g plain flour', '2 onions', '3 eggs']);
  expect((await unlockPair(cook, input))?.recipes).toBe(4);
  expect((await unlockPair(clientOf(app), input))?.recipes).toBe(3);
});

test('no two are told where they complete no more than each does alone', async () => {
  const { items } = await putIn(cook, 'onions', 'plain flour', 'butter', 'eggs');
  expect(items).toHaveLength(4);
  expect(await unlockPair(cook, { ingredients: [], fromPantry: true })).toBeNull();
});

test('what the cook will not eat is not to be bought', async () => {
  const found = await unlocks(cook, { ingredients: ['butter', 'onions'], diet: 'VEGETARIAN' });
  expect(slugsOf(found)).not.toHaveProperty('beef mince');
});

test('a search from the pantry goes by what is due: two due foods come before a recipe that has everything', async () => {
  const { items } = await putIn(cook, 'onions', 'plain flour', 'butter', 'eggs', 'beef mince', 'spaghetti');
  const due = items.filter(({ name }) => name === 'egg' || name === 'onion');
  for (const { id } of due) await changeItem(cook, { id, bestBefore: inDays(1) });
  const { data } = await cook.graphql<{
    searchRecipes: { nodes: { recipe: { slug: string }; usesDue: { name: string }[] }[] };
  }>(
    '{ searchRecipes(input: { ingredients: [], fromPantry: true, sort: USE_FIRST }) { nodes { recipe { slug } usesDue { name } } } }',
  );
  expect(data.searchRecipes.nodes.map(({ recipe }) => recipe.slug)[0]).toBe('tart');
  expect(data.searchRecipes.nodes[0]?.usesDue.map(({ name }) => name).sort()).toEqual(['egg', 'onion']);
});

test('nothing, too much and a pantry without an account are refused with a sentence', async () => {
  await expect(unlocks(cook, { ingredients: [] })).rejects.toThrow('Name at least one ingredient.');
  await expect(unlocks(cook, { ingredients: ['egg'] }, 21)).rejects.toThrow('first must be 1 to 20.');
  await expect(unlockPair(cook, { ingredients: [] })).rejects.toThrow('Name at least one ingredient.');
  await expect(unlockPair(clientOf(app), { ingredients: [], fromPantry: true })).rejects.toThrow(
    'Please log in to continue.',
  );
  await expect(unlocks(clientOf(app), { ingredients: [], fromPantry: true })).rejects.toThrow(
    'Please log in to continue.',
  );
});
