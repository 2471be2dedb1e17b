import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { backupJob } from '../../../api/src/modules/backup/backup-job.ts';
import { temporaryDataDir } from '../../../api/src/db/embedded/temporary-data-dir.ts';
import { LocalStorage } from '../../../api/src/shared/storage/local-storage.ts';
import { createDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let dataDir: string;
let backups: string;
beforeAll(async () => void (database = await createDatabase()));
beforeEach(() => {
  dataDir = temporaryDataDir('backup-job');
  backups = join(dataDir, 'backups');
  mkdirSync(backups);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
afterAll(() => database.drop());

const run = (): Promise<void> =>
  backupJob({
    databaseUrl: database.url,
    dataDir,
    files: new LocalStorage(join(dataDir, 'files')),
    em: () => database.orm.em.fork(),
  }).run({}, new AbortController().signal);
const putThere = (year: number): void => {
  for (let day = 1; day <= 7; day++)
    writeFileSync(join(backups, `larder-${year}-01-0${day}T00-00-00-000Z.tar.gz`), 'a backup');
};

test('of eight backups the oldest goes', async () => {
  putThere(2001);
  await run();
  const kept = readdirSync(backups).sort();
  expect(kept).toHaveLength(7);
  expect([kept[0], kept[6]]).toEqual([
    'larder-2001-01-02T00-00-00-000Z.tar.gz',
    expect.stringMatching(/^larder-20[2-9]/),
  ]);
});
