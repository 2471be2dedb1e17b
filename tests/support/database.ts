import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connect, type Orm } from '../../api/src/db/orm.ts';
import type { Tracing } from '../../api/src/shared/tracing.ts';

/** A database of a test's own, on the real PostgreSQL of this run. */
export interface TestDatabase {
  orm: Orm;
  url: string;
  drop(): Promise<void>;
}

const base = (): string => {
  const url = process.env['LARDER_TEST_DATABASE'];
  if (!url) throw new Error('The test database does not run.');
  return url;
};

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: base().replace(/larder$/, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A new database: migrated, or with the starter catalogue too. */
export async function createDatabase(
  options: { catalogue?: boolean; tracing?: Tracing | undefined } = {},
): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name} template ${options.catalogue ? 'larder_catalogue' : 'larder'}`);
  const url = base().replace(/larder$/, name);
  const orm = await connect(url, { tracing: options.tracing });
  return {
    orm,
    url,
    drop: async () => {
      await orm.close(true);
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}
