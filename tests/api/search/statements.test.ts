import { createApp, type TestApp } from '../../support/app.ts';
import { countStatements } from '../../support/statements.ts';

const CARDS = `query Cards($first: Int!) {
  searchRecipes(input: { ingredients: ["egg", "onion", "garlic", "olive oil"] }, first: $first) {
    nodes {
      matchPercentage missingIngredients
      lines { state ingredient { name thumbnail ingredient { name parent { name } substitutes { ingredient { name } } } } }
      recipe { title imageSet { mobile } rating tags ingredients { name } instructions { description } nutrition { calories } }
    }
  }
}`;

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

test('24 cards cost as many SQL statements as one', async () => {
  const statements = async (first: number): Promise<number> => {
    const { result, count } = await countStatements(app, () =>
      app.graphql<{ searchRecipes: { nodes: unknown[] } }>(CARDS, { first }),
    );
    expect(result.data.searchRecipes.nodes).toHaveLength(first);
    return count;
  };
  const one = await statements(1);
  expect(one).toBeGreaterThan(0);
  expect(await statements(24)).toBe(one);
});
