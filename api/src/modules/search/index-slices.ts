import { setImmediate as turn } from 'node:timers/promises';

/** Rows that a step of long work handles: well under a millisecond of it. */
export const SLICE_ROWS = 1_024;

/** Longest time that long work may hold the event loop, in milliseconds. */
const SLICE_MS = 3;

/** Does all of the work now. */
export function runNow<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Does the work a little at a time, letting everything else go first in between. */
export async function runInSlices<T>(work: Generator<void, T>): Promise<T> {
  for (let until = performance.now() + SLICE_MS; ; ) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await turn();
    until = performance.now() + SLICE_MS;
  }
}
