import { createApp } from '../../../support/app.ts';
import { clientOf, codeOf, GOOD_PASSWORD, programOf, signUp, type Cook } from '../../../support/clients.ts';
import { giveAddress, inOutbox, openMailingApp } from '../../../support/mail-catcher.ts';
import { makeList } from '../../../support/shopping.ts';

const SUBJECT = 'Confirm your e-mail address';
const mailing = openMailingApp();
const { catcher } = mailing;
let cook: Cook;
let address: string;
beforeEach(async () => {
  cook = await signUp(mailing.app);
  address = `${cook.username}@example.org`;
});

const confirm = (token: string) =>
  clientOf(mailing.app).graphql(
    'mutation C($token: String!) { confirmEmail(input: { token: $token }) { confirmed } }',
    {
      token,
    },
  );
const sendAgain = (who: Cook) =>
  who.graphql<{ sendEmailConfirmation: { message: string; delivery: string } }>(
    'mutation { sendEmailConfirmation { message delivery } }',
  );
const isConfirmed = async (who: Cook) =>
  (await who.graphql<{ viewer: { emailConfirmed: boolean } }>('{ viewer { emailConfirmed } }')).data.viewer
    .emailConfirmed;
const mailList = (who: Cook, id: string) =>
  who.graphql('mutation Mail($id: ID!) { exportShoppingList(input: { id: $id, format: EMAIL }) { message } }', { id });
const sql = <T>(statement: string, params: unknown[] = []): Promise<T[]> =>
  mailing.app.database.orm.em.fork().execute<T[]>(statement, params);

test('an address is confirmed by the link that is sent to it, and then lists go there', async () => {
  const list = await makeList(cook);
  await giveAddress(cook, address);
  expect(await isConfirmed(cook)).toBe(false);
  expect((await mailList(cook, list.id)).errors?.[0]).toMatchObject({
    message:
      'Your e-mail address is not confirmed. Open the link that was sent to it, or have another sent in the settings.',
    extensions: { code: 'BAD_USER_INPUT', field: 'email' },
  });
  const { mail, to } = await catcher.message(address, SUBJECT);
  expect(to).toEqual([address]);
  expect(mail.text).toMatch(/^https:\/\/larder\.example\/confirm-email#[\w-]{43}$/m);
  expect(mail.html).toContain('href="https://larder.example/confirm-email#');
  expect((await confirm(await catcher.secret(address, SUBJECT))).errors).toBeUndefined();
  expect(await isConfirmed(cook)).toBe(true);
  await mailList(cook, list.id);
  expect((await catcher.message(address, 'Your shopping list')).to).toEqual([address]);
});

test('the message asks in our words alone: neither a name nor a title of the account is in it', async () => {
  const other = clientOf(mailing.app);
  const name = `buy-now-${cook.username}`;
  await other.graphql('mutation S($input: SignUpInput!) { signUp(input: $input) { user { id } } }', {
    input: { username: name, password: GOOD_PASSWORD, name: 'Win a prize at evil.example', email: address },
  });
  const { raw } = await catcher.message(address, SUBJECT);
  expect(raw.toString()).not.toMatch(/evil|prize|buy-now/);
});

test('a link works once, for three days, and only for the address that it went to', async () => {
  await giveAddress(cook, address);
  const first = await catcher.secret(address, SUBJECT);
  await giveAddress(cook, `new-${address}`);
  expect(codeOf(await confirm(first))).toBe('BAD_USER_INPUT');
  const second = await catcher.secret(`new-${address}`, SUBJECT);
  await sql(`update mail_token set expires_at = expires_at - interval '3 days' where email = ?`, [`new-${address}`]);
  expect(codeOf(await confirm(second))).toBe('BAD_USER_INPUT');
  await sql(`update mail_token set expires_at = expires_at + interval '3 days' where email = ?`, [`new-${address}`]);
  const answers = await Promise.all([confirm(second), confirm(second)]);
  expect(answers.map(codeOf).toSorted()).toEqual(['BAD_USER_INPUT', undefined]);
  expect(codeOf(await confirm(second))).toBe('BAD_USER_INPUT');
  expect(codeOf(await confirm('a'.repeat(43)))).toBe('BAD_USER_INPUT');
});

test('the secret of a link is stored nowhere', async () => {
  await giveAddress(cook, address);
  const secret = await catcher.secret(address, SUBJECT);
  const stored = [await sql('select * from mail_token'), await sql('select data from pgboss.job')];
  expect(JSON.stringify(stored)).not.toContain(secret);
});

test('another address is to be confirmed again; the former one learns of it', async () => {
  await giveAddress(cook, address);
  await confirm(await catcher.secret(address, SUBJECT));
  expect((await giveAddress(cook, `other-${address}`)).data.updateProfile.user.emailConfirmed).toBe(false);
  expect((await catcher.message(address, 'Your e-mail address was changed')).mail.text).toContain(cook.username);
  await giveAddress(cook, address);
  expect(await isConfirmed(cook)).toBe(false);
});

test('the same address once more stays confirmed', async () => {
  await giveAddress(cook, address);
  await confirm(await catcher.secret(address, SUBJECT));
  expect((await giveAddress(cook, address)).data.updateProfile.user.emailConfirmed).toBe(true);
});

test('one mailbox gets three confirmations a day, from all accounts and with all tags together', async () => {
  const victim = `victim-${address}`;
  const cooks = await Promise.all(Array.from({ length: 5 }, () => signUp(mailing.app)));
  const [user = '', host] = victim.split('@');
  for (const [at, one] of cooks.entries())
    await giveAddress(one, at % 2 === 0 ? victim : `${user.toUpperCase()}+${at}@${host}`);
  expect((await sendAgain(cooks[4] as Cook)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  const [{ count } = { count: 0 }] = await sql<{ count: number }>(
    `select count(*)::int as count from pgboss.job where name = 'mail-account' and data ->> 'user' in (?, ?, ?, ?, ?)`,
    cooks.map(({ id }) => id),
  );
  expect(count).toBe(3);
});

test('one account sends five confirmations a day, to whatever addresses', async () => {
  for (let at = 0; at < 5; at++) await giveAddress(cook, `${at}-${address}`);
  await giveAddress(cook, address);
  expect(codeOf(await sendAgain(cook))).toBe('RATE_LIMITED');
  expect(catcher.to(address, SUBJECT)).toHaveLength(0);
});

test('it is sent again when asked for in a browser, and only where there is something to confirm', async () => {
  expect((await sendAgain(cook)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'email' });
  await giveAddress(cook, address);
  expect((await sendAgain(cook)).data.sendEmailConfirmation).toEqual({
    message: 'A message with a link is on its way. Open it to confirm the address.',
    delivery: 'SMTP',
  });
  await confirm(await catcher.secret(address, SUBJECT, 2));
  expect((await sendAgain(cook)).errors?.[0]?.message).toBe('Your e-mail address is confirmed.');
  const program = await programOf(mailing.app, cook, ['READ', 'WRITE']);
  expect(codeOf(await program.graphql('mutation { sendEmailConfirmation { message } }'))).toBe('FORBIDDEN');
});

test('without a mail server accounts are made as ever, and what would be sent lies in the outbox', async () => {
  const quiet = await createApp({ catalogue: false, jobs: true });
  try {
    const client = clientOf(quiet);
    const { errors } = await client.graphql(
      'mutation S($input: SignUpInput!) { signUp(input: $input) { user { id } } }',
      { input: { username: 'ada', password: GOOD_PASSWORD, email: 'ada@example.org' } },
    );
    expect(errors).toBeUndefined();
    expect(await inOutbox(quiet, SUBJECT)).toMatchObject({ to: [{ address: 'ada@example.org' }] });
  } finally {
    await quiet.close();
  }
});
