import { signUpAdmin } from '../../../support/admins.ts';
import { createApp, type GraphQLAnswer, type TestApp } from '../../../support/app.ts';
import { clientOf, codeOf, GOOD_PASSWORD, programOf, signUp, type Cook } from '../../../support/clients.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp({ catalogue: false })));
afterAll(() => app.close());

const minutesLater = (cook: Cook, minutes: number) =>
  app.database.orm.em
    .fork()
    .execute('update session set confirmed_at = confirmed_at - make_interval(mins => ?) where user_id = ?', [
      minutes,
      cook.id,
    ]);
const confirm = (cook: Cook, password = GOOD_PASSWORD) =>
  cook.graphql<{ confirmPassword: { confirmedUntil: string } }>(
    'mutation C($password: String!) { confirmPassword(input: { password: $password }) { confirmedUntil } }',
    { password },
  );

const NEW_TOKEN = 'createApiToken(input: { name: "A program" }) { apiToken { id } }';
const OF_COOK: [string, string][] = [
  ['another e-mail address', 'updateProfile(input: { email: "new@example.org" }) { user { email } }'],
  ['a new API token', NEW_TOKEN],
];
const OF_ADMIN: [string, string][] = [
  ['the settings of the site', 'updateSettings(input: { banner: "" }) { settings { banner } }'],
  ['an invitation', 'createInvitation { code }'],
  ["another's name", 'updateUser(input: { id: "nobody", name: "N" }) { user { id } }'],
  ["another's role", 'setUserRole(input: { id: "nobody", role: ADMIN }) { user { id } }'],
  ['a ban', 'setUserStatus(input: { id: "nobody", status: BANNED, reason: "spam" }) { user { id } }'],
  ["another's password", 'resetPassword(input: { id: "nobody" }) { password }'],
  ['a review', 'reviewRecipe(input: { id: "nobody", decision: APPROVE }) { recipe { id } }'],
  ['a word about a photo', 'reviewDishPhoto(input: { id: "nobody", isShown: true }) { photo { id } }'],
  ['a backup', 'startBackup { started }'],
];

describe.each([
  ['a cook', (): Promise<Cook> => signUp(app), OF_COOK],
  ['an admin', (): Promise<Cook> => signUpAdmin(app), OF_ADMIN],
])('%s who was signed in for long', (_who, makeCook, acts) => {
  let cook: Cook;
  beforeEach(async () => (cook = await makeCook()));
  const act = (field: string): Promise<GraphQLAnswer<object>> => cook.graphql<object>(`mutation { ${field} }`);

  test.each(acts)('is asked for the password before %s', async (_name, field) => {
    await minutesLater(cook, 11);
    expect((await act(field)).errors?.[0]).toMatchObject({
      message: 'Enter your password to go on.',
      extensions: { code: 'PASSWORD_REQUIRED' },
    });
    expect(codeOf(await confirm(cook))).toBeUndefined();
    await minutesLater(cook, 9);
    expect(codeOf(await act(field))).not.toBe('PASSWORD_REQUIRED');
  });

  test('is asked again ten minutes after the password was given', async () => {
    await confirm(cook);
    await minutesLater(cook, 10);
    expect(codeOf(await act(acts[0]?.[1] ?? ''))).toBe('PASSWORD_REQUIRED');
  });
});

test('a wrong password confirms nothing, and is a guess like any other', async () => {
  const cook = await signUp(app);
  await minutesLater(cook, 11);
  const codes: (string | undefined)[] = [];
  for (let at = 0; at < 6; at++) codes.push(codeOf(await confirm(cook, 'not the right one')));
  expect(codes).toEqual([...Array<string>(5).fill('BAD_USER_INPUT'), 'RATE_LIMITED']);
  expect(codeOf(await cook.graphql(`mutation { ${NEW_TOKEN} }`))).toBe('PASSWORD_REQUIRED');
});

test('it holds in the browser in which the password was given, and in no other', async () => {
  const cook = await signUp(app);
  const phone: Cook = { ...cook, ...clientOf(app) };
  await phone.graphql('mutation In($input: SignInInput!) { signIn(input: $input) { user { id } } }', {
    input: { username: cook.username, password: GOOD_PASSWORD },
  });
  await minutesLater(cook, 11);
  await confirm(phone);
  const [here, there] = [
    await cook.graphql(`mutation { ${NEW_TOKEN} }`),
    await phone.graphql(`mutation { ${NEW_TOKEN} }`),
  ];
  expect([codeOf(here), codeOf(there)]).toEqual(['PASSWORD_REQUIRED', undefined]);
});

test('what does not change how a cook signs in needs no password again', async () => {
  const cook = await signUp(app);
  await cook.graphql('mutation { updateProfile(input: { email: "same@example.org" }) { user { id } } }');
  const token = await cook.graphql<{ createApiToken: { apiToken: { id: string } } }>(`mutation { ${NEW_TOKEN} }`);
  await minutesLater(cook, 60);
  const answers = [
    await cook.graphql('mutation { updateProfile(input: { name: "Ada", email: "same@example.org" }) { user { id } } }'),
    await cook.graphql('mutation R($id: ID!) { revokeApiToken(input: { id: $id }) { apiToken { id } } }', {
      id: token.data.createApiToken.apiToken.id,
    }),
    await cook.graphql('mutation { endOtherSessions { ended } }'),
    await cook.graphql('mutation { createShoppingList(input: { name: "Groceries" }) { shoppingList { id } } }'),
  ];
  expect(answers.map(codeOf)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a program never changes the e-mail address, and does what else it may', async () => {
  const program = await programOf(app, await signUp(app), ['READ', 'WRITE']);
  const change = (input: string) => program.graphql(`mutation { updateProfile(input: { ${input} }) { user { id } } }`);
  expect(codeOf(await change('email: "program@example.org"'))).toBe('FORBIDDEN');
  expect(codeOf(await change('name: "Ada"'))).toBeUndefined();
});

test('an admin looks at the dashboard without it', async () => {
  const admin = await signUpAdmin(app);
  await minutesLater(admin, 60);
  expect((await admin.graphql('{ adminUsers { totalCount } }')).errors).toBeUndefined();
});
