import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { openConnections, ormOptions, poolOf } from '../../../api/src/db/orm.ts';
import { createDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createDatabase();
  pool = await poolOf(database.orm);
});
afterAll(() => database.drop());

describe('the connections to the database', () => {
  test('are all open before anybody asks, and none is closed for want of work', async () => {
    await openConnections(database.orm);
    expect(pool.idleCount).toBe(10);
    expect(pool.options.min).toBe(pool.options.max);
  });

  test('that cannot be had yet do not stop a start', async () => {
    const away = new MikroORM(ormOptions('postgresql://larder@127.0.0.1:1/larder'));
    await expect(openConnections(away)).resolves.toBeUndefined();
    await away.close(true);
  });
});
