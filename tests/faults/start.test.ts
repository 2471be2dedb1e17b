import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded, type EmbeddedDatabase } from '../../api/src/db/embedded.ts';
import { temporaryDataDir } from '../../api/src/db/temporary-data-dir.ts';
import { eventually } from '../support/eventually.ts';
import { freePort, spawnServer, startServer } from '../support/server.ts';

let dataDir: string;
let database: EmbeddedDatabase;
beforeAll(async () => {
  dataDir = temporaryDataDir('start');
  database = await startEmbedded(dataDir);
}, 60_000);
afterAll(async () => {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a replica that is away does not keep a process from starting', async () => {
  const server = await startServer(dataDir, { DATABASE_URL: database.url, DATABASE_REPLICA_URL: `postgresql://nobody:none@127.0.0.1:${await freePort()}/none` });
  const found = await fetch(`${server.url}/api/recipe/minestrone`);
  const warning = await eventually(async () => /The replica does not answer; the primary answers everything/.exec(server.output())?.[0]);
  expect([found.status, warning, await server.stop()]).toEqual([200, expect.any(String), 0]);
}, 120_000);

test('a start that fails after much has begun says why, and the process ends', async () => {
  const folder = join(dataDir, 'no-room-for-photos');
  mkdirSync(folder);
  writeFileSync(join(folder, 'files'), 'a file where a folder should be');
  const { exit, output } = spawnServer({ DATA_DIR: folder, DATABASE_URL: database.url, PORT: String(await freePort()) });
  expect(await exit).toBe(1);
  expect(output()).toContain('EEXIST');
}, 60_000);
