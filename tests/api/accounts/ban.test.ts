import { randomUUID } from 'node:crypto';
import { UserService } from '../../../api/src/modules/accounts/user.service.ts';
import { withUserLock } from '../../../api/src/modules/users/with-user-lock.ts';
import { Role, UserStatus } from '../../../api/src/modules/users/user-enums.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { untilSomebodyWaits } from '../../support/lock-waits.ts';
import { codeOf, programOf, signUp, type Client } from '../../support/clients.ts';
import { addRecipe } from '../../support/recipes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  await addRecipe(app, ['2 eggs'], { slug: 'eggs' });
});
afterAll(() => app.close());

const users = (): UserService => new UserService(app.database.orm.em.fork());
const isIn = async (client: Client): Promise<boolean> => (await client.send('GET', '/api/profile')).status === 200;
const left = async (id: string) =>
  app.database.orm.em
    .fork()
    .execute(
      'select (select count(*)::int from session where user_id = ?) as sessions, (select count(*)::int from api_token where user_id = ?) as tokens',
      [id, id],
    );

test('a ban ends every session and API token at once, in both transports', async () => {
  const cook = await signUp(app);
  const program = await programOf(app, cook, ['READ', 'WRITE']);
  expect([await isIn(cook), await isIn(program)]).toEqual([true, true]);
  await users().setStatus(cook.id, UserStatus.BANNED);
  expect(await left(cook.id)).toEqual([{ sessions: 0, tokens: 0 }]);
  expect([await isIn(cook), await isIn(program)]).toEqual([false, false]);
  for (const client of [cook, program])
    expect(codeOf(await client.graphql('mutation { saveRecipe(input: { id: "eggs" }) { recipe { id } } }'))).toBe(
      'UNAUTHENTICATED',
    );
});

test('once a ban has committed nothing more is written, however many writes were on their way', async () => {
  const cook = await signUp(app);
  const count = async () =>
    (
      await app.database.orm.em
        .fork()
        .execute<{ count: number }[]>('select count(*)::int as count from collection where user_id = ?', [cook.id])
    )[0]?.count;
  let made = 0;
  const begun = Promise.withResolvers<void>();
  const writer = async (): Promise<string | undefined> => {
    for (;;) {
      const answer = await cook.graphql(
        'mutation Add($name: String!) { createCollection(input: { name: $name }) { collection { id } } }',
        { name: randomUUID() },
      );
      if (answer.errors) return codeOf(answer);
      made++;
      begun.resolve();
    }
  };
  const writers = Array.from({ length: 8 }, writer);
  await begun.promise;
  await users().setStatus(cook.id, UserStatus.BANNED);
  const atBan = await count();
  expect(await Promise.all(writers)).toEqual(Array<string>(8).fill('UNAUTHENTICATED'));
  expect([await count(), made]).toEqual([atBan, atBan]);
});

test('a ban waits for a write that has begun, and refuses the next', async () => {
  const cook = { ...(await signUp(app)), role: Role.USER };
  const fork = () => app.database.orm.em.fork();
  const [begun, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const write = withUserLock(fork(), cook, () => (begun.resolve(), finished.promise));
  await begun.promise;
  const ban = users()
    .setStatus(cook.id, UserStatus.BANNED)
    .then(() => 'banned');
  expect(await Promise.race([ban, untilSomebodyWaits(app)])).toBe('waiting');
  finished.resolve();
  await Promise.all([write, ban]);
  await expect(withUserLock(fork(), cook, async () => undefined)).rejects.toThrow('Please log in to continue.');
});

test('a change of role signs the cook out everywhere', async () => {
  const cook = await signUp(app);
  await users().setRole(cook.id, Role.ADMIN);
  expect(await isIn(cook)).toBe(false);
});

test('an account that was banned by mistake can be opened again', async () => {
  const cook = await signUp(app);
  await users().setStatus(cook.id, UserStatus.BANNED);
  await users().setStatus(cook.id, UserStatus.ACTIVE);
  const { errors } = await cook.graphql(
    'mutation In($name: String!) { signIn(input: { username: $name, password: "wooden spoon orbit" }) { user { id } } }',
    { name: cook.username },
  );
  expect(errors).toBeUndefined();
});

test('an unknown cook cannot be banned', async () => {
  await expect(users().setStatus('unknown', UserStatus.BANNED)).rejects.toThrow('User not found');
});
