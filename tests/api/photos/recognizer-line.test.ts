import { WaitingLine } from '../../../api/src/modules/photos/recognizer/waiting-line.ts';

test('a waiting line refuses at once what finds it full', async () => {
  const { promise, resolve: unlock } = Promise.withResolvers<void>();
  const line = new WaitingLine(2);
  void line.join(() => promise);
  const waiting = [line.join(async () => 'first'), line.join(async () => 'second')];
  await expect(line.join(async () => 'third')).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: expect.stringMatching(/^Too many photos/),
  });
  unlock();
  expect(await Promise.all(waiting)).toEqual(['first', 'second']);
});

test('it never begins what was given up, and lets another in', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const line = new WaitingLine(1);
  const first = line.join(() => promise);
  const impatient = new AbortController();
  let isBegun = false;
  const given = line.join(async () => (isBegun = true), impatient.signal);
  impatient.abort(new Error('closed the page'));
  await expect(given).rejects.toThrow('closed the page');
  const next = line.join(async () => 'next');
  resolve();
  await first;
  expect([await next, isBegun]).toEqual(['next', false]);
});

test('it goes on after work that failed', async () => {
  const line = new WaitingLine(5);
  const answers = await Promise.allSettled([
    line.join(() => Promise.reject(new Error('torn'))),
    line.join(async () => 'whole'),
  ]);
  expect(answers).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'whole' }]);
});

test('it sends everybody away when it closes', async () => {
  const line = new WaitingLine(5);
  const all = Promise.allSettled([line.join(() => new Promise(() => undefined)), line.join(async () => 'second')]);
  line.close();
  for (const outcome of await all) expect(outcome).toMatchObject({ reason: { code: 'UNAVAILABLE' } });
});
