import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long the event loop was held at most, in milliseconds. */
export interface LongestTurn {
  /**
   * This thread's own computing in one turn, so that it matters less who else keeps the machine busy. The system counts
   * computing in steps of up to 4 ms, so a turn never counts for more than it lasted.
   */
  computing: number;
  /** How late a timer of one millisecond was, on any processor load; as `monitorEventLoopDelay` measures it. */
  late: number;
}

/** Watches turns of the event loop until `work` is done. */
export async function longestTurn(work: Promise<unknown>): Promise<LongestTurn> {
  const state = { isDone: false };
  const done = work.finally(() => (state.isDone = true));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let computing = 0;
  while (!state.isDone) {
    const before = process.threadCpuUsage();
    const started = performance.now();
    // A timer is looked at in every turn. Asking for the next turn at once would keep the processor from everything else.
    await sleep(1);
    const { user, system } = process.threadCpuUsage(before);
    computing = Math.max(computing, Math.min((user + system) / 1_000, performance.now() - started));
  }
  delay.disable();
  await done;
  return { computing, late: Math.max(0, delay.max / 1e6 - 1) };
}
