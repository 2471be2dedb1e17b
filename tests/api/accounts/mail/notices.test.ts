import { clientOf, GOOD_PASSWORD, programOf, signUp, type Client, type Cook } from '../../../support/clients.ts';
import { giveAddress, giveConfirmedAddress, openMailingApp } from '../../../support/mail-catcher.ts';

const mailing = openMailingApp();
const { catcher } = mailing;
let cook: Cook;
let address: string;
beforeEach(async () => {
  cook = await signUp(mailing.app);
  address = `${cook.username}@example.org`;
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
  ['a sign-in in another browser', 'New sign-in to your account', () => signIn(clientOf(mailing.app))],
  ['a new password', 'Your password was changed', changePassword],
  ['a new API token', 'A new API token was made', () => programOf(mailing.app, cook, ['READ'])],
])('%s is told of, with a link to the settings', async (_name, subject, act) => {
  await giveConfirmedAddress(mailing.app, cook, address);
  await act();
  const { mail } = await catcher.message(address, subject);
  expect(mail.text).toContain(`Account: ${cook.username}.`);
  expect(mail.text).toContain('https://larder.example/settings');
});

test('a browser that the cook has used before is nothing to tell of', async () => {
  await giveConfirmedAddress(mailing.app, cook, address);
  await signIn(cook);
  await changePassword();
  await catcher.message(address, 'Your password was changed');
  expect(catcher.to(address, 'New sign-in to your account')).toEqual([]);
});

test('nothing of it goes to an address that is not confirmed', async () => {
  await giveAddress(cook, address);
  await signIn(clientOf(mailing.app));
  await programOf(mailing.app, cook, ['READ']);
  await changePassword();
  const other = await signUp(mailing.app);
  await giveConfirmedAddress(mailing.app, other, `last-${address}`);
  await programOf(mailing.app, other, ['READ']);
  await catcher.message(`last-${address}`, 'A new API token was made');
  await catcher.message(address, 'Confirm your e-mail address');
  expect(catcher.caught.filter(({ to }) => to.includes(address))).toHaveLength(1);
});
