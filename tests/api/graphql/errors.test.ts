import { pino } from 'pino';
import { createApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp({ catalogue: false })));
afterAll(() => app.close());

const post = (payload: string, headers: Record<string, string> = {}) =>
  app.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

test('an unexpected error is masked, and carries the id of its request', async () => {
  const secret = new Error('secret');
  const search = app.platform.engine.search.bind(app.platform.engine);
  app.platform.engine.search = () => Promise.reject(secret);
  const answer = await app.graphql('{ searchRecipes(input: { ingredients: ["egg"] }) { totalCount } }');
  app.platform.engine.search = search;
  expect(answer.errors).toEqual([
    expect.objectContaining({
      message: 'Something went wrong on our side.',
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: expect.any(String) },
    }),
  ]);
  expect(JSON.stringify(answer)).not.toContain('secret');
});

test('a variable of another kind is no failure of ours, and its value is in no log', async () => {
  const lines: string[] = [];
  const logged = await createApp({ catalogue: false, logger: pino({}, { write: (line) => void lines.push(line) }) });
  const { errors } = await logged.graphql(
    'mutation In($input: SignInInput!) { signIn(input: $input) { user { id } } }',
    { input: { username: 'ada', password: 123_123_123 } },
  );
  await logged.close();
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(lines.filter((line) => line.includes('incoming request'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('123123123') || line.includes('"level":50'))).toEqual([]);
});

test.each([
  [
    'an argument',
    'query Some($first: Int) { recipes(first: $first) { totalCount } }',
    { first: null },
    'Argument "first" of non-null type "Int!" must not be null.',
  ],
  [
    'a part of an input',
    'query Some($diet: Diet) { searchRecipes(input: { ingredients: ["egg"], diet: $diet }) { totalCount } }',
    { diet: null },
    'Argument "input" has invalid value',
  ],
  [
    'a default that is not used',
    'query Some($slug: String = "x") { recipe(slug: $slug) { id } }',
    { slug: null },
    'Argument "slug" of non-null type "String!" must not be null.',
  ],
  [
    'a condition',
    'query Some($if: Boolean = true) { recipes { totalCount @include(if: $if) } }',
    { if: null },
    'Argument "if" of non-null type "Boolean!" must not be null.',
  ],
  [
    'a condition at the top',
    'query Some($if: Boolean = true) { recipes @include(if: $if) { totalCount } }',
    { if: null },
    'Argument "if" of non-null type "Boolean!" must not be null.',
  ],
])(
  'null where it may not stand is the fault of the caller, who is told where: as %s',
  async (_where, query, variables, message) => {
    const lines: string[] = [];
    const logged = await createApp({ catalogue: false, logger: pino({}, { write: (line) => void lines.push(line) }) });
    const { errors } = await logged.graphql(query, variables);
    await logged.close();
    expect(errors).toEqual([
      expect.objectContaining({
        message: expect.stringContaining(message),
        extensions: { code: 'BAD_USER_INPUT', requestId: expect.any(String) },
      }),
    ]);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  },
);

test('broken JSON is refused in JSON or plain words, never with a stack', async () => {
  for (const url of ['/graphql', '/api/recipes']) {
    const answer = await app.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: '{ "nope',
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.body).not.toMatch(/\bat .*\.[jt]s|node_modules/);
  }
});

test('a body of 200 kB is refused as too large', async () => {
  expect((await post(JSON.stringify({ query: `{ __typename } #${'x'.repeat(200_000)}` }))).statusCode).toBe(413);
});

const nested = (depth: number): string =>
  `{ ingredient(slug: "x") ${'{ parent '.repeat(depth)} { id } ${'}'.repeat(depth)} }`;
const aliases = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, at) => `a${at}: __typename`).join(' ')} }`;

test.each([
  ['depth 10', nested(8), 200],
  ['depth 11', nested(10), 400],
  ['15 aliases', aliases(15), 200],
  ['16 aliases', aliases(16), 400],
  ['a thousand tokens and more', `{ ${'__typename '.repeat(1_001)} }`, 400],
  ['nonsense', '{ nonsense', 400],
  ['an unknown field', '{ nonsense }', 400],
])('an operation of %s', async (_name, query, status) => {
  expect((await post(JSON.stringify({ query }))).statusCode).toBe(status);
});

test('a batch, a form and a bare GET are not operations', async () => {
  expect((await post(JSON.stringify([{ query: '{ __typename }' }]))).statusCode).toBe(400);
  expect((await post('query={__typename}', { 'content-type': 'text/plain' })).statusCode).toBeGreaterThanOrEqual(400);
  expect((await app.app.inject({ method: 'GET', url: '/graphql?query={__typename}' })).statusCode).toBe(400);
});
