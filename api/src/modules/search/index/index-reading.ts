import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ClientConfig } from 'pg';
import type { IndexParcel } from './index-parcel.ts';

const EXTENSION = extname(import.meta.url);

// Where the tests run, the sources themselves are run; Node leaves out their types.
const AS_SOURCES = { execArgv: ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'] };

/**
 * Reads every published recipe and builds their index in a thread of its own: a million rows leave so much behind that
 * the collector would hold this thread up for tens of milliseconds.
 * @throws when the database cannot be read, or `signal` says to stop
 */
export async function readIndex(connection: ClientConfig, signal: AbortSignal): Promise<IndexParcel> {
  const reader = new Worker(new URL(`./index-reader${EXTENSION}`, import.meta.url), { workerData: connection, ...(EXTENSION === '.ts' && AS_SOURCES) });
  try {
    return await Promise.race([parcelOf(reader, signal), endOf(reader)]);
  } finally {
    await reader.terminate();
  }
}

/** Under `node --watch` Node itself says in the thread's name which files it has read. */
function parcelOf(reader: Worker, signal: AbortSignal): Promise<IndexParcel> {
  return new Promise((resolve, reject) => {
    reader.on('message', (said: object) => isParcel(said) && resolve(said));
    reader.once('error', reject);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    if (signal.aborted) reject(signal.reason as Error);
  });
}

const isParcel = (said: object): said is IndexParcel => 'seen' in said;

async function endOf(reader: Worker): Promise<never> {
  await once(reader, 'exit');
  throw new Error('The thread that reads the recipes ended early.');
}
