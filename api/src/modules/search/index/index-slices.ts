import { setImmediate as turn } from 'node:timers/promises';

/** Rows that a step of long work handles: well under a millisecond of it. */
export const SLICE_ROWS = 1_024;

/** Entries of a column that are written at a time where all are: well under a millisecond. */
const TOUCHED = 1 << 17;

/** Numbers of a kind, a place each. */
export type Column = Uint32Array | Int32Array | Uint16Array;

/**
 * Writes to fresh memory for the first time, a little at a time. The system clears it only then, and entries written
 * here and there in a hundred megabytes would have it cleared all at once.
 */
export function* touch(column: Column): Generator<void, void> {
  for (let from = 0; from < column.length; from += TOUCHED) {
    column.fill(0, from, from + TOUCHED);
    yield;
  }
}

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
  for (let until = performance.now() + SLICE_MS; ;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await turn();
    until = performance.now() + SLICE_MS;
  }
}
