import { createApp, type TestApp } from '../../support/app.ts';
import { signUpAdmin } from '../../support/admins.ts';
import { clientOf, GOOD_PASSWORD, signUp, type Cook } from '../../support/clients.ts';

let app: TestApp;
let admin: Cook;
beforeAll(async () => {
  app = await createApp({ catalogue: false });
  admin = await signUpAdmin(app);
});
afterAll(() => app.close());

interface AuditLogResult {
  adminAudit: {
    nodes: {
      action: string;
      actorName: string | null;
      subjectName: string | null;
      before: object | null;
      after: object | null;
      requestId: string | null;
    }[];
  };
}
const auditLog = async (args: string) =>
  (
    await admin.graphql<AuditLogResult>(
      `{ adminAudit(${args}) { nodes { action actorName subjectName before after requestId } } }`,
    )
  ).data.adminAudit.nodes;
const signIn = (username: string, password: string) =>
  clientOf(app).graphql(
    'mutation In($username: String!, $password: String!) { signIn(input: { username: $username, password: $password }) { user { id } } }',
    { username, password },
  );

test('the audit log records a ban: who, whom, before, after and why, under the id of the request', async () => {
  const cook = await signUp(app);
  const answer = await admin.send('POST', '/graphql', {
    query: `mutation { setUserStatus(input: { id: "${cook.id}", status: BANNED, reason: "Spam" }) { user { id } } }`,
  });
  expect(await auditLog('action: "user.ban", first: 1')).toEqual([
    {
      action: 'user.ban',
      actorName: admin.username,
      subjectName: cook.username,
      before: { status: 'active' },
      after: { status: 'banned', reason: 'Spam' },
      requestId: answer.headers['x-request-id'],
    },
  ]);
});

test('sign-ins and refusals stand in it, and never what was typed', async () => {
  const cook = await signUp(app);
  await signIn(cook.username, 'a wrong password');
  await signIn('no-such-cook', 'a wrong password');
  await signIn(cook.username, GOOD_PASSWORD);
  expect(
    (await auditLog('action: "sign-in", first: 3')).map(({ action, actorName, subjectName }) => [
      action,
      actorName,
      subjectName,
    ]),
  ).toEqual([
    ['sign-in', cook.username, cook.username],
    ['sign-in.refused', null, null],
    ['sign-in.refused', null, cook.username],
  ]);
  const rows = await app.database.orm.em.fork().execute('select * from audit_entry');
  expect(JSON.stringify(rows)).not.toMatch(/wrong password|no-such-cook|wooden spoon/);
});

test('all of a kind, or all of one cook', async () => {
  const cook = await signUp(app);
  expect((await auditLog(`actor: "${cook.username.toUpperCase()}"`)).map(({ action }) => action)).toEqual(['sign-up']);
  expect(new Set((await auditLog('action: "sign-in"')).map(({ action }) => action))).toEqual(
    new Set(['sign-in', 'sign-in.refused']),
  );
});

test.each(["update audit_entry set action = 'nothing'", 'delete from audit_entry', 'truncate audit_entry'])(
  'the database refuses: %s',
  async (statement) => {
    await expect(app.database.orm.em.fork().execute(statement)).rejects.toThrow('The audit log is never changed');
  },
);

test('of a cook who deletes the account, nothing is left in it but that something was done', async () => {
  const cook = await signUp(app);
  await admin.graphql(`mutation { updateUser(input: { id: "${cook.id}", name: "Someone" }) { user { id } } }`);
  await cook.graphql(
    'mutation Go($password: String!) { deleteAccount(input: { password: $password }) { deletedId } }',
    { password: GOOD_PASSWORD },
  );
  const rows = await app.database.orm.em.fork().execute('select * from audit_entry');
  expect(JSON.stringify(rows)).not.toContain(cook.id);
  expect((await auditLog('action: "user.edit", first: 1'))[0]).toMatchObject({
    actorName: admin.username,
    subjectName: null,
    after: null,
  });
});
