import { readFileSync } from 'node:fs';
import { graphql, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { mockGraphql, mockFiles } from '../../../web/src/mocks/handlers.ts';
import type { MockRoot } from '../../../web/src/mocks/root.ts';

const sdl = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
const server = setupServer(mockGraphql(sdl), ...mockFiles);

/** Lets a test file talk to the mock API; an unhandled request fails the test. Call once at the top of the file. */
export function useMockApi(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
}

/** Replaces answers of the mock API until the end of the test. */
export function answerWith(overrides: Partial<MockRoot>): void {
  server.use(mockGraphql(sdl, overrides));
}

/** Answers one operation, or what is sent to an address, with a status of 401 until the end of the test. */
export function answerUnauthorized(what: { operation: string } | { address: string }): void {
  const refuse = () => new Response('Please log in to continue.', { status: 401 });
  server.use('operation' in what ? graphql.mutation(what.operation, refuse) : http.put(what.address, refuse));
}

/** Answers what is posted to an address with a status and a sentence until the end of the test. */
export function answerAt(address: string, status: number, sentence: string): void {
  server.use(http.post(address, () => new Response(sentence, { status })));
}

/** Answers what is asked for at an address with a status and a sentence until the end of the test. */
export function answerGetAt(address: string, status: number, sentence: string): void {
  server.use(http.get(address, () => new Response(sentence, { status })));
}

/**
 * Tells of a file that is imported, one answer after the other and the last again, until it is cancelled.
 * @returns what was asked behind
 */
export function answerImports(told: object[], cancelled: object): (string | null)[] {
  const asked: (string | null)[] = [];
  server.use(
    http.get('/api/import/file', ({ request }) => {
      const next = told[Math.min(asked.length, told.length - 1)];
      asked.push(new URL(request.url).searchParams.get('after'));
      return HttpResponse.json(next);
    }),
    http.post('/api/import/file/cancel', () => HttpResponse.json(cancelled)),
  );
  return asked;
}

/** Lets every question go unanswered until the end of the test, or until {@link answerWith} is asked for answers again. */
export function breakNetwork(): void {
  server.use(http.post('*/graphql', () => HttpResponse.error()));
}
