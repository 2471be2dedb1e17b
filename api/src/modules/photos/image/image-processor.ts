import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { AppError } from '../../../shared/errors.ts';
import { JobFailure, WorkProcess } from '../../../shared/work-process.ts';
import { PHOTO_PIXELS_MAX } from '../photo-limits.ts';
import type { JobOutcome, PhotoJob } from './photo-job.ts';
import { promisedFormat } from './file-signature.ts';
import { pixelsOfPng } from './png-header.ts';

/** Jobs done at once. One core at least is left to searches. */
const JOBS_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Jobs that may wait, and as many of one caller; further ones are refused with a time to retry. */
const WAITING = { waiting: 60, perCaller: 24 };
/** Longest time for one job, in milliseconds. */
const JOB_LIMIT = 20_000;

/** For JavaScript, in megabytes: pixels lie outside of it, and are let go of the sooner the less of it there may be. */
const MEMORY_LIMIT = 64;

const PROGRAM = new URL(`./photo-process${extname(import.meta.url)}`, import.meta.url);

/** Decodes and encodes photos in a process of its own: a file that brings the decoder down takes only that process along. */
export class ImageProcessor {
  readonly #process = new WorkProcess<PhotoJob, JobOutcome>(PROGRAM, {
    ...WAITING,
    atOnce: JOBS_AT_ONCE,
    time: JOB_LIMIT,
    memory: MEMORY_LIMIT,
    busy: 'Many photos are coming in just now.',
  });

  /** Starts the process before there is a job: somebody is about to send a photo. */
  warmUp(): void {
    this.#process.warmUp();
  }

  /**
   * @param caller whose photo it is: each has one worked on in turn
   * @throws AppError RATE_LIMITED when too many of the caller wait, UNAVAILABLE when too many wait, or the job could not be done
   */
  async do(job: PhotoJob, caller: string): Promise<JobOutcome> {
    if (isBomb(job)) return { refusal: 'too-many-pixels' };
    try {
      return await this.#process.do(job, { caller });
    } catch (cause) {
      if (!(cause instanceof JobFailure)) throw cause;
      throw new AppError('UNAVAILABLE', 'This photo could not be worked on. Try again, or take another.', { cause });
    }
  }

  /** Ends the process; jobs that are not done fail. */
  stop(): void {
    this.#process.stop();
  }
}

/** A PNG of too many pixels is refused here: the process that decodes may be busy with another photo. */
function isBomb(job: PhotoJob): boolean {
  return (
    job.kind === 'accept' &&
    promisedFormat(job.bytes, job.contentType) === 'png' &&
    pixelsOfPng(job.bytes) > PHOTO_PIXELS_MAX
  );
}
