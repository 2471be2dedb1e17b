import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
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

/** How `content-encoding` is undone; what Node 20 cannot undo is not among it. */
const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync } as const;

test.each([
  ['fetch of Node 20 to 24 over http', 'gzip, deflate'],
  ['fetch of Node 20 to 24 over https', 'br, gzip, deflate'],
  ['GraphQL Code Generator on any Node', 'gzip, deflate, br, zstd'],
])('the whole schema comes as %s can read it', async (_client, accepted) => {
  const { headers, rawPayload, statusCode } = await app.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'accept-encoding': accepted },
    payload: { query: getIntrospectionQuery() },
  });
  const unpack = UNPACK[headers['content-encoding'] as keyof typeof UNPACK];
  const { data } = JSON.parse(unpack(rawPayload).toString()) as { data: IntrospectionQuery };
  expect(statusCode).toBe(200);
  expect(buildClientSchema(data).getMutationType()?.name).toBe('Mutation');
});
