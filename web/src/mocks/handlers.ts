import { buildSchema, graphql as execute } from 'graphql';
import { delay, graphql, http, HttpResponse, type RequestHandler } from 'msw';
import { importProgress } from './answers/imports.ts';
import { UPLOAD_ADDRESS } from './answers/photos.ts';
import { fixtureRoot, type MockRoot } from './root.ts';
import type { Scenario } from './scenario.ts';

/**
 * The mock server: every operation is executed against the real schema, so that a mock cannot drift from it.
 * `sdl` is the text of schema.graphql; `overrides` take the place of single root fields.
 */
export function mockGraphql(sdl: string, overrides: Partial<MockRoot> = {}): RequestHandler {
  const rootValue = { ...fixtureRoot, ...overrides };
  return answerGraphql(
    sdl,
    () => rootValue,
    () => 'quick',
  );
}

/** The same with answers, and a network that carries them, that may change from question to question. */
export function answerGraphql(sdl: string, root: () => MockRoot, network: () => Scenario['network']): RequestHandler {
  const schema = buildSchema(sdl);
  return graphql.operation(async ({ query, variables, operationName }) => {
    const quality = network();
    if (quality === 'failing')
      return HttpResponse.json({
        errors: [{ message: 'The mock server fails, as it was told to.', extensions: { code: 'UNAVAILABLE' } }],
      });
    if (quality === 'silent') await delay('infinite');
    if (quality === 'slow') await delay(2000);
    const result = await execute({
      schema,
      source: query,
      variableValues: variables,
      operationName,
      rootValue: root(),
    });
    // The executor's objects have no prototype, which structured cloning between realms does not survive.
    return HttpResponse.json(JSON.parse(JSON.stringify(result)));
  });
}

/** Pictures of covers and foods, a plain tile in place of what the API draws, and the address that photos are sent to. */
export const mockFiles: RequestHandler[] = [
  http.get('/images/covers/:file', () =>
    svg(
      '<rect width="1200" height="900" fill="#E9F0DA"/><circle cx="600" cy="450" r="280" fill="#fff"/>',
      '0 0 1200 900',
    ),
  ),
  http.get('/images/foods/:file', () => svg('<circle cx="16" cy="16" r="12" fill="#7CC8A0"/>', '0 0 32 32')),
  http.post('/api/import/file', ({ request }) =>
    HttpResponse.json(importProgress(new URL(request.url).searchParams.get('name') ?? 'recipes.zip'), { status: 202 }),
  ),
  http.get('/api/import/file', () => new HttpResponse(null, { status: 204 })),
  http.post('/api/import/file/cancel', () => HttpResponse.text('Import not found', { status: 404 })),
  http.delete('/api/import/file', () => new HttpResponse(null, { status: 204 })),
  // An archive of nothing: a zip is its end alone.
  http.get('/api/profile/archive', () =>
    HttpResponse.arrayBuffer(new Uint8Array([0x50, 0x4b, 5, 6, ...Array<number>(18).fill(0)]).buffer, {
      headers: { 'x-larder-about-bytes': '22' },
    }),
  ),
  http.put(UPLOAD_ADDRESS, () => new HttpResponse(null, { status: 204 })),
];

function svg(content: string, viewBox: string): HttpResponse<string> {
  const [, , width, height] = viewBox.split(' ');
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;
  return new HttpResponse(body, { headers: { 'Content-Type': 'image/svg+xml' } });
}
