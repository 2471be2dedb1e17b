import type { InjectOptions } from 'fastify';
import { createApp, type TestApp } from '../../support/app.ts';
import { GOOD_PASSWORD, programOf, signUp, type Cook } from '../../support/clients.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp({ pages: true, rateLimit: 1_000 });
  cook = await signUp(app);
});
afterAll(() => app.close());

const ORIGIN = 'https://kitchen-display.example';
/** What a browser adds when a script of another site asks. */
const FROM_ELSEWHERE = { origin: ORIGIN, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };

async function ask(options: InjectOptions): Promise<{ status: number; cors: Record<string, unknown>; body: string }> {
  const { statusCode, headers, body } = await app.app.inject({
    ...options,
    headers: { ...FROM_ELSEWHERE, ...options.headers },
  });
  const cors = Object.entries(headers).filter(([name]) => name.startsWith('access-control-'));
  return { status: statusCode, cors: Object.fromEntries(cors), body };
}

const list = (text: unknown): string[] => String(text).toLowerCase().split(/,\s*/);

const query = (text: string): InjectOptions => ({
  method: 'POST',
  url: '/graphql',
  payload: { query: text },
});

const EVERYWHERE = ['/graphql', '/api/recipes?ingredients=egg', '/api/openapi.json', '/api/profile', '/api/nothing'];

test.each(EVERYWHERE)(
  'a script of another site may read what %s answers, failures too, and their headers',
  async (url) => {
    const { cors } = await ask({ url });
    expect(cors).toEqual({ 'access-control-allow-origin': '*', 'access-control-expose-headers': expect.any(String) });
    expect(list(cors['access-control-expose-headers'])).toEqual(
      expect.arrayContaining([
        'etag',
        'location',
        'retry-after',
        'x-total-count',
        'ratelimit-limit',
        'ratelimit-remaining',
      ]),
    );
  },
);

test.each([
  ['POST', '/graphql', 'authorization, content-type'],
  ['POST', '/graphql', 'apollo-require-preflight, content-type, x-apollo-operation-name'],
  ['GET', '/api/recipes', 'if-none-match'],
  ['POST', '/api/shopping-lists', 'authorization, content-type, idempotency-key'],
  ['PATCH', '/api/shopping-list/1/items/2', 'authorization, content-type'],
  ['DELETE', '/api/shopping-list/1/items/2', 'authorization'],
  ['PUT', '/api/uploads/a-photo', 'content-type'],
])('it may send %s to %s with %s', async (method, url, wanted) => {
  const { status, cors } = await ask({
    method: 'OPTIONS',
    url,
    headers: { 'access-control-request-method': method, 'access-control-request-headers': wanted },
  });
  expect([status, cors['access-control-allow-origin']]).toEqual([204, '*']);
  expect(list(cors['access-control-allow-methods'])).toContain(method.toLowerCase());
  expect(list(cors['access-control-allow-headers'])).toEqual(expect.arrayContaining(list(wanted)));
});

test.each([...EVERYWHERE, '/api/uploads/a-photo'])(
  'no other site may read %s with a cookie, nor is asked to send one',
  async (url) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const headers = { 'access-control-request-method': 'GET' };
      expect(await ask({ method, url, headers, cookies: Object.fromEntries(cook.cookies) })).toMatchObject({
        cors: {},
      });
      expect(await ask({ method, url, headers, cookies: { other: 'cookie' } })).toMatchObject({ cors: {} });
      expect((await ask({ method, url, headers })).cors).not.toHaveProperty('access-control-allow-credentials');
    }
  },
);

test.each(['/', '/search', '/livez', '/readyz', '/images/foods/jar.svg', '/sitemap.xml', '/graphqlish', '/apis'])(
  'only the APIs are for scripts of other sites, not %s',
  async (url) => {
    expect((await ask({ url })).cors).toEqual({});
    const headers = { 'access-control-request-method': 'GET' };
    expect((await ask({ method: 'OPTIONS', url, headers })).cors).toEqual({});
  },
);

test('an answer is stored by what was asked for with a cookie and without', async () => {
  const { headers } = await app.app.inject({
    url: '/api/recipes?ingredients=egg&limit=100',
    headers: { 'accept-encoding': 'br' },
  });
  expect(list(headers['vary'])).toEqual(expect.arrayContaining(['cookie', 'accept-encoding']));
});

test('it searches in both APIs as a visitor, and changes nothing', async () => {
  const found = await ask(query('{ searchRecipes(input: { ingredients: ["egg"] }) { totalCount } }'));
  expect([found.status, JSON.parse(found.body)]).toEqual([
    200,
    { data: { searchRecipes: { totalCount: expect.any(Number) } } },
  ]);
  expect((await ask({ url: '/api/recipes?ingredients=egg' })).status).toBe(200);
  const signIn = `mutation { signIn(input: { username: "${cook.username}", password: "${GOOD_PASSWORD}" }) { user { id } } }`;
  for (const refused of [query(signIn), { method: 'POST', url: '/api/uploads/sign', payload: {} } as const])
    expect(await ask(refused)).toMatchObject({
      status: 403,
      body: expect.stringContaining('This request came from another site. Send an API token with it.'),
    });
});

test.each([
  ['a form', { 'sec-fetch-mode': 'navigate' }],
  ['a fetch without CORS', { 'sec-fetch-mode': 'no-cors' }],
])('%s of another site asks nothing, not even as a visitor', async (_what, headers) => {
  expect(await ask({ ...query('{ viewer { id } }'), headers })).toMatchObject({ status: 403 });
});

test('with a token it does what its cook lets it', async () => {
  const { graphql } = await programOf(app, cook, ['READ', 'WRITE']);
  const { data } = await graphql<{ createShoppingList: { shoppingList: { id: string } } }>(
    'mutation { createShoppingList(input: { name: "Groceries" }) { shoppingList { id } } }',
  );
  expect(data.createShoppingList.shoppingList.id).toEqual(expect.any(String));
});
