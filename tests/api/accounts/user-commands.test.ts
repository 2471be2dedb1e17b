import { Command } from 'commander';
import { addUserCommands } from '../../../api/src/modules/accounts/user.commands.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, codeOf, signUp } from '../../support/clients.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp({ catalogue: false })));
afterAll(() => app.close());

/** Runs `larder user …` and gives what it prints. */
async function larder(...words: string[]): Promise<string> {
  const program = new Command().exitOverride();
  addUserCommands(program, (work) => work(app.database.orm.em.fork()));
  const printed: string[] = [];
  const print = console.log;
  console.log = (line: string) => void printed.push(line);
  try {
    await program.parseAsync(['user', ...words], { from: 'user' });
  } finally {
    console.log = print;
  }
  return printed.join('\n');
}

const signIn = (username: string, password: string) =>
  clientOf(app).graphql<object>(
    'mutation In($input: SignInInput!) { signIn(input: $input) { user { username role } } }',
    { input: { username, password } },
  );

test('an account made at the command line can be signed in to with the printed password', async () => {
  const [, password = ''] = /^ada \(user\), password (\S{16})$/.exec(await larder('create', 'ada')) ?? [];
  expect((await signIn('ada', password)).data).toEqual({ signIn: { user: { username: 'ada', role: 'USER' } } });
});

test('an admin is made only there', async () => {
  const made = JSON.parse(await larder('create', 'root.of-it', '--admin', '--json')) as { password: string };
  expect((await signIn('root.of-it', made.password)).data).toEqual({
    signIn: { user: { username: 'root.of-it', role: 'ADMIN' } },
  });
});

test.each([
  ['ada', 'The name ada is taken.'],
  ['a b', 'A user name has 2 to 64 letters'],
])('the name %j is refused', async (name, message) => {
  await expect(larder('create', name)).rejects.toThrow(message);
});

test('an account is banned, opened again, and unlocked, by its name in any case', async () => {
  const cook = await signUp(app, 'Bea');
  expect(await larder('ban', 'bea')).toBe('Bea (user) is banned.');
  expect((await cook.send('GET', '/api/profile')).status).toBe(401);
  expect(JSON.parse(await larder('unban', 'BEA', '--json'))).toEqual({
    username: 'Bea',
    role: 'user',
    status: 'active',
  });
  expect(await larder('unlock', 'bea')).toBe('Bea (user) is active.');
  expect(codeOf(await signIn('bea', 'wooden spoon orbit'))).toBeUndefined();
  await expect(larder('ban', 'no-such-cook')).rejects.toThrow('User not found');
});

test('who forgot the password is given another, and what was signed in with the old one is signed out', async () => {
  const cook = await signUp(app, 'Cleo');
  const { username, password } = JSON.parse(await larder('password', 'CLEO', '--json')) as {
    username: string;
    password: string;
  };
  expect(username).toBe('Cleo');
  expect((await cook.send('GET', '/api/profile')).status).toBe(401);
  expect(codeOf(await signIn('cleo', 'wooden spoon orbit'))).toBe('BAD_USER_INPUT');
  expect(codeOf(await signIn('cleo', password))).toBeUndefined();
  await expect(larder('password', 'no-such-cook')).rejects.toThrow('User not found');
});
