import '../support/browser-gaps.ts';
import { jest } from '@jest/globals';
import { delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { createApolloClient } from '../../../web/src/apollo/client.ts';
import { failureOf } from '../../../web/src/apollo/failure.ts';
import { VIEWER } from '../../../web/src/apollo/viewer.tsx';

const server = setupServer(http.post('*/graphql', () => delay('infinite')));
beforeAll(() => server.listen());
afterEach(() => jest.restoreAllMocks());
afterAll(() => server.close());

/** Lets a minute go by in a moment. */
function hurry(): void {
  const { timeout } = AbortSignal;
  jest
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((milliseconds) => timeout.call(AbortSignal, milliseconds / 1_000));
}

test('a question that is never answered fails after a minute, each time it is asked, in a sentence that helps', async () => {
  hurry();
  const client = createApolloClient();
  const ask = () =>
    client.query({ query: VIEWER, fetchPolicy: 'network-only' }).catch((error: unknown) => failureOf(error).message);
  const began = performance.now();
  const said = [await ask(), await ask()];
  expect(said).toEqual([
    'Larder could not be reached. Check your connection and try again.',
    'Larder could not be reached. Check your connection and try again.',
  ]);
  expect(performance.now() - began).toBeGreaterThan(120);
});
