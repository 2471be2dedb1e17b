import { createContext } from '../../../api/src/context.ts';
import { createApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

async function similarTo(slug: string, first = 6): Promise<string[]> {
  const { search, recipes } = createContext(app.platform, 'similar');
  return (await search.similar(await recipes.findOrFail(slug), first)).map((recipe) => recipe.slug);
}

test.each([
  ['vanilla-panna-cotta', 'gratin-dauphinois'],
  ['rice-pudding', 'tomato-soup'],
  ['chicken-satay', 'bananas-in-coconut-milk'],
  ['pumpkin-pie', 'quiche-lorraine'],
])('who looks at %s is not sent to %s for what both are made with', async (slug, other) => {
  const similar = await similarTo(slug);
  expect(similar).toHaveLength(6);
  expect(similar).not.toContain(other);
});

test('what shares most still comes first', async () => {
  expect(await similarTo('chocolate-brownies', 1)).toHaveLength(1);
  expect((await similarTo('shepherds-pie')).slice(0, 2)).toContain('cottage-pie');
});
