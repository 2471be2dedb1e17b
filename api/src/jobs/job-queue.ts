import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { fromKysely, PgBoss, type Job as Task } from 'pg-boss';
import { AppError } from '../shared/errors.ts';
import type { Job, Jobs } from '../shared/job.ts';
import { throttledLogger, type TroubleLog } from '../shared/throttled-logger.ts';
import { traced, type Tracing } from '../shared/tracing.ts';

/** Connections of its own: the queue must not wait behind requests. */
const CONNECTIONS = 2;
/** When a connection on which no answer comes is given up, in milliseconds. */
const ANSWER_MAX = 30_000;
/** Longest wait for tasks that run when the process stops, in milliseconds. */
const STOP_LIMIT = 10_000;
/** A task that takes longer is tried again elsewhere, in seconds. */
const TASK_LIMIT = 300;
const RETRIES = 5;
/** Pause before a start that failed is tried again, and the longest such pause, in milliseconds. */
const START_PAUSE = 500;
const START_PAUSE_MAX = 10_000;
/** The queue's own counts are up to an hour old. */
const WAITING = `select name, count(*)::int as count from pgboss.job where name = any($1) and state < 'active' and not blocked and start_after <= now() group by name`;

/** Jobs in PostgreSQL: what was sent survives every restart, and each task is taken by one process. */
export class JobQueue implements Jobs {
  readonly #boss: PgBoss;
  readonly #log: TroubleLog;
  /** For what is tried again every second. */
  readonly #lasting: TroubleLog;
  readonly #tracing: Tracing | undefined;
  readonly #stopping = new AbortController();
  readonly #names: string[] = [];
  readonly #firstTry = Promise.withResolvers<void>();
  #started: Promise<void> | undefined;
  #isUp = false;

  constructor(databaseUrl: string, log: TroubleLog, tracing?: Tracing) {
    this.#log = log;
    this.#lasting = throttledLogger(log);
    this.#tracing = tracing;
    const connections = {
      connectionString: databaseUrl,
      max: CONNECTIONS,
      application_name: 'larder jobs',
      connectionTimeoutMillis: 2_000,
      query_timeout: ANSWER_MAX,
      keepAlive: true,
    };
    this.#boss = new PgBoss({ ...connections, cronMonitorIntervalSeconds: 30 });
    // Without a listener an error of the queue would end the process.
    this.#boss.on('error', (error) => this.#lasting.warn({ err: error }, 'The job queue had trouble'));
  }

  /** Begins to work, as soon as the database lets it; the queue's tables are made at the first start. */
  start(jobs: readonly Job[]): Promise<void> {
    this.#started ??= this.#startPatiently(jobs);
    return this.#started;
  }

  async #startPatiently(jobs: readonly Job[]): Promise<void> {
    for (let tries = 1; !this.#isUp && !this.#stopping.signal.aborted; tries++) {
      try {
        await this.#boss.start();
        for (const job of jobs) if (!this.#names.includes(job.name)) await this.#take(job);
        this.#isUp = true;
      } catch (error) {
        const pause = Math.min(START_PAUSE_MAX, START_PAUSE * tries);
        this.#lasting.warn({ err: error, retryInMs: pause }, 'The job queue could not be started');
        this.#firstTry.resolve();
        await sleep(pause, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
      }
    }
    this.#firstTry.resolve();
  }

  async send(name: string, data: object, tx?: EntityManager): Promise<void> {
    try {
      if (this.#started === undefined) throw new Error('The job queue has not been started');
      await this.#firstTry.promise;
      if (!this.#isUp) throw new Error('The job queue is not up yet');
      await this.#boss.send(name, data, tx && { db: fromKysely(tx.getKysely()) });
    } catch (cause) {
      throw new AppError('UNAVAILABLE', 'This cannot be done just now. Please try again in a minute.', { cause });
    }
  }

  /** How many tasks of each job could run now and have not begun, whichever process left them. */
  async waiting(): Promise<Map<string, number>> {
    const waiting = new Map(this.#names.map((name) => [name, 0]));
    if (waiting.size === 0) return waiting;
    const { rows } = await this.#boss.getDb().executeSql(WAITING, [this.#names]);
    for (const { name, count } of rows as { name: string; count: number }[]) waiting.set(name, count);
    return waiting;
  }

  /** Ends; tasks that run may finish. */
  async stop(): Promise<void> {
    if (this.#started === undefined) return;
    this.#stopping.abort();
    await this.#started;
    await this.#boss.stop({ graceful: true, timeout: STOP_LIMIT });
  }

  async #take(job: Job): Promise<void> {
    const rules = {
      retryLimit: job.retries ?? RETRIES,
      retryDelay: 10,
      retryBackoff: true,
      expireInSeconds: TASK_LIMIT,
    };
    await this.#boss.createQueue(job.name, rules);
    await this.#boss.updateQueue(job.name, rules);
    if (job.schedule !== undefined) await this.#boss.schedule(job.name, job.schedule, {});
    await this.#boss.work(job.name, { pollingIntervalSeconds: 1 }, async (tasks: Task<object>[]) => {
      for (const task of tasks) await this.#run(job, task.data);
    });
    this.#names.push(job.name);
  }

  async #run(job: Job, data: object): Promise<void> {
    try {
      await traced(this.#tracing, `job ${job.name}`, 'consumer', () => job.run(data, this.#stopping.signal));
    } catch (error) {
      // What ends early with the process is repeated by the next.
      if (!this.#stopping.signal.aborted) this.#log.warn({ err: error, job: job.name }, 'A job failed');
      throw error;
    }
  }
}
