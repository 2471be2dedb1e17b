import { SignUpMode } from '../../../api/src/modules/site-settings/site-settings.ts';
import { Role } from '../../../api/src/modules/users/user-enums.ts';
import { UserService } from '../../../api/src/modules/accounts/user.service.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, codeOf, GOOD_PASSWORD, type Client } from '../../support/clients.ts';

let app: TestApp;
afterEach(() => app.close());

const start = async (signUp?: SignUpMode): Promise<TestApp> =>
  (app = await createApp({ catalogue: false, ...(signUp && { signUp }) }));

const join = (invitation?: string) =>
  clientOf(app).graphql('mutation Join($input: SignUpInput!) { signUp(input: $input) { user { username } } }', {
    input: { username: 'newcomer', password: GOOD_PASSWORD, ...(invitation && { invitation }) },
  });

/** An admin, whom the command line makes where no one may sign up. */
async function admin(): Promise<Client> {
  const { password } = await new UserService(app.database.orm.em.fork()).createWithRandomPassword('keeper', Role.ADMIN);
  const client = clientOf(app);
  await client.graphql('mutation In($input: SignInInput!) { signIn(input: $input) { user { id } } }', {
    input: { username: 'keeper', password },
  });
  return client;
}

const SETTINGS = '{ site { signUp } adminSettings { signUp isSignUpSettled } }';
const change = (client: Client, input: object) =>
  client.graphql(
    'mutation Set($input: SiteSettingsInput!) { updateSettings(input: $input) { settings { signUp banner } } }',
    { input },
  );

test('where the environment closes sign-up, no one signs up, and the answer says who can help', async () => {
  await start(SignUpMode.CLOSED);
  const keeper = await admin();
  expect((await keeper.graphql(SETTINGS)).data).toEqual({
    site: { signUp: 'CLOSED' },
    adminSettings: { signUp: 'CLOSED', isSignUpSettled: true },
  });
  const invitation = await keeper.graphql<{ createInvitation: { code: string } }>(
    'mutation { createInvitation { code } }',
  );
  for (const answer of [await join(), await join(invitation.data.createInvitation.code)]) {
    expect([codeOf(answer), answer.errors?.[0]?.message]).toEqual([
      'FORBIDDEN',
      'This site takes no new accounts. Its administrator can make one for you.',
    ]);
  }
});

test('what the environment settles no admin changes, and what they set besides is kept', async () => {
  await start(SignUpMode.INVITATION);
  const keeper = await admin();
  const refused = await change(keeper, { signUp: 'OPEN' });
  expect([codeOf(refused), refused.errors?.[0]?.extensions.field]).toEqual(['BAD_USER_INPUT', 'signUp']);
  expect((await change(keeper, { banner: 'Closed on Sunday' })).data).toEqual({
    updateSettings: { settings: { signUp: 'INVITATION', banner: 'Closed on Sunday' } },
  });
  expect(codeOf(await join())).toBe('BAD_USER_INPUT');
});

test('where the environment opens sign-up, what admins stored before does not close it', async () => {
  await start(SignUpMode.OPEN);
  await app.database.orm.em.fork().execute(`insert into setting (key, value) values ('site', '{"signUp": "closed"}')`);
  expect((await join()).errors).toBeUndefined();
});

test('without a word of the environment an admin closes and opens sign-up', async () => {
  await start();
  const keeper = await admin();
  await change(keeper, { signUp: 'CLOSED' });
  expect([codeOf(await join()), (await keeper.graphql(SETTINGS)).data]).toEqual([
    'FORBIDDEN',
    { site: { signUp: 'CLOSED' }, adminSettings: { signUp: 'CLOSED', isSignUpSettled: false } },
  ]);
  await change(keeper, { signUp: 'OPEN' });
  expect((await join()).errors).toBeUndefined();
});
