import { createHash } from 'node:crypto';
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { createApp, type TestApp } from '../support/app.ts';
import { clientOf, programOf, signUp } from '../support/clients.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  json: {
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions: { code: string; requestId: string; retryAfter?: number } }[];
  };
}

async function post(payload: object, headers: Record<string, string> = {}): Promise<Answer> {
  const reply = await app.app.inject({ method: 'POST', url: '/graphql', headers, payload });
  return { status: reply.statusCode, headers: reply.headers, json: reply.json<Answer['json']>() };
}

const get = (query: Record<string, string>, headers: Record<string, string> = { 'apollo-require-preflight': 'true' }) =>
  app.app.inject({ method: 'GET', url: '/graphql', query, headers });
const code = ({ json }: Answer): string | undefined => json.errors?.[0]?.extensions.code;

test('the standard introspection query is answered; one that goes in circles is not', async () => {
  const { data } = (await post({ query: getIntrospectionQuery() })).json;
  expect(
    buildClientSchema(data as unknown as IntrospectionQuery)
      .getQueryType()
      ?.getFields(),
  ).toHaveProperty('searchRecipes');
  const circles = `{ __schema { types { ${'fields { type { '.repeat(4)} name ${'} }'.repeat(4)} } } }`;
  expect(code(await post({ query: circles }))).toBe('GRAPHQL_VALIDATION_FAILED');
});

describe('a persisted query', () => {
  const query = '{ catalogue { recipes } }';
  const extensions = { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') } };

  test('is not known, is learnt, and is then asked for by its hash alone, with POST and with GET', async () => {
    expect(code(await post({ extensions }))).toBe('PERSISTED_QUERY_NOT_FOUND');
    const recipes = (await post({ query, extensions })).json.data;
    expect(recipes).toEqual({ catalogue: { recipes: expect.any(Number) } });
    expect((await post({ extensions })).json.data).toEqual(recipes);
    expect((await get({ extensions: JSON.stringify(extensions) })).json()).toEqual({ data: recipes });
  });

  test('is refused under the hash of another', async () => {
    expect(code(await post({ query: '{ viewer { id } }', extensions }))).toBe('BAD_REQUEST');
  });
});

test('GET takes no mutation, and nothing without a header that forms cannot send', async () => {
  const mutation = await get({ query: 'mutation { signOut { signedOut } }' });
  expect([mutation.statusCode, mutation.headers.allow]).toEqual([405, 'POST']);
  expect((await get({ query: '{ __typename }' }, {})).statusCode).toBe(400);
  expect((await get({ query: '{ __typename }' })).json()).toEqual({ data: { __typename: 'Query' } });
});

test.each(['DELETE', 'OPTIONS'] as const)(
  'a method that GraphQL does not have, as %s, is refused with those it has',
  async (method) => {
    const { statusCode, headers, json } = await app.app.inject({
      method,
      url: '/graphql',
      headers: { 'apollo-require-preflight': 'true' },
    });
    expect([statusCode, headers.allow, json()]).toEqual([
      405,
      'GET, POST',
      {
        errors: [
          { message: expect.any(String), extensions: { code: 'BAD_REQUEST', requestId: headers['x-request-id'] } },
        ],
      },
    ]);
  },
);

test('a form, plain text and a multipart upload are no operations', async () => {
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
    const { statusCode } = await app.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': type },
      payload: 'query={__typename}',
    });
    expect([type, statusCode >= 400 && statusCode < 500]).toEqual([type, true]);
  }
});

test('HEAD is none of them either', async () => {
  const { statusCode, headers } = await app.app.inject({ method: 'HEAD', url: '/graphql' });
  expect([statusCode, headers.allow]).toEqual([405, 'GET, POST']);
});

test.each(['/graphql', '/api/import'])(
  'a body that does not say it is JSON is refused at %s with what to send',
  async (url) => {
    const { statusCode, body } = await app.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '{"query":"{ __typename }"}',
    });
    expect([statusCode, body]).toEqual([
      415,
      expect.stringContaining('Send the body as JSON, with the header content-type: application/json.'),
    ]);
  },
);

test('what never becomes an operation is refused in the way of GraphQL, with a code of the set', async () => {
  const reply = await app.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    payload: '{ "nope',
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({
    errors: [
      { message: expect.any(String), extensions: { code: 'BAD_REQUEST', requestId: reply.headers['x-request-id'] } },
    ],
  });
});

test.each([
  ['a batch', [{ query: '{ __typename }' }]],
  ['variables that are no object', { query: '{ __typename }', variables: 'x' }],
  ['nothing to ask', {}],
])('%s is refused with the id that finds the request in the log', async (_what, payload) => {
  const { status, headers, json } = await post(payload);
  expect([status, json.errors?.[0]?.extensions]).toEqual([
    400,
    { code: 'BAD_REQUEST', requestId: headers['x-request-id'] },
  ]);
});

test('a subscription is refused as what Larder does not have, and is no failure of ours', async () => {
  const refused = await post({ query: 'subscription { recipeAdded { id } }' });
  expect([refused.status, code(refused)]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
  expect(refused.json.errors?.[0]?.message).toBe('Larder has no subscriptions; it takes queries and mutations.');
});

describe('the cost of an operation', () => {
  const search =
    'query Search($first: Int!) { searchRecipes(input: { ingredients: ["egg"] }, first: $first) { nodes { recipe { title similar(first: $first) { similar(first: $first) { id } } } } } }';

  test('is told with the answer, also where another caller was answered alike before', async () => {
    const query = '{ searchRecipes(input: { ingredients: ["egg"] }, first: 10) { totalCount } }';
    for (const round of [1, 2])
      expect([round, (await post({ query })).headers]).toEqual([
        round,
        expect.objectContaining({ 'x-operation-cost': '102', 'x-operation-cost-limit': '15000' }),
      ]);
  });

  test('counts pages within pages, as the variables have them', async () => {
    expect((await post({ query: search, variables: { first: 5 } })).json.errors).toBeUndefined();
    const refused = await post({ query: search, variables: { first: 100 } });
    expect([refused.status, code(refused)]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
    expect(refused.json.errors?.[0]?.message).toContain('at most 15000 is allowed');
  });

  test('counts the defaults of arguments and variables, and what fragments bring', async () => {
    const spread = `query Search($first: Int! = 100) { recipes(first: $first) { nodes { ...Likes } } } fragment Likes on Recipe { similar { similar { similar { id } } } }`;
    expect(code(await post({ query: spread }))).toBe('GRAPHQL_VALIDATION_FAILED');
    expect((await post({ query: spread, variables: { first: 1 } })).json.errors).toBeUndefined();
  });

  test('is measured at once, however often fragments spread each other', async () => {
    const query = `{ ingredient(slug: "egg") { ...F0 } } ${Array.from({ length: 40 }, (_, at) => `fragment F${at} on Ingredient { ...F${at + 1} ...F${at + 1} }`).join(' ')} fragment F40 on Ingredient { name }`;
    expect(code(await post({ query }))).toBe('GRAPHQL_VALIDATION_FAILED');
  });
});

test('a page larger than a hundred is refused by name, whether written out or in a variable', async () => {
  for (const first of [0, -1, 101, 1_000_000]) {
    const answer = await post({
      query: 'query Page($first: Int!) { recipes(first: $first) { nodes { id } } }',
      variables: { first },
    });
    expect([first, code(answer)]).toEqual([first, 'BAD_USER_INPUT']);
  }
});

test('a page of a size that is no number is refused by the name of its variable', async () => {
  for (const first of ['abc', {}, [5], true, null]) {
    const answer = await post({
      query: 'query Page($first: Int!) { recipes(first: $first) { nodes { id } } }',
      variables: { first },
    });
    expect([first, answer.status, code(answer), answer.json.errors?.[0]?.message]).toEqual([
      first,
      400,
      'BAD_USER_INPUT',
      expect.stringContaining('"$first"'),
    ]);
  }
});

test('null says no more than nothing', async () => {
  const { data } = (
    await post({
      query: '{ none: recipes(text: null, cuisine: null, after: null) { totalCount } left: recipes { totalCount } }',
    })
  ).json;
  expect(data?.['none']).toEqual(data?.['left']);
});

test('a token opens both transports alike, within its scopes', async () => {
  const cook = await signUp(app);
  const [reader, writer] = [await programOf(app, cook, ['READ']), await programOf(app, cook, ['WRITE'])];
  expect((await reader.graphql('{ profile { user { username } } }')).data).toEqual({
    profile: { user: { username: cook.username } },
  });
  expect((await reader.send('GET', '/api/profile')).json()).toMatchObject({ name: cook.username });
  expect(
    (await reader.graphql('mutation { saveRecipe(input: { id: "minestrone" }) { recipe { id } } }')).errors?.[0]
      ?.extensions.code,
  ).toBe('FORBIDDEN');
  expect((await reader.send('POST', '/api/recipe/minestrone/save')).status).toBe(403);
  expect(
    (await writer.graphql('mutation { saveRecipe(input: { id: "minestrone" }) { recipe { slug } } }')).data,
  ).toEqual({ saveRecipe: { recipe: { slug: 'minestrone' } } });
  expect((await writer.send('POST', '/api/recipe/minestrone/unsave')).status).toBe(200);
  expect((await writer.send('GET', '/api/profile')).status).toBe(403);
});

test.each([
  ['lists', (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`],
  ['things', (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`],
])('variables of %s in one another are refused in a sentence, however deep', async (_what, nested) => {
  const send = (depth: number) =>
    app.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload: `{"query":"query($input: SearchRecipesInput!) { searchRecipes(input: $input) { totalCount } }","variables":{"input":${nested(depth)}}}`,
    });
  for (const depth of [33, 12_000]) {
    const refused = await send(depth);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      {
        errors: [
          {
            message: 'The variables are nested more than 32 levels deep. No input of Larder has so many.',
            extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) },
          },
        ],
      },
    ]);
  }
});

test('variables 45,000 lists deep are refused like any others', async () => {
  const variables = `{"input":${'['.repeat(45_000)}${']'.repeat(45_000)}}`;
  const refused = await app.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json' },
    payload: `{"query":"query($input: SearchRecipesInput!) { searchRecipes(input: $input) { totalCount } }","variables":${variables}}`,
  });
  expect([refused.statusCode, refused.body]).toEqual([400, expect.stringContaining('nested more than 32 levels deep')]);
});

test.each(['POST', 'GET'] as const)(
  'a hash of a persisted query by %s that is no text is refused, however deep',
  async (method) => {
    for (const depth of [1, method === 'POST' ? 45_000 : 7_000]) {
      const extensions = `{"persistedQuery":{"version":1,"sha256Hash":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
      const refused = await app.app.inject({
        method,
        url: method === 'POST' ? '/graphql' : `/graphql?extensions=${extensions}`,
        headers: { 'content-type': 'application/json' },
        ...(method === 'POST' && { payload: `{"extensions":${extensions}}` }),
      });
      expect([refused.statusCode, refused.body]).toEqual([
        400,
        expect.stringContaining('The hash of a persisted query'),
      ]);
    }
  },
);

describe('rate limit', () => {
  let busy: TestApp;
  beforeAll(async () => (busy = await createApp({ catalogue: false, rateLimit: 3, pages: true })));
  afterAll(() => busy.close());

  test('is reported in headers, and refuses one address in both transports while others are answered', async () => {
    const client = clientOf(busy);
    expect((await client.send('GET', '/api/ingredients?q=a')).headers).toMatchObject({
      'ratelimit-limit': '3',
      'ratelimit-remaining': '2',
      'ratelimit-reset': expect.any(String),
    });
    expect((await client.send('POST', '/graphql', { query: '{ __typename }' })).headers).toMatchObject({
      'ratelimit-limit': '3',
      'ratelimit-remaining': '1',
      'ratelimit-reset': expect.any(String),
      'x-operation-cost': expect.any(String),
      'x-operation-cost-limit': '15000',
    });
    await client.graphql('{ __typename }');
    const refused = await client.graphql('{ __typename }');
    expect([refused.status, refused.errors?.[0]]).toEqual([
      429,
      {
        message: expect.stringContaining('3 requests a minute'),
        extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number), requestId: expect.any(String) },
      },
    ]);
    const rest = await client.send('GET', '/api/ingredients?q=a');
    expect([rest.status, rest.body, rest.headers['retry-after']]).toEqual([
      429,
      expect.stringContaining('Try again in'),
      expect.any(String),
    ]);
    expect((await clientOf(busy).send('GET', '/api/ingredients?q=a')).status).toBe(200);
    expect((await client.send('GET', '/livez')).status).toBe(200);
  });

  test.each(['/', '/search', '/sitemap.xml'])('counts pages too: %s', async (path) => {
    const client = clientOf(busy, { headers: { accept: 'text/html' } });
    for (let at = 0; at < 3; at++) expect((await client.send('GET', path)).status).toBe(200);
    const refused = await client.send('GET', path);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, expect.any(String)]);
    expect((await clientOf(busy, { headers: { accept: 'text/html' } }).send('GET', path)).status).toBe(200);
  });

  test('waits a minute and no longer where the clock of the machine was put back meanwhile', async () => {
    const client = clientOf(busy);
    for (let at = 0; at < 3; at++) await client.send('GET', '/api/ingredients?q=a');
    const [hours, right] = [6 * 3_600_000, Date.now];
    Date.now = () => right() - hours;
    try {
      const refused = await client.send('GET', '/api/ingredients?q=a');
      expect([refused.status, Number(refused.headers['retry-after']) <= 60]).toEqual([429, true]);
    } finally {
      Date.now = right;
    }
  });

  test('loopback is exempt', async () => {
    const reply = await busy.app.inject({ method: 'GET', url: '/api/ingredients?q=a', remoteAddress: '127.0.0.1' });
    expect(reply.headers['ratelimit-limit']).toBe('1000000');
  });
});
