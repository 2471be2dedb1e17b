import { writeSetting } from '../site-settings/stored-setting.ts';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Job } from '../../shared/job.ts';
import type { FileStorage } from '../../shared/storage/file-storage.ts';
import { backUp } from './backup.ts';

/** How many archives are kept; the oldest go first. */
const KEPT = 7;

/** Where backups are made from and kept. */
export interface BackupPlace {
  databaseUrl: string;
  dataDir: string;
  files: FileStorage;
  em: () => EntityManager;
}

/** Makes a backup when an admin asks for one, into the `backups` folder of the data folder. */
export function backupJob({ databaseUrl, dataDir, files, em }: BackupPlace): Job {
  return {
    name: 'backup',
    retries: 1,
    run: async () => {
      const folder = join(dataDir, 'backups');
      await mkdir(folder, { recursive: true });
      const name = `larder-${new Date().toISOString().replace(/[:.]/g, '-')}.tar.gz`;
      const target = join(folder, name);
      const { tables } = await backUp({ databaseUrl, files, target });
      const made = {
        at: new Date().toISOString(),
        rows: tables.reduce((sum, table) => sum + table.rows, 0),
        bytes: (await stat(target)).size,
      };
      await writeSetting(em(), 'backup', made);
      await dropOldest(folder);
    },
  };
}

/** The names carry their time, so their order is that of their making. */
async function dropOldest(folder: string): Promise<void> {
  const archives = (await readdir(folder)).filter((name) => /^larder-.*\.tar\.gz$/.test(name)).sort();
  for (const name of archives.slice(0, -KEPT)) await rm(join(folder, name), { force: true });
}
