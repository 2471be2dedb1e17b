import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../shared/errors.ts';
import { isAlive } from './embedded-owner.ts';
import type { Place } from './embedded-place.ts';
import { endWithProcess } from './end-with-process.ts';

/** Pause before a server that died is started again, in milliseconds. */
const REVIVE_PAUSE = 200;
/** Longest such pause: a disk may be full for hours, and the database must come back when it no longer is. */
const REVIVE_PAUSE_MAX = 5_000;

/** Settings for a small machine: one user, a catalogue that fits into its buffers, no replicas and no process that waits for work. */
const SMALL = [
  'max_connections=50',
  'shared_buffers=64MB',
  'wal_buffers=2MB',
  'io_method=sync',
  'jit=off',
  'autovacuum_max_workers=1',
  'max_logical_replication_workers=0',
  'max_wal_senders=0',
];

/** A PostgreSQL server of our own: started again when it dies, until it is stopped. */
export class EmbeddedServer {
  readonly #place: Place;
  readonly #flags: string[];
  readonly #stopping = new AbortController();
  #process: ChildProcess | undefined;
  #revival: Promise<void> | undefined;

  /** @param settings `name=value` settings of the server */
  constructor(place: Place, port: number, settings: string[]) {
    const all = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      ...SMALL,
      'log_min_messages=log',
      'log_checkpoints=off',
      ...settings,
    ];
    this.#place = place;
    this.#flags = ['-D', place.cluster, ...all.flatMap((setting) => ['-c', setting])];
  }

  /** @throws StartError when it does not come up */
  async start(): Promise<void> {
    const server = spawn(this.#place.binaries.postgres, this.#flags, {
      ...this.#place.identity,
      cwd: this.#place.cluster,
      // A terminal's Ctrl-C must not reach the database before we have finished with it.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    endWithProcess(server);
    await isUp(server);
    this.#process = server;
    server.once('exit', () => (this.#revival = this.#revive()));
  }

  /** Ends it in order: open transactions are rolled back, everything committed is on disk. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    // One that is just coming back must not outlive us.
    await this.#revival;
    const server = this.#process;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await gone;
  }

  async #revive(): Promise<void> {
    const { signal } = this.#stopping;
    for (let tries = 1; !signal.aborted; tries++) {
      await sleep(Math.min(REVIVE_PAUSE_MAX, REVIVE_PAUSE * tries), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        await stopLeftover(this.#place);
        return await this.start();
      } catch (error) {
        console.error(`The database does not come back, and is started again: ${(error as Error).message}`);
      }
    }
  }
}

function isUp(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4_000);
      if (/ready to accept (read-only )?connections/.test(log)) resolve();
    });
    server.once('error', (error) => reject(new StartError(`PostgreSQL does not start: ${error.message}`)));
    server.once('exit', (code) =>
      reject(new StartError(`PostgreSQL does not start (exit code ${code}): ${log.trim()}`)),
    );
  });
}

/** A server outlives an owner that was killed: it is ended before another opens its files. */
export async function stopLeftover(place: Place): Promise<void> {
  const file = join(place.cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (isAlive(pid) && isPostgres(pid)) {
    process.kill(pid, 'SIGINT');
    for (let tries = 0; tries < 300 && isAlive(pid); tries++) await sleep(50);
    if (isAlive(pid))
      throw new StartError(
        `A PostgreSQL left over from an earlier run (process ${pid}) does not stop; end it and start again.`,
      );
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
