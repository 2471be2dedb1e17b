import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf } from '../../support/clients.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  const dishes = [
    ['2 onions', '20 g butter', 'salt'],
    ['2 onions', '20 g butter', '200 g rice'],
    ['2 onions', '1 tbsp olive oil'],
  ];
  for (const [nth, lines] of dishes.entries())
    await addRecipe(app, lines, { slug: `dish-${nth}`, title: `Dish ${nth}` });
  await app.follower.refresh();
});
afterAll(() => app.close());

const commonFoods = async (first: number) =>
  clientOf(app).graphql<{ commonFoods: { name: string }[] }>(`{ commonFoods(first: ${first}) { name } }`);

test('the foods that most recipes need come first, without what every kitchen has, and follow the recipes', async () => {
  const names = async () => (await commonFoods(2)).data.commonFoods.map(({ name }) => name);
  expect(await names()).toEqual(['onion', 'butter']);
  for (const nth of [3, 4, 5]) await addRecipe(app, ['200 g rice'], { slug: `dish-${nth}`, title: `Dish ${nth}` });
  await app.follower.refresh();
  expect(await names()).toEqual(['rice', 'onion']);
});

test.each([0, 101])('%i of them are refused', async (first) => {
  expect((await commonFoods(first)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'first' });
});
