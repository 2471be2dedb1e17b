import { startProcess } from './bench-process.ts';

/** The API in a process of its own. */
export interface BenchServer {
  url: string;
  /** How long it has computed so far, in milliseconds of processor time. */
  computed(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts the API over a database; it ends with this process.
 * @throws when it ends before it listens
 */
export async function startServer(databaseUrl: string): Promise<BenchServer> {
  const { child, ended, said } = startProcess('api-server', [databaseUrl]);
  const url = String(await said());
  const computed = async (): Promise<number> => {
    child.send('computed');
    return Number(await said());
  };
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  return { url, computed, stop };
}
