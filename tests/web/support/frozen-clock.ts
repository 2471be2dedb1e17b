import { jest } from '@jest/globals';

/** All that could be faked besides the date: timers go on as they are. */
const TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Sets the clock of this browser to a time of a day in June until it is set again; it stands still there. */
export function setClock(hours: number, minutes: number): void {
  jest.useFakeTimers({ now: new Date(2026, 5, 1, hours, minutes), doNotFake: [...TIMERS] });
}
