import { randomUUID } from 'node:crypto';
import { createApp, type TestApp } from '../../support/app.ts';
import { signUpAdmin } from '../../support/admins.ts';
import { codeOf, programOf, signUp, type Client, type Cook } from '../../support/clients.ts';

let app: TestApp;
let admin: Cook;
beforeAll(async () => {
  app = await createApp({ catalogue: false });
  admin = await signUpAdmin(app);
});
afterAll(() => app.close());

const one = async <T>(sql: string, params: unknown[]) =>
  (await app.database.orm.em.fork().execute<T[]>(sql, params))[0];

test('an admin bans a cook whose browsers and programs write as fast as they can: all of them end with the ban, which the audit log records', async () => {
  const cook = await signUp(app);
  const programs = await Promise.all([1, 2, 3].map(() => programOf(app, cook, ['READ', 'WRITE'])));
  const begun = Promise.withResolvers<void>();
  let made = 0;
  const write = async (client: Client): Promise<string | undefined> => {
    for (;;) {
      const answer = await client.graphql(
        'mutation Add($name: String!) { createCollection(input: { name: $name }) { collection { id } } }',
        { name: randomUUID() },
      );
      if (answer.errors) return codeOf(answer);
      made += 1;
      begun.resolve();
    }
  };
  const writers = [cook, cook, cook, ...programs, ...programs].map(write);
  await begun.promise;
  expect(
    (
      await admin.graphql(
        'mutation Ban($input: SetUserStatusInput!) { setUserStatus(input: $input) { user { status } } }',
        { input: { id: cook.id, status: 'BANNED', reason: 'Spam' } },
      )
    ).errors,
  ).toBeUndefined();
  const written = () =>
    one<{ count: number }>('select count(*)::int as count from collection where user_id = ?', [cook.id]);
  const atBan = await written();
  expect(
    await one(
      'select (select count(*)::int from session where user_id = ?) as sessions, (select count(*)::int from api_token where user_id = ?) as tokens',
      [cook.id, cook.id],
    ),
  ).toEqual({ sessions: 0, tokens: 0 });
  expect(new Set(await Promise.all(writers))).toEqual(new Set(['UNAUTHENTICATED']));
  expect(await written()).toEqual(atBan);
  expect(atBan).toEqual({ count: made });
  expect(
    await one(`select action, after from audit_entry where subject_id = ? and action = 'user.ban'`, [cook.id]),
  ).toEqual({ action: 'user.ban', after: { status: 'banned', reason: 'Spam' } });
});
