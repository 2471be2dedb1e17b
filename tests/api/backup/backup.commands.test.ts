import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createDatabase();
  folder = mkdtempSync(join(tmpdir(), 'larder-backup-command-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const backUp = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['api/dist/cli.js', 'backup', join(folder, 'larder.tar')], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url, DATA_DIR: folder, ...env },
  });

test('where the store of the photos is away, no backup is made that lacks them', () => {
  const store = {
    S3_BUCKET: 'kitchen',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const { status, stdout, stderr } = backUp(store);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('Photos cannot be kept or shown just now');
  expect(backUp({})).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Backed up: \d+ rows of \d+ tables, 0 files\.\n$/),
  });
});
