import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../shared/errors.ts';
import { choosePlace, type Place } from './embedded-place.ts';
import { acquireOwnership, isAlive } from './embedded-owner.ts';

const DATABASE = 'larder';

/** A running PostgreSQL of our own. */
export interface EmbeddedDatabase {
  url: string;
  /** True when this call created the cluster. */
  isNew: boolean;
  /** Stops the server and gives the folder free. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Extra `name=value` settings of the server, such as `fsync=off` in tests. */
  settings?: string[];
  /** Told before each slow step. */
  onStep?: (step: string) => void;
}

/**
 * Starts the PostgreSQL that keeps `dataDir`, creating it the first time.
 * One process owns the folder; a server left over from an owner that was killed is stopped first.
 * @throws StartError when another process owns the folder, or it cannot be written
 */
export async function startEmbedded(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const ownership = acquireOwnership(dataDir);
  try {
    const password = readPassword(dataDir);
    const place = await choosePlace(dataDir, password);
    const isNew = !existsSync(join(place.cluster, 'PG_VERSION'));
    if (isNew) createCluster(place, password, options);
    else await stopLeftover(place);
    options.onStep?.('Starting PostgreSQL');
    const port = await freePort();
    const server = await startServer(place, port, options.settings ?? []);
    await createDatabase(port, password);
    const url = `postgresql://postgres:${password}@127.0.0.1:${port}/${DATABASE}`;
    ownership.publish(url);
    return { url, isNew, stop: async () => { await stopServer(server); ownership.release(); } };
  } catch (error) {
    ownership.release();
    throw error;
  }
}

function readPassword(dataDir: string): string {
  const file = join(dataDir, 'postgres.password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function createCluster(place: Place, password: string, options: EmbeddedOptions): void {
  options.onStep?.('Creating the database');
  rmSync(place.cluster, { recursive: true, force: true });
  mkdirSync(place.cluster, { recursive: true, mode: 0o700 });
  const passwordFile = join(place.cluster, '..', 'initdb.password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.identity) {
    chownSync(place.cluster, place.identity.uid, place.identity.gid);
    chownSync(passwordFile, place.identity.uid, place.identity.gid);
  }
  const flags = ['-D', place.cluster, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--locale=C', '--no-instructions'];
  const result = spawnSync(place.binaries.initdb, flags, { ...place.identity, encoding: 'utf8' });
  rmSync(passwordFile, { force: true });
  if (result.status === 0) return;
  rmSync(place.cluster, { recursive: true, force: true });
  throw new StartError(`The database could not be created in ${place.cluster}: ${(result.error?.message ?? result.stderr).trim()}`);
}

/** The server outlives an owner that was killed: end it before a new one opens its files. */
async function stopLeftover(place: Place): Promise<void> {
  const file = join(place.cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (isAlive(pid) && isPostgres(pid)) {
    process.kill(pid, 'SIGINT');
    for (let i = 0; i < 300 && isAlive(pid); i++) await new Promise((resolve) => setTimeout(resolve, 50));
    if (isAlive(pid)) throw new StartError(`A PostgreSQL left over from an earlier run (process ${pid}) does not stop; end it and start again.`);
  }
  rmSync(file, { force: true });
}

/** A pid may have been given to something else since; where the system does not tell, we believe the file. */
function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return !existsSync('/proc/self/cmdline');
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

function startServer(place: Place, port: number, settings: string[]): Promise<ChildProcess> {
  const all = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=100', 'log_min_messages=log', 'log_checkpoints=off', ...settings];
  const child = spawn(place.binaries.postgres, ['-D', place.cluster, ...all.flatMap((setting) => ['-c', setting])], {
    ...place.identity,
    cwd: place.cluster,
    // A terminal's Ctrl-C must not reach the database before we have finished with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let log = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4_000);
      if (log.includes('ready to accept connections')) resolve(child);
    });
    child.once('error', (error) => reject(new StartError(`PostgreSQL does not start: ${error.message}`)));
    child.once('exit', (code) => reject(new StartError(`PostgreSQL does not start (exit code ${code}): ${log.trim()}`)));
  });
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await gone;
}

async function createDatabase(port: number, password: string): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
