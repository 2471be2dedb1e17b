import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { removeOutdated } from '../../../api/src/jobs/outdated-cleanup.sql.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { GOOD_PASSWORD, signUp } from '../../support/clients.ts';

let app: TestApp;
beforeAll(async () => void (app = await createApp()));
afterAll(() => app.close());

const sql = <Row extends object>(statement: string): Promise<Row[]> =>
  app.database.orm.em.fork().execute<Row[]>(statement);
const rows = async (table: string): Promise<number> => (await sql(`select 1 from ${table}`)).length;

test('sessions that have ended, browsers not seen for 400 days and old figures go; the others stay', async () => {
  for (const name of ['keeper', 'sleeper', 'leaver']) await signUp(app, name);
  await sql(
    `update session set last_used_at = now() - interval '15 days' where user_id = (select id from "user" where username = 'sleeper')`,
  );
  await sql(
    `update session set created_at = now() - interval '91 days' where user_id = (select id from "user" where username = 'leaver')`,
  );
  await sql(
    `update known_device set created_at = now() - interval '401 days' where user_id = (select id from "user" where username = 'leaver')`,
  );
  await sql(
    `insert into usage_hour (hour, measure, label, count) values (now() - interval '101 days', 'unknown-food', 'a private word', 1), (now() - interval '99 days', 'call', 'rest', 1)`,
  );
  await sql(
    `insert into invitation (code_hash, expires_at) values ('gone', now() - interval '1 hour'), ('open', now() + interval '1 hour')`,
  );
  await removeOutdated(app.database.orm.em);
  expect(await sql('select username from "user" u join session s on s.user_id = u.id')).toEqual([
    { username: 'keeper' },
  ]);
  expect(await rows('known_device')).toBe(2);
  expect(await sql(`select label from usage_hour where hour < now() - interval '90 days'`)).toEqual([
    { label: 'rest' },
  ]);
  expect(await sql('select code_hash from invitation')).toEqual([{ code_hash: 'open' }]);
});

test('a browser that signs in again is known again', async () => {
  const cook = await signUp(app, 'regular');
  await sql(`update known_device set created_at = now() - interval '399 days'`);
  await cook.graphql(
    `mutation { signIn(input: { username: "regular", password: "${GOOD_PASSWORD}" }) { user { username } } }`,
  );
  expect(await sql(`select 1 from known_device where created_at > now() - interval '1 day'`)).toHaveLength(1);
});
