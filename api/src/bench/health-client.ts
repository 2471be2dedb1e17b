import { setTimeout as sleep } from 'node:timers/promises';

/** Pause between two questions, in milliseconds. */
const PAUSE_MS = 10;

/** Asks the server in the first argument whether it lives until its parent process says that is enough, and tells it the longest answer in milliseconds. */
const url = process.argv[2] ?? '';
const state = { isEnough: false };
process.once('message', () => (state.isEnough = true));
// The first one opens the connection.
await check();
process.send?.('started');
let longest = 0;
while (!state.isEnough) {
  longest = Math.max(longest, await check());
  await sleep(PAUSE_MS);
}
process.send?.(longest, () => process.disconnect());

async function check(): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/livez`);
  await answer.text();
  return performance.now() - started;
}
