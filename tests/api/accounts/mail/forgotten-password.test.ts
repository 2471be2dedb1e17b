import { createApp } from '../../../support/app.ts';
import {
  clientOf,
  codeOf,
  GOOD_PASSWORD,
  programOf,
  signUp,
  type Client,
  type Cook,
} from '../../../support/clients.ts';
import { giveAddress, giveConfirmedAddress, openMailingApp } from '../../../support/mail-catcher.ts';

const SUBJECT = 'Set a new password';
const NEW = 'copper kettle drum';
const mailing = openMailingApp();
const { catcher } = mailing;
let cook: Cook;
let address: string;
beforeEach(async () => {
  cook = await signUp(mailing.app);
  address = `${cook.username}@example.org`;
  await giveConfirmedAddress(mailing.app, cook, address);
});

const request = (account: string, client: Client = clientOf(mailing.app)) =>
  client.graphql<{ requestPasswordReset: { message: string; delivery: string } }>(
    'mutation R($account: String!) { requestPasswordReset(input: { account: $account }) { message delivery } }',
    { account },
  );
const set = (token: string, newPassword = NEW) =>
  clientOf(mailing.app).graphql<{ setForgottenPassword: { username: string } }>(
    'mutation S($input: SetForgottenPasswordInput!) { setForgottenPassword(input: $input) { username } }',
    { input: { token, newPassword } },
  );
const signIn = (username: string, password: string) =>
  clientOf(mailing.app).graphql('mutation In($input: SignInInput!) { signIn(input: $input) { user { id } } }', {
    input: { username, password },
  });
const sql = <T>(statement: string, params: unknown[] = []): Promise<T[]> =>
  mailing.app.database.orm.em.fork().execute<T[]>(statement, params);

test('a forgotten password is set by a link, and every session, token and known browser ends', async () => {
  const program = await programOf(mailing.app, cook, ['READ']);
  await request(address.toUpperCase());
  const { mail } = await catcher.message(address, SUBJECT);
  expect(mail.text).toMatch(/^https:\/\/larder\.example\/reset-password#[\w-]{43}$/m);
  const secret = await catcher.secret(address, SUBJECT);
  expect((await set(secret)).data.setForgottenPassword).toEqual({ username: cook.username });
  expect((await cook.graphql('{ viewer { id } }')).data).toEqual({ viewer: null });
  expect(codeOf(await program.graphql('{ viewer { id } }'))).toBe('UNAUTHENTICATED');
  expect(await sql('select 1 from known_device where user_id = ?', [cook.id])).toEqual([]);
  expect(codeOf(await signIn(cook.username, GOOD_PASSWORD))).toBe('BAD_USER_INPUT');
  expect(codeOf(await signIn(cook.username, NEW))).toBeUndefined();
  expect((await catcher.message(address, 'Your password was changed')).mail.text).toContain(cook.username);
});

test('the user name does as well, and a link works once', async () => {
  await request(cook.username);
  const secret = await catcher.secret(address, SUBJECT);
  const answers = await Promise.all([set(secret), set(secret, 'another good phrase')]);
  expect(answers.map(codeOf).toSorted()).toEqual(['BAD_USER_INPUT', undefined]);
  expect(codeOf(await set(secret))).toBe('BAD_USER_INPUT');
});

test('a link ends after an hour, with a change of password and with a change of the address', async () => {
  const changes: (() => Promise<unknown>)[] = [
    () => sql(`update mail_token set expires_at = expires_at - interval '60 minutes' where user_id = ?`, [cook.id]),
    () =>
      cook.graphql(
        `mutation { changePassword(input: { currentPassword: "${GOOD_PASSWORD}", newPassword: "${GOOD_PASSWORD}" }) { user { id } } }`,
      ),
    () => giveAddress(cook, `new-${address}`),
  ];
  for (const [at, change] of changes.entries()) {
    await request(cook.username);
    const secret = await catcher.secret(address, SUBJECT, at + 1);
    await change();
    expect((await set(secret)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'token' });
  }
});

test('a weak password is refused and leaves the link as it is', async () => {
  await request(cook.username);
  const secret = await catcher.secret(address, SUBJECT);
  expect((await set(secret, 'password1')).errors?.[0]?.extensions).toMatchObject({ field: 'newPassword' });
  expect(codeOf(await set(secret))).toBeUndefined();
});

test('the answer and its statements are the same whether there is such an account', async () => {
  const other = await signUp(mailing.app);
  await giveAddress(other, `${other.username}@example.org`);
  const answers = await Promise.all([request(cook.username), request('no-such-cook'), request(other.username)]);
  expect(new Set(answers.map(({ data }) => data.requestPasswordReset.message))).toEqual(
    new Set([
      'If there is such an account with a confirmed e-mail address, a message with a link is on its way. The link works for an hour.',
    ]),
  );
  await catcher.message(address, SUBJECT);
  expect(catcher.to(`${other.username}@example.org`, SUBJECT)).toEqual([]);
});

test('who was guessed at gets in at once with the new password', async () => {
  const client = clientOf(mailing.app);
  const attempt = (password: string) =>
    client.graphql('mutation In($input: SignInInput!) { signIn(input: $input) { user { id } } }', {
      input: { username: cook.username, password },
    });
  for (let at = 0; at < 6; at++) await attempt('not the right one');
  await request(cook.username);
  await set(await catcher.secret(address, SUBJECT));
  expect(codeOf(await attempt(NEW))).toBeUndefined();
});

test('a banned account gets no link', async () => {
  await sql(`update "user" set status = 'banned' where id = ?`, [cook.id]);
  await request(cook.username);
  const [job] = await sql<{ data: object }>(
    `select data from pgboss.job where name = 'mail-account' order by created_on desc limit 1`,
  );
  expect(job).toEqual({ data: { kind: 'reset', users: [] } });
});

test('without a mail server the answer says who can open the message', async () => {
  const quiet = await createApp({ catalogue: false, jobs: true });
  try {
    expect((await request('ada', clientOf(quiet))).data.requestPasswordReset).toEqual({
      delivery: 'OUTBOX',
      message: 'This server sends no e-mail. The message is in its outbox folder; its administrator can open it.',
    });
  } finally {
    await quiet.close();
  }
});

test('a mailbox gets three links a day, and an address asks twenty times an hour', async () => {
  for (let at = 0; at < 4; at++) await request(cook.username);
  const jobs = await sql<{ users: number }>(
    `select jsonb_array_length(data -> 'users') as users from pgboss.job where name = 'mail-account' and data ->> 'kind' = 'reset' and created_on > now() - interval '5 seconds' order by created_on desc limit 4`,
  );
  expect(jobs.map(({ users }) => users)).toEqual([0, 1, 1, 1]);
  const asker = clientOf(mailing.app);
  const codes: (string | undefined)[] = [];
  for (let at = 0; at < 21; at++) codes.push(codeOf(await request(`nobody-${at}`, asker)));
  expect(codes).toEqual([...Array<undefined>(20).fill(undefined), 'RATE_LIMITED']);
});
