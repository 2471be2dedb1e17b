import { createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { extract } from 'tar';
import { migrate, schemaDrift } from '../../../api/src/db/orm.ts';
import { manifestSchema, type Manifest } from '../../../api/src/modules/backup/manifest.ts';
import { restore } from '../../../api/src/modules/backup/restore.ts';
import { copyIn, copyOut } from '../../../api/src/modules/backup/stored-tables.ts';
import { verifyPassword } from '../../../api/src/modules/accounts/passwords/password.ts';
import { LocalStorage } from '../../../api/src/shared/storage/local-storage.ts';
import { describeSchema } from '../../../scripts/describe-schema.ts';
import { createDatabase, type TestDatabase } from '../../support/database.ts';
import { GOOD_PASSWORD } from '../../support/clients.ts';

/** A small site as each released version stored it, written by `npm run release`. */
const COPIES = 'tests/upgrades';

/** What was stored, unpacked. */
interface StoredCopy {
  folder: string;
  manifest: Manifest;
}

const opened: { folders: string[]; databases: TestDatabase[] } = { folders: [], databases: [] };
afterAll(async () => {
  for (const database of opened.databases) await database.drop();
  for (const folder of opened.folders) rmSync(folder, { recursive: true, force: true });
});

async function unpack(version: string): Promise<StoredCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-upgrade-'));
  opened.folders.push(folder);
  await extract({ file: join(COPIES, version, 'backup.tar.gz'), cwd: folder });
  return { folder, manifest: manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))) };
}

async function newDatabase(): Promise<TestDatabase> {
  const database = await createDatabase();
  opened.databases.push(database);
  return database;
}

async function connected<T>({ url }: TestDatabase, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A database as the version had it, with its rows. */
async function databaseOf({ folder, manifest }: StoredCopy): Promise<TestDatabase> {
  const database = await newDatabase();
  await database.orm.em.fork().execute('drop schema public cascade; create schema public');
  await database.orm.migrator.up({ migrations: manifest.migrations });
  await connected(database, async (client) => {
    for (const table of manifest.tables)
      await pipeline(
        createReadStream(join(folder, 'tables', `${table.name}.copy`)),
        client.query(copyFrom(copyIn(table))),
      );
    for (const { name, value } of manifest.sequences)
      await client.query('select setval(quote_ident($1)::regclass, $2)', [name, value]);
  });
  return database;
}

/** The rows of every table, in the columns that the version had. */
const rowsIn = (database: TestDatabase, { tables }: Manifest): Promise<Record<string, string>> =>
  connected(database, async (client) => {
    const rows: Record<string, string> = {};
    for (const table of tables) rows[table.name] = (await buffer(client.query(copyTo(copyOut(table))))).toString();
    return rows;
  });

const storedRows = ({ folder, manifest }: StoredCopy): Record<string, string> =>
  Object.fromEntries(
    manifest.tables.map(({ name }) => [name, readFileSync(join(folder, 'tables', `${name}.copy`), 'utf8')]),
  );

const FOURTEEN = '20261125033000-fourteen-allergens';

/** The rows that were stored, in which foods and recipes are unsure of the allergens that their version did not know. */
function doubted(copy: StoredCopy): Record<string, string> {
  const rows = storedRows(copy);
  if (copy.manifest.migrations.includes(FOURTEEN)) return rows;
  for (const { name, columns } of copy.manifest.tables.filter((table) => ['food', 'recipe'].includes(table.name)))
    rows[name] = (rows[name] ?? '').replace(/^.+$/gm, (row) => doubtedRow(row, columns));
  return rows;
}

/** None of the recipes in the copies holds shellfish, whose kinds are told apart since. */
function doubtedRow(row: string, columns: readonly string[]): string {
  const values = row.split('\t');
  const [contains, unsure] = [columns.indexOf('contains'), columns.indexOf('unsure')];
  const stated = [values[contains], values[unsure]].filter((value) => value !== '\\N');
  if (stated.length === 0) return row;
  const known = (values[unsure] ?? '').replace(/^(?:\\N|\{\})$/, '').replace(/^\{(.*)\}$/, '$1,');
  values[unsure] = `{${known}sesame,mustard,celery,lupin,sulphites}`;
  return values.join('\t');
}

const passwordOfAda = async (database: TestDatabase): Promise<string> =>
  (await database.orm.em.fork().execute<{ password: string }[]>(`select password from "user" where id = 'ada'`))[0]
    ?.password ?? '';

describe.each(readdirSync(COPIES))('what version %s stored', (version) => {
  let copy: StoredCopy;
  beforeAll(async () => (copy = await unpack(version)));

  test('holds something of every kind, so that the tests below say something', () => {
    const empty = copy.manifest.tables.filter(({ rows }) => rows === 0).map(({ name }) => name);
    expect(empty).toEqual([]);
  });

  test('is what the migrations up to it still make: none of them was changed', async () => {
    expect(await describeSchema((await databaseOf(copy)).url)).toBe(
      readFileSync(join(COPIES, version, 'schema.txt'), 'utf8'),
    );
  });

  test('comes forward with every row as it was, and its cooks sign in', async () => {
    const database = await databaseOf(copy);
    await migrate(database.orm);
    expect(await schemaDrift(database.orm)).toEqual([]);
    expect(await rowsIn(database, copy.manifest)).toEqual(doubted(copy));
    expect(await verifyPassword(GOOD_PASSWORD, await passwordOfAda(database))).toBe(true);
  });

  test('is restored from its backup with every row and file as it was', async () => {
    const database = await newDatabase();
    const filesFolder = join(copy.folder, 'back');
    const files = new LocalStorage(filesFolder);
    await restore({ databaseUrl: database.url, files, source: join(COPIES, version, 'backup.tar.gz') });
    expect(await rowsIn(database, copy.manifest)).toEqual(doubted(copy));
    expect(readFileSync(join(filesFolder, 'photos/p1/1/full.webp'), 'utf8')).toBe('a picture');
    expect(await verifyPassword(GOOD_PASSWORD, await passwordOfAda(database))).toBe(true);
  });
});
