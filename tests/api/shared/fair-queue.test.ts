import { setImmediate as turn } from 'node:timers/promises';
import { FairQueue } from '../../../api/src/shared/fair-queue.ts';

const LIMITS = { atOnce: 1, perCaller: 3, waiting: 4, busy: 'Many loaves are in the oven just now.' };

/** A piece of work that is done until it is let go. */
function held(queue: FairQueue, caller: string): { done: Promise<void>; letGo: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { done: queue.run(caller, () => promise), letGo: resolve };
}

test('one who brings many keeps another waiting for one piece, not for all', async () => {
  const queue = new FairQueue(LIMITS);
  const first = held(queue, 'greedy');
  const order: string[] = [];
  const others = ['greedy 1', 'greedy 2', 'greedy 3', 'modest 1'].map((piece) =>
    queue.run(piece.slice(0, -2), async () => order.push(piece)),
  );
  first.letGo();
  await Promise.all(others);
  expect(order).toEqual(['greedy 1', 'modest 1', 'greedy 2', 'greedy 3']);
});

test('what is too much of one caller is refused at once as theirs, what is too much in all as ours, both with a time to come back', async () => {
  const queue = new FairQueue(LIMITS);
  const first = held(queue, 'greedy');
  const waiting = ['greedy', 'greedy', 'greedy', 'modest'].map((caller) => queue.run(caller, async () => caller));
  await expect(queue.run('greedy', turn)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    message: 'Many loaves are in the oven just now. You have 3 waiting already. Try again in a moment.',
    retryAfter: 1,
  });
  await expect(queue.run('third', turn)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Many loaves are in the oven just now. Try again in a moment.',
    retryAfter: 1,
  });
  first.letGo();
  expect(await Promise.all(waiting)).toEqual(['greedy', 'greedy', 'greedy', 'modest']);
  expect(await queue.run('greedy', async () => 'again')).toBe('again');
});

test('it never begins what was given up, and lets another in', async () => {
  const queue = new FairQueue({ ...LIMITS, perCaller: 1 });
  const first = held(queue, 'cook');
  const impatient = new AbortController();
  let isBegun = false;
  const given = queue.run('cook', async () => (isBegun = true), impatient.signal);
  impatient.abort(new Error('closed the page'));
  await expect(given).rejects.toThrow('closed the page');
  const next = queue.run('cook', async () => 'next');
  first.letGo();
  await first.done;
  expect([await next, isBegun]).toEqual(['next', false]);
});

test('it goes on after work that failed', async () => {
  const queue = new FairQueue(LIMITS);
  const answers = await Promise.allSettled([
    queue.run('cook', () => Promise.reject(new Error('torn'))),
    queue.run('cook', async () => 'whole'),
  ]);
  expect(answers).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'whole' }]);
});

test('what waits is given up, and not what comes afterwards', async () => {
  const queue = new FairQueue(LIMITS);
  const first = held(queue, 'cook');
  const second = queue.run('cook', async () => 'second');
  queue.giveUpWaiting();
  const third = queue.run('cook', async () => 'third');
  first.letGo();
  await expect(second).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect([await first.done, await third]).toEqual([undefined, 'third']);
});
