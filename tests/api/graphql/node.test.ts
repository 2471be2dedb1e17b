import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, signUp, type Client } from '../../support/clients.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

const NODE = `query Node($id: ID!) { node(id: $id) {
  __typename id ... on Recipe { title } ... on Ingredient { name } ... on Collection { name } ... on ShoppingList { name items { name } }
} }`;
const node = async (client: Client, id: string): Promise<object | null> =>
  (await client.graphql<{ node: object | null }>(NODE, { id })).data.node;

test('a recipe and a food are found by their ids, not by their slugs', async () => {
  const visitor = clientOf(app);
  const { data } = await visitor.graphql<Record<'recipe' | 'ingredient', { id: string }>>(
    '{ recipe(slug: "minestrone") { id } ingredient(slug: "egg") { id } }',
  );
  const { recipe, ingredient } = data;
  expect(await node(visitor, recipe.id)).toEqual({ __typename: 'Recipe', id: recipe.id, title: 'Minestrone' });
  expect(await node(visitor, ingredient.id)).toEqual({ __typename: 'Ingredient', id: ingredient.id, name: 'egg' });
  for (const id of ['minestrone', 'nothing', '', 'a\u0000b', 'x'.repeat(5_000)])
    expect(await node(visitor, id)).toBeNull();
});

test("a cook's own things are found by their cook alone", async () => {
  const [cook, other] = [await signUp(app), await signUp(app)];
  const { data } = await cook.graphql<{
    list: { shoppingList: { id: string } };
    open: { collection: { id: string } };
    closed: { collection: { id: string } };
  }>(`mutation {
    list: createShoppingList(input: { name: "Groceries" }) { shoppingList { id } }
    open: createCollection(input: { name: "Soups", isPublic: true }) { collection { id } }
    closed: createCollection(input: { name: "Secrets" }) { collection { id } }
  }`);
  const [list, open, closed] = [data.list.shoppingList.id, data.open.collection.id, data.closed.collection.id];
  expect(await node(cook, list)).toEqual({ __typename: 'ShoppingList', id: list, name: 'Groceries', items: [] });
  expect(await node(cook, closed)).toMatchObject({ __typename: 'Collection', name: 'Secrets' });
  for (const client of [other, clientOf(app)])
    expect([await node(client, list), await node(client, closed), await node(client, open)]).toEqual([
      null,
      null,
      { __typename: 'Collection', id: open, name: 'Soups' },
    ]);
});

test('what is asked of a node counts', async () => {
  const costOf = async (query: string): Promise<number> => {
    const answer = await app.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
    return Number(answer.headers['x-operation-cost']);
  };
  const similar = 'similar(first: 50) { title }';
  const direct = await costOf(`{ recipe(slug: "minestrone") { ${similar} } }`);
  expect(direct).toBeGreaterThan(50);
  expect(await costOf(`{ node(id: "x") { ... on Recipe { ${similar} } } }`)).toBe(direct);
  expect(await costOf(`query { node(id: "x") { ...Dish } } fragment Dish on Recipe { ${similar} }`)).toBe(direct);
  expect(await costOf(`{ node(id: "x") { ... { ... on Recipe { ${similar} } } } }`)).toBe(direct);
});
