import { fork, type ChildProcess } from 'node:child_process';
import pLimit, { type LimitFunction } from 'p-limit';
import { lowerPriority } from './low-priority.ts';

/** How much a process may do. */
export interface WorkLimits {
  /** Jobs at once; the others wait. */
  atOnce: number;
  /** Longest time for one job, in milliseconds. */
  time: number;
}

/** The process ends when there was nothing to do for this long, in milliseconds. */
const IDLE_LIMIT = 120_000;

// Where the tests run, the sources themselves are run, of which Node takes only JavaScript with types.
const NODE_OPTIONS = import.meta.url.endsWith('.ts')
  ? ['--experimental-transform-types', '--disable-warning=ExperimentalWarning']
  : [];

interface Waiting {
  resolve(outcome: unknown): void;
  reject(error: Error): void;
}

/** What the process says of a job. */
type Answer = { id: number; outcome: unknown } | { id: number; failure: string };

/**
 * Does jobs in a process of its own, with a lower priority and none of our secrets, started when it is needed and ended when it is
 * idle. A job that brings it down or takes too long takes only that process along; the next job starts another. The program answers
 * with `answerJobs`.
 */
export class WorkProcess<Job, Outcome> {
  readonly #program: URL;
  readonly #limits: WorkLimits;
  readonly #inTurn: LimitFunction;
  readonly #jobs = new Map<number, Waiting>();
  #process: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  /** @param program its file */
  constructor(program: URL, limits: WorkLimits) {
    this.#program = program;
    this.#limits = limits;
    this.#inTurn = pLimit(limits.atOnce);
  }

  /** Jobs that wait for their turn. */
  get waiting(): number {
    return this.#inTurn.pendingCount;
  }

  /** Starts the process before there is a job. */
  warmUp(): void {
    this.#running();
    this.#rest();
  }

  /** @throws Error when the job failed, the process ended, or it took too long */
  do(job: Job): Promise<Outcome> {
    return this.#inTurn(() => this.#send(job));
  }

  /** Ends the process; jobs that are not done fail. */
  stop(): void {
    clearTimeout(this.#idle);
    this.#process?.kill('SIGKILL');
  }

  async #send(job: Job): Promise<Outcome> {
    const process = this.#running();
    const id = ++this.#lastId;
    const timer = setTimeout(() => process.kill('SIGKILL'), this.#limits.time);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.#jobs.set(id, { resolve, reject });
    // It keeps us alive only while it works.
    process.ref();
    process.channel?.ref();
    process.send({ id, job }, (error) => error && reject(error));
    try {
      return (await promise) as Outcome;
    } finally {
      clearTimeout(timer);
      this.#jobs.delete(id);
      this.#rest();
    }
  }

  #running(): ChildProcess {
    clearTimeout(this.#idle);
    return (this.#process ??= this.#start());
  }

  #start(): ChildProcess {
    const started = fork(this.#program, {
      serialization: 'advanced',
      env: {},
      execArgv: NODE_OPTIONS,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    lowerPriority(started);
    started.on('message', (answer: Answer) => {
      const job = this.#jobs.get(answer.id);
      if ('failure' in answer) job?.reject(new Error(answer.failure));
      else job?.resolve(answer.outcome);
    });
    started.once('error', (error) => this.#ended(started, error));
    started.once('exit', (code, signal) => this.#ended(started, new Error(`The process ended: ${signal ?? code}.`)));
    return started;
  }

  #ended(process: ChildProcess, error: Error): void {
    if (this.#process !== process) return;
    this.#process = undefined;
    for (const { reject } of this.#jobs.values()) reject(error);
  }

  /** Without a job it does not keep us alive, and is ended after a while. */
  #rest(): void {
    const process = this.#process;
    if (this.#jobs.size > 0 || !process) return;
    process.unref();
    process.channel?.unref();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      this.#process = undefined;
      process.disconnect();
    }, IDLE_LIMIT).unref();
  }
}
