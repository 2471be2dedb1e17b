import { createApp, type TestApp } from '../../support/app.ts';
import { signUp, type Cook } from '../../support/clients.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  cook = await signUp(app);
});
afterAll(() => app.close());

interface Offer {
  ingredient: { name: string };
  ratio: number | null;
  note: string | null;
}

/** What a recipe with this line offers in its place, in both transports. */
async function offersFor(text: string): Promise<{ graph: Offer[]; rest: { name: string }[] }> {
  const { data } = await cook.graphql<{
    submitRecipe: { recipe: { id: string; ingredients: { substitutes: Offer[] }[] } };
  }>(
    'mutation ($input: RecipeInput!) { submitRecipe(input: $input) { recipe { id ingredients { substitutes { ingredient { name } ratio note } } } } }',
    {
      input: {
        isDraft: true,
        title: 'A dish of one line',
        prepTime: 5,
        cookTime: 5,
        servings: 2,
        ingredients: [{ text }],
        instructions: [{ description: 'Cook.' }],
      },
    },
  );
  const { id, ingredients } = data.submitRecipe.recipe;
  const { ingredients: lines } = (await cook.send('GET', `/api/recipe/${id}`)).json<{
    ingredients: { substitutes: { name: string }[] }[];
  }>();
  return { graph: ingredients[0]?.substitutes ?? [], rest: lines[0]?.substitutes ?? [] };
}

test('what a line itself offers instead comes first, and says where it is from', async () => {
  const { graph, rest } = await offersFor('200 g black or pinto beans');
  expect(graph[0]).toEqual({
    ingredient: { name: 'pinto bean' },
    ratio: 1,
    note: 'The recipe says: 200 g black or pinto beans',
  });
  expect(rest[0]).toEqual({ name: 'pinto bean' });
});

test('how much of it there is to be is left to the line where it has an amount of its own', async () => {
  const { graph } = await offersFor('2 chicken thighs or 1 block tofu');
  expect(graph[0]).toMatchObject({
    ingredient: { name: 'tofu' },
    ratio: null,
    note: 'The recipe says: 2 chicken thighs or 1 block tofu',
  });
  expect(graph.length).toBeGreaterThan(1);
});

test('one that cooks know anyway is offered once, with what is known of it', async () => {
  const { graph } = await offersFor('1 tbsp maple syrup or honey');
  expect(graph.filter(({ ingredient }) => ingredient.name === 'honey')).toEqual([
    { ingredient: { name: 'honey' }, ratio: 1, note: 'Not vegan, and not for a child under one.' },
  ]);
});

test('a line without a choice offers what stands in for its food', async () => {
  const { graph } = await offersFor('1 tbsp butter');
  expect(graph.map(({ ingredient }) => ingredient.name)).toContain('margarine');
  expect(graph.filter(({ note }) => note?.startsWith('The recipe says'))).toEqual([]);
});
