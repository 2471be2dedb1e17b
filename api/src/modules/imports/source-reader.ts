import { extname } from 'node:path';
import { badInput } from '../../shared/errors.ts';
import { JobFailure, WorkProcess } from '../../shared/work-process.ts';
import type { Source, SourceDraft } from './import-source.ts';
import type { ReadSource } from './source-process.ts';

/** Longest time for one recipe, in milliseconds: a page of 300 kB takes some 15. */
const TIME_LIMIT = 5_000;
/** Memory that the process may take, in megabytes. */
const MEMORY_LIMIT = 512;
/** Recipes that may wait, and those of one cook. */
const WAITING = { waiting: 24, perCaller: 4 };

const PROGRAM = new URL(`./source-process${extname(import.meta.url)}`, import.meta.url);

const reader = new WorkProcess<Source, ReadSource>(PROGRAM, {
  ...WAITING,
  atOnce: 1,
  time: TIME_LIMIT,
  memory: MEMORY_LIMIT,
  busy: 'Many recipes are being read just now.',
});

/**
 * Reads a recipe in a process of its own, which is ended where it takes too long or too much; the next one starts another.
 * @param caller whose it is: each caller has one read in turn
 * @throws AppError BAD_USER_INPUT naming `url` or `text` when there is no whole recipe, or it cannot be read within the limits; RATE_LIMITED
 * when the caller has several waiting, UNAVAILABLE when too many wait
 */
export async function readSource(source: Source, caller: string, time = TIME_LIMIT): Promise<SourceDraft> {
  const said = await reader.do(source, { caller, time }).catch((error: unknown) => {
    if (!(error instanceof JobFailure && error.isEnded)) throw error;
    throw badInput(
      'This takes too long to read. Copy the ingredients and the method alone, and paste them.',
      'page' in source ? 'url' : 'text',
    );
  });
  if ('refusal' in said) throw badInput(said.refusal.message, said.refusal.field);
  return said.read;
}
