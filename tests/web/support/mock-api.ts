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

/** Lets every question go unanswered until the end of the test, or until {@link answerWith} is asked for answers again. */
export function breakNetwork(): void {
  server.use(http.post('*/graphql', () => HttpResponse.error()));
}
