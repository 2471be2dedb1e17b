import { extname } from 'node:path';
import { AppError } from '../../../shared/errors.ts';
import { JobFailure, WorkProcess } from '../../../shared/work-process.ts';
import type { Answer } from './network-worker.ts';
import type { Sighting } from './verdict.ts';

/** Longest time a photo may take before the process is given up, in milliseconds. Usually it takes a sixth of a second; the first one, on a machine whose cores are all busy, half a minute. */
const ANSWER_MS = 60_000;

/** Photos that may wait their turn, some two seconds' worth, and as many of one caller. */
const WAITING = { waiting: 32, perCaller: 16 };

const PROGRAM = new URL(`./network-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * The networks in a process of their own, started for the first photo and again after it died: what native code does to
 * a hostile photo, or to itself, stays there (docs/decisions/060-recognizer-process.md). One photo at a time.
 */
export class NetworkProcess {
  readonly #process = new WorkProcess<Uint8Array, Answer>(PROGRAM, {
    ...WAITING,
    atOnce: 1,
    time: ANSWER_MS,
    busy: 'Too many photos are being looked at.',
  });

  /**
   * What is seen in an encoded image, the surest first.
   * @throws AppError BAD_USER_INPUT when it cannot be read, UNAVAILABLE when the process died or took too long, or too many wait, RATE_LIMITED
   * when too many of the caller wait
   */
  async look(photo: Uint8Array, caller: string, signal?: AbortSignal): Promise<Sighting[]> {
    const answer = await this.#process.do(photo, { caller, signal }).catch((cause: unknown) => {
      if (!(cause instanceof JobFailure)) throw cause;
      throw new AppError('UNAVAILABLE', 'The photo could not be looked at.', { cause });
    });
    if ('refused' in answer) throw new AppError('BAD_USER_INPUT', answer.refused, { field: 'photo' });
    return answer.sightings;
  }

  /** Ends the process. */
  close(): void {
    this.#process.stop();
  }
}
