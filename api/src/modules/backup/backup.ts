import { createWriteStream } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { create } from 'tar';
import { KEEP_FILES } from '../photos/files-lock.ts';
import { onOwnConnection } from '../../shared/own-connection.ts';
import { fileTrouble } from './file-trouble.ts';
import { RowCount, type Manifest } from './manifest.ts';
import { copyOut, readMigrations, readSequences, readTables, type StoredTable } from './stored-tables.ts';

/** What is backed up, and where to. */
export interface BackupOptions {
  databaseUrl: string;
  /** Folder of photos and the like; it need not exist. */
  filesFolder: string;
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

async function writeArchive({ databaseUrl, filesFolder, target, onStep }: BackupOptions): Promise<Manifest> {
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
        return { ...tables, files: await copyFiles(filesFolder, join(folder, 'files')) };
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

/** Copies a folder, and says how many files; what goes meanwhile, such as a photo that is deleted, is left out. */
async function copyFiles(from: string, to: string): Promise<number> {
  await mkdir(to);
  let count = 0;
  for (const entry of await unlessGone(readdir(from, { withFileTypes: true }), [])) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    count += entry.isDirectory()
      ? await copyFiles(source, target)
      : await unlessGone(
          copyFile(source, target).then(() => 1),
          0,
        );
  }
  return count;
}

async function unlessGone<T>(work: Promise<T>, otherwise: T): Promise<T> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return otherwise;
    throw error;
  });
}
