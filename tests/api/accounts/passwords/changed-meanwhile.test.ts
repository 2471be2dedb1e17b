import { hashPassword } from '../../../../api/src/modules/accounts/passwords/password.ts';
import { UserService } from '../../../../api/src/modules/accounts/user.service.ts';
import { Role } from '../../../../api/src/modules/users/user-enums.ts';
import { createApp, type GraphQLAnswer, type TestApp } from '../../../support/app.ts';
import { clientOf, codeOf, GOOD_PASSWORD, signUp, type Cook } from '../../../support/clients.ts';
import { untilSomebodyWaits } from '../../../support/lock-waits.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp({ catalogue: false })));
afterAll(() => app.close());

const NEW_PASSWORD = 'copper ladle meadow';
const sql = (text: string, values: unknown[]) =>
  app.database.orm.em.fork().execute<{ password: string }[]>(text, values);
const hashOf = async ({ id }: Cook) => (await sql('select password from "user" where id = ?', [id]))[0]?.password;
const signIn = (username: string, password: string) =>
  clientOf(app).graphql<object>(
    'mutation SignIn($input: SignInInput!) { signIn(input: $input) { user { username } } }',
    { input: { username, password } },
  );
const changePassword = (cook: Cook, next: string) =>
  cook.graphql<object>(
    'mutation Change($input: ChangePasswordInput!) { changePassword(input: $input) { user { username } } }',
    { input: { currentPassword: GOOD_PASSWORD, newPassword: next } },
  );
const deleteAccount = (cook: Cook) =>
  cook.graphql<object>('mutation Delete($input: DeleteAccountInput!) { deleteAccount(input: $input) { deletedId } }', {
    input: { password: GOOD_PASSWORD },
  });

/** Gives a cook another password while an act that was confirmed with the old one waits for the account. */
async function whileChanging(cook: Cook, act: () => Promise<GraphQLAnswer<object>>): Promise<GraphQLAnswer<object>> {
  const other = app.database.orm.em.fork();
  const password = await hashPassword(NEW_PASSWORD);
  await other.begin();
  await other.execute('update "user" set password = ? where id = ?', [password, cook.id]);
  const answer = act();
  expect(await untilSomebodyWaits(app)).toBe('waiting');
  await other.commit();
  return answer;
}

test('a sign-in with the old password during its change is refused', async () => {
  const cook = await signUp(app);
  const { errors } = await whileChanging(cook, () => signIn(cook.username, GOOD_PASSWORD));
  expect(errors?.[0]).toMatchObject({
    message: 'The user name or the password is not right.',
    extensions: { code: 'BAD_USER_INPUT', field: 'password' },
  });
  expect((await signIn(cook.username, NEW_PASSWORD)).errors).toBeUndefined();
});

test('a password that was changed meanwhile is not changed again with the old one', async () => {
  const cook = await signUp(app);
  const { errors } = await whileChanging(cook, () => changePassword(cook, 'somebody elses idea'));
  expect(errors?.[0]).toMatchObject({
    message: 'This is not your password.',
    extensions: { field: 'currentPassword' },
  });
  expect((await signIn(cook.username, NEW_PASSWORD)).errors).toBeUndefined();
});

test('an account whose password was changed meanwhile is not deleted with the old one', async () => {
  const cook = await signUp(app);
  expect(codeOf(await whileChanging(cook, () => deleteAccount(cook)))).toBe('BAD_USER_INPUT');
  expect(await hashOf(cook)).toBeDefined();
});

test('what an admin had begun is refused once they are none', async () => {
  const [admin, cook] = [await signUp(app), await signUp(app)];
  const users = new UserService(app.database.orm.em.fork());
  await users.setRole(admin.id, Role.ADMIN);
  const again = clientOf(app);
  await again.graphql('mutation SignIn($input: SignInInput!) { signIn(input: $input) { user { username } } }', {
    input: { username: admin.username, password: GOOD_PASSWORD },
  });
  const other = app.database.orm.em.fork();
  await other.begin();
  await new UserService(other).setRole(admin.id, Role.USER);
  const ban = again.graphql<object>(
    'mutation Ban($input: SetUserStatusInput!) { setUserStatus(input: $input) { user { status } } }',
    { input: { id: cook.id, status: 'BANNED', reason: 'none' } },
  );
  expect(await untilSomebodyWaits(app)).toBe('waiting');
  await other.commit();
  expect(codeOf(await ban)).toBe('UNAUTHENTICATED');
});
