import { createApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp({ catalogue: false })));
afterAll(() => app.close());

test('/livez answers without asking anybody', async () => {
  expect(await app.rest('/livez')).toMatchObject({ status: 200, body: '{"status":"ok"}' });
});

test('every answer carries the id of its request and the protective headers', async () => {
  const { headers } = await app.rest('/api/ingredients?q=egg');
  expect(headers).toMatchObject({
    'x-request-id': expect.any(String),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});

test.each(['a^b', 'exa mple', '[::', 'x:99999999'])(
  'a request to an invalid host is refused by every transport: %j',
  async (host) => {
    const headers = { host, accept: '*/*' };
    const replies = await Promise.all([
      app.app.inject({ url: '/api/ingredients?q=egg', headers }),
      app.app.inject({ url: '/api/recipe/minestrone/export', headers }),
      app.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: '{ __typename }' } }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    expect(replies[0]?.body).toBe('The Host header names no host that there can be.');
  },
);

test.each([
  ['a percent sign alone', '/recipe/100%', 400, 'This is no address: a % that stands for itself is written as %25.'],
  [
    'half a character',
    '/api/recipe/%E0%A4%A',
    400,
    'This is no address: a % that stands for itself is written as %25.',
  ],
  ['more than an address holds', `/api/recipe/${'a'.repeat(1_001)}`, 414, 'This address is too long.'],
])('an address that is none carries them too, and a plain sentence: %s', async (_what, path, status, sentence) => {
  const reply = await app.rest(path);
  expect([reply.status, reply.body]).toEqual([status, sentence]);
  expect(reply.headers).toMatchObject({
    'x-request-id': expect.any(String),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
});
