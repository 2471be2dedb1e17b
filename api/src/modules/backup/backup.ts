import { createWriteStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { create } from 'tar';
import { KEEP_FILES } from '../photos/files-lock.sql.ts';
import { onOwnConnection } from '../../shared/own-connection.ts';
import type { FileStorage } from '../../shared/storage/file-storage.ts';
import { fileTrouble } from './file-trouble.ts';
import { RowCount, type Manifest } from './manifest.ts';
import { copyOut, readMigrations, readSequences, readTables, type StoredTable } from './stored-tables.ts';

/** What is backed up, and where to. */
export interface BackupOptions {
  databaseUrl: string;
  /** Photos and the like. */
  files: FileStorage;
  /** The archive; one that is there is replaced once the new one is whole. */
  target: string;
  /** Told before each table. */
  onStep?: ((step: string) => void) | undefined;
}

/**
 * Writes everything that is stored into one archive, for its owner alone: all tables as of one moment, and the files. The server may
 * run meanwhile.
 * @returns what is in it
 * @throws StartError when the archive cannot be written
 */
export async function backUp(options: BackupOptions): Promise<Manifest> {
  try {
    return await writeArchive(options);
  } catch (error) {
    throw fileTrouble(options.target, error);
  }
}

async function writeArchive({ databaseUrl, files, target, onStep }: BackupOptions): Promise<Manifest> {
  await mkdir(dirname(resolve(target)), { recursive: true });
  const folder = await mkdtemp(`${resolve(target)}.unfinished-`);
  try {
    const stored = await onOwnConnection(
      { connectionString: databaseUrl, application_name: 'larder backup' },
      async (client) => {
        // What the tables name stays until it is copied.
        await client.query(KEEP_FILES);
        const tables = await writeTables(client, folder, onStep);
        onStep?.('Copying files');
        return { ...tables, files: await copyFiles(files, join(folder, 'files')) };
      },
    );
    const manifest: Manifest = { larder: 1, madeAt: new Date().toISOString(), ...stored };
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
    onStep?.('Packing');
    const packed = join(folder, 'packed');
    await create({ gzip: true, file: packed, cwd: folder, portable: true }, ['manifest.json', 'tables', 'files']);
    await chmod(packed, 0o600);
    await rename(packed, target);
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeTables(
  client: pg.Client,
  folder: string,
  onStep: BackupOptions['onStep'],
): Promise<Pick<Manifest, 'tables' | 'sequences' | 'migrations'>> {
  await mkdir(join(folder, 'tables'));
  // Every table as it was at one moment.
  await client.query('begin isolation level repeatable read read only');
  const tables = [];
  for (const table of await readTables(client)) {
    onStep?.(`Reading ${table.name}`);
    tables.push({ ...table, ...(await writeTable(client, table, join(folder, 'tables', `${table.name}.copy`))) });
  }
  return { tables, sequences: await readSequences(client), migrations: await readMigrations(client) };
}

async function writeTable(
  client: pg.Client,
  table: StoredTable,
  file: string,
): Promise<{ rows: number; sha256: string }> {
  const count = new RowCount();
  await pipeline(client.query(copyTo(copyOut(table))), count, createWriteStream(file));
  return { rows: count.rows, sha256: count.digest() };
}

/** Copies every file, and says how many; what goes meanwhile, such as a photo that is deleted, is left out. */
async function copyFiles(files: FileStorage, to: string): Promise<number> {
  await mkdir(to);
  let count = 0;
  for await (const key of files.keys()) {
    const target = join(to, key);
    await mkdir(dirname(target), { recursive: true });
    const content = await files.open(key);
    if (!content) continue;
    await pipeline(content, createWriteStream(target));
    count += 1;
  }
  return count;
}
