import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StartError } from '../../shared/errors.ts';
import { keptSecret } from '../../shared/kept-secret.ts';
import { acquireOwnership } from './embedded-owner.ts';
import { choosePlace, type Place } from './embedded-place.ts';
import { EmbeddedServer, stopLeftover } from './embedded-server.ts';
import { onOwnConnection } from '../../shared/own-connection.ts';

const DATABASE = 'larder';

/** A running PostgreSQL of our own. */
export interface EmbeddedDatabase {
  url: string;
  /** Stops the server and gives the folder free. */
  stop(): Promise<void>;
}

/** How to run it. */
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
  let server: EmbeddedServer | undefined;
  try {
    const password = readPassword(dataDir);
    const place = await choosePlace(dataDir, password);
    if (existsSync(versionFile(place))) {
      checkVersion(place);
      await stopLeftover(place);
    } else createCluster(place, password, options);
    options.onStep?.('Starting PostgreSQL');
    const port = await freePort();
    const started = (server = new EmbeddedServer(place, port, options.settings ?? []));
    await started.start();
    await createDatabase(port, password);
    const url = `postgresql://postgres:${password}@127.0.0.1:${port}/${DATABASE}`;
    ownership.publish(url);
    return {
      url,
      stop: async () => {
        await started.stop();
        ownership.release();
      },
    };
  } catch (error) {
    // Else it would be started again and again, in a folder that is another's by then.
    await server?.stop();
    ownership.release();
    throw error;
  }
}

function readPassword(dataDir: string): string {
  const file = join(dataDir, 'postgres.password');
  try {
    return keptSecret(file, () => randomBytes(24).toString('hex'))
      .toString()
      .trim();
  } catch (cause) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be used: ${(cause as Error).message}`);
  }
}

const versionFile = ({ cluster }: Place): string => join(cluster, 'PG_VERSION');

/** A new major version of PostgreSQL cannot read the files of an older one, and says so in words of its own. @throws StartError */
function checkVersion(place: Place): void {
  const made = readFileSync(versionFile(place), 'utf8').trim();
  const { stdout } = spawnSync(place.binaries.postgres, ['--version'], { ...place.identity, encoding: 'utf8' });
  const [, ours] = / (\d+)/.exec(stdout ?? '') ?? [];
  if (ours === undefined || ours === made) return;
  throw new StartError(
    `The database in ${place.cluster} was made by PostgreSQL ${made}, and this version of Larder brings ${ours}. ` +
      'With the version of Larder that you had, run `npm run -s larder -- backup larder.tar.gz`; then set DATA_DIR to an empty folder and, ' +
      'with this one, run `npm run -s larder -- restore larder.tar.gz`. Nothing was changed.',
  );
}

/** Built beside its place and moved there when whole, so that an interrupted first start leaves nothing half made. */
function createCluster(place: Place, password: string, options: EmbeddedOptions): void {
  options.onStep?.('Creating the database');
  const half = `${place.cluster}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true, mode: 0o700 });
  const passwordFile = join(half, '..', 'initdb.password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (place.identity) for (const path of [half, passwordFile]) chownSync(path, place.identity.uid, place.identity.gid);
  const flags = [
    '-D',
    half,
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C',
    '--no-instructions',
  ];
  const result = spawnSync(place.binaries.initdb, flags, { ...place.identity, encoding: 'utf8' });
  rmSync(passwordFile, { force: true });
  if (result.status === 0) return renameSync(half, place.cluster);
  rmSync(half, { recursive: true, force: true });
  throw new StartError(
    `The database could not be created in ${place.cluster}: ${(result.error?.message ?? result.stderr).trim() || `initdb was ended by ${result.signal}`}`,
  );
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

async function createDatabase(port: number, password: string): Promise<void> {
  await onOwnConnection(
    { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' },
    async (client) => {
      const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
      if (!rowCount) await client.query(`create database ${DATABASE}`);
    },
  );
}
