import { createApp, type TestApp } from '../../support/app.ts';
import { signUp, type Cook } from '../../support/clients.ts';
import { addRecipe } from '../../support/recipes.ts';
import { change, LIST, makeList } from '../../support/shopping.ts';
import { countStatements } from '../../support/statements.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  cook = await signUp(app);
  for (let at = 0; at < 60; at++) {
    const lines = Array.from({ length: 12 }, (_, line) =>
      line < 9 ? `${line + 1} g thing number ${at * 9 + line}` : `${line} onions`,
    );
    await addRecipe(app, lines, { slug: `many-${at}`, title: `Many ${at}` });
  }
});
afterAll(() => app.close());

const DETAIL = `query Detail($id: ID!) { shoppingList(id: $id) { ${LIST} recipes { slug title } } }`;
const OVERVIEW = '{ shoppingLists { id name createdAt itemCount checkedCount recipeCount } }';

async function statements(query: string, variables: object): Promise<number> {
  const { result, count } = await countStatements(app, () => cook.graphql<object>(query, variables));
  expect(result.errors).toBeUndefined();
  return count;
}

test('a list of 541 items from 60 recipes is opened with as many SQL statements as one of a single recipe', async () => {
  const small = await makeList(cook, [{ id: 'many-0' }]);
  const big = await makeList(
    cook,
    Array.from({ length: 60 }, (_, at) => ({ id: `many-${at}` })),
  );
  expect(big.items).toHaveLength(541);
  const one = await statements(DETAIL, { id: small.id });
  expect(await statements(DETAIL, { id: big.id })).toBe(one);
  expect(one).toBeLessThanOrEqual(8);
});

test('forty lists in the overview cost as many as two', async () => {
  const two = await statements(OVERVIEW, {});
  for (let at = 0; at < 38; at++) await makeList(cook, [{ id: `many-${at}` }]);
  expect(await statements(OVERVIEW, {})).toBe(two);
});

test('to know whether a list has changed costs two', async () => {
  const { id } = await makeList(cook, [{ id: 'many-1' }]);
  expect(
    await statements('query Look($id: ID!) { shoppingList(id: $id) { id revision } }', { id }),
  ).toBeLessThanOrEqual(2);
});

test('a list has an end', async () => {
  const recipes = Array.from({ length: 101 }, () => ({ id: 'many-0' }));
  expect(
    (await change(cook, 'createShoppingList', { name: 'Too much', recipes })).errors?.[0]?.extensions,
  ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'recipes' });
});
