import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often memory is given back at most, in milliseconds. */
const PAUSE = 60_000;

/** Resolves when nothing has been asked for a while, or once stopped. */
interface Idleness {
  next(signal: AbortSignal): Promise<void>;
}

/** Gives back to the system what V8 by itself keeps until it needs it, some 120 MB after a start. Takes a fifth of a second. */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}

/** The same while nothing is asked, until stopped. */
export async function releaseWhenIdle(idleness: Idleness, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(PAUSE, undefined, { signal, ref: false }).catch(() => undefined);
    await idleness.next(signal);
    if (!signal.aborted) releaseMemory();
  }
}
