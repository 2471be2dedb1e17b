import { setTimeout as sleep } from 'node:timers/promises';

/** Pause between two questions, in milliseconds. */
const PAUSE_MS = 10;

/**
 * Asks a server again and again whether it lives, until `work` is done.
 * @returns the longest it took to answer, in milliseconds
 */
export async function longestHealthCheck(url: string, work: Promise<unknown>): Promise<number> {
  const state = { isDone: false };
  const done = work.finally(() => (state.isDone = true));
  let longest = 0;
  // The first one opens the connection.
  await check(url);
  while (!state.isDone) {
    longest = Math.max(longest, await check(url));
    await sleep(PAUSE_MS);
  }
  await done;
  return longest;
}

async function check(url: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/livez`);
  await answer.text();
  return performance.now() - started;
}
