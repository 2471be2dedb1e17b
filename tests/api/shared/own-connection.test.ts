import { once } from 'node:events';
import type pg from 'pg';
import { onOwnConnection } from '../../../api/src/shared/own-connection.ts';
import { createDatabase, type TestDatabase } from '../../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

const onOne = (work: (client: pg.Client) => Promise<unknown>): Promise<unknown> =>
  onOwnConnection({ connectionString: database.url }, work);

/** Has the database end a connection, as an administrator or a restart does. */
async function end({ processID }: pg.Client & { processID?: number }): Promise<void> {
  await onOne((other) => other.query('select pg_terminate_backend($1)', [processID]));
}

test('what the work returns comes back, and the connection is closed', async () => {
  let used: pg.Client | undefined;
  const answer = await onOne(async (client) => {
    used = client;
    return (await client.query<{ answer: number }>('select 42 as answer')).rows[0]?.answer;
  });
  expect(answer).toBe(42);
  await expect(used?.query('select 1')).rejects.toThrow('closed');
});

test.each([
  [
    'while nothing is asked',
    async (client: pg.Client) => {
      await Promise.all([end(client), once(client, 'end')]);
      await client.query('select 1');
    },
  ],
  ['during a query', (client: pg.Client) => Promise.all([client.query('select pg_sleep(60)'), end(client)])],
])('a connection that is lost %s is told in a sentence, with what the database said', async (_when, work) => {
  await expect(onOne(work)).rejects.toThrow(
    'The connection to the database was lost: terminating connection due to administrator command',
  );
});

test('a mistake of the work itself comes as it is', async () => {
  await expect(onOne((client) => client.query('select nothing from nowhere'))).rejects.toThrow(
    'relation "nowhere" does not exist',
  );
});
