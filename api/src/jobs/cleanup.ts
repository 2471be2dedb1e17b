import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '../shared/calendar.ts';
import type { Job } from '../shared/job.ts';

/** A file that would otherwise stay for ever. */
interface StaleFile {
  folder: string;
  name: RegExp;
  /** For how long it may be needed, in milliseconds since it was last written to. */
  neededFor: number;
}

/** Unfinished backups and restores of a killed process, which hold the data of every cook; and messages that are not sent. */
function staleFilesOf(dataDir: string, temporary: string): StaleFile[] {
  return [
    { folder: join(dataDir, 'backups'), name: /\.unfinished-\w{6}$/, neededFor: DAY_MS },
    { folder: temporary, name: /^larder-restore-\w{6}$/, neededFor: DAY_MS },
    { folder: join(dataDir, 'outbox'), name: /\.eml(\.[\w-]+\.tmp)?$/, neededFor: 30 * DAY_MS },
  ];
}

/**
 * Removes stale files, every hour.
 * @param temporary the system's folder for passing files
 */
export function cleanupJob(dataDir: string, temporary = tmpdir()): Job {
  return {
    name: 'left-overs',
    schedule: '7 * * * *',
    run: async () => void (await Promise.all(staleFilesOf(dataDir, temporary).map(dropOld))),
  };
}

/** Takes away what is old enough in a folder; what is another user's stays. */
async function dropOld({ folder, name, neededFor }: StaleFile): Promise<void> {
  const found = await readdir(folder).catch(() => []);
  for (const path of found.filter((entry) => name.test(entry)).map((entry) => join(folder, entry))) {
    const left = await stat(path).catch(() => undefined);
    if (left && Date.now() - left.mtimeMs > neededFor)
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}
