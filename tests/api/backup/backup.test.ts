import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '../../../api/src/modules/backup/backup.ts';
import { LocalStorage } from '../../../api/src/shared/storage/local-storage.ts';
import { restore } from '../../../api/src/modules/backup/restore.ts';
import { AccountMails } from '../../../api/src/modules/accounts/mail/account-mails.ts';
import { JobQueue } from '../../../api/src/jobs/job-queue.ts';
import { createMailer } from '../../../api/src/startup/mail.ts';
import { AccountService } from '../../../api/src/modules/accounts/account.service.ts';
import { anonymous } from '../../../api/src/modules/users/caller.ts';
import { S3Storage } from '../../../api/src/shared/storage/s3-storage.ts';
import { S3_KEYS, startS3 } from '../../support/s3-server.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { GOOD_PASSWORD, signUp } from '../../support/clients.ts';
import { createDatabase, type TestDatabase } from '../../support/database.ts';

let app: TestApp;
let folder: string;
let archive: string;
const empties: TestDatabase[] = [];
const closing: (() => void)[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larder-backup-test-'));
  archive = join(folder, 'larder.tar.gz');
  app = await createApp();
  const cook = await signUp(app, 'keeper');
  await cook.graphql('mutation { createCollection(input: { name: "Tabs\\tand \\"quotes\\"" }) { collection { id } } }');
  await cook.graphql(
    'mutation { rateRecipe(input: { recipeId: "shakshuka", stars: 5, review: "Back\\\\slash\\nand line" }) { recipe { id } } }',
  );
  mkdirSync(join(folder, 'files/photos'), { recursive: true });
  writeFileSync(join(folder, 'files/photos/one.webp'), 'a picture');
});
afterAll(async () => {
  for (const close of closing) close();
  for (const database of empties) await database.drop();
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const filesIn = (name: string): LocalStorage => new LocalStorage(join(folder, name));

const write = () => backUp({ databaseUrl: app.database.url, files: filesIn('files'), target: archive });
async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createDatabase();
  empties.push(database);
  return database;
}

test('a restored backup has the same rows in every table, the same files, and its cooks can sign in', async () => {
  const written = await write();
  const database = await emptyDatabase();
  await restore({ databaseUrl: database.url, files: filesIn('back'), source: archive });
  const again = await backUp({
    databaseUrl: database.url,
    files: filesIn('back'),
    target: join(folder, 'again.tar.gz'),
  });
  expect(again).toEqual({ ...written, madeAt: expect.any(String) });
  expect(written.tables.find(({ name }) => name === 'recipe')?.rows).toBeGreaterThan(300);
  expect(readFileSync(join(folder, 'back/photos/one.webp'), 'utf8')).toBe('a picture');
  const em = database.orm.em.fork();
  const mails = new AccountMails(em, anonymous(), {
    jobs: new JobQueue(database.url, { warn: () => undefined }),
    mailer: createMailer({ smtpUrl: undefined, from: 'larder@example.org', outbox: join(folder, 'outbox') }),
  });
  const { user } = await new AccountService(em, anonymous(), mails).signIn('keeper', GOOD_PASSWORD);
  expect(user.username).toBe('keeper');
});

test('what is written after a restore gets unused numbers', async () => {
  const database = await emptyDatabase();
  await write();
  await restore({ databaseUrl: database.url, files: filesIn('back'), source: archive });
  await expect(
    database.orm.em
      .fork()
      .execute(
        `insert into recipe (id, slug, title, description, author_name, difficulty, prep_time, cook_time, servings) values ('x', 'x', 'X', '', 'A', 'Easy', 1, 1, 1)`,
      ),
  ).resolves.toBeDefined();
});

test('a database that holds something is left as it is', async () => {
  await write();
  await expect(restore({ databaseUrl: app.database.url, files: filesIn('back'), source: archive })).rejects.toThrow(
    /^The database is not empty/,
  );
});

test.each([
  ['no archive at all', () => writeFileSync(join(folder, 'bad.tar.gz'), 'nothing like it')],
  ['half of one', () => writeFileSync(join(folder, 'bad.tar.gz'), readFileSync(archive).subarray(0, 100_000))],
])('%s is refused in a sentence, and nothing is stored', async (_what, damage) => {
  await write();
  damage();
  const database = await emptyDatabase();
  await expect(
    restore({ databaseUrl: database.url, files: filesIn('back'), source: join(folder, 'bad.tar.gz') }),
  ).rejects.toThrow(/is not a backup of Larder, or it is damaged/);
  expect(await database.orm.em.fork().execute('select count(*)::int as count from recipe')).toEqual([{ count: 0 }]);
});

test('photos that are deleted while they are copied are left out, and the backup is made', async () => {
  const files = join(folder, 'busy');
  mkdirSync(join(files, 'photos'), { recursive: true });
  for (let at = 0; at < 2_000; at++) writeFileSync(join(files, 'photos', `${at}.webp`), 'a picture');
  const target = join(folder, 'busy.tar.gz');
  const onStep = (step: string): void => {
    if (step === 'Copying files') setTimeout(() => rmSync(join(files, 'photos'), { recursive: true }), 10);
  };
  const { files: kept } = await backUp({
    databaseUrl: app.database.url,
    files: new LocalStorage(files),
    target,
    onStep,
  });
  expect(kept).toBeLessThan(2_000);
  const database = await emptyDatabase();
  expect(await restore({ databaseUrl: database.url, files: filesIn('busy-back'), source: target })).toMatchObject({
    files: kept,
  });
});

test('a database that goes away while it is backed up takes the backup with it, and not the process that makes it', async () => {
  const target = join(folder, 'cut.tar.gz');
  const ended: Promise<unknown>[] = [];
  const onStep = (step: string): void => {
    if (step === 'Reading recipe')
      ended.push(
        app.database.orm.em
          .fork()
          .execute(
            `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'larder backup' and datname = current_database()`,
          ),
      );
  };
  await expect(backUp({ databaseUrl: app.database.url, files: filesIn('files'), target, onStep })).rejects.toThrow(
    /^The connection to the database was lost: /,
  );
  await Promise.all(ended);
  expect(readdirSync(folder).filter((name) => name.startsWith('cut.'))).toEqual([]);
});

test('a backup is for its owner alone: it has the addresses of cooks and what their passwords are checked with', async () => {
  await write();
  expect((statSync(archive).mode & 0o777).toString(8)).toBe('600');
});

test.each([
  ['a folder', () => folder],
  ['below a file', () => join(folder, 'files/photos/one.webp/larder.tar.gz')],
])('a place where no archive can be is told in a sentence: %s', async (_what, place) => {
  const target = place();
  await expect(backUp({ databaseUrl: app.database.url, files: filesIn('files'), target })).rejects.toThrow(
    new RegExp(`^${target} cannot be written: E`),
  );
});

test('where the files find no place nothing is restored, so that it can be tried again', async () => {
  await write();
  const database = await emptyDatabase();
  const gone = filesIn('gone');
  rmSync(join(folder, 'gone'), { recursive: true });
  writeFileSync(join(folder, 'gone'), 'a file');
  await expect(restore({ databaseUrl: database.url, files: gone, source: archive })).rejects.toThrow(
    /cannot be written: E/,
  );
  await expect(restore({ databaseUrl: database.url, files: filesIn('back'), source: archive })).resolves.toMatchObject({
    files: 1,
  });
});

test('photos of an S3-compatible store are in the backup, and come back into one', async () => {
  const store = async (): Promise<S3Storage> => {
    const { endpoint, close } = await startS3();
    closing.push(close);
    const storage = new S3Storage({ bucket: 'larder', region: 'us-east-1', ...S3_KEYS, endpoint });
    await storage.prepare();
    return storage;
  };
  const [from, to] = [await store(), await store()];
  const keys = ['photos/a/1/full.webp', 'photos/a/1/thumb.webp', 'photos/b/upload'];
  for (const key of keys) await from.write(key, new TextEncoder().encode(key), 'image/webp');
  const target = join(folder, 'bucket.tar.gz');
  expect(await backUp({ databaseUrl: app.database.url, files: from, target })).toMatchObject({ files: 3 });
  const database = await emptyDatabase();
  await restore({ databaseUrl: database.url, files: to, source: target });
  for (const key of keys) expect(new TextDecoder().decode((await to.read(key, 100)) ?? undefined)).toBe(key);
});
