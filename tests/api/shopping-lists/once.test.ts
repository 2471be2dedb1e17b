import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, codeOf, signUp, type Cook } from '../../support/clients.ts';
import { change, makeList } from '../../support/shopping.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => (app = await createApp()));
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

const lists = async (who: Cook) =>
  (await who.graphql<{ shoppingLists: { name: string }[] }>('{ shoppingLists { name } }')).data.shoppingLists;
const create = (who: Cook, input: object) => change(who, 'createShoppingList', input);
const idOf = (answer: Awaited<ReturnType<typeof create>>) => answer.data['createShoppingList']?.shoppingList.id;

test('fifty creations at once with one key make one list, and all are told of it', async () => {
  const input = { name: 'Once', recipes: [{ id: 'guacamole' }], idempotencyKey: 'a-key' };
  const answers = await Promise.all(Array.from({ length: 50 }, () => create(cook, input)));
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  expect(new Set(answers.map(idOf)).size).toBe(1);
  expect(await lists(cook)).toEqual([{ name: 'Once' }]);
});

test('fifty through REST make one as well', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => {
      const program = clientOf(app, { headers: { 'idempotency-key': 'rest-key' } });
      for (const [name, value] of cook.cookies) program.cookies.set(name, value);
      return program.send('POST', '/api/shopping-lists', { name: 'Once', recipeIds: ['guacamole'] });
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
  expect(await lists(cook)).toHaveLength(1);
});

test('a key belongs to one cook and one request', async () => {
  const first = await create(cook, { name: 'Mine', idempotencyKey: 'k' });
  expect(codeOf(await create(cook, { name: 'Other', idempotencyKey: 'k' }))).toBe('CONFLICT');
  const other = await signUp(app);
  expect(idOf(await create(other, { name: 'Mine', idempotencyKey: 'k' }))).not.toBe(idOf(first));
  expect(await lists(cook)).toEqual([{ name: 'Mine' }]);
});

test('what failed is not kept: the key is free again', async () => {
  expect(codeOf(await create(cook, { name: 'List', recipes: [{ id: 'nothing-like-it' }], idempotencyKey: 'k' }))).toBe(
    'NOT_FOUND',
  );
  expect(codeOf(await create(cook, { name: 'List', idempotencyKey: 'k' }))).toBeUndefined();
});

test('after a day a key may be used again', async () => {
  await create(cook, { name: 'First', idempotencyKey: 'k' });
  await app.database.orm.em
    .fork()
    .execute(`update idempotency_key set created_at = now() - interval '25 hours' where user_id = ?`, [cook.id]);
  expect(codeOf(await create(cook, { name: 'Second', idempotencyKey: 'k' }))).toBeUndefined();
});

test.each([
  ['a blank one', ' '],
  ['one of 201 characters', 'x'.repeat(201)],
  ['one with a line end', 'a\nb\u0001'],
])('%s is no key', async (_, idempotencyKey) => {
  expect((await create(cook, { name: 'List', idempotencyKey })).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'idempotencyKey',
  });
});

test('a cook has at most a hundred lists, also when they are made at once', async () => {
  const answers = await Promise.all(Array.from({ length: 110 }, (_, at) => create(cook, { name: `List ${at}` })));
  expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(100);
});

test('fifty additions of one recipe at once put it on the list once', async () => {
  const { id } = await makeList(cook);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => change(cook, 'addRecipeToShoppingList', { listId: id, recipeId: 'guacamole' })),
  );
  expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  const list = answers.at(-1)?.data['addRecipeToShoppingList']?.shoppingList;
  expect(list?.items.find(({ name }) => name === 'avocado')).toMatchObject({
    totalAmount: 3,
    contributions: [{ text: expect.any(String) }],
  });
});
