import { createApp, type TestApp } from '../../support/app.ts';
import { signUp } from '../../support/clients.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createApp();
});
afterAll(() => app.close());

const LINES = ['200 g plain flour', '100 g butter, cold', '1 onion, chopped', '300 g chicken thighs', '20 g butter'];
const STEPS = [
  'Rub the butter into the flour.',
  'Fry the onions, then add the chicken.',
  'Leave it to rest for 10 minutes.',
];

interface Step {
  step: number;
  description: string;
  ingredientIds: string[];
}

interface Written {
  id: string;
  ingredients: { id: string; text: string; substitutes: { ingredient: { id: string } }[] }[];
  instructions: Step[];
}

async function write(): Promise<Written> {
  const cook = await signUp(app);
  const { data } = await cook.graphql<{ submitRecipe: { recipe: Written } }>(
    'mutation ($input: RecipeInput!) { submitRecipe(input: $input) { recipe { id ingredients { id text substitutes { ingredient { id } } } instructions { step description ingredientIds } } } }',
    {
      input: {
        isDraft: true,
        title: 'A pie of chicken',
        prepTime: 5,
        cookTime: 20,
        servings: 2,
        ingredients: LINES.map((text) => ({ text })),
        instructions: STEPS.map((description) => ({ description })),
      },
    },
  );
  return data.submitRecipe.recipe;
}

const textsOf = ({ ingredients }: Written, { ingredientIds }: Step): (string | undefined)[] =>
  ingredientIds.map((id) => ingredients.find((line) => line.id === id)?.text);

test('a step says which ingredients it names: by a short name too, and both where either may be meant', async () => {
  const recipe = await write();
  expect(recipe.instructions.map((step) => textsOf(recipe, step))).toEqual([
    ['200 g plain flour', '100 g butter, cold', '20 g butter'],
    ['1 onion, chopped', '300 g chicken thighs'],
    [],
  ]);
});

test('a swap changes the words of a step, but not which ingredients it is about', async () => {
  const { data } = await app.graphql<{ recipe: Written }>(
    '{ recipe(slug: "spaghetti-carbonara") { id ingredients { id text substitutes { ingredient { id } } } instructions { step description ingredientIds } } }',
  );
  const line = data.recipe.ingredients.find(({ substitutes }) => substitutes.length > 0);
  const { data: after } = await app.graphql<{ swappedRecipe: { instructions: Step[] } }>(
    'query ($swaps: [RecipeSwapInput!]!) { swappedRecipe(recipe: "spaghetti-carbonara", swaps: $swaps) { instructions { step description ingredientIds } } }',
    { swaps: [{ ingredientId: line?.id, foodId: line?.substitutes[0]?.ingredient.id }] },
  );
  const ids = (steps: Step[]) => steps.map(({ ingredientIds }) => ingredientIds);
  expect(ids(after.swappedRecipe.instructions)).toEqual(ids(data.recipe.instructions));
  expect(ids(data.recipe.instructions).flat()).toContain(line?.id);
});
