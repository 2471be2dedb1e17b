import { createApp, type TestApp } from '../../support/app.ts';
import { signUpAdmin } from '../../support/admins.ts';
import { clientOf, codeOf, GOOD_PASSWORD, programOf, signUp, type Client, type Cook } from '../../support/clients.ts';

let app: TestApp;
let admin: Cook;
beforeAll(async () => {
  app = await createApp({ catalogue: false });
  admin = await signUpAdmin(app);
});
afterAll(() => app.close());

const setStatus = (id: string, status: string, reason?: string) =>
  admin.graphql('mutation Set($input: SetUserStatusInput!) { setUserStatus(input: $input) { user { status } } }', {
    input: { id, status, ...(reason && { reason }) },
  });
const setRole = (by: Cook, id: string, role: string) =>
  by.graphql('mutation Set($input: SetUserRoleInput!) { setUserRole(input: $input) { user { role } } }', {
    input: { id, role },
  });

interface Users {
  adminUsers: {
    totalCount: number;
    nodes: { username: string; status: string; email: string | null }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}
const list = (args: string) =>
  admin.graphql<Users>(
    `{ adminUsers(${args}) { totalCount nodes { username status email } pageInfo { hasNextPage endCursor } } }`,
  );

test('a ban needs a reason', async () => {
  const cook = await signUp(app);
  expect((await setStatus(cook.id, 'BANNED')).errors?.[0]).toMatchObject({
    message: 'Give a reason for the audit log.',
    extensions: { code: 'BAD_USER_INPUT', field: 'reason' },
  });
});

test('a banned cook is out at once, and in again when the account is opened', async () => {
  const cook = await signUp(app);
  expect((await setStatus(cook.id, 'BANNED', 'Spam')).data).toEqual({ setUserStatus: { user: { status: 'BANNED' } } });
  expect((await cook.send('GET', '/api/profile')).status).toBe(401);
  expect((await setStatus(cook.id, 'ACTIVE')).data).toEqual({ setUserStatus: { user: { status: 'ACTIVE' } } });
});

test.each(['unknown', 'nul\0', ''])('an account that there is not is not found: %j', async (id) => {
  expect(codeOf(await setStatus(id, 'ACTIVE'))).toBe('NOT_FOUND');
  expect(codeOf(await setRole(admin, id, 'USER'))).toBe('NOT_FOUND');
});

test('an admin cannot ban or demote their own account', async () => {
  expect(codeOf(await setStatus(admin.id, 'BANNED', 'Oops'))).toBe('CONFLICT');
  expect(codeOf(await setRole(admin, admin.id, 'USER'))).toBe('CONFLICT');
});

test('of two admins who demote each other at once, one stays', async () => {
  const [one, two] = [await signUpAdmin(app), await signUpAdmin(app)];
  await app.database.orm.em.fork().execute(`update "user" set role = 'user' where id = ?`, [admin.id]);
  const codes = await Promise.all([
    setRole(one, two.id, 'USER').then(codeOf),
    setRole(two, one.id, 'USER').then(codeOf),
  ]);
  const left = await app.database.orm.em
    .fork()
    .execute<{ count: number }[]>(`select count(*)::int as count from "user" where role = 'admin'`);
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(left).toEqual([{ count: 1 }]);
  await app.database.orm.em.fork().execute(`update "user" set role = 'admin' where id = ?`, [admin.id]);
});

test('an admin who is banned loses the role, and is banned again, even where one other admin is left', async () => {
  const banned = await signUpAdmin(app);
  await app.database.orm.em
    .fork()
    .execute(`update "user" set role = 'user' where id not in (?, ?)`, [admin.id, banned.id]);
  for (const reason of ['Spam', 'More spam'])
    expect((await setStatus(banned.id, 'BANNED', reason)).data).toEqual({
      setUserStatus: { user: { status: 'BANNED' } },
    });
  expect((await setRole(admin, banned.id, 'USER')).data).toEqual({ setUserRole: { user: { role: 'USER' } } });
});

test('the last admin cannot delete their account, and of two who go at once one stays', async () => {
  const [one, two] = [await signUpAdmin(app), await signUpAdmin(app)];
  await app.database.orm.em.fork().execute(`update "user" set role = 'user' where id not in (?, ?)`, [one.id, two.id]);
  const leave = (by: Cook) =>
    by.graphql('mutation Leave($password: String!) { deleteAccount(input: { password: $password }) { deletedId } }', {
      password: GOOD_PASSWORD,
    });
  const answers = await Promise.all([leave(one), leave(two)]);
  expect(answers.map(({ errors }) => errors?.[0]?.message).filter(Boolean)).toEqual([
    'You are the last admin. Make somebody else an admin first.',
  ]);
  await app.database.orm.em.fork().execute(`update "user" set role = 'admin' where id = ?`, [admin.id]);
});

describe('a new password from an admin', () => {
  const reset = (by: Client, id: string) =>
    by.graphql<{ resetPassword: { password: string; user: { id: string } } }>(
      'mutation Reset($input: ResetPasswordInput!) { resetPassword(input: $input) { password user { id } } }',
      { input: { id } },
    );
  const signIn = (username: string, password: string) =>
    clientOf(app).graphql('mutation In($input: SignInInput!) { signIn(input: $input) { user { username } } }', {
      input: { username, password },
    });

  test('lets a cook in who forgot theirs, and ends every session', async () => {
    const cook = await signUp(app);
    const program = await programOf(app, cook, ['READ']);
    const { password } = (await reset(admin, cook.id)).data.resetPassword;
    expect([
      (await cook.send('GET', '/api/profile')).status,
      (await program.send('GET', '/api/profile')).status,
    ]).toEqual([401, 401]);
    expect(codeOf(await signIn(cook.username, GOOD_PASSWORD))).toBe('BAD_USER_INPUT');
    expect((await signIn(cook.username, password)).data).toEqual({ signIn: { user: { username: cook.username } } });
  });

  test('is in the audit log without the password', async () => {
    const cook = await signUp(app);
    const { password } = (await reset(admin, cook.id)).data.resetPassword;
    const { data } = await admin.graphql<{ adminAudit: { nodes: object[] } }>(
      '{ adminAudit(first: 1, action: "user.password") { nodes { actorName subjectName before after } } }',
    );
    expect(data.adminAudit.nodes).toEqual([
      { actorName: admin.username, subjectName: cook.username, before: null, after: {} },
    ]);
    expect(JSON.stringify(data)).not.toContain(password);
  });

  test("is nothing for a cook, nor for one's own account", async () => {
    const cook = await signUp(app);
    expect(codeOf(await reset(cook, admin.id))).toBe('FORBIDDEN');
    expect((await reset(admin, admin.id)).errors?.[0]).toMatchObject({
      message: 'This is your own account. Change your password in your settings.',
      extensions: { code: 'CONFLICT' },
    });
    expect(codeOf(await reset(admin, 'unknown'))).toBe('NOT_FOUND');
  });
});

test('accounts are found by the beginning of a name or an address, in any case', async () => {
  const cook = await signUp(app, 'Marmalade');
  await admin.graphql('mutation Edit($input: UpdateUserInput!) { updateUser(input: $input) { user { id } } }', {
    input: { id: cook.id, email: 'Paddington@example.org' },
  });
  for (const text of ['marma', 'PADDING'])
    expect((await list(`text: "${text}"`)).data.adminUsers.nodes).toMatchObject([{ username: 'Marmalade' }]);
  expect((await list('text: "%malade"')).data.adminUsers.nodes).toEqual([]);
});

test('a cook who has not been here for thirty days is inactive, until an admin opens the account', async () => {
  const cook = await signUp(app, 'sleeper');
  await app.database.orm.em
    .fork()
    .execute(`update "user" set last_active_at = now() - interval '31 days' where id = ?`, [cook.id]);
  expect((await list('text: "sleeper"')).data.adminUsers.nodes).toMatchObject([{ status: 'INACTIVE' }]);
  await admin.graphql('mutation Open($input: SetUserStatusInput!) { setUserStatus(input: $input) { user { id } } }', {
    input: { id: cook.id, status: 'ACTIVE' },
  });
  expect((await list('text: "sleeper"')).data.adminUsers.nodes).toMatchObject([{ status: 'ACTIVE' }]);
});

test.each(['NEWEST', 'NAME', 'LAST_ACTIVE'])('paging by %s gives each account once', async (sort) => {
  const seen: string[] = [];
  for (let after = ''; ;) {
    const { adminUsers } = (await list(`first: 3, sort: ${sort}${after && `, after: "${after}"`}`)).data;
    seen.push(...adminUsers.nodes.map(({ username }) => username));
    if (!adminUsers.pageInfo.hasNextPage) break;
    after = adminUsers.pageInfo.endCursor;
  }
  const { totalCount } = (await list('first: 1')).data.adminUsers;
  expect(seen).toHaveLength(totalCount);
  expect(new Set(seen).size).toBe(totalCount);
});
