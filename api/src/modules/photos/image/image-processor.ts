import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../../shared/errors.ts';
import { lowerPriority } from '../../../shared/low-priority.ts';
import { takeTurns } from '../../../shared/turns.ts';
import { PHOTO_PIXELS_MAX } from '../photo-limits.ts';
import type { JobOutcome, PhotoJob } from './photo-job.ts';
import { promisedFormat } from './file-signature.ts';
import { pixelsOfPng } from './png-header.ts';

/** Jobs done at once; the others wait. One core at least is left to whoever searches. */
const JOBS_AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Jobs that may wait; further ones are told to come again. */
const WAITING_MAX = 60;
/** Longest time for one job, in milliseconds. */
const JOB_LIMIT = 20_000;
/** The process ends when there was nothing to do for this long, in milliseconds. */
const IDLE_LIMIT = 120_000;

// Where the tests run, the sources themselves are run; Node leaves out their types.
const PROGRAM = fileURLToPath(
  new URL(`./photo-process.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url),
);

interface Waiting {
  resolve(outcome: JobOutcome): void;
  reject(error: Error): void;
}

/**
 * Decodes and encodes photos in a process of its own, which is started when it is needed. A file that brings the decoder down
 * or keeps it busy too long takes only that process along; the next job starts another.
 */
export class ImageProcessor {
  readonly #inTurn = takeTurns(JOBS_AT_ONCE);
  readonly #jobs = new Map<number, Waiting>();
  #process: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  #waiting = 0;

  /** Starts the process before there is a job: somebody is about to send a photo. */
  warmUp(): void {
    this.#running();
    this.#endWhenIdle();
  }

  /** @throws AppError UNAVAILABLE when too many are waiting, or the job could not be done */
  async do(job: PhotoJob): Promise<JobOutcome> {
    if (isBomb(job)) return { refusal: 'too-many-pixels' };
    if (this.#waiting >= WAITING_MAX)
      throw new AppError('UNAVAILABLE', 'Many photos are coming in just now. Try again in a moment.');
    this.#waiting += 1;
    try {
      return await this.#inTurn(() => this.#send(job));
    } finally {
      this.#waiting -= 1;
    }
  }

  /** Ends the process; jobs that are not done fail. */
  stop(): void {
    clearTimeout(this.#idle);
    this.#process?.kill('SIGKILL');
  }

  async #send(job: PhotoJob): Promise<JobOutcome> {
    const process = this.#running();
    const id = ++this.#lastId;
    const timer = setTimeout(() => process.kill('SIGKILL'), JOB_LIMIT);
    try {
      return await new Promise<JobOutcome>((resolve, reject) => {
        this.#jobs.set(id, { resolve, reject });
        process.send({ id, job }, (error) => error && reject(failed(error)));
      });
    } finally {
      clearTimeout(timer);
      this.#jobs.delete(id);
      this.#endWhenIdle();
    }
  }

  #running(): ChildProcess {
    clearTimeout(this.#idle);
    return (this.#process ??= this.#start());
  }

  #start(): ChildProcess {
    const started = fork(PROGRAM, {
      serialization: 'advanced',
      env: {},
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    lowerPriority(started);
    started.on('message', ({ id, outcome }: { id: number; outcome: JobOutcome }) =>
      this.#jobs.get(id)?.resolve(outcome),
    );
    started.once('error', () => this.#ended(started));
    started.once('exit', () => this.#ended(started));
    // It must not keep a server alive that wants to end.
    started.unref();
    started.channel?.unref();
    return started;
  }

  #ended(process: ChildProcess): void {
    if (this.#process !== process) return;
    this.#process = undefined;
    for (const { reject } of this.#jobs.values()) reject(failed());
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idle);
    if (this.#jobs.size === 0) this.#idle = setTimeout(() => this.#process?.kill(), IDLE_LIMIT).unref();
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

const failed = (cause?: Error): AppError =>
  new AppError('UNAVAILABLE', 'This photo could not be worked on. Try again, or take another.', { cause });
