import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { removeOutdated } from '../../../api/src/jobs/outdated-cleanup.sql.ts';
import { storeChoices } from '../../../api/src/modules/ingredients/foods/food-choices.sql.ts';
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

test('that a recipe is gone is kept for seven days', async () => {
  await sql(
    `insert into recipe_deletion (number, deleted_at) values (-1, now() - interval '8 days'), (-2, now() - interval '6 days')`,
  );
  await removeOutdated(app.database.orm.em);
  expect(await sql('select number from recipe_deletion where number < 0')).toEqual([{ number: -2 }]);
});

describe('choices of foods', () => {
  const UNLIKELY = { foods: [1, 2, 3, 4, 5], refused: [6] };
  const store = () => app.database.orm.em.fork().transactional((tx) => storeChoices(tx, [UNLIKELY]));
  const age = (hours: number) =>
    sql(`update food_choice set unasked_since = now() - interval '${hours} hours' where unasked_since is not null`);
  const unlikely = () => sql(`select number from food_choice where foods = '{1,2,3,4,5}'`);

  test('that no recipe asks for go after a day, those of recipes stay', async () => {
    const before = await rows('food_choice');
    expect(before).toBeGreaterThan(0);
    await store();
    await removeOutdated(app.database.orm.em);
    await age(23);
    await removeOutdated(app.database.orm.em);
    expect(await rows('food_choice')).toBe(before + 1);
    await age(25);
    await removeOutdated(app.database.orm.em);
    expect([await rows('food_choice'), await unlikely()]).toEqual([before, []]);
  });

  test('that a recipe asks for again in time keep their number', async () => {
    const first = (await store()).numberOf(UNLIKELY);
    await removeOutdated(app.database.orm.em);
    await age(25);
    expect((await store()).numberOf(UNLIKELY)).toBe(first);
    await removeOutdated(app.database.orm.em);
    expect(await unlikely()).toEqual([{ number: first }]);
  });

  test('that were noted while their recipe was being written stay', async () => {
    const before = await rows('food_choice');
    await sql(
      `update food_choice set unasked_since = now() - interval '2 days' where number in (select choice from recipe_line)`,
    );
    await removeOutdated(app.database.orm.em);
    expect(await rows('food_choice')).toBe(before);
    expect(await rows("food_choice where unasked_since < now() - interval '1 hour'")).toBe(0);
  });
});
