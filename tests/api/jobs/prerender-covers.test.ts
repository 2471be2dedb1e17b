import { IdleDetector } from '../../../api/src/jobs/prerender-covers.ts';

const LENGTH = 60;

test('idle > is reached at once without any request', async () => {
  await expect(new IdleDetector().next(new AbortController().signal)).resolves.toBeUndefined();
});

test('idle > begins only after its whole length without a request', async () => {
  const lulls = new IdleDetector(LENGTH);
  lulls.end();
  let asked = performance.now();
  setTimeout(() => {
    lulls.end();
    asked = performance.now();
  }, LENGTH / 2);
  await lulls.next(new AbortController().signal);
  // Timers may come a millisecond early.
  expect(performance.now() - asked).toBeGreaterThanOrEqual(LENGTH - 1);
});

test('who stops waits for no lull', async () => {
  const lulls = new IdleDetector();
  lulls.end();
  const stopping = new AbortController();
  const waiting = lulls.next(stopping.signal);
  stopping.abort();
  await expect(waiting).resolves.toBeUndefined();
});
