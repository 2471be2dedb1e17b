import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { extract } from 'tar';
import { StartError } from '../../shared/errors.ts';
import { onOwnConnection } from '../../shared/own-connection.ts';
import { isKey, type FileStorage } from '../../shared/storage/file-storage.ts';
import { fileTrouble } from './file-trouble.ts';
import { manifestSchema, RowCount, type Manifest } from './manifest.ts';
import { ROW_CHANGES } from './older-rows.sql.ts';
import { copyIn, copyOut, readMigrations } from './stored-tables.ts';

/** What is restored, and where to. */
export interface RestoreOptions {
  /** A migrated database in which nothing is stored yet. */
  databaseUrl: string;
  files: FileStorage;
  /** The archive. */
  source: string;
  /** Told before each table. */
  onStep?: ((step: string) => void) | undefined;
}

/**
 * Brings a backup back into an empty database, all of it or nothing, and compares every table with what was written.
 * @throws StartError when the archive is damaged or of a later version, the database holds something, or the files cannot be written
 */
export async function restore({ databaseUrl, files, source, onStep }: RestoreOptions): Promise<Manifest> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-restore-'));
  try {
    onStep?.('Unpacking');
    const manifest = await unpack(source, folder);
    await fillTables(databaseUrl, manifest, folder, {
      onStep,
      lastly: () => copyFiles(join(folder, 'files'), files, onStep),
    });
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  }
}

async function unpack(source: string, folder: string): Promise<Manifest> {
  try {
    await extract({ file: source, cwd: folder, strict: true });
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  } catch (error) {
    throw new StartError(`${source} is not a backup of Larder, or it is damaged: ${(error as Error).message}`);
  }
}

/** What was not a file of ours, such as the secret of an older folder, stays behind. */
async function copyFiles(folder: string, files: FileStorage, onStep: RestoreOptions['onStep']): Promise<void> {
  onStep?.('Copying files');
  try {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      const key = relative(folder, path).replaceAll(sep, '/');
      if (entry.isFile() && isKey(key)) await files.write(key, await readFile(path), 'application/octet-stream');
    }
  } catch (error) {
    throw fileTrouble('A file', error);
  }
}

/** @param lastly done before the rows are there for good: where it fails, there are none */
async function fillTables(
  databaseUrl: string,
  manifest: Manifest,
  folder: string,
  { onStep, lastly }: Pick<RestoreOptions, 'onStep'> & { lastly: () => Promise<void> },
): Promise<void> {
  await onOwnConnection({ connectionString: databaseUrl, application_name: 'larder restore' }, async (client) => {
    await client.query('begin');
    await checkPlace(client, manifest);
    for (const table of manifest.tables) {
      onStep?.(`Writing ${table.name}`);
      await pipeline(
        createReadStream(join(folder, 'tables', `${table.name}.copy`)),
        client.query(copyFrom(copyIn(table))),
      );
    }
    for (const { name, value } of manifest.sequences)
      await client.query('select setval(quote_ident($1)::regclass, $2)', [name, value]);
    await compare(client, manifest, onStep);
    for (const { migration, statements } of ROW_CHANGES)
      if (!manifest.migrations.includes(migration)) for (const statement of statements) await client.query(statement);
    await lastly();
    await client.query('commit');
  });
}

async function checkPlace(client: pg.Client, { migrations, tables }: Manifest): Promise<void> {
  const known = new Set(await readMigrations(client));
  const later = migrations.filter((name) => !known.has(name));
  if (later.length > 0)
    throw new StartError('This backup was made by a later version of Larder. Restore it with that version.');
  for (const { name } of tables) {
    const { rows } = await client.query(`select 1 from "${name}" limit 1`);
    if (rows.length > 0)
      throw new StartError(`The database is not empty: there is something in ${name}. Restore into a new one.`);
  }
}

async function compare(client: pg.Client, { tables }: Manifest, onStep: RestoreOptions['onStep']): Promise<void> {
  for (const table of tables) {
    onStep?.(`Comparing ${table.name}`);
    const count = new RowCount();
    await pipeline(client.query(copyTo(copyOut(table))), count, nowhere());
    if (count.rows !== table.rows || count.digest() !== table.sha256)
      throw new StartError(`${table.name} came back changed. Nothing was restored.`);
  }
}

const nowhere = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });
