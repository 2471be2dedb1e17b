import { startProcess } from './bench-process.ts';
import type { Timing } from './timing.ts';

/** What a server did under load. */
export interface Load extends Timing {
  /** Requests answered in a second. */
  perSecond: number;
  /** Requests asked in all, those of the warm-up too. */
  asked: number;
}

/** Variables of a document as JSON. */
export interface Questions {
  /** Asked once each, before anything is measured. */
  before: readonly string[];
  /** One after the other and from the start again. */
  measured: readonly string[];
}

/** What a server is asked. */
export interface LoadJob {
  url: string;
  /** How many ask at once, each the next question as soon as it has its answer. */
  connections: number;
  seconds: number;
  /** A GraphQL document. */
  query: string;
  questions: Questions;
}

/**
 * Asks a server from a process of its own, so that what else is measured meanwhile does not wait for the asking.
 * @throws when an answer is not data
 */
export async function loadServer(job: LoadJob): Promise<Load> {
  const { child, said } = startProcess('load-client');
  child.send(job);
  const { load, error } = (await said()) as { load?: Load; error?: string };
  if (!load) throw new Error(error);
  return load;
}
