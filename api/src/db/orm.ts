import { ping, sourceOfTimeout } from './connection-checks.sql.ts';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import type { Pool } from 'pg';
import { StartError } from '../shared/errors.ts';
import type { Tracing } from '../shared/tracing.ts';
import { endUnanswered } from './dead-connections.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations.ts';
import { oneAtATime } from './one-at-a-time.sql.ts';
import { StatementSpans } from './statement-spans.ts';

/** The way to the stored entities, over a pool of connections. */
export type Orm = MikroORM;

/** Where a statement that takes longer than this is cancelled, in milliseconds. */
const STATEMENT_TIMEOUT = 10_000;

/** When a statement has had no answer, in milliseconds: PostgreSQL would have cancelled it by then, so nobody is at the other end. */
const ANSWER_MAX = STATEMENT_TIMEOUT + 5_000;

/** When the network is first asked whether a connection at rest is still there, in milliseconds; one that is not is gone ten seconds later. */
const REST_MAX = 10_000;

/** How many connections a process has at most. What it has opened it keeps: a busy machine takes seconds for another, and cooks come in bursts. */
const CONNECTIONS = 10;

/** PostgreSQL's code for what its user may not do. */
const INSUFFICIENT_PRIVILEGE = '42501';

const NO_SUCH_DATABASE = '3D000';

const THROUGH_POOLER =
  'DATABASE_URL leads to a pooler that keeps the settings of a connection to itself. Larder has a pool of its own, and listens on its connections. Name PostgreSQL itself.';

/** The options that the ORM of every process shares. */
export function ormOptions(databaseUrl: string): Options {
  return {
    clientUrl: databaseUrl,
    entities,
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, allOrNothing: true },
    pool: { min: CONNECTIONS, max: CONNECTIONS },
    driverOptions: {
      // The ORM takes host, user and name from the address; the driver reads the rest too, such as `sslmode`.
      connectionString: databaseUrl,
      connectionTimeoutMillis: 2_000,
      statement_timeout: STATEMENT_TIMEOUT,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 30_000,
      query_timeout: ANSWER_MAX,
      keepAlive: true,
      keepAliveInitialDelayMillis: REST_MAX,
      onPoolCreated: endUnanswered,
    },
    logger: () => undefined,
  };
}

/**
 * Connects to the database.
 * @param tracing is told of each statement
 * @throws StartError when it does not answer, is not there, or stands behind a pooler
 */
export async function connect(databaseUrl: string, tracing?: Tracing): Promise<Orm> {
  const orm = prepareOrm(databaseUrl, { tracing });
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

/**
 * Makes ready to connect to a database, which need not be there yet.
 * @param options.patience longest wait for an answer, in milliseconds; a little longer than a statement may take unless given
 */
export function prepareOrm(
  databaseUrl: string,
  { tracing, patience }: { tracing?: Tracing | undefined; patience?: number },
): Orm {
  const options = ormOptions(databaseUrl);
  const driverOptions = { ...options.driverOptions, ...(patience !== undefined && { query_timeout: patience }) };
  return new MikroORM({
    ...options,
    driverOptions,
    ...(tracing && { loggerFactory: (given) => new StatementSpans(given, tracing) }),
  });
}

/** Opens every connection there may be, so that nobody waits for one later; what cannot be had now is opened when it is needed. */
export async function openConnections({ em }: Orm): Promise<void> {
  await Promise.allSettled(Array.from({ length: CONNECTIONS }, () => ping(em)));
}

/** The connections to its database. */
export function poolOf(orm: Orm): Promise<Pool> {
  return orm.driver.getConnection().getNativeClient();
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
