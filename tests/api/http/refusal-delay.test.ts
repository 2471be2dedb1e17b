import { RefusalDelay } from '../../../api/src/http/refusal-delay.ts';

/** Refusals whose waits end when the test says so. */
function controlled() {
  const waits: { milliseconds: number; end: () => void }[] = [];
  const delay = new RefusalDelay((milliseconds) => new Promise<void>((end) => void waits.push({ milliseconds, end })));
  return { delay, waits, times: () => waits.map(({ milliseconds }) => milliseconds) };
}

test('of one caller each refusal waits longer while others wait, up to a second; another caller hardly waits', () => {
  const { delay, times } = controlled();
  for (let at = 0; at < 60; at++) void delay.before('one');
  void delay.before('another');
  expect(times().slice(0, 3)).toEqual([25, 50, 75]);
  expect(times()[59]).toBe(1_000);
  expect(times()[60]).toBe(25);
});

test('when they have been told, the next one hardly waits', async () => {
  const { delay, waits, times } = controlled();
  const told = [delay.before('one'), delay.before('one')];
  for (const { end } of waits) end();
  await Promise.all(told);
  void delay.before('one');
  expect(times()).toEqual([25, 50, 25]);
});
