import { startProcess } from './bench-process.ts';

/**
 * Asks a server again and again whether it lives while `work` is done, from a process that does nothing else, so that it is not late itself.
 * @returns what was done, and the longest it took to answer, in milliseconds
 */
export async function withHealthChecks<Done>(
  url: string,
  work: () => Promise<Done>,
): Promise<{ done: Done; longest: number }> {
  const { child, said } = startProcess('health-client', [url]);
  try {
    await said();
    const done = await work();
    child.send('enough');
    return { done, longest: Number(await said()) };
  } finally {
    child.kill();
  }
}
