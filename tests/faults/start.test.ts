import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded, type EmbeddedDatabase } from '../../api/src/db/embedded/embedded.ts';
import { temporaryDataDir } from '../../api/src/db/embedded/temporary-data-dir.ts';
import { eventually } from '../support/eventually.ts';
import { freePort, spawnServer, startServer } from '../support/server.ts';

let dataDir: string;
let database: EmbeddedDatabase;
beforeAll(async () => {
  dataDir = temporaryDataDir('start');
  database = await startEmbedded(dataDir);
});
afterAll(async () => {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a replica that is away does not keep a process from starting', async () => {
  const server = await startServer(dataDir, {
    DATABASE_URL: database.url,
    DATABASE_REPLICA_URL: `postgresql://unknown:none@127.0.0.1:${await freePort()}/none`,
  });
  const found = await fetch(`${server.url}/api/recipe/minestrone`);
  const warning = await eventually(
    async () => /The replica does not answer; the primary answers everything/.exec(server.output())?.[0],
  );
  expect([found.status, warning, await server.stop()]).toEqual([200, expect.any(String), 0]);
});

test('a start that fails after much has begun says why, and the process ends', async () => {
  const folder = join(dataDir, 'no-room-for-photos');
  mkdirSync(folder);
  writeFileSync(join(folder, 'files'), 'a file where a folder should be');
  const { exit, output } = spawnServer({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
  });
  expect(await exit).toBe(1);
  expect(output()).toContain('EEXIST');
});

test('where the database is killed while it is being made ready, the start ends in a sentence, and the next one comes up', async () => {
  const folder = temporaryDataDir('killed-start');
  const { exit, output } = spawnServer({ DATA_DIR: folder, PORT: String(await freePort()), SEED_DEMO: 'false' });
  try {
    let database: number | null = null;
    // Its moment is short: from taking connections to holding a database of ours.
    while ((database = readyDatabase(folder)) === null) await nextTurn();
    process.kill(database, 'SIGKILL');
    expect(await exit).toBe(1);
    expect(output()).toMatch(/Larder cannot reach its database just now|PostgreSQL does not start/);
    expect(output()).not.toContain(' at ');
    const server = await startServer(folder, { SEED_DEMO: 'false' });
    expect(await server.stop()).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The process of a PostgreSQL that takes connections, as its `postmaster.pid` says. */
function readyDatabase(folder: string): number | null {
  const [pid, ...rest] = (
    existsSync(join(folder, 'postgres/postmaster.pid'))
      ? readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8')
      : ''
  ).split('\n');
  return rest.some((line) => line.startsWith('ready')) ? Number(pid) : null;
}

test('what cooks wrote is read again with a new catalogue, also where a command or a process that was killed has loaded it', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(`update setting set value = '"of a former version"' where key like 'catalogue-%'`);
    await client.query(
      `insert into recipe (id, slug, title, description, author_name, difficulty, prep_time, cook_time, servings) values ('0', 'own', 'Own', '', 'A', 'Easy', 1, 1, 1)`,
    );
    await client.query(
      `insert into recipe_line (id, recipe_id, position, text, name, is_optional) values ('own-1', '0', 0, '2 onions', 'onions', false)`,
    );
    // What an earlier start has left to do must not do it.
    await client.query('delete from pgboss.job');
    const seeded = spawnSync(process.execPath, ['api/dist/cli.js', 'seed'], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATABASE_URL: database.url },
    });
    expect(seeded.stdout).toMatch(/^Loaded /);
    const server = await startServer(dataDir, { DATABASE_URL: database.url });
    const food = await eventually(
      async () =>
        (await client.query<{ food_id: string | null }>(`select food_id from recipe_line where id = 'own-1'`)).rows[0]
          ?.food_id,
    );
    expect([food, await server.stop()]).toEqual(['onion', 0]);
  } finally {
    await client.end();
  }
});
