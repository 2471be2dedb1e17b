import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { becomesReady, freePort, spawnServer, startServer } from '../support/server.ts';
import { dataDirStartedOnce } from '../support/started-once.ts';

let dataDir: string;
beforeEach(() => (dataDir = dataDirStartedOnce('process')));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const databaseUrl = (): string =>
  (JSON.parse(readFileSync(join(dataDir, 'larder.lock'), 'utf8')) as { url: string }).url;

test('restarted on every change, as `npm run dev` runs it, it finds recipes too', async () => {
  const port = String(await freePort());
  const child = spawn(process.execPath, ['--watch', 'api/dist/cli.js', 'serve'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: port, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const exit = new Promise((resolve) => child.once('exit', resolve));
  await becomesReady(`http://localhost:${port}`);
  const { total } = (await (
    await fetch(`http://localhost:${port}/api/recipes?ingredients=eggs,spinach,feta`)
  ).json()) as { total: number };
  child.kill('SIGTERM');
  await exit;
  expect(total).toBeGreaterThan(0);
});

test('a port that the system chooses is told', async () => {
  const server = spawnServer({ DATA_DIR: dataDir, PORT: '0' });
  const url = await new Promise<string>((resolve) => {
    server.child.stderr?.on('data', () => {
      const [, told] = /Larder is ready: (\S+)\n/.exec(server.output()) ?? [];
      if (told !== undefined) resolve(told);
    });
  });
  expect((await fetch(`${url}/livez`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
});

test('a port in use, a second server on one folder and a database that is away each end with one sentence', async () => {
  const port = await freePort();
  const taken = createServer().listen(port);
  const onTakenPort = spawnServer({ DATA_DIR: dataDir, PORT: String(port) });
  expect(await onTakenPort.exit).toBe(1);
  expect(onTakenPort.output().trim().split('\n').at(-1)).toBe(
    `Port ${port} is in use. Stop what listens there, or set PORT to another number.`,
  );
  taken.close();

  const server = await startServer(dataDir);
  const second = spawnServer({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  expect(await second.exit).toBe(1);
  expect(second.output().trim()).toBe(
    `Another Larder (process ${server.child.pid}) is using DATA_DIR ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
  );
  await server.stop();

  const away = spawnServer({ DATABASE_URL: `postgresql://unknown@127.0.0.1:${await freePort()}/nothing`, PORT: '0' });
  expect(await away.exit).toBe(1);
  expect(away.output().trim()).toMatch(/^The database does not answer: .*ECONNREFUSED/);
});

test('server and database killed in mid-write lose nothing that was acknowledged', async () => {
  const server = await startServer(dataDir);
  const writer = new pg.Client({ connectionString: databaseUrl() });
  writer.on('error', () => undefined);
  await writer.connect();
  await writer.query('create table ledger (entry int primary key)');
  const [row] = (
    await writer.query<{ pid: number }>(
      `select (regexp_match(pg_read_file('postmaster.pid'), '^(\\d+)'))[1]::int as pid`,
    )
  ).rows;
  let acknowledged = 0;
  const writing = (async () => {
    for (let entry = 1; ; entry++) {
      await writer.query('insert into ledger values ($1)', [entry]);
      acknowledged = entry;
      if (entry === 200) {
        server.child.kill('SIGKILL');
        process.kill(row?.pid ?? 0, 'SIGKILL');
      }
    }
  })();
  await expect(writing).rejects.toThrow();

  const next = await startServer(dataDir);
  const reader = new pg.Client({ connectionString: databaseUrl() });
  await reader.connect();
  const { rows } = await reader.query<{ count: number }>('select count(*)::int as count from ledger');
  await reader.end();
  expect(rows[0]?.count).toBeGreaterThanOrEqual(acknowledged);
  expect(acknowledged).toBeGreaterThanOrEqual(200);
  expect((await fetch(`${next.url}/api/recipes?ingredients=egg`)).status).toBe(200);
  await next.stop();
});

test('while the database is away the server lives, says it is not ready, and answers in a sentence', async () => {
  const server = await startServer(dataDir);
  const admin = new pg.Client({ connectionString: databaseUrl() });
  await admin.connect();
  admin.on('error', () => undefined);
  const [row] = (
    await admin.query<{ pid: number }>(
      `select (regexp_match(pg_read_file('postmaster.pid'), '^(\\d+)'))[1]::int as pid`,
    )
  ).rows;
  process.kill(row?.pid ?? 0, 'SIGSTOP');
  expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  process.kill(row?.pid ?? 0, 'SIGKILL');
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => (await fetch(`${server.url}/api/recipe/minestrone`)).status),
  );
  expect(new Set(answers)).not.toContain(500);
  await expect(startsAnswering(`${server.url}/api/recipe/minestrone`)).resolves.toBe(200);
  await server.stop();
});

async function startsAnswering(url: string): Promise<number> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const { status } = await fetch(url);
    if (status === 200 || Date.now() > deadline) return status;
  }
}
