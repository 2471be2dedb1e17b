import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { badInput } from '../../shared/errors.ts';
import { takeTurns } from '../../shared/turns.ts';
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

const inTurn = takeTurns(1);
let thread: Worker | undefined;

/**
 * Reads a recipe in a thread of its own, which is ended where it takes too long or too much; the next one starts another.
 * @throws AppError BAD_USER_INPUT naming `url` or `text` when there is no whole recipe, or it cannot be read within the limits
 */
export async function readSource(source: Source, timeLimit = TIME_LIMIT): Promise<SourceDraft> {
  const said = await inTurn(() => askThread(source, timeLimit));
  if (said === null) throw badInput('This takes too long to read. Copy the ingredients and the method alone, and paste them.', 'page' in source ? 'url' : 'text');
  if ('refusal' in said) throw badInput(said.refusal.message, said.refusal.field);
  return said.read;
}

/** @returns null when the thread was ended before it said anything */
async function askThread(source: Source, timeLimit: number): Promise<FromSourceThread | null> {
  const asked = (thread ??= startThread());
  const timer = setTimeout(() => void asked.terminate(), timeLimit);
  const listening = new AbortController();
  const { signal } = listening;
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    asked.postMessage(source);
    const [said] = (await Promise.race([once(asked, 'message', { signal }), once(asked, 'exit', { signal }).then(() => [null])])) as [FromSourceThread | null];
    return said;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return null;
    throw error;
  } finally {
    clearTimeout(timer);
    listening.abort();
  }
}

function startThread(): Worker {
  const started = new Worker(PROGRAM, { env: {}, execArgv: NODE_OPTIONS, resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT } });
  const forget = (): void => {
    if (thread === started) thread = undefined;
  };
  started.once('error', forget);
  started.once('exit', forget);
  started.unref();
  return started;
}
