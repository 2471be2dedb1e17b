import {
  checkNewPassword,
  hashPassword,
  verifyPassword,
} from '../../../../api/src/modules/accounts/passwords/password.ts';

const refusal = (password: string, username = 'cook'): Promise<string | undefined> =>
  checkNewPassword(password, username, 'password').then(
    () => undefined,
    (error: Error) => error.message,
  );

test.each([
  [7, 'A password has at least 8 characters.'],
  [8, undefined],
  [64, undefined],
  [128, undefined],
  [129, 'A password has at most 128 characters.'],
])('a password of %i characters', async (length, message) => {
  expect(
    await refusal(
      'xK9#vLq2'
        .repeat(17)
        .slice(0, length)
        .replace(/^.{8}(?=.)/, 'mT4!wZrb'),
    ),
  ).toBe(message);
  expect(
    await refusal(Array.from({ length }, (_, at) => String.fromCodePoint(0x1f345 + ((at * 7) % 50))).join('')),
  ).toBe(message);
});

test.each([
  ' eight letters ',
  'nul\0in the middle',
  'spaces  are   fine',
  'Überraschungsei mit Käse',
  '정말긴비밀번호예요',
])('any characters are taken as they are: %j', async (password) => {
  expect(await refusal(password)).toBeUndefined();
  const hash = await hashPassword(password);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(password, hash)).toBe(true);
  expect(await verifyPassword(password.trim().replace('\0', ''), hash)).toBe(
    password === password.trim().replace('\0', ''),
  );
  expect(await verifyPassword(`${password}x`, hash)).toBe(false);
});

test('an account without sign-in takes no password, and neither does none', async () => {
  expect(await verifyPassword('!', '!')).toBe(false);
  expect(await verifyPassword('the password of no account', undefined)).toBe(false);
});

const common = `password1 Password1! p@ssw0rd passw0rd123 12345678 123456789 1234567890 qwertyuiop qwerty123 qwerty12 1q2w3e4r 1qaz2wsx zaq12wsx asdfghjkl asdf1234 zxcvbnm1
  abc12345 abcd1234 aaaaaaaa 11111111 12121212 123123123 00000000 19841984 iloveyou iloveyou1 princess sunshine football baseball superman batman123 trustno1 letmein1
  welcome1 Welcome2024 admin123 administrator michael1 jennifer jordan23 charlie1 dragon12 dragonball pokemon1 starwars Summer2025! Winter2024 chocolate
  liverpool chelsea1 arsenal1 manchester barcelona realmadrid computer internet whatever samantha elizabeth victoria alexander jonathan christopher
  testtest lovelove fuckyou1 asshole1 drowssap monkey12 shadow123 master123 killer123 hunter12 mustang1 yankees1 blink182 metallica slipknot butterfly 98765432 87654321
  spiderman scoobydoo blessed1 changeme secret123 password123 access14 hello123 test1234 qazwsxedc qwer1234 1234qwer a1b2c3d4 abcdefgh 147258369`;

test.each(common.split(/\s+/))('%s is among the first that a guesser tries', async (password) => {
  expect(await refusal(password)).toBe(
    'This password is easy to guess. A few words that do not belong together make a good one.',
  );
});

test.each(['quillard-2024', 'Quillard99', 'dralliuq1', 'quillardquillard', 'qu1ll4rd!!'])(
  '%s is easy to guess for whom is called quillard',
  async (password) => {
    expect(await refusal(password, 'Quillard')).toBeDefined();
    expect(await refusal(password, 'somebody')).toBeUndefined();
  },
);

test('a user name is no password, whatever is in it', async () => {
  for (const name of ['anke.b-1990', 'x_9x9x9x9', 'Zoltan77'])
    expect(await refusal(name.toUpperCase(), name)).toBeDefined();
});

test.each(['larder2024', 'Recipes123', 'ingredients', 'cooking!!'])('%s is a word of the product', async (password) => {
  expect(await refusal(password)).toBeDefined();
});

test.each([
  'wooden spoon orbit',
  'correct horse battery staple',
  'xK9#vLq2',
  'tabby quilt 77',
  'dragon eats my socks',
  'Grandma kept 4 geese',
  'b7f3-92ac-11d0',
])('%s is not easy to guess', async (password) => {
  expect(await refusal(password)).toBeUndefined();
});
