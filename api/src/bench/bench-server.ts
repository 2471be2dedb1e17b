import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The API in a process of its own. */
export interface BenchServer {
  url: string;
  /** How long it has computed so far, in milliseconds of processor time. */
  computed(): Promise<number>;
  stop(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL(`./api-server${extname(import.meta.url)}`, import.meta.url));

/**
 * Starts the API over a database; it ends with this process.
 * @throws when it ends before it listens
 */
export async function startServer(databaseUrl: string): Promise<BenchServer> {
  const child = fork(PROGRAM, [databaseUrl], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const failed = ended.then(([code]) => {
    throw new Error(`The server ended with ${String(code)}.`);
  });
  const [url] = (await Promise.race([once(child, 'message'), failed])) as [string];
  failed.catch(() => undefined);
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return { url, stop, computed: () => askComputed(child) };
}

async function askComputed(child: ChildProcess): Promise<number> {
  child.send('computed');
  const [milliseconds] = (await once(child, 'message')) as [number];
  return milliseconds;
}
