import { jest } from '@jest/globals';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { sendFile } from '../../../web/src/components/photo-upload/send-file.ts';

const server = setupServer(
  http.put('*/slow', () => delay('infinite')),
  http.put('*/portal', () => HttpResponse.html('<h1>Accept our terms</h1>')),
);
beforeAll(() => server.listen());
afterAll(() => server.close());
afterEach(() => jest.useRealTimers());

test('a photo that no longer goes anywhere is given up after a while, in a sentence that helps', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const sent = sendFile(
    'http://larder.example/slow',
    new Blob(['photo'], { type: 'image/jpeg' }),
    () => undefined,
    new AbortController().signal,
  );
  const said = sent.catch(String);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await said).toContain('The connection was lost. Check it and try again.');
});

test('the page of a café that answers in place of the store is no arrival', async () => {
  const sent = sendFile(
    'http://larder.example/portal',
    new Blob(['photo'], { type: 'image/jpeg' }),
    () => undefined,
    new AbortController().signal,
  );
  await expect(sent).rejects.toThrow('The connection was lost. Check it and try again.');
});
