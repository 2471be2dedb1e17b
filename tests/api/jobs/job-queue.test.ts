import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { JobQueue } from '../../../api/src/jobs/job-queue.ts';
import type { Job } from '../../../api/src/shared/job.ts';
import { BreakableLine } from '../../support/breakable-line.ts';
import { createDatabase, type TestDatabase } from '../../support/database.ts';
import { eventually } from '../../support/eventually.ts';

const quiet = { warn: () => undefined };
let database: TestDatabase;
let queues: JobQueue[] = [];

beforeAll(async () => void (database = await createDatabase()));
afterAll(() => database.drop());
afterEach(async () => {
  for (const queue of queues) await queue.stop();
  queues = [];
});

async function working(...jobs: Job[]): Promise<JobQueue> {
  const queue = new JobQueue(database.url, quiet);
  queues.push(queue);
  await queue.start(jobs);
  return queue;
}

/** A job, and the first thing it was given. */
function heard(name: string): { job: Job; first: Promise<object> } {
  const { promise, resolve } = Promise.withResolvers<object>();
  return { job: { name, run: async (data) => resolve(data) }, first: promise };
}

describe('the job queue', () => {
  test('does what was sent to it', async () => {
    const { job, first } = heard('greet');
    const queue = await working(job);
    await queue.send('greet', { name: 'Ada' });
    expect(await first).toEqual({ name: 'Ada' });
  });

  test('that finds the database away when it starts says so to the sender, and works once it is back', async () => {
    const line = await BreakableLine.to(database.url);
    await line.cut();
    const told = Promise.withResolvers<void>();
    const queue = new JobQueue(line.url, { warn: () => told.resolve() });
    queues.push(queue);
    const { job, first } = heard('patient');
    const started = queue.start([job]);
    await told.promise;
    await expect(queue.send('patient', {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await line.mend();
    await started;
    await queue.send('patient', { name: 'Ada' });
    expect(await first).toEqual({ name: 'Ada' });
    await queue.stop();
    await line.cut();
  });

  test('tells once, not each time, that its connections are lost', async () => {
    const lines: string[] = [];
    const queue = new JobQueue(database.url, { warn: (_facts, message) => void lines.push(message) });
    queues.push(queue);
    await queue.start([{ name: 'patient', run: async () => undefined }]);
    const connections = async (what: string): Promise<number[]> =>
      (
        await database.orm.em.execute<{ pid: number }[]>(
          `select ${what} from pg_stat_activity where application_name = 'larder jobs' and datname = current_database()`,
        )
      ).map(({ pid }) => pid);
    for (let round = 0; round < 4; round++) {
      const ended = await eventually(async () => {
        const pids = await connections('pid, pg_terminate_backend(pid)');
        return pids.length > 0 ? pids : null;
      });
      await eventually(async () => !(await connections('pid')).some((pid) => ended.includes(pid)) || null);
    }
    await eventually(async () => lines[0] ?? null);
    expect(lines).toEqual(['The job queue had trouble']);
  });

  test('does not call it a failure that a job ends early because the process stops', async () => {
    const lines: string[] = [];
    const queue = new JobQueue(database.url, { warn: (_facts, message) => void lines.push(message) });
    queues.push(queue);
    const begun = Promise.withResolvers<void>();
    const untilStopped = (signal: AbortSignal) =>
      new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    await queue.start([{ name: 'long', run: (_data, signal) => (begun.resolve(), untilStopped(signal)) }]);
    await queue.send('long', {});
    await begun.promise;
    await queue.stop();
    expect(lines).toEqual([]);
  });

  test('keeps what was sent while there was no worker', async () => {
    const former = await working({ name: 'later', run: async () => undefined });
    await former.stop();
    const queue = await working();
    await queue.send('later', { number: 1 });
    const { job, first } = heard('later');
    await working(job);
    expect(await first).toEqual({ number: 1 });
  });

  test('gives each task to one of two processes', async () => {
    const numbers: object[] = [];
    const done = Promise.withResolvers<void>();
    const run = async (data: object): Promise<void> => void (numbers.push(data) === 5 && done.resolve());
    const queue = await working({ name: 'shared', run });
    await working({ name: 'shared', run });
    for (const number of [1, 2, 3, 4, 5]) await queue.send('shared', { number });
    await done.promise;
    expect(new Set(numbers.map((data) => JSON.stringify(data))).size).toBe(5);
  });

  test('says how many tasks wait for each job, but not those that run or are for later', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const run = (): Promise<void> => {
      begin();
      return mayEnd;
    };
    const queue = await working({ name: 'slow', run }, { name: 'idle', run: async () => undefined });
    await queue.send('slow', {});
    await begun;
    for (const number of [1, 2, 3]) await queue.send('slow', { number });
    await database.orm.em
      .fork()
      .execute(
        `update pgboss.job set start_after = now() + interval '1 hour' where name = 'slow' and data ->> 'number' = '3'`,
      );
    expect(await queue.waiting()).toEqual(
      new Map([
        ['slow', 2],
        ['idle', 0],
      ]),
    );
    end();
  });

  test('refuses in a sentence when it does not run', async () => {
    await expect(new JobQueue(database.url, quiet).send('greet', {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
