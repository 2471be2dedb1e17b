import fc from 'fast-check';
import { formatCountdown } from '../../../../web/src/pages/recipe/timer/format-countdown.ts';
import {
  isFinished,
  isRunning,
  parseTimer,
  pauseTimer,
  resumeTimer,
  startTimer,
  timeLeft,
  type StepTimer,
} from '../../../../web/src/pages/recipe/timer/step-timer.ts';

const START = Date.UTC(2026, 0, 1);
const minutes = fc.integer({ min: 1, max: 720 });
const wait = fc.integer({ min: 0, max: 12 * 3_600_000 });

describe('a step timer', () => {
  test('counts down from the step’s minutes times 60 seconds', () => {
    const timer = startTimer(2, 8, START);
    expect(timeLeft(timer, START)).toBe(480_000);
    expect(timeLeft(timer, START + 1000)).toBe(479_000);
    expect(isFinished(timer, START + 479_999)).toBe(false);
    expect(isFinished(timer, START + 480_000)).toBe(true);
  });

  test('knows its time after any sleep, however long nothing ticked', () => {
    fc.assert(
      fc.property(minutes, wait, (length, slept) => {
        const timer = startTimer(1, length, START);
        expect(timeLeft(timer, START + slept)).toBe(Math.max(0, length * 60_000 - slept));
      }),
    );
  });

  test('loses no time to a pause, and none passes during it', () => {
    fc.assert(
      fc.property(minutes, wait, wait, wait, (length, before, paused, after) => {
        const held = pauseTimer(startTimer(1, length, START), START + before);
        expect(timeLeft(held, START + before + paused)).toBe(timeLeft(held, START + before));
        const resumed = resumeTimer(held, START + before + paused);
        expect(timeLeft(resumed, START + before + paused + after)).toBe(Math.max(0, length * 60_000 - before - after));
      }),
    );
  });

  test('stays between nothing and its whole time when the clock is set', () => {
    fc.assert(
      fc.property(minutes, fc.integer({ min: -1e12, max: 1e12 }), (length, jump) => {
        const timer = startTimer(1, length, START);
        expect(timeLeft(timer, START + jump)).toBeGreaterThanOrEqual(0);
        expect(timeLeft(timer, START + jump)).toBeLessThanOrEqual(timer.total);
      }),
    );
  });

  test('pausing twice or resuming twice changes nothing', () => {
    const running = startTimer(1, 5, START);
    const paused = pauseTimer(running, START + 1000);
    expect(pauseTimer(paused, START + 9000)).toBe(paused);
    expect(resumeTimer(running, START + 9000)).toBe(running);
    expect([isRunning(running), isRunning(paused)]).toEqual([true, false]);
  });

  test('survives being stored, running or paused', () => {
    fc.assert(
      fc.property(minutes, wait, fc.boolean(), (length, before, isHeld) => {
        const started = startTimer(3, length, START);
        const timer: StepTimer = isHeld ? pauseTimer(started, START + before) : started;
        expect(parseTimer(JSON.parse(JSON.stringify(timer)))).toEqual(timer);
      }),
    );
  });

  test('is not read from anything that is no timer', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseTimer(value)).toBeNull();
      }),
    );
    expect(parseTimer({ step: 1, total: 60_000 })).toBeNull();
    expect(parseTimer({ step: 1, total: 60_000, left: 60_001 })).toBeNull();
    expect(parseTimer({ step: '1', total: 60_000, endsAt: START })).toBeNull();
    expect(parseTimer({ step: 1, total: 0, endsAt: START })).toBeNull();
  });
});

describe('the clock of a timer', () => {
  test.each([
    [480_000, '8:00'],
    [479_001, '8:00'],
    [479_000, '7:59'],
    [5000, '0:05'],
    [1, '0:01'],
    [0, '0:00'],
    [3_600_000, '1:00:00'],
    [3_909_000, '1:05:09'],
    [43_200_000, '12:00:00'],
  ])('shows %d ms as %s', (left, text) => {
    expect(formatCountdown(left)).toBe(text);
  });

  test('shows 0:00 only when the time is up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 43_200_000 }), (left) => {
        expect(formatCountdown(left)).not.toBe('0:00');
      }),
    );
  });
});
