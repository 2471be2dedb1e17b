import { createApp, type TestApp } from '../../support/app.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp({ catalogue: false })));
afterAll(() => app.close());

test('/livez answers without asking anybody', async () => {
  expect(await app.rest('/livez')).toMatchObject({ status: 200, body: '{"status":"ok"}' });
});

test('every answer carries the id of its request and the protective headers', async () => {
  const { headers } = await app.rest('/api/ingredients?q=egg');
  expect(headers).toMatchObject({ 'x-request-id': expect.any(String), 'x-content-type-options': 'nosniff', 'content-security-policy': expect.stringContaining("default-src 'none'") });
});
