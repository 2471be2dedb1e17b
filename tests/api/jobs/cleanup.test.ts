import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { backUp } from '../../../api/src/modules/backup/backup.ts';
import { cleanupJob } from '../../../api/src/jobs/cleanup.ts';
import { LocalStorage } from '../../../api/src/shared/storage/local-storage.ts';
import { createDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let dataDir: string;
let temporary: string;
beforeAll(async () => void (database = await createDatabase({ catalogue: true })));
afterAll(() => database.drop());
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'larder-left-'));
  temporary = join(dataDir, 'tmp');
  for (const folder of ['tmp', 'backups', 'outbox']) mkdirSync(join(dataDir, folder));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** The same, as many days later. */
async function runAfter(days: number): Promise<void> {
  const then = new Date(Date.now() - days * 86_400_000);
  for (const folder of [temporary, join(dataDir, 'backups'), join(dataDir, 'outbox')])
    for (const name of readdirSync(folder)) utimesSync(join(folder, name), then, then);
  await cleanupJob(dataDir, temporary).run({}, new AbortController().signal);
}

/** Begins a command, and kills it as soon as it has begun to put something together in the folder. */
async function killHalfway(folder: string, args: string[]): Promise<void> {
  const child = spawn(process.execPath, ['api/dist/cli.js', ...args], {
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url, DATA_DIR: dataDir, TMPDIR: temporary },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (readdirSync(folder).length === 0 && child.exitCode === null) await nextTurn();
  child.kill('SIGKILL');
  await ended;
}

test('what a killed backup left goes a day later, and not while it may be another that is being made', async () => {
  const backups = join(dataDir, 'backups');
  await killHalfway(backups, ['backup', join(backups, 'today.tar')]);
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^today\.tar\./)]);
  await runAfter(0.9);
  expect(readdirSync(backups)).toHaveLength(1);
  await runAfter(1.1);
  expect(readdirSync(backups)).toEqual([]);
});

test('what a killed restore unpacked, with everything of every cook, goes a day later', async () => {
  const archive = join(dataDir, 'larder.tar.gz');
  await backUp({ databaseUrl: database.url, files: new LocalStorage(join(dataDir, 'files')), target: archive });
  await killHalfway(temporary, ['restore', archive]);
  expect(readdirSync(temporary)).toHaveLength(1);
  mkdirSync(join(temporary, 'of-somebody-else'));
  await runAfter(1.1);
  expect(readdirSync(temporary)).toEqual(['of-somebody-else']);
});

test('messages that are not sent are kept for a month, and no longer, whole or half written', async () => {
  const messages = ['one.eml', 'two.eml.7b1f1c0e-0d5c-4a55-9d0e-0f6f3b8a4a11.tmp'];
  for (const name of messages) writeFileSync(join(dataDir, 'outbox', name), 'To: ada@example.org');
  await runAfter(29);
  expect(readdirSync(join(dataDir, 'outbox'))).toEqual(messages);
  await runAfter(31);
  expect(readdirSync(join(dataDir, 'outbox'))).toEqual([]);
});
