import { on } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ClientConfig } from 'pg';
import type { IndexTransfer } from './index-transfer.ts';

const EXTENSION = extname(import.meta.url);

// Where the tests run, the sources themselves are run; Node leaves out their types.
const AS_SOURCES = { execArgv: ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'] };

/**
 * Reads every published recipe and builds their index in a thread of its own: a million rows leave so much behind that
 * the collector would hold this thread up for tens of milliseconds.
 * @throws when the database cannot be read, or `signal` says to stop
 */
export async function readIndex(connection: ClientConfig, signal: AbortSignal): Promise<IndexTransfer> {
  const reader = new Worker(new URL(`./index-reader${EXTENSION}`, import.meta.url), {
    workerData: connection,
    ...(EXTENSION === '.ts' && AS_SOURCES),
  });
  try {
    return await transferOf(reader, signal);
  } finally {
    await reader.terminate();
  }
}

/** Under `node --watch` Node itself says in the thread's name which files it has read. */
async function transferOf(reader: Worker, signal: AbortSignal): Promise<IndexTransfer> {
  const sayings = on(reader, 'message', { signal, close: ['exit'] }) as AsyncIterable<[object]>;
  for await (const [said] of sayings) if (isTransfer(said)) return said;
  throw new Error('The thread that reads the recipes ended early.');
}

const isTransfer = (said: object): said is IndexTransfer => 'seen' in said;
