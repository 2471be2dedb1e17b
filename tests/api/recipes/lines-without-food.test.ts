import { createApp, type TestApp } from '../../support/app.ts';
import { signUp, type Cook } from '../../support/clients.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  cook = await signUp(app);
});
afterAll(() => app.close());

const WRITE = `mutation ($input: RecipeInput!) {
  submitRecipe(input: $input) { recipe { ingredients { text noFood ingredient { name } } } }
}`;

/** Why each line of a recipe asks for no food. */
async function reasons(lines: readonly { text: string; group?: string }[]): Promise<(string | null)[]> {
  const { data } = await cook.graphql<{ submitRecipe: { recipe: { ingredients: { noFood: string | null }[] } } }>(
    WRITE,
    {
      input: {
        isDraft: true,
        title: 'Pizza',
        prepTime: 5,
        cookTime: 20,
        servings: 2,
        ingredients: lines,
        instructions: [{ description: 'Bake.' }],
      },
    },
  );
  return data.submitRecipe.recipe.ingredients.map(({ noFood }) => noFood);
}

test('a line of food has no reason to ask for none, known or not', async () => {
  expect(await reasons([{ text: '200 g flour' }, { text: '1 tsp zzyzx' }])).toEqual([null, null]);
});

test('a tool, what is left to the cook and a word to the cook say what they are', async () => {
  expect(
    await reasons([
      { text: '1 sheet baking paper' },
      { text: 'your favourite toppings' },
      { text: 'Feel free to add more' },
    ]),
  ).toEqual(['TOOL', 'CHOICE', 'NOTE']);
});

test('a line that names another part of the recipe is that part', async () => {
  expect(
    await reasons([
      { text: '300 g flour', group: 'Pizza dough' },
      { text: '1 pizza dough (see above)', group: 'Topping' },
      { text: '1 mozzarella', group: 'Topping' },
    ]),
  ).toEqual([null, 'PART', null]);
});
