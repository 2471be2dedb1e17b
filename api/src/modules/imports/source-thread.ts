/** A thread that reads recipes: what a stranger wrote may take seconds, for which the one that answers requests must not stand still. */
import { parentPort } from 'node:worker_threads';
import { AppError } from '../../shared/errors.ts';
import { draftOfSource, type Source, type SourceDraft } from './import-source.ts';

/** What the thread says: the recipe, or why there is none. */
export type FromSourceThread = { read: SourceDraft } | { refusal: { message: string; field: string | undefined } };

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', (source: Source) => parentPort?.postMessage(answerTo(source)));

// Everything it needs is there now.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage('ready');

function answerTo(source: Source): FromSourceThread {
  try {
    return { read: draftOfSource(source) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refusal: { message: error.message, field: error.field } };
  }
}
