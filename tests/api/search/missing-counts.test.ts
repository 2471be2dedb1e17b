import { createApp, type TestApp } from '../../support/app.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  await addRecipe(app, ['1 kohlrabi'], { slug: 'kohlrabi', cuisine: 'German' });
  await addRecipe(app, ['1 kohlrabi', '1 mango'], { slug: 'with-mango', cuisine: 'German' });
  await addRecipe(app, ['1 kohlrabi', '1 mango'], { slug: 'thai-mango', cuisine: 'Thai' });
  await addRecipe(app, ['1 kohlrabi', '1 mango', '1 papaya', '1 lime'], { slug: 'with-fruit', cuisine: 'German' });
});
afterAll(() => app.close());

async function missing(input: object): Promise<unknown> {
  const { data } = await app.graphql<{ searchRecipes: { missing: object } }>(
    'query Missing($input: SearchRecipesInput!) { searchRecipes(input: $input, first: 1) { missing { none one more } } }',
    { input },
  );
  return data.searchRecipes.missing;
}

test('a search tells how many results lack nothing, one food, or more, whatever `maxMissing` says, and by its other filters', async () => {
  const ingredients = ['kohlrabi'];
  const all = { none: 1, one: 2, more: 1 };
  expect(await missing({ ingredients })).toEqual(all);
  expect(await missing({ ingredients, maxMissing: 0 })).toEqual(all);
  expect(await missing({ ingredients, maxMissing: 1 })).toEqual(all);
  expect(await missing({ ingredients, cuisine: 'German' })).toEqual({ none: 1, one: 1, more: 1 });
  expect(await missing({ ingredients: ['papaya'] })).toEqual({ none: 0, one: 0, more: 1 });
});
