import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, codeOf, freshAddress, signUp } from '../../support/clients.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp({ catalogue: false })));
afterAll(() => app.close());

const guesser = () => {
  const client = clientOf(app, { address: freshAddress() });
  return (username: string) =>
    client.graphql<object>('mutation SignIn($input: SignInInput!) { signIn(input: $input) { user { username } } }', {
      input: { username, password: 'not the right one' },
    });
};

test('a name with a sign that none can have is unknown like any other', async () => {
  const { errors } = await guesser()('no\0such');
  expect(errors?.[0]).toMatchObject({
    message: 'The user name or the password is not right.',
    extensions: { code: 'BAD_USER_INPUT', field: 'password' },
  });
});

test('guesses under a name with that sign in it count for the name without it', async () => {
  const { username } = await signUp(app);
  const guess = guesser();
  for (const at of [0, 1, 2, 3, 4])
    expect(codeOf(await guess(`${username.slice(0, at)}\0${username.slice(at)}`))).toBe('BAD_USER_INPUT');
  expect(codeOf(await guess(username))).toBe('RATE_LIMITED');
});
