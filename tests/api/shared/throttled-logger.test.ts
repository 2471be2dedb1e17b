import { expect, test } from '@jest/globals';
import { throttledLogger } from '../../../api/src/shared/throttled-logger.ts';

test('a trouble that lasts is told at once, then once a minute with how often it was left out', () => {
  const lines: object[] = [];
  let now = 0;
  const log = throttledLogger({ warn: (facts, message) => void lines.push({ ...facts, message }) }, () => now);
  for (; now < 150_000; now += 1_000) log.warn({ at: now }, 'The database is away');
  expect(lines).toEqual([
    { at: 0, message: 'The database is away' },
    { at: 60_000, unsaid: 59, message: 'The database is away' },
    { at: 120_000, unsaid: 59, message: 'The database is away' },
  ]);
});

test('another trouble is told at once', () => {
  const lines: string[] = [];
  const log = throttledLogger({ warn: (_facts, message) => void lines.push(message) });
  for (const message of ['The database is away', 'The database is away', 'The store is away']) log.warn({}, message);
  expect(lines).toEqual(['The database is away', 'The store is away']);
});
