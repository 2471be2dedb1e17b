import { createApp, type TestApp } from '../support/app.ts';
import { clientOf, GOOD_PASSWORD, signUp, type Answer, type Cook } from '../support/clients.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => (app = await createApp()));
beforeEach(async () => (cook = await signUp(app)));
afterAll(() => app.close());

const EGGS = {
  isDraft: true,
  title: 'Boiled eggs',
  prepTime: 1,
  cookTime: 9,
  servings: 2,
  ingredients: [{ text: '2 eggs', group: 'For the eggs' }, { text: 'salt' }],
  instructions: [{ description: 'Boil.', time_min: 9 }, { description: 'Peel.' }],
};

interface Made {
  id: string;
  version: string;
  status: string;
  secret?: string;
}

/** Sends something with headers, as the cook's browser does, and takes only JSON. */
async function sendWith(headers: Record<string, string>, method: 'POST' | 'PUT', url: string, payload: object) {
  const cookies = Object.fromEntries(cook.cookies);
  const reply = await app.app.inject({
    method,
    url,
    payload,
    cookies,
    headers: { accept: 'application/json', ...headers },
  });
  return { status: reply.statusCode, made: reply.json<Made>() };
}

const make = async (path: string, body: object): Promise<Made> => (await cook.send('POST', path, body)).json();
const problem = ({ status, body }: Answer): [number, string] => [status, body];

describe('what is made', () => {
  test.each([
    ['/api/shopping-lists', { name: 'Groceries' }],
    ['/api/profile/recipes', EGGS],
    ['/api/collections', { name: 'Soups' }],
  ])('at %s is found where its Location says', async (path, body) => {
    const { status, headers, json } = await cook.send('POST', path, body);
    expect([status, headers['location']]).toEqual([201, `${path}/${json<Made>().id}`]);
    expect((await cook.send('GET', String(headers['location']))).json()).toEqual(json());
  });

  test.each([
    ['/api/profile/recipes', EGGS, { ...EGGS, title: 'Soft eggs' }],
    ['/api/profile/api-tokens', { name: 'A display' }, { name: 'Another' }],
    ['/api/shopping-lists', { name: 'Groceries' }, { name: 'Market' }],
  ])('at %s is made once for each Idempotency-Key', async (path, body, other) => {
    const key = { 'idempotency-key': 'friday' };
    const first = await sendWith(key, 'POST', path, body);
    const again = await sendWith(key, 'POST', path, body);
    expect([first.status, again.status, again.made.id]).toEqual([201, 201, first.made.id]);
    expect((await sendWith(key, 'POST', path, other)).status).toBe(409);
    expect((await cook.send('GET', path)).headers['x-total-count']).toBe('1');
  });
});

describe("a cook's recipe", () => {
  test('that was read and is sent back stays as it is', async () => {
    const { id } = await make('/api/profile/recipes', { ...EGGS, cuisine: 'french', notes: 'From the fridge.' });
    const read = (await cook.send('GET', `/api/profile/recipes/${id}`)).json<Made>();
    expect(read).toMatchObject({ ...EGGS, status: 'draft', cuisine: 'French', notes: 'From the fridge.' });
    const sentBack = await cook.send('PUT', `/api/profile/recipes/${id}`, read);
    expect([sentBack.status, sentBack.json()]).toEqual([200, read]);
  });

  test('is handed in unless it is a draft', async () => {
    const { id } = await make('/api/profile/recipes', EGGS);
    const { isDraft: _left, ...handedIn } = EGGS;
    const told = (await cook.send('PUT', `/api/profile/recipes/${id}`, handedIn)).json<Made>();
    expect(['pending', 'published']).toContain(told.status);
    expect(told).toMatchObject({ id, isDraft: false });
  });

  test('is not overwritten with what another window did not see', async () => {
    const { id, version } = await make('/api/profile/recipes', EGGS);
    const write = (title: string) => cook.send('PUT', `/api/profile/recipes/${id}`, { ...EGGS, title, version });
    expect((await write('Soft eggs')).status).toBe(200);
    expect(problem(await write('Hard eggs'))).toEqual([
      409,
      'This recipe was changed elsewhere after you opened it here.',
    ]);
  });

  test('is deleted, and can be restored with all that was in it', async () => {
    const made = await make('/api/profile/recipes', EGGS);
    const address = `/api/profile/recipes/${made.id}`;
    expect((await cook.send('DELETE', address)).json()).toEqual({ id: made.id });
    expect((await cook.send('GET', address)).status).toBe(404);
    expect((await cook.send('POST', `${address}/restore`)).json()).toMatchObject({
      ...EGGS,
      id: made.id,
      version: made.version,
    });
  });

  test('shows its standing in the list', async () => {
    await make('/api/profile/recipes', EGGS);
    const list = await cook.send('GET', '/api/profile/recipes?limit=1');
    expect(list.json()).toEqual([expect.objectContaining({ title: 'Boiled eggs', status: 'draft' })]);
  });

  test('has an address beside that of the export of all', async () => {
    expect((await cook.send('GET', '/api/profile/recipes/export')).headers['content-disposition']).toContain(
      'my-recipes',
    );
  });

  test.each([
    [{ ...EGGS, title: 'Eg' }, 'A title has at least 3 characters.'],
    [{ ...EGGS, servings: 0 }, 'servings must be 1 to 100 servings.'],
    [{ ...EGGS, servings: '2' }, 'servings must be a whole number.'],
    [{ ...EGGS, difficulty: 'tricky' }, 'difficulty must be Easy, Medium or Hard.'],
    [{ ...EGGS, ingredients: [] }, 'A recipe needs ingredients.'],
    [{ ...EGGS, instructions: ['Boil.'] }, 'A step must be an object with a description.'],
    [{ ...EGGS, ingredients: ['2 eggs'] }, 'An ingredient must be an object with a text.'],
    [[], 'Send the recipe as a JSON object.'],
  ])('is refused in a sentence where something is wrong: %#', async (body, sentence) => {
    expect(problem(await cook.send('POST', '/api/profile/recipes', body))).toEqual([400, sentence]);
  });
});

describe('an API token', () => {
  const passwordGivenLongAgo = () =>
    app.database.orm.em
      .fork()
      .execute(`update session set confirmed_at = now() - interval '11 minutes' where user_id = ?`, [cook.id]);

  test('is told once, works at once, and ends when it is revoked', async () => {
    const { secret, ...made } = await make('/api/profile/api-tokens', { name: 'A display', expiresInDays: 7 });
    const program = clientOf(app, { headers: { authorization: `Bearer ${secret}` } });
    expect((await program.send('GET', '/api/profile')).status).toBe(200);
    expect((await program.send('PUT', '/api/recipe/minestrone/rating', { stars: 5 })).status).toBe(403);
    const [listed] = (await cook.send('GET', '/api/profile/api-tokens')).json<[object]>();
    expect(listed).toEqual({ ...made, scopes: ['read'], lastUsedAt: expect.any(String) });
    expect((await cook.send('DELETE', `/api/profile/api-tokens/${made.id}`)).json()).toEqual({ id: made.id });
    expect((await program.send('GET', '/api/profile')).status).toBe(401);
  });

  test('is not told again to a request that is sent again', async () => {
    const send = () =>
      sendWith({ 'idempotency-key': 'once' }, 'POST', '/api/profile/api-tokens', { name: 'A display' });
    const { made } = await send();
    const { secret: _told, ...rest } = made;
    expect((await send()).made).toEqual(rest);
  });

  test('needs the password of the last ten minutes; ending one does not', async () => {
    const { id } = await make('/api/profile/api-tokens', { name: 'A display' });
    await passwordGivenLongAgo();
    const ask = () => sendWith({}, 'POST', '/api/profile/api-tokens', { name: 'Another' });
    expect(await ask()).toMatchObject({ status: 403, made: { code: 'PASSWORD_REQUIRED' } });
    await cook.graphql(`mutation { confirmPassword(input: { password: "${GOOD_PASSWORD}" }) { confirmedUntil } }`);
    expect((await ask()).status).toBe(201);
    await passwordGivenLongAgo();
    expect((await cook.send('DELETE', `/api/profile/api-tokens/${id}`)).status).toBe(200);
  });

  test.each([
    [{}, 'name must be a text.'],
    [{ name: 'A display', scopes: [] }, 'Choose what the token may do.'],
    [{ name: 'A display', scopes: ['admin'] }, 'scopes must be read and write.'],
    [{ name: 'A display', expiresInDays: 367 }, 'A token is valid for 1 to 366 days.'],
  ])('is refused in a sentence: %j', async (body, sentence) => {
    expect(problem(await cook.send('POST', '/api/profile/api-tokens', body))).toEqual([400, sentence]);
  });
});

describe('a collection', () => {
  test('is filled and emptied; twice is once', async () => {
    const { id } = await make('/api/collections', { name: 'Soups' });
    const recipes = `/api/collections/${id}/recipes`;
    for (const slug of ['minestrone', 'minestrone', 'spaghetti-carbonara'])
      await cook.send('PUT', `${recipes}/${slug}`);
    const page = await cook.send('GET', `${recipes}?limit=1`);
    expect([page.headers['x-total-count'], page.json<{ slug: string }[]>().map(({ slug }) => slug)]).toEqual([
      '2',
      ['spaghetti-carbonara'],
    ]);
    for (const slug of ['minestrone', 'minestrone'])
      expect((await cook.send('DELETE', `${recipes}/${slug}`)).json()).toMatchObject({ recipeCount: 1 });
    expect(problem(await cook.send('PUT', `${recipes}/no-such-recipe`))).toEqual([404, 'Recipe not found']);
  });

  test('that is public is seen by anyone with its address', async () => {
    const { id } = await make('/api/collections', { name: 'Soups' });
    const visitor = clientOf(app);
    const see = async () => (await visitor.send('GET', `/api/collections/${id}/recipes`)).status;
    expect(await see()).toBe(404);
    await cook.send('PATCH', `/api/collections/${id}`, { isPublic: true });
    expect(await see()).toBe(200);
  });

  test('has a name that no other of the cook has', async () => {
    await make('/api/collections', { name: 'Soups' });
    const { id } = await make('/api/collections', { name: 'Cakes' });
    const taken = [409, 'You have a collection of this name.'];
    expect(problem(await cook.send('POST', '/api/collections', { name: 'Soups' }))).toEqual(taken);
    expect(problem(await cook.send('PATCH', `/api/collections/${id}`, { name: 'Soups' }))).toEqual(taken);
  });
});

describe('a rating', () => {
  test('replaces the one before', async () => {
    const rate = async (body: object) =>
      (await cook.send('PUT', '/api/recipe/minestrone/rating', body)).json<{ reviewCount: number }>().reviewCount;
    const count = await rate({ stars: 2, review: 'Too thin.' });
    expect(await rate({ stars: 4 })).toBe(count);
    const own = (await cook.send('GET', '/api/recipe/minestrone/rating')).json();
    expect(own).toEqual({ id: expect.any(String), stars: 4, review: '' });
    const nobody = (await clientOf(app).send('GET', '/api/recipe/minestrone/rating')).json();
    expect(nobody).toEqual({ id: expect.any(String), review: '' });
  });

  test('with a review is read by everyone', async () => {
    const before = await app.rest('/api/recipe/minestrone/reviews?limit=1');
    await cook.send('PUT', '/api/recipe/minestrone/rating', { stars: 4, review: 'Needs more beans.' });
    const { headers, json } = await app.rest('/api/recipe/minestrone/reviews?limit=1');
    expect(Number(headers['x-total-count'])).toBe(Number(before.headers['x-total-count']) + 1);
    expect(json()).toEqual([
      { authorName: cook.username, stars: 4, text: 'Needs more beans.', writtenAt: expect.any(String) },
    ]);
  });

  test.each([
    [{ stars: 6 }, 'Give 1 to 5 stars.'],
    [{ stars: 4.5 }, 'stars must be a whole number.'],
    [{}, 'stars must be a whole number.'],
  ])('is refused in a sentence: %j', async (body, sentence) => {
    expect(problem(await cook.send('PUT', '/api/recipe/minestrone/rating', body))).toEqual([400, sentence]);
  });
});

describe('a shopping list', () => {
  interface Item {
    id: string;
    totalAmount: number;
  }

  test('takes what is typed once for each id, and adds it to the line of its food', async () => {
    const { id } = await make('/api/shopping-lists', { name: 'Groceries' });
    const add = async (body: object) => (await cook.send('POST', `/api/shopping-list/${id}/items`, body)).json<Item>();
    const first = { text: '2 lemons', id: '3f2b7c1e-0000-4000-8000-0000000000aa' };
    const { id: lemon } = await add(first);
    expect(await add(first)).toMatchObject({ id: lemon, totalAmount: 2 });
    expect(await add({ text: '3 lemons' })).toMatchObject({ id: lemon, totalAmount: 5 });
  });

  test('goes back to the sum where an amount was set by hand', async () => {
    const { id } = await make('/api/shopping-lists', { name: 'Groceries' });
    const { id: item } = await make(`/api/shopping-list/${id}/items`, { text: '2 lemons' });
    const change = async (body: object) =>
      (await cook.send('PATCH', `/api/shopping-list/${id}/items/${item}`, body)).json<Item>().totalAmount;
    expect([await change({ amount: 6 }), await change({ useSum: true })]).toEqual([6, 2]);
  });

  test('is renamed and deleted', async () => {
    const { id } = await make('/api/shopping-lists', { name: 'Groceries' });
    const address = `/api/shopping-lists/${id}`;
    expect((await cook.send('PATCH', address, { name: 'Market' })).json()).toMatchObject({ id, name: 'Market' });
    expect((await cook.send('DELETE', address)).json()).toEqual({ id });
    expect(problem(await cook.send('PATCH', address, { name: 'Market' }))).toEqual([404, 'Shopping list not found']);
  });
});

test.each([
  ['PUT', '/api/recipe/minestrone/rating', { stars: 1 }],
  ['POST', '/api/profile/recipes', EGGS],
  ['POST', '/api/profile/api-tokens', { name: 'Theirs' }],
  ['POST', '/api/collections', { name: 'Theirs' }],
] as const)('a page of another site cannot %s %s with the cookie of a cook', async (method, url, body) => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
  expect((await sendWith(headers, method, url, body)).status).toBe(403);
});
