import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../shared/errors.ts';

interface Owner {
  pid: number;
  /** Start time of the process in clock ticks, so that a pid given away again is not taken for the owner. */
  startedAt: string;
  /** Address of the database, once it runs. */
  url?: string;
}

/** The right of one process to a data folder. */
export interface Ownership {
  /** Lets commands of this machine find the running database. */
  publish(url: string): void;
  release(): void;
}

const lockFile = (dataDir: string): string => join(dataDir, 'larder.lock');

/**
 * Makes this process the only owner of `dataDir`. A lock whose owner is gone is taken over.
 * @throws StartError when another process owns it, or it cannot be written
 */
export function acquireOwnership(dataDir: string): Ownership {
  const file = lockFile(dataDir);
  const me: Owner = { pid: process.pid, startedAt: startTime(process.pid) };
  createFolder(dataDir);
  try {
    if (runningOwner(dataDir) === undefined) rmSync(file, { force: true });
    writeFileSync(file, JSON.stringify(me), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw refusal(dataDir, error as NodeJS.ErrnoException);
  }
  return {
    publish: (url) => writeFileSync(file, JSON.stringify({ ...me, url }), { mode: 0o600 }),
    release: () => rmSync(file, { force: true }),
  };
}

/** Address of the database that a running process keeps in `dataDir`, if there is one. */
export function runningDatabase(dataDir: string): string | undefined {
  return runningOwner(dataDir)?.url;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function runningOwner(dataDir: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(lockFile(dataDir), 'utf8')) as Owner;
    return isAlive(owner.pid) && startTime(owner.pid) === owner.startedAt ? owner : undefined;
  } catch {
    return undefined;
  }
}

/** Field 22 of `/proc/PID/stat` (proc(5)); empty where the system has none. */
function startTime(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function createFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw refusal(dataDir, error as NodeJS.ErrnoException);
  }
}

function refusal(dataDir: string, error: NodeJS.ErrnoException): StartError {
  if (error.code !== 'EEXIST') return new StartError(`DATA_DIR ${dataDir} cannot be written: ${error.message}`);
  const owner = runningOwner(dataDir);
  if (!owner) return new StartError(`DATA_DIR ${dataDir} cannot be a folder: a file of that name is in the way.`);
  return new StartError(`Another Larder (process ${owner.pid}) is using DATA_DIR ${dataDir}. Stop it, or set DATA_DIR to another folder.`);
}
