import { sourceOfTimeout } from './connection-checks.sql.ts';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import type { Pool } from 'pg';
import { StartError } from '../shared/errors.ts';
import type { Tracing } from '../shared/tracing.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations.ts';
import { oneAtATime } from './one-at-a-time.sql.ts';
import { StatementSpans } from './statement-spans.ts';

/** The way to the stored entities, over a pool of connections. */
export type Orm = MikroORM;

/** Where a statement that takes longer than this is cancelled, in milliseconds. */
const STATEMENT_TIMEOUT = 10_000;

/** When a statement has had no answer, in milliseconds: PostgreSQL would have cancelled it by then, so the other end is gone. */
const ANSWER_MAX = STATEMENT_TIMEOUT + 5_000;

/** When the network is first asked whether a connection at rest is still there, in milliseconds; one that is not is gone ten seconds later. */
const REST_MAX = 10_000;

/** How many connections a process has at most, and how many it keeps at rest: each takes some megabytes of PostgreSQL. */
const CONNECTIONS = { min: 2, max: 10 };
/** When a connection that is not kept is closed for want of work, in milliseconds: cooks come in bursts. */
const IDLE_MAX = 60_000;

/** PostgreSQL's code for what its user may not do. */
const INSUFFICIENT_PRIVILEGE = '42501';

const NO_SUCH_DATABASE = '3D000';

const THROUGH_POOLER =
  'DATABASE_URL leads to a pooler that keeps the settings of a connection to itself. Larder has a pool of its own, and listens on its connections. Name PostgreSQL itself.';

/** Longest wait for the replica's answer before the primary is asked, in milliseconds. */
const REPLICA_PATIENCE = 2_000;

/** The options that the ORM of every process shares. What does not ask for the replica by itself is read from the primary. */
export function ormOptions(databaseUrl: string, replicaUrl?: string): Options {
  const replica = replicaUrl !== undefined && {
    clientUrl: replicaUrl,
    driverOptions: { ...driverOptions(replicaUrl), query_timeout: REPLICA_PATIENCE },
  };
  return {
    clientUrl: databaseUrl,
    ...(replica && { replicas: [replica] }),
    preferReadReplicas: false,
    entities,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, allOrNothing: true },
    pool: { ...CONNECTIONS, idleTimeoutMillis: IDLE_MAX },
    driverOptions: driverOptions(databaseUrl),
    logger: () => undefined,
  };
}

function driverOptions(url: string) {
  return {
    // The ORM takes host, user and name from the address; the driver reads the rest too, such as `sslmode`.
    connectionString: url,
    connectionTimeoutMillis: 2_000,
    statement_timeout: STATEMENT_TIMEOUT,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    query_timeout: ANSWER_MAX,
    keepAlive: true,
    keepAliveInitialDelayMillis: REST_MAX,
  };
}

/** How to connect. */
export interface ConnectOptions {
  /** Traces each statement. */
  tracing?: Tracing | undefined;
  /** Address of the read replica, which need not be there yet. */
  replicaUrl?: string | undefined;
}

/**
 * Connects to the database.
 * @throws StartError when it does not answer, is not there, or stands behind a pooler
 */
export async function connect(databaseUrl: string, { tracing, replicaUrl }: ConnectOptions = {}): Promise<Orm> {
  const orm = new MikroORM({
    ...ormOptions(databaseUrl, replicaUrl),
    ...(tracing && { loggerFactory: (given) => new StatementSpans(given, tracing) }),
  });
  try {
    await checkSettings(orm);
    return orm;
  } catch (cause) {
    await orm.close(true);
    throw cause instanceof StartError ? cause : whyNot(cause as { code?: string; message: string });
  }
}

/** Asks whether the limits that a connection comes with have reached PostgreSQL. */
async function checkSettings({ em }: Orm): Promise<void> {
  if ((await sourceOfTimeout(em)) !== 'client') throw new StartError(THROUGH_POOLER);
}

function whyNot({ code, message }: { code?: string; message: string }): StartError {
  if (code === NO_SUCH_DATABASE)
    return new StartError(
      `The database server has no database of the name that DATABASE_URL ends with (${message}). Make it there, and start again.`,
    );
  return new StartError(
    message.startsWith('unsupported startup parameter') ? THROUGH_POOLER : `The database does not answer: ${message}`,
  );
}

/** The connections to the primary, or to the replica. */
export function poolOf(orm: Orm, connection: 'read' | 'write' = 'write'): Promise<Pool> {
  return orm.driver.getConnection(connection).getNativeClient();
}

/**
 * Brings the schema up to date, once, however many processes start together.
 * @returns the names of the migrations that ran
 * @throws StartError when its user may not make tables
 */
export async function migrate(orm: Orm): Promise<string[]> {
  try {
    const done = await oneAtATime(orm.em, 'migrate', () => orm.migrator.up());
    return done.map((migration) => migration.name);
  } catch (cause) {
    const { code, message } = cause as { code?: string; message: string };
    if (code !== INSUFFICIENT_PRIVILEGE) throw cause;
    throw new StartError(
      `The user of DATABASE_URL may not make tables in its database (${message}). Make that user the owner of the database.`,
      { cause },
    );
  }
}

/** The statements that would bring the schema to what the entities describe; triggers are written by hand and left alone. */
export async function schemaDrift(orm: Orm): Promise<string[]> {
  const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  const statements = sql.split(/;\s*\n+/).map((statement) => statement.replace(/;\s*$/, '').trim());
  return statements.filter((statement) => statement !== '' && !/^drop (trigger|function)/.test(statement));
}
