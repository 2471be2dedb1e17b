import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Pool } from 'pg';
import { connect, migrate, poolOf } from '../../../api/src/db/orm.ts';
import { createDatabase, type TestDatabase } from '../../support/database.ts';
import { poolerBefore } from '../../support/pooler.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createDatabase();
  pool = await poolOf(database.orm);
});
afterAll(() => database.drop());

describe('the connections to the database', () => {
  test('are ten at most, of which two are kept at rest', () => {
    expect(pool.options).toMatchObject({ min: 2, max: 10, idleTimeoutMillis: 60_000 });
  });

  test('are looked after at rest, and given up soon after PostgreSQL would have cancelled what was asked', () => {
    expect(pool.options).toMatchObject({
      statement_timeout: 10_000,
      query_timeout: 15_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
  });

  // The tests' server has no certificate.
  test('are encrypted where the address says so, or are not made', async () => {
    for (const mode of ['require', 'verify-full'])
      await expect(connect(`${database.url}?sslmode=${mode}`)).rejects.toThrow(
        'The database does not answer: The server does not support SSL connections',
      );
    const orm = await connect(`${database.url}?application_name=kitchen`);
    expect(
      await orm.em.execute(
        'select application_name as name, setting as patience from pg_stat_activity, pg_settings where pid = pg_backend_pid() and pg_settings.name = ?',
        ['statement_timeout'],
      ),
    ).toEqual([{ name: 'kitchen', patience: '10000' }]);
    await orm.close(true);
  });

  test.each(['refuses', 'leaves out'] as const)(
    'are not made through a pooler that %s their settings',
    async (manner) => {
      const pooler = await poolerBefore(database.url, manner);
      await expect(connect(pooler.url)).rejects.toThrow(/^DATABASE_URL leads to a pooler.* Name PostgreSQL itself\./);
      pooler.close();
    },
  );

  test('to a database that is not there say so', async () => {
    await expect(connect(database.url.replace(/[^/]+$/, 'nowhere'))).rejects.toThrow(
      'The database server has no database of the name that DATABASE_URL ends with (database "nowhere" does not exist). Make it there, and start again.',
    );
  });

  test('of a user who may not make tables say what that user lacks', async () => {
    const user = `guest_${randomUUID().replaceAll('-', '')}`;
    await database.orm.em.execute(`create role ${user} login password 'guest'; drop table mikro_orm_migrations`);
    const address = new URL(database.url);
    Object.assign(address, { username: user, password: 'guest' });
    const orm = await connect(address.href);
    await expect(migrate(orm)).rejects.toThrow(
      'The user of DATABASE_URL may not make tables in its database (permission denied for schema public). Make that user the owner of the database.',
    );
    await orm.close(true);
    await database.orm.em.execute(`drop role ${user}`);
  });
});
