import { createApp, type TestApp } from '../../support/app.ts';
import { codeOf, signUp, type Cook } from '../../support/clients.ts';
import { giveConfirmedAddress, inOutbox, MailCatcher, PUBLIC_URL, type Caught } from '../../support/mail-catcher.ts';
import { change, makeList } from '../../support/shopping.ts';

const catcher = new MailCatcher();
let app: TestApp;
let cook: Cook;
let address: string;
beforeAll(async () => (app = await createApp({ jobs: true, smtpUrl: await catcher.start(), publicUrl: PUBLIC_URL })));
beforeEach(async () => {
  cook = await signUp(app);
  address = `${cook.username}@example.org`;
  await setAddress(cook, null);
  await giveConfirmedAddress(app, cook, address);
});
afterAll(async () => {
  await app.close();
  await catcher.stop();
});

const setAddress = (who: Cook, email: string | null) =>
  who.graphql(
    'mutation Set($email: String) { updateProfile(input: { email: $email, name: "Ada, <the> \\"Cook\\"" }) { user { id } } }',
    { email },
  );
const SUBJECT = 'Your shopping list';
const arrived = (nth = 1): Promise<Caught> => catcher.message(address, SUBJECT, nth);
const mail = (who: Cook, id: string) =>
  who.graphql<{ exportShoppingList: object }>(
    'mutation Mail($id: ID!) { exportShoppingList(input: { id: $id, format: EMAIL }) { message sentTo delivery csv } }',
    { id },
  );

test('a list goes to the own address of its cook, as text and as HTML', async () => {
  const list = await makeList(cook, [{ id: 'guacamole' }], 'Friday & <b>friends</b>');
  await change(cook, 'updateShoppingListItem', {
    id: list.items.find(({ name }) => name === 'lime')?.id,
    isChecked: true,
  });
  expect((await mail(cook, list.id)).data.exportShoppingList).toEqual({
    message: 'Sent to your email!',
    sentTo: `${cook.username}@example.org`,
    delivery: 'SMTP',
    csv: null,
  });
  const { from, to, mail: got } = await arrived();
  expect({ from, to }).toEqual({ from: 'larder@example.org', to: [`${cook.username}@example.org`] });
  expect(got).toMatchObject({
    subject: SUBJECT,
    from: { name: 'Larder', address: 'larder@example.org' },
    to: [{ name: 'Ada, <the> "Cook"', address: `${cook.username}@example.org` }],
  });
  expect(got.text).toContain('Vegetables\n- jalapeño: 1\n- onion: 0.5');
  expect(got.text).not.toContain('lime');
  expect(got.html).toContain('Friday &amp; &lt;b&gt;friends&lt;/b&gt;');
  expect(got.html).toContain('>avocado</td>');
});

test.each([
  'a@b.co\r\nBcc: v@e.co',
  'a@b.co, evil@e.co',
  'x\nTo: v@e.co',
  '=?utf-8?q?x?=\u0000',
  'Bcc: v@e.co\r\n\r\nHello',
  '{{7*7}}<mj-include path="/etc/passwd" />',
])('the envelope holds the one address, also for a list called %j', async (name) => {
  const list = await makeList(cook, [{ id: 'guacamole' }]);
  // The screens and the service refuse line ends in a name; what is in the database already must be harmless too.
  await app.database.orm.em
    .fork()
    .execute('update shopping_list set name = ? where id = ?', [name.replaceAll('\0', ''), list.id]);
  await mail(cook, list.id);
  const { to, mail: got, raw } = await arrived();
  expect(to).toEqual([`${cook.username}@example.org`]);
  expect(got.to?.map(({ address }) => address)).toEqual([`${cook.username}@example.org`]);
  expect([got.cc, got.bcc]).toEqual([undefined, undefined]);
  const head = raw.toString('utf8').split('\r\n\r\n')[0] ?? '';
  expect(head).not.toMatch(/^(bcc|cc):/im);
  expect(head.match(/^to:/gim)).toHaveLength(1);
});

test.each([
  ['For the 👨‍👩‍👧‍👦', 'For the 👨‍👩‍👧‍👦'],
  ['خرید می‌خواهم', 'خرید می‌خواهم'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿 tea', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 tea'],
  ['Fish\u202egnp.exe', 'Fish gnp.exe'],
])('a list called %s is called %s in a message', async (name, said) => {
  const list = await makeList(cook, [{ id: 'guacamole' }], name);
  await mail(cook, list.id);
  const { mail: got } = await arrived();
  expect(got.subject).toBe(SUBJECT);
  expect(got.text).toContain(`${said}\n`);
  expect(got.html).toContain(`>${said}</div>`);
});

test.each(['a@b.co\r\nBcc: v@e.co', 'a@b.co, evil@e.co', 'a@b.co <v@e.co>', 'not an address'])(
  '%j never becomes the address of an account',
  async (email) => {
    expect(codeOf(await setAddress(cook, email))).toBe('BAD_USER_INPUT');
  },
);

test('a message that the server would not take is tried again, and arrives once', async () => {
  const list = await makeList(cook, [{ id: 'guacamole' }]);
  catcher.refusals = 1;
  await mail(cook, list.id);
  const { mail: got } = await arrived();
  expect(catcher.caught.filter((one) => one.mail.messageId === got.messageId)).toHaveLength(1);
});

test('a mail server that is away, or makes strangers wait as greylists do, is tried for an hour and more', async () => {
  const [{ tries, pause } = { tries: 0, pause: 0 }] = await app.database.orm.em
    .fork()
    .execute<{ tries: number; pause: number }[]>(
      `select retry_limit as tries, retry_delay as pause from pgboss.queue where name = 'mail-shopping-list' and retry_backoff`,
    );
  // Each pause is twice the one before, of which the queue takes at least half, so that not all come at once.
  expect((pause * (2 ** tries - 1)) / 2).toBeGreaterThan(60 * 60);
});

test('the message declares its language, for screen readers', async () => {
  await mail(cook, (await makeList(cook, [{ id: 'guacamole' }])).id);
  expect((await arrived()).mail.html).toMatch(/<html lang="en"[^>]*>[\s\S]*role="article" lang="en"/);
});

test('without an address nothing is sent, and the cook is told where to add one', async () => {
  const list = await makeList(cook);
  await setAddress(cook, null);
  expect((await mail(cook, list.id)).errors?.[0]).toMatchObject({
    message: expect.stringContaining('settings'),
    extensions: { code: 'BAD_USER_INPUT', field: 'email' },
  });
});

test('five messages an hour are enough for anybody', async () => {
  const list = await makeList(cook);
  for (let time = 0; time < 5; time++) {
    expect(codeOf(await mail(cook, list.id))).toBeUndefined();
    await arrived();
  }
  expect(codeOf(await mail(cook, list.id))).toBe('RATE_LIMITED');
});

test("a cook cannot mail another's list", async () => {
  const list = await makeList(cook);
  const stranger = await signUp(app);
  await giveConfirmedAddress(app, stranger, 'stranger@example.org');
  expect(codeOf(await mail(stranger, list.id))).toBe('NOT_FOUND');
});

test('without a mail server the message lies in the outbox, and the answer says so', async () => {
  const quiet = await createApp({ jobs: true });
  try {
    const other = await signUp(quiet);
    await setAddress(other, 'other@example.org');
    const list = await makeList(other, [{ id: 'guacamole' }], 'For later');
    const answer = await other.send('POST', `/api/shopping-list/${list.id}/export`, { format: 'email' });
    expect({ status: answer.status, ...answer.json<object>() }).toMatchObject({
      status: 202,
      delivery: 'OUTBOX',
      message: expect.stringContaining('outbox'),
    });
    expect(await inOutbox(quiet, SUBJECT)).toMatchObject({ to: [{ address: 'other@example.org' }] });
  } finally {
    await quiet.close();
  }
});
