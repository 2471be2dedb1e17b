import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, codeOf, freshAddress, GOOD_PASSWORD, signUp, type Client } from '../../support/clients.ts';
import { SignInThrottle as OtherSignInThrottle } from '../../../api/dist/modules/accounts/sign-in-throttle.js';
import { SignInThrottle } from '../../../api/src/modules/accounts/sign-in-throttle.ts';
import { UserService } from '../../../api/src/modules/accounts/user.service.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp({ catalogue: false })));
afterAll(() => app.close());

const SIGN_IN = 'mutation SignIn($input: SignInInput!) { signIn(input: $input) { user { username } } }';
const SIGN_UP = 'mutation SignUp($input: SignUpInput!) { signUp(input: $input) { user { username name email role } } }';

const stranger = (address = freshAddress()): Client => clientOf(app, { address });
const signIn = (client: Client, username: string, password: string) =>
  client.graphql<object>(SIGN_IN, { input: { username, password } });
const later = (minutes: number) =>
  app.database.orm.em
    .fork()
    .execute(
      `update attempt set free_at = free_at - make_interval(mins => ?), forget_at = forget_at - make_interval(mins => ?)`,
      [minutes, minutes],
    );

describe('signing up', () => {
  const input = (more: object) => ({
    input: { username: `a${Math.random().toString(36).slice(2)}`, password: GOOD_PASSWORD, ...more },
  });

  test('an account needs a name and a password; the rest is as the cook likes', async () => {
    expect((await stranger().graphql(SIGN_UP, { input: { username: 'Ada', password: GOOD_PASSWORD } })).data).toEqual({
      signUp: { user: { username: 'Ada', name: 'Ada', email: null, role: 'USER' } },
    });
    expect(
      (
        await stranger().graphql(SIGN_UP, {
          input: { username: 'bea', password: GOOD_PASSWORD, name: ' Bea B. ', email: 'bea@example.com' },
        })
      ).data,
    ).toEqual({ signUp: { user: { username: 'bea', name: 'Bea B.', email: 'bea@example.com', role: 'USER' } } });
  });

  test('a name that is taken is refused, whatever its case', async () => {
    await signUp(app, 'Cleo');
    const { errors } = await stranger().graphql(SIGN_UP, { input: { username: 'cLEO', password: GOOD_PASSWORD } });
    expect(errors?.[0]).toMatchObject({
      message: 'This user name is taken.',
      extensions: { code: 'CONFLICT', field: 'username' },
    });
  });

  test('of many that want one name at once, one gets it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        stranger().graphql(SIGN_UP, { input: { username: 'wanted', password: GOOD_PASSWORD } }),
      ),
    );
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    expect(new Set(answers.flatMap((answer) => codeOf(answer) ?? []))).toEqual(new Set(['CONFLICT']));
  });

  test.each([
    ['username', { username: '' }],
    ['username', { username: 'a' }],
    ['username', { username: 'with blank' }],
    ['username', { username: 'nul\0nul' }],
    ['username', { username: 'x'.repeat(65) }],
    ['password', { password: 'short' }],
    ['password', { password: 'password123' }],
    ['email', { email: 'no address' }],
    ['email', { email: 'a@b.co\r\nBcc: v@e.co' }],
    ['email', { email: 'a@b.co, evil@e.co' }],
    ['name', { name: 'x'.repeat(81) }],
  ])('a bad %s is told at its field: %j', async (field, more) => {
    expect((await stranger().graphql(SIGN_UP, input(more))).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field,
    });
  });

  test('a cook cannot make themselves an admin', async () => {
    expect(codeOf(await stranger().graphql(SIGN_UP, input({ role: 'ADMIN' })))).toBe('BAD_USER_INPUT');
  });
});

describe('signing in', () => {
  test('an unknown name and a wrong password are told alike', async () => {
    const { username } = await signUp(app);
    const [unknown, wrong] = [
      await signIn(stranger(), 'no-such-cook', 'not the right one'),
      await signIn(stranger(), username, 'not the right one'),
    ];
    const told = ({ errors, ...answer }: typeof unknown) => ({
      ...answer,
      errors: errors?.map((error) => ({ ...error, extensions: { ...error.extensions, requestId: 'any' } })),
    });
    expect(told(unknown)).toEqual(told(wrong));
    expect(unknown.errors?.[0]).toMatchObject({
      message: 'The user name or the password is not right.',
      extensions: { code: 'BAD_USER_INPUT', field: 'password' },
    });
  });

  test('an unknown name takes as long as a wrong password', async () => {
    const cooks = await Promise.all(Array.from({ length: 5 }, () => signUp(app)));
    const times: { unknown: number[]; wrong: number[] } = { unknown: [], wrong: [] };
    const ratio = (): number => Math.min(...times.unknown) / Math.min(...times.wrong);
    // The shortest of each only come nearer to what the work takes; without the hash of a password it would be a tenth.
    const isLike = (): boolean => ratio() > 0.5 && ratio() < 2;
    for (let round = 0; round < 40 || (round < 400 && !isLike()); round++) {
      for (const kind of ['unknown', 'wrong'] as const) {
        const [client, name] = [
          stranger(),
          kind === 'wrong' ? (cooks[round % 5]?.username ?? '') : `no-such-cook-${round}`,
        ];
        const started = performance.now();
        await signIn(client, name, 'not the right one');
        times[kind].push(performance.now() - started);
      }
    }
    expect(ratio()).toBeGreaterThan(0.5);
    expect(ratio()).toBeLessThan(2);
  });

  test('an older, weaker hash is replaced', async () => {
    const { username, id } = await signUp(app);
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(GOOD_PASSWORD, { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
    const em = app.database.orm.em.fork();
    await em.execute('update "user" set password = ? where id = ?', [weak, id]);
    expect((await signIn(stranger(), username, GOOD_PASSWORD)).errors).toBeUndefined();
    const [{ password } = { password: '' }] = await em.execute<{ password: string }[]>(
      'select password from "user" where id = ?',
      [id],
    );
    expect(password).toMatch(/m=19456,t=2,p=1/);
    expect((await signIn(stranger(), username, GOOD_PASSWORD)).errors).toBeUndefined();
  });

  test('only a banned cook with the right password learns of the ban', async () => {
    const { username, id } = await signUp(app);
    await new UserService(app.database.orm.em.fork()).setStatus(id, 'banned' as never);
    expect((await signIn(stranger(), username, GOOD_PASSWORD)).errors?.[0]).toMatchObject({
      message: 'This account is closed.',
      extensions: { code: 'FORBIDDEN' },
    });
    expect(codeOf(await signIn(stranger(), username, 'not the right one'))).toBe('BAD_USER_INPUT');
  });
});

describe('guessing', () => {
  const guess = async (client: Client, username: string): Promise<string | undefined> =>
    codeOf(await signIn(client, username, 'not the right one'));

  test.each([
    ['an account', true],
    ['an unknown name', false],
  ])('five wrong passwords for %s from one address, then a wait that grows', async (_name, exists) => {
    const username = exists ? (await signUp(app)).username : `no-one-${freshAddress()}`;
    const guesser = stranger();
    for (let at = 0; at < 5; at++) expect(await guess(guesser, username)).toBe('BAD_USER_INPUT');
    const { errors } = await signIn(guesser, username, GOOD_PASSWORD);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^That was too often in too short a time\. Try again in (60|5\d) seconds\.$/),
      extensions: { code: 'RATE_LIMITED' },
    });
    await later(1);
    expect(await guess(guesser, username)).toBe('BAD_USER_INPUT');
    expect((await signIn(guesser, username, GOOD_PASSWORD)).errors?.[0]?.message).toBe(
      'That was too often in too short a time. Try again in 2 minutes.',
    );
  });

  test('who must wait is told how long, in seconds, for programs too', async () => {
    const guesser = stranger();
    for (let at = 0; at < 5; at++) await guess(guesser, 'no-cook-at-all');
    const answer = await guesser.send('POST', '/graphql', {
      query:
        'mutation { signIn(input: { username: "no-cook-at-all", password: "not the right one" }) { user { id } } }',
    });
    const wait = Number(answer.headers['retry-after']);
    expect(wait).toBeGreaterThan(30);
    expect(wait).toBeLessThanOrEqual(60);
    expect(answer.json<{ errors: object[] }>().errors[0]).toMatchObject({
      extensions: { code: 'RATE_LIMITED', retryAfter: wait },
    });
  });

  test('a success forgets the wrong ones', async () => {
    const { username } = await signUp(app);
    const cook = stranger();
    for (let round = 0; round < 3; round++) {
      for (let at = 0; at < 4; at++) await guess(cook, username);
      expect((await signIn(cook, username, GOOD_PASSWORD)).errors).toBeUndefined();
      cook.cookies.clear();
    }
  });

  test('guesses at once gain nothing: of a hundred, five are tried', async () => {
    const { username } = await signUp(app);
    const address = freshAddress();
    const codes = await Promise.all(Array.from({ length: 100 }, () => guess(stranger(address), username)));
    expect(codes.filter((code) => code === 'BAD_USER_INPUT')).toHaveLength(5);
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(95);
  });

  test('two processes count together, also for guesses at once', async () => {
    const { username } = await signUp(app);
    const caller = {
      viewer: null,
      address: freshAddress(),
      userAgent: null,
      device: null,
      requestId: '',
      visitor: null,
      origin: '',
    };
    let tried = 0;
    const wrong = async (): Promise<boolean> => (tried++, false);
    const guesses = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? SignInThrottle : OtherSignInThrottle)).map(
      (Throttle) => new Throttle(app.database.orm.em.fork()).try(username, caller, wrong),
    );
    const outcomes = await Promise.allSettled(guesses);
    expect(tried).toBe(5);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(15);
  });

  test('aliases do not multiply guesses: the first wrong one ends the operation, and it counts', async () => {
    const { username } = await signUp(app);
    const guesser = stranger();
    const fields = Array.from(
      { length: 15 },
      (_, at) =>
        `a${at}: signIn(input: { username: "${username}", password: "${at === 14 ? GOOD_PASSWORD : `guess number ${at}`}" }) { user { id } }`,
    );
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < 6; at++) {
      const { data, errors } = await guesser.graphql(`mutation { ${fields.join(' ')} }`);
      expect([data, errors?.length]).toEqual([null, 1]);
      codes.push(errors?.[0]?.extensions.code);
    }
    expect(codes).toEqual([...Array<string>(5).fill('BAD_USER_INPUT'), 'RATE_LIMITED']);
  });

  test('an address that fails a hundred times in a day has one try a minute, whatever the accounts', async () => {
    const spray = stranger();
    for (let at = 0; at < 100; at++) expect(await guess(spray, `victim-${at}`)).toBe('BAD_USER_INPUT');
    const { username } = await signUp(app);
    expect(codeOf(await signIn(spray, username, GOOD_PASSWORD))).toBe('RATE_LIMITED');
    expect((await signIn(stranger(), username, GOOD_PASSWORD)).errors).toBeUndefined();
    await later(1);
    expect(await guess(spray, 'victim-100')).toBe('BAD_USER_INPUT');
    expect(await guess(spray, 'victim-101')).toBe('RATE_LIMITED');
    await later(1);
    expect((await signIn(spray, username, GOOD_PASSWORD)).errors).toBeUndefined();
  });

  test('a home with many addresses of IPv6 is one', async () => {
    const { username } = await signUp(app);
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < 6; at++) codes.push(await guess(stranger(`2001:db8:0:7::${at + 1}`), username));
    expect(codes).toEqual([...Array<string>(5).fill('BAD_USER_INPUT'), 'RATE_LIMITED']);
    expect(await guess(stranger('2001:db8:0:8::1'), username)).toBe('BAD_USER_INPUT');
  });

  test('right passwords use nothing up', async () => {
    const { username } = await signUp(app);
    const office = freshAddress();
    for (let at = 0; at < 120; at++)
      expect((await signIn(stranger(office), username, GOOD_PASSWORD)).errors).toBeUndefined();
  });

  test('a thousand guesses from a hundred addresses do not keep the owner out of a new device', async () => {
    const owner = await signUp(app);
    const addresses = Array.from({ length: 100 }, freshAddress);
    const codes: (string | undefined)[] = [];
    for (let round = 0; round < 10; round++)
      for (const address of addresses) codes.push(await guess(stranger(address), owner.username));
    // The first ten addresses may try five times each; from the fiftieth wrong one on, each may try once.
    const tried = codes.filter((code) => code === 'BAD_USER_INPUT');
    expect(codes).toHaveLength(1_000);
    expect(tried.length).toBeLessThanOrEqual(150);
    expect((await signIn(stranger(), owner.username, GOOD_PASSWORD)).errors).toBeUndefined();
  });

  test('the owner who mistypes while others guess gets in within a minute, and from a known device at once', async () => {
    const owner = await signUp(app);
    await owner.graphql('mutation { signOut { signedOut } }');
    for (let at = 0; at < 60; at++) await guess(stranger(), owner.username);
    const phone = stranger();
    expect(await guess(phone, owner.username)).toBe('BAD_USER_INPUT');
    expect(codeOf(await signIn(phone, owner.username, GOOD_PASSWORD))).toBe('RATE_LIMITED');
    expect(await guess(owner, owner.username)).toBe('BAD_USER_INPUT');
    expect(codeOf(await signIn(owner, owner.username, GOOD_PASSWORD))).toBeUndefined();
    for (let at = 0; at < 60; at++) await guess(stranger(), owner.username);
    await guess(phone, owner.username);
    await later(1);
    expect(codeOf(await signIn(phone, owner.username, GOOD_PASSWORD))).toBeUndefined();
  });

  test('an address has 29 guesses a day at an account that is being guessed at', async () => {
    const { username } = await signUp(app);
    for (let at = 0; at < 50; at++) await guess(stranger(), username);
    const guesser = stranger();
    let tried = 0;
    for (let minute = 0; minute < 24 * 60; minute++) {
      if ((await guess(guesser, username)) === 'BAD_USER_INPUT') tried++;
      await later(1);
    }
    expect(tried).toBe(29);
  });

  test('an admin can let an account be tried again', async () => {
    const { username } = await signUp(app);
    const guesser = stranger();
    for (let at = 0; at < 6; at++) await guess(guesser, username);
    expect(codeOf(await signIn(guesser, username, GOOD_PASSWORD))).toBe('RATE_LIMITED');
    await new UserService(app.database.orm.em.fork()).unlock(username);
    expect((await signIn(guesser, username, GOOD_PASSWORD)).errors).toBeUndefined();
  });

  test('a cook who tried too often where they sit, or on a device they know, gets in at once with the password that an admin gives them', async () => {
    const owner = await signUp(app);
    await owner.graphql('mutation { signOut { signedOut } }');
    const [kitchen, neighbour] = [freshAddress(), await signUp(app)];
    for (const at of [stranger(kitchen), owner]) {
      for (let tries = 0; tries < 6; tries++) await guess(at, owner.username);
    }
    for (let tries = 0; tries < 6; tries++) await guess(stranger(kitchen), neighbour.username);
    const { password } = await new UserService(app.database.orm.em.fork()).resetPassword(owner.username);
    const answers = [
      await signIn(stranger(kitchen), owner.username, password),
      await signIn(owner, owner.username, password),
      await signIn(stranger(kitchen), neighbour.username, GOOD_PASSWORD),
    ];
    expect(answers.map(codeOf)).toEqual([undefined, undefined, 'RATE_LIMITED']);
  });

  test("a known device is no key: guesses on it are slowed down too, and another's device counts as a stranger's", async () => {
    const [owner, other] = [await signUp(app), await signUp(app)];
    for (const browser of [owner, other]) await browser.graphql('mutation { signOut { signedOut } }');
    for (const browser of [owner, other]) {
      for (let at = 0; at < 5; at++) expect(await guess(browser, owner.username)).toBe('BAD_USER_INPUT');
      expect(await guess(browser, owner.username)).toBe('RATE_LIMITED');
    }
  });

  test('a forged X-Forwarded-For changes nothing', async () => {
    const { username } = await signUp(app);
    const address = freshAddress();
    const codes: (string | undefined)[] = [];
    for (let at = 0; at < 6; at++)
      codes.push(await guess(clientOf(app, { address, headers: { 'x-forwarded-for': `1.2.3.${at}` } }), username));
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });

  test('what was typed into the form is not kept', async () => {
    await guess(stranger(), 'my-secret-typed-in-the-wrong-box');
    expect(JSON.stringify(await app.database.orm.em.fork().execute('select * from attempt'))).not.toContain('secret');
  });
});
