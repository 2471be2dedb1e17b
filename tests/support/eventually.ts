import { setTimeout as pause } from 'node:timers/promises';

/** Asks until there is an answer, for what is done in the background. @throws Error when there is none within ten seconds */
export async function eventually<T>(ask: () => Promise<T | null | undefined>): Promise<T> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await pause(50)) {
    const answer = await ask();
    if (answer !== null && answer !== undefined) return answer;
  }
  throw new Error('Nothing came of it.');
}
