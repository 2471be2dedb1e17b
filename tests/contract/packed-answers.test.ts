import { createApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp()));
afterAll(() => app.close());

const ASKED = { graphql: '/graphql?query={__schema{types{name,description}}}', rest: '/api/openapi.json' };

describe.each(Object.entries(ASKED))('%s packs a long answer', (_api, url) => {
  test.each([
    // What fetch of Node 20 and 22 lists, which cannot read zstd everywhere; a browser; curl; a program that reads nothing packed.
    ['gzip, deflate, br, zstd', 'br'],
    ['zstd, gzip', 'gzip'],
    ['zstd, br;q=0.1', 'br'],
    ['gzip', 'gzip'],
    ['*', 'gzip'],
    ['zstd', undefined],
    ['deflate', undefined],
    ['identity', undefined],
    [undefined, undefined],
  ])('for %s as %s', async (accepted, packed) => {
    const { headers, statusCode } = await app.app.inject({
      url,
      headers: { 'apollo-require-preflight': 'true', ...(accepted && { 'accept-encoding': accepted }) },
    });
    expect([statusCode, headers['content-encoding']]).toEqual([200, packed]);
  });
});
