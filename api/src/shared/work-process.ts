import { fork, type ChildProcess } from 'node:child_process';
import { FairQueue, type QueueLimits } from './fair-queue.ts';
import { lowerPriority } from './low-priority.ts';

/** How much a process may do. */
export interface WorkLimits extends QueueLimits {
  /** Longest time for one job, in milliseconds. */
  time: number;
  /** The process ends when there was nothing to do for this long, in milliseconds; `IDLE_LIMIT` unless given. */
  idle?: number;
  /** How far below the server it stands, as `nice` counts; below normal unless given. */
  priority?: number;
  /** Memory for JavaScript, in megabytes; what Node takes unless given. */
  memory?: number;
}

/** Whose job it is, and how long it may wait and take. */
export interface JobOptions {
  /** Each caller has one job done in turn; jobs without a caller count as one caller's. */
  caller?: string;
  /** Gives up the job while it waits or is done. */
  signal?: AbortSignal | undefined;
  /** Longest time, in milliseconds, where it is another than that of the process. */
  time?: number;
}

/** Why a job was not done. */
export class JobFailure extends Error {
  /** It brought its process down, or took too long or too much; else the program says what was wrong. */
  readonly isEnded: boolean;

  constructor(message: string, isEnded: boolean) {
    super(message);
    this.isEnded = isEnded;
  }
}

/** Usual longest time without a job, in milliseconds. */
const IDLE_LIMIT = 120_000;

// Where the tests run, the sources themselves are run, of which Node takes only JavaScript with types.
const NODE_OPTIONS = import.meta.url.endsWith('.ts')
  ? ['--experimental-transform-types', '--disable-warning=ExperimentalWarning']
  : [];

/**
 * None of ours. With one arena, what a library gives back can be used by its next thread: with one for each, pixels of many pictures
 * stay with the process. What is given back at the end of an arena goes back to the system at once: 20 MB of 140 with photos.
 */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' };

interface Waiting {
  resolve(outcome: unknown): void;
  reject(error: Error): void;
}

/** What the process says: that it can be asked, or what became of a job. */
type Answer = 'ready' | { id: number; outcome: unknown } | { id: number; failure: string };

/** A process, and when it can be asked: what it takes to start is not the job's fault. */
interface Running {
  process: ChildProcess;
  ready: Promise<void>;
}

/** Longest time to start, in milliseconds: on a machine whose cores are all busy it may be half a minute. */
const START_LIMIT = 60_000;

/**
 * Does jobs in a process of its own, with a lower priority and none of our secrets, started when it is needed and ended when it is
 * idle. A job that brings it down or takes too long takes only that process along; the next job starts another. The program answers
 * with `answerJobs`.
 */
export class WorkProcess<Job, Outcome> {
  readonly #program: URL;
  readonly #limits: WorkLimits;
  readonly #queue: FairQueue;
  readonly #jobs = new Map<number, Waiting>();
  #current: Running | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  /** @param program its file */
  constructor(program: URL, limits: WorkLimits) {
    this.#program = program;
    this.#limits = limits;
    this.#queue = new FairQueue(limits);
  }

  /** Starts the process before there is a job. */
  warmUp(): void {
    this.#running();
    this.#rest();
  }

  /**
   * @throws AppError RATE_LIMITED or UNAVAILABLE when too much waits; JobFailure when the job failed, the process ended, or it took too
   * long; the signal's reason when it was aborted
   */
  do(job: Job, { caller = '', signal, time = this.#limits.time }: JobOptions = {}): Promise<Outcome> {
    return this.#queue.run(caller, () => this.#send(job, time), signal);
  }

  /** Ends the process; jobs that are not done fail. Later jobs start another. */
  stop(): void {
    this.#queue.giveUpWaiting();
    clearTimeout(this.#idle);
    this.#current?.process.kill('SIGKILL');
  }

  async #send(job: Job, time: number): Promise<Outcome> {
    const { process, ready } = this.#running();
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#jobs.set(id, { resolve, reject });
    // It keeps us alive only while it works.
    process.ref();
    process.channel?.ref();
    process.send({ id, job }, (error) => error && reject(new JobFailure(error.message, true)));
    const end = (): void => void process.kill('SIGKILL');
    let timer = setTimeout(end, START_LIMIT);
    void ready.then(() => {
      clearTimeout(timer);
      if (this.#jobs.has(id)) timer = setTimeout(end, time);
    });
    try {
      return (await promise) as Outcome;
    } finally {
      clearTimeout(timer);
      this.#jobs.delete(id);
      this.#rest();
    }
  }

  #running(): Running {
    clearTimeout(this.#idle);
    return (this.#current ??= this.#start());
  }

  #start(): Running {
    const started = fork(this.#program, {
      serialization: 'advanced',
      env: ENVIRONMENT,
      execArgv: [
        ...NODE_OPTIONS,
        ...(this.#limits.memory === undefined ? [] : [`--max-old-space-size=${this.#limits.memory}`]),
      ],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    lowerPriority(started, this.#limits.priority);
    const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
    started.on('message', (answer: Answer) => (answer === 'ready' ? isReady() : this.#settle(answer)));
    started.once('error', (error) => this.#ended(started, new JobFailure(error.message, true)));
    started.once('exit', (code, signal) =>
      this.#ended(started, new JobFailure(`The process ended: ${signal ?? code}.`, true)),
    );
    return { process: started, ready };
  }

  #settle(answer: Exclude<Answer, 'ready'>): void {
    const job = this.#jobs.get(answer.id);
    if ('failure' in answer) job?.reject(new JobFailure(answer.failure, false));
    else job?.resolve(answer.outcome);
  }

  #ended(process: ChildProcess, error: JobFailure): void {
    if (this.#current?.process !== process) return;
    this.#current = undefined;
    for (const { reject } of this.#jobs.values()) reject(error);
  }

  /** Without a job it does not keep us alive, and is ended after a while. */
  #rest(): void {
    const process = this.#current?.process;
    if (this.#jobs.size > 0 || !process) return;
    process.unref();
    process.channel?.unref();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      this.#current = undefined;
      process.disconnect();
    }, this.#limits.idle ?? IDLE_LIMIT).unref();
  }
}
