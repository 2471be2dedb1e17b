import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { temporaryDataDir } from '../../api/src/db/embedded/temporary-data-dir.ts';
import { CLIENTS, tell } from '../support/fault-scale.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { Writers } from '../support/writers.ts';

let dataDir: string;
let server: RunningServer;
let writers: Writers;
beforeAll(async () => {
  dataDir = temporaryDataDir('faults');
  server = await startServer(dataDir, { TRUST_PROXY: '1' });
});
beforeEach(async () => {
  writers = await Writers.signUp(server.url, CLIENTS);
  writers.start(() => server.url);
});
afterEach(() => writers.stop());
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { url } = JSON.parse(readFileSync(join(dataDir, 'larder.lock'), 'utf8')) as { url: string };
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL's own signals: QUIT ends it at once without a checkpoint, as a crash would; INT ends it in order. */
async function restart(signal: 'SIGQUIT' | 'SIGINT'): Promise<void> {
  const [row] = await withDatabase(
    async (client) =>
      (
        await client.query<{ pid: number }>(
          `select (regexp_match(pg_read_file('postmaster.pid'), '^(\\d+)'))[1]::int as pid`,
        )
      ).rows,
  );
  process.kill(row?.pid ?? 0, signal);
  await pause(100);
  while (!(await withDatabase((client) => client.query('select 1')).catch(() => null))) await pause(20);
}

/** Ends the sessions that are within a transaction, again and again for a second. */
async function terminate(): Promise<void> {
  const ended = await withDatabase(async (client) => {
    let count = 0;
    for (let round = 0; round < 20; round++, await pause(50)) {
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and (state like 'idle in transaction%' or (state = 'active' and xact_start < query_start))`,
      );
      count += rowCount ?? 0;
    }
    return count;
  });
  expect(ended).toBeGreaterThan(0);
}

/** Abandoned transactions. */
const leftOpen = (): Promise<number | null> =>
  withDatabase(
    async (client) =>
      (
        await client.query(
          `select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%' and state_change < now() - interval '1 second'`,
        )
      ).rowCount,
  );

/** Entries acknowledged within a second, for one second after the other, each a quarter later: the machine has other things to do now and then. */
const speeds = (from: number, seconds: number): number[] =>
  Array.from({ length: seconds * 4 - 3 }, (_, at) =>
    writers.count('acknowledged', from + at * 250, from + at * 250 + 1_000),
  );

/** Seconds before the fault that tell what full speed is, after it until it must be back, and then that tell whether the machine gives less by itself now. */
const [BEFORE, AFTER, LATER] = [3, 5, 3];

test.each<[string, () => Promise<void>]>([
  ['crashes', () => restart('SIGQUIT')],
  ['is restarted in order', () => restart('SIGINT')],
  ['ends sessions in mid-transaction', terminate],
])(
  `the database %s while ${CLIENTS} cooks write: the process lives, no request waits for 5 s, full speed is back within 5 s, nothing is lost`,
  async (what, fault) => {
    await pause(1_000);
    const before = performance.now();
    await pause(BEFORE * 1_000);
    const struck = performance.now();
    await fault();
    const back = performance.now();
    await pause((AFTER + LATER) * 1_000);
    await writers.stop();

    const [full, later] = [Math.min(...speeds(before, BEFORE)), Math.min(...speeds(back + AFTER * 1_000, LATER))];
    const recovered = speeds(back, AFTER).findIndex((speed) => speed >= 0.8 * Math.min(full, later));
    const lost = await writers.lost(server.url);
    const [acknowledged, refused] = [writers.count('acknowledged'), writers.count('refused')];
    tell(`The database ${what}`, {
      clients: CLIENTS,
      acknowledged,
      refused,
      lost: lost.length,
      perSecond: Math.round(writers.count('acknowledged', before, struck) / BEFORE),
      awayMs: Math.round(back - struck),
      slowestMs: Math.round(writers.slowest),
      fullSpeedAfterMs: recovered * 250,
    });

    expect(lost).toEqual([]);
    expect(server.child.exitCode).toBeNull();
    expect(writers.saidOf('wrong', 'broken')).toEqual([]);
    expect(refused).toBeGreaterThan(0);
    expect(writers.slowest).toBeLessThan(5_000);
    expect(recovered).toBeGreaterThanOrEqual(0);
    expect(later).toBeGreaterThan(full / 3);
    expect(await leftOpen()).toBe(0);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ok' });
  },
);
