import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../../shared/errors.ts';
import { writeWhole } from '../../shared/write-whole.ts';

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
    if (existsSync(file) && ownerIn(file) === undefined) removeStaleLock(file);
    // Of two who come at the same moment one is refused.
    writeWhole(file, JSON.stringify(me), linkSync);
  } catch (error) {
    throw refusal(dataDir, error as NodeJS.ErrnoException);
  }
  return {
    publish: (url) => writeWhole(file, JSON.stringify({ ...me, url }), renameSync),
    release: () => rmSync(file, { force: true }),
  };
}

/** Address of the database that a running process keeps in `dataDir`, if there is one. */
export function runningDatabase(dataDir: string): string | undefined {
  return ownerIn(lockFile(dataDir))?.url;
}

/** Whether a process runs, anybody's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A lock that was found left over may by now belong to another process that started at the same moment: it is checked again where no other process reaches it. */
function removeStaleLock(file: string): void {
  const aside = `${file}.${process.pid}.aside`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  try {
    if (ownerIn(aside)) linkSync(aside, file);
  } finally {
    rmSync(aside);
  }
}

/** Who holds a lock, while that process runs. */
function ownerIn(file: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Owner;
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
    makeFolder(resolve(dataDir));
  } catch (error) {
    throw refusal(dataDir, error as NodeJS.ErrnoException);
  }
}

/** One folder after the other, outermost first: below `/proc`, Node's `recursive` never comes to an end. */
function makeFolder(path: string): void {
  if (!existsSync(dirname(path))) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

function refusal(dataDir: string, error: NodeJS.ErrnoException): StartError {
  if (error.code !== 'EEXIST') return new StartError(`DATA_DIR ${dataDir} cannot be written: ${error.message}`);
  const owner = ownerIn(lockFile(dataDir));
  if (!owner) return new StartError(`DATA_DIR ${dataDir} cannot be a folder: a file of that name is in the way.`);
  return new StartError(
    `Another Larder (process ${owner.pid}) is using DATA_DIR ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
  );
}
