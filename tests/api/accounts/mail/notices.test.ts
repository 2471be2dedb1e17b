import { createApp, type TestApp } from '../../../support/app.ts';
import { clientOf, GOOD_PASSWORD, programOf, signUp, type Client, type Cook } from '../../../support/clients.ts';
import { giveAddress, giveConfirmedAddress, MailCatcher, PUBLIC_URL } from '../../../support/mail-catcher.ts';

const catcher = new MailCatcher();
let app: TestApp;
let cook: Cook;
let address: string;
beforeAll(
  async () =>
    (app = await createApp({
      catalogue: false,
      jobs: true,
      smtpUrl: await catcher.start(),
      publicUrl: PUBLIC_URL,
    })),
);
beforeEach(async () => {
  cook = await signUp(app);
  address = `${cook.username}@example.org`;
});
afterAll(async () => {
  await app.close();
  await catcher.stop();
});

const signIn = (client: Client) =>
  client.graphql('mutation In($input: SignInInput!) { signIn(input: $input) { user { id } } }', {
    input: { username: cook.username, password: GOOD_PASSWORD },
  });
const changePassword = () =>
  cook.graphql(
    `mutation { changePassword(input: { currentPassword: "${GOOD_PASSWORD}", newPassword: "copper kettle drum" }) { user { id } } }`,
  );

test.each<[string, string, () => Promise<unknown>]>([
  ['a sign-in in another browser', 'New sign-in to your account', () => signIn(clientOf(app))],
  ['a new password', 'Your password was changed', changePassword],
  ['a new API token', 'A new API token was made', () => programOf(app, cook, ['READ'])],
])('%s is told of, with a link to the settings', async (_name, subject, act) => {
  await giveConfirmedAddress(app, cook, address);
  await act();
  const { mail } = await catcher.message(address, subject);
  expect(mail.text).toContain(`Account: ${cook.username}.`);
  expect(mail.text).toContain('https://larder.example/settings');
});

test('a browser that the cook has used before is nothing to tell of', async () => {
  await giveConfirmedAddress(app, cook, address);
  await signIn(cook);
  await changePassword();
  await catcher.message(address, 'Your password was changed');
  expect(catcher.to(address, 'New sign-in to your account')).toEqual([]);
});

test('nothing of it goes to an address that is not confirmed', async () => {
  await giveAddress(cook, address);
  await signIn(clientOf(app));
  await programOf(app, cook, ['READ']);
  await changePassword();
  const other = await signUp(app);
  await giveConfirmedAddress(app, other, `last-${address}`);
  await programOf(app, other, ['READ']);
  await catcher.message(`last-${address}`, 'A new API token was made');
  await catcher.message(address, 'Confirm your e-mail address');
  expect(catcher.caught.filter(({ to }) => to.includes(address))).toHaveLength(1);
});
