import { createApp, type TestApp } from '../../support/app.ts';
import { programOf, signUp, type Cook } from '../../support/clients.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  await addRecipe(app, ['2 eggs'], { slug: 'eggs' });
  cook = await signUp(app);
});
afterAll(() => app.close());

const SAVE = { query: 'mutation { saveRecipe(input: { id: "eggs" }) { recipe { isSaved } } }' };

/** A request with the cook's cookie, as the browser of the page `headers` tell of would send it. */
function write(path: '/graphql' | '/api/recipe/eggs/save', headers: Record<string, string>, payload?: string) {
  const body = payload ?? (path === '/graphql' ? JSON.stringify(SAVE) : undefined);
  return app.app.inject({
    method: 'POST',
    url: path,
    headers: { host: 'localhost:4000', ...headers },
    cookies: Object.fromEntries(cook.cookies),
    ...(body !== undefined && { payload: body }),
  });
}
const saved = async (): Promise<number> =>
  (await app.database.orm.em.fork().execute<object[]>('select 1 from saved_recipe')).length;
afterEach(() => app.database.orm.em.fork().execute('delete from saved_recipe'));

const json = { 'content-type': 'application/json' };

describe.each(['/graphql', '/api/recipe/eggs/save'] as const)('a write at %s', (path) => {
  test.each([
    ['a page of another site', { ...json, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a page of a sister host', { ...json, 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:4000' }],
    ['an old browser on another site', { ...json, origin: 'https://evil.example' }],
    ['an old browser on another port', { ...json, origin: 'http://localhost:4001' }],
    ['a sandboxed frame', { ...json, origin: 'null' }],
    ['a fetch without CORS', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
  ])('is refused from %s', async (_name, headers) => {
    const answer = await write(path, headers);
    expect([answer.statusCode, answer.body]).toEqual([
      403,
      expect.stringContaining('This request came from another site.'),
    ]);
    expect(await saved()).toBe(0);
  });

  test('is taken from a page that says it acts for the cook, and refused from one that was left open and acts for another', async () => {
    const left = await write(path, { ...json, 'larder-viewer': (await signUp(app)).id });
    expect([left.body, await saved()]).toEqual([expect.stringContaining('Please log in to continue.'), 0]);
    await write(path, { ...json, 'larder-viewer': cook.id });
    expect(await saved()).toBe(1);
  });

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'query=mutation'],
    ['a form with files', 'multipart/form-data; boundary=x', '--x--'],
    ['plain text that looks like JSON', 'text/plain', JSON.stringify(SAVE)],
  ])('is refused as %s, even from our own page', async (_name, type, payload) => {
    const answer = await write(path, { 'content-type': type, 'sec-fetch-site': 'same-origin' }, payload);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(await saved()).toBe(0);
  });

  test.each([
    ['our own page', { ...json, 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4000' }],
    ['an address typed by hand', { ...json, 'sec-fetch-site': 'none' }],
    ['an old browser on our own page', { ...json, origin: 'http://localhost:4000' }],
    ['a program', json],
  ])('is taken from %s', async (_name, headers) => {
    expect((await write(path, headers)).statusCode).toBe(200);
    expect(await saved()).toBe(1);
  });
});

test('a call without a body needs no content type, and may name one', async () => {
  expect((await write('/api/recipe/eggs/save', {})).statusCode).toBe(200);
  expect((await write('/api/recipe/eggs/save', json, '')).statusCode).toBe(200);
});

test('an image or a link of another site changes nothing: no GET writes', async () => {
  for (const url of ['/api/recipe/eggs/save', `/graphql?query=${encodeURIComponent(SAVE.query)}`]) {
    const answer = await app.app.inject({
      method: 'GET',
      url,
      headers: { 'sec-fetch-site': 'cross-site' },
      cookies: Object.fromEntries(cook.cookies),
    });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  }
  expect(await saved()).toBe(0);
});

test('another origin is never let in with cookies', async () => {
  const { headers } = await app.app.inject({
    method: 'OPTIONS',
    url: '/graphql',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*' });
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
});

test('a program with a token may come from anywhere', async () => {
  const program = await programOf(app, cook, ['WRITE']);
  expect((await program.send('POST', '/api/recipe/eggs/save')).json()).toEqual({
    id: expect.any(String),
    isSaved: true,
  });
});
