import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { badInput } from '../../shared/errors.ts';
import type { Source, SourceDraft } from './import-source.ts';
import type { FromSourceThread } from './source-thread.ts';

/** Longest time for one recipe, in milliseconds: a page of 300 kB takes some 15. */
const TIME_LIMIT = 5_000;
/** Memory that the thread may take, in megabytes. */
const MEMORY_LIMIT = 512;

// Where the tests run, the sources themselves are run, of which Node takes only JavaScript with types.
const isSource = import.meta.url.endsWith('.ts');
const PROGRAM = new URL(`./source-thread.${isSource ? 'ts' : 'js'}`, import.meta.url);
const NODE_OPTIONS = isSource ? ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'] : [];

const inTurn = pLimit(1);
let thread: ReadingThread | undefined;

/** A thread, and when it can be asked: to start it may take as long as to read, and is not the page's fault. */
interface ReadingThread {
  worker: Worker;
  ready: Promise<unknown>;
}

/**
 * Reads a recipe in a thread of its own, which is ended where it takes too long or too much; the next one starts another.
 * @throws AppError BAD_USER_INPUT naming `url` or `text` when there is no whole recipe, or it cannot be read within the limits
 */
export async function readSource(source: Source, timeLimit = TIME_LIMIT): Promise<SourceDraft> {
  const said = await inTurn(() => askThread(source, timeLimit));
  if (said === null)
    throw badInput(
      'This takes too long to read. Copy the ingredients and the method alone, and paste them.',
      'page' in source ? 'url' : 'text',
    );
  if ('refusal' in said) throw badInput(said.refusal.message, said.refusal.field);
  return said.read;
}

/** @returns null when the thread was ended before it said anything */
async function askThread(source: Source, timeLimit: number): Promise<FromSourceThread | null> {
  const { worker, ready } = (thread ??= startThread());
  await ready;
  const timer = setTimeout(() => void worker.terminate(), timeLimit);
  const listening = new AbortController();
  const { signal } = listening;
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(source);
    const [said] = (await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => [null]),
    ])) as [FromSourceThread | null];
    return said;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return null;
    throw error;
  } finally {
    clearTimeout(timer);
    listening.abort();
  }
}

function startThread(): ReadingThread {
  const worker = new Worker(PROGRAM, {
    env: {},
    execArgv: NODE_OPTIONS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT },
  });
  const forget = (): void => {
    if (thread?.worker === worker) thread = undefined;
  };
  worker.once('error', forget);
  worker.once('exit', forget);
  worker.unref();
  // It says so itself.
  return { worker, ready: once(worker, 'message') };
}
