import { MikroORM, type Options } from '@mikro-orm/postgresql';
import { Migrator } from '@mikro-orm/migrations';
import type { Pool } from 'pg';
import { StartError } from '../shared/errors.ts';
import type { Tracing } from '../shared/tracing.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { StatementSpans } from './statement-spans.ts';

export type Orm = MikroORM;

/** Where a statement that takes longer than this is cancelled, in milliseconds. */
const STATEMENT_TIMEOUT = 10_000;

/** How many connections a process has at most. What it has opened it keeps: a busy machine takes seconds for another, and cooks come in bursts. */
const CONNECTIONS = 10;

/** PostgreSQL's code for what its user may not do. */
const INSUFFICIENT_PRIVILEGE = '42501';

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
    },
    logger: () => undefined,
  };
}

/**
 * Connects to the database.
 * @param tracing is told of each statement
 * @throws StartError when it does not answer
 */
export async function connect(databaseUrl: string, tracing?: Tracing): Promise<Orm> {
  const orm = prepareOrm(databaseUrl, { tracing });
  try {
    await orm.em.getConnection().execute('select 1');
    return orm;
  } catch (cause) {
    await orm.close(true);
    throw new StartError(`The database does not answer: ${(cause as Error).message}`);
  }
}

/**
 * Makes ready to connect to a database, which need not be there yet.
 * @param options.patience longest wait for an answer, in milliseconds; as long as the connection lasts unless given
 */
export function prepareOrm(databaseUrl: string, { tracing, patience }: { tracing?: Tracing | undefined; patience?: number }): Orm {
  const options = ormOptions(databaseUrl);
  const driverOptions = { ...options.driverOptions, ...(patience !== undefined && { query_timeout: patience }) };
  return new MikroORM({ ...options, driverOptions, ...(tracing && { loggerFactory: (given) => new StatementSpans(given, tracing) }) });
}

/** Opens every connection there may be, so that nobody waits for one later; what cannot be had now is opened when it is needed. */
export async function openConnections({ em }: Orm): Promise<void> {
  await Promise.allSettled(Array.from({ length: CONNECTIONS }, () => em.getConnection().execute('select 1')));
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
    throw new StartError(`The user of DATABASE_URL may not make tables in its database (${message}). Make that user the owner of the database.`, { cause });
  }
}

/** The statements that would bring the schema to what the entities describe; triggers are written by hand and left alone. */
export async function schemaDrift(orm: Orm): Promise<string[]> {
  const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  const statements = sql.split(/;\s*\n+/).map((statement) => statement.replace(/;\s*$/, '').trim());
  return statements.filter((statement) => statement !== '' && !/^drop (trigger|function)/.test(statement));
}
