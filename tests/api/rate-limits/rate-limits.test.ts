import { RateLimiter, type Counted } from '../../../api/src/modules/rate-limits/rate-limiter.ts';
import {
  CAUTIOUS,
  GROWING,
  perDay,
  perHour,
  thenOneAMinute,
} from '../../../api/src/modules/rate-limits/rate-limit-policy.ts';
import { createDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => (database = await createDatabase()));
afterAll(() => database.drop());

const counter = (): RateLimiter => new RateLimiter(database.orm.em.fork());
const thing = (kind: string, policy: Counted['policy']): Counted => ({ kind, of: [`${Math.random()}`], policy });
const outcome = (counted: readonly Counted[]): Promise<string> =>
  counter()
    .count(counted)
    .then(
      () => 'counted',
      (error: Error) => error.message,
    );
const later = (seconds: number) =>
  database.orm.em
    .fork()
    .execute(
      'update attempt set free_at = free_at - make_interval(secs => ?), forget_at = forget_at - make_interval(secs => ?)',
      [seconds, seconds],
    );
const stored = async () => (await database.orm.em.fork().execute<object[]>('select 1 from attempt')).length;

test('of twenty tries at once, five are let through', async () => {
  const guesses = [thing('pair', GROWING)];
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(guesses)));
  expect(outcomes.filter((one) => one === 'counted')).toHaveLength(5);
});

test('where one of several must wait, none of them counts', async () => {
  const [used, fresh] = [thing('a', perDay(1)), thing('b', perDay(1))];
  expect([await outcome([used]), await outcome([fresh, used])]).toEqual([
    'counted',
    expect.stringContaining('Try again in 24 hours.'),
  ]);
  expect(await outcome([fresh])).toBe('counted');
});

test('the wait doubles from a minute to an hour, and a quarter of an hour without tries forgets', async () => {
  const guesses = [thing('growing', GROWING)];
  for (let at = 0; at < 4; at++) await outcome(guesses);
  const waits: number[] = [];
  for (let at = 0; at < 8; at++) {
    await outcome(guesses);
    const [row] = await database.orm.em
      .fork()
      .execute<{ wait: number }[]>(
        `select round(extract(epoch from max(free_at) - now()) / 60)::int as wait from attempt where key like 'growing:%'`,
      );
    waits.push(row?.wait ?? 0);
    await later(60 * (row?.wait ?? 0));
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  await later(16 * 60);
  for (let at = 0; at < 5; at++) expect(await outcome(guesses)).toBe('counted');
});

test('a span runs from its first try, however often is tried', async () => {
  const signUps = [thing('sign-up', perHour(2))];
  expect(await outcome(signUps)).toBe('counted');
  await later(50 * 60);
  expect([await outcome(signUps), await outcome(signUps)]).toEqual([
    'counted',
    'That was too often in too short a time. Try again in 10 minutes.',
  ]);
  await later(10 * 60);
  expect(await outcome(signUps)).toBe('counted');
});

test('a try that is taken back frees its place', async () => {
  const signIns = thing('address', perDay(1));
  await outcome([signIns]);
  await counter().takeBack(signIns);
  expect(await outcome([signIns])).toBe('counted');
});

test('after many tries there is one a minute, and no longer wait', async () => {
  const address = [thing('address', thenOneAMinute(2))];
  expect([await outcome(address), await outcome(address), await outcome(address)]).toEqual([
    'counted',
    'counted',
    expect.stringMatching(/Try again in (60|5\d) seconds\.$/),
  ]);
  for (let minute = 0; minute < 3; minute++) {
    await later(60);
    expect([await outcome(address), await outcome(address)]).toEqual(['counted', expect.stringContaining('seconds')]);
  }
});

test('one try, then a wait that doubles to an hour and is forgotten after a day', async () => {
  const pair = [thing('pair', CAUTIOUS)];
  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
    expect(await outcome(pair)).toBe('counted');
    await later(minutes * 60 - 5);
    expect(await outcome(pair)).toContain('seconds');
    await later(5);
  }
  await later(86_400);
  expect(await outcome(pair)).toBe('counted');
  await later(60);
  expect(await outcome(pair)).toBe('counted');
});

test('what is over is cleared away', async () => {
  await outcome([thing('pair', GROWING)]);
  await later(400 * 86_400);
  await outcome([thing('pair', GROWING)]);
  expect(await stored()).toBe(1);
});
