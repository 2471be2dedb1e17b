import { spawnSync } from 'node:child_process';
import { createDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createDatabase()));
afterAll(() => database.drop());

test('a catalogue that cannot be stored ends the command, which says why', () => {
  const onlyRead = `${database.url}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
  const { status, signal, stderr } = spawnSync(process.execPath, ['api/dist/cli.js', 'seed'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATABASE_URL: onlyRead },
    timeout: 25_000,
  });
  expect(stderr).toContain('read-only transaction');
  expect({ status, signal }).toEqual({ status: 1, signal: null });
});
