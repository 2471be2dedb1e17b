import { spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryDataDir } from '../../api/src/db/embedded/temporary-data-dir.ts';
import { isStale } from '../../scripts/stale.ts';

/** Belongs to the installed packages, and goes with them. */
const CACHE = 'node_modules/.cache/larder-tests';

/**
 * A temporary folder with what takes long to make, such as a database with the catalogue: made once for each build of the
 * API and each state of the catalogue, and copied from then on. The caller removes the copy.
 * @param make fills an empty folder, and leaves nothing running in it
 */
export async function preparedFolder(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const kept = join(CACHE, name);
  if (isStale(join(kept, '.made'), ['api/dist/.built', 'catalogue'])) await prepare(name, kept, make);
  return copyFolder(kept, name);
}

async function prepare(name: string, kept: string, make: (folder: string) => Promise<void>): Promise<void> {
  const fresh = temporaryDataDir(name);
  const half = `${kept}.${process.pid}`;
  try {
    await make(fresh);
    writeFileSync(join(fresh, '.made'), '');
    mkdirSync(dirname(kept), { recursive: true });
    copy(fresh, half);
    rmSync(kept, { recursive: true, force: true });
    renameSync(half, kept);
  } finally {
    for (const folder of [fresh, half]) rmSync(folder, { recursive: true, force: true });
  }
}

/** A temporary copy of a folder that nothing runs in. */
export function copyFolder(from: string, purpose: string): string {
  const folder = temporaryDataDir(purpose);
  copy(`${from}/.`, folder);
  return folder;
}

/** With owners and rights: PostgreSQL insists on them. */
function copy(from: string, to: string): void {
  const { status, stderr } = spawnSync('cp', ['-a', from, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${from} cannot be copied: ${stderr}`);
}
