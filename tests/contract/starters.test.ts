import { search } from '../../web/src/messages/search.ts';
import { createApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createApp();
});
afterAll(() => app.close());

/** From here on a match is shown as a good one. */
const FITS = 70;

test('an empty first visit offers ten kitchens', () => {
  expect(search.empty.starters).toHaveLength(10);
});

test.each(search.empty.starters)('the kitchen that begins with %s and %s finds a dish that fits', async (...foods) => {
  const { data } = await app.graphql<{
    searchRecipes: { edges: { node: { matchPercentage: number; missingIngredients: string[] } }[] };
  }>(
    'query ($input: SearchRecipesInput!) { searchRecipes(input: $input, first: 1) { edges { node { matchPercentage missingIngredients } } } }',
    { input: { ingredients: foods.filter((food) => typeof food === 'string') } },
  );
  const [best] = data.searchRecipes.edges;
  expect(best?.node.matchPercentage).toBeGreaterThanOrEqual(FITS);
  expect(best?.node.missingIngredients.length).toBeLessThanOrEqual(3);
});
