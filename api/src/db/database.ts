import { connect, migrate, type Orm } from './orm.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { runningDatabase } from './embedded/embedded-owner.ts';
import type { Env } from '../env.ts';
import type { Tracing } from '../shared/tracing.ts';

/** A connected, migrated database. */
export interface Database {
  orm: Orm;
  url: string;
  /** Whether Larder keeps it itself. */
  isEmbedded: boolean;
  close(): Promise<void>;
}

/** How to open it. */
export interface OpenOptions {
  /** Told before each slow step. */
  onStep?: (step: string) => void;
  /** Work beside a running server of this data folder, instead of owning the folder. */
  join?: boolean;
  /** Traces each statement. */
  tracing?: Tracing | undefined;
}

/**
 * Opens the database that the environment names, or the one of our own in `DATA_DIR`, and brings it up to date.
 * @throws StartError when it cannot be reached, created or owned
 */
export async function openDatabase(env: Env, options: OpenOptions = {}): Promise<Database> {
  const given = env.DATABASE_URL ?? (options.join ? runningDatabase(env.DATA_DIR) : undefined);
  if (given !== undefined) return ready(given, env, options, async () => undefined);
  const embedded = await startEmbedded(env.DATA_DIR, options.onStep ? { onStep: options.onStep } : {});
  return ready(embedded.url, env, options, () => embedded.stop());
}

async function ready(
  url: string,
  { DATABASE_URL, DATABASE_REPLICA_URL: replicaUrl }: Env,
  { onStep, tracing }: OpenOptions,
  stop: () => Promise<void>,
): Promise<Database> {
  let orm: Orm | undefined;
  try {
    orm = await connect(url, { tracing, replicaUrl });
    onStep?.('Checking migrations');
    await migrate(orm);
  } catch (error) {
    await orm?.close(true);
    await stop();
    throw error;
  }
  const opened = orm;
  return {
    orm,
    url,
    isEmbedded: DATABASE_URL === undefined,
    close: async () => {
      await opened.close(true);
      await stop();
    },
  };
}
