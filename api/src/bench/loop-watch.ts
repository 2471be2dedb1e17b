import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Watches turns of the event loop until `work` is done.
 * @returns the longest turn in milliseconds of this thread's own computing, so that it matters less who else keeps the
 * machine busy. The system counts computing in steps of up to 4 ms, so a turn never counts for more than it lasted
 */
export async function longestTurn(work: Promise<unknown>): Promise<number> {
  const state = { isDone: false };
  const done = work.finally(() => (state.isDone = true));
  let longest = 0;
  while (!state.isDone) {
    const before = process.threadCpuUsage();
    const started = performance.now();
    // A timer is looked at in every turn. Asking for the next turn at once would keep the processor from everything else.
    await sleep(1);
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, Math.min((user + system) / 1_000, performance.now() - started));
  }
  await done;
  return longest;
}
