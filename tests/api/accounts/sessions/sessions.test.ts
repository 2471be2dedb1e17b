import { createApp, type TestApp } from '../../../support/app.ts';
import {
  clientOf,
  codeOf,
  GOOD_PASSWORD,
  programOf,
  signUp,
  type Client,
  type Cook,
} from '../../../support/clients.ts';

let app: TestApp;
beforeAll(async () => (app = await createApp({ catalogue: false })));
afterAll(() => app.close());

const VIEWER = '{ viewer { username } }';
const SIGN_IN =
  'mutation SignIn($input: SignInInput!) { signIn(input: $input) { user { username } session { isCurrent } } }';
const CHANGE =
  'mutation Change($input: ChangePasswordInput!) { changePassword(input: $input) { session { id isCurrent } } }';
const SESSIONS = '{ viewer { sessions { id isCurrent userAgent } } }';

const signIn = (client: Client, username: string, password = GOOD_PASSWORD) =>
  client.graphql<object>(SIGN_IN, { input: { username, password } });
const whoIs = async (client: Client): Promise<string | undefined> =>
  (await client.graphql<{ viewer: { username: string } | null } | undefined>(VIEWER)).data?.viewer?.username;
const sessionsOf = async (cook: Client) =>
  (
    await cook.graphql<{ viewer: { sessions: { id: string; isCurrent: boolean; userAgent: string | null }[] } }>(
      SESSIONS,
    )
  ).data.viewer.sessions;
const age = (column: string, days: number) =>
  app.database.orm.em
    .fork()
    .execute(`update session set ${column} = now() - make_interval(secs => ?)`, [days * 86_400]);

/** A browser that was handed a copy of another's cookies. */
function copyOf(cook: Client): Client {
  const copy = clientOf(app);
  for (const [name, value] of cook.cookies) copy.cookies.set(name, value);
  return copy;
}

/** Whether a browser is signed in, in both transports. */
async function isSignedIn(client: Client): Promise<boolean> {
  const [graphql, rest] = [await whoIs(client), await client.send('GET', '/api/profile')];
  expect(rest.status).toBe(graphql === undefined ? 401 : 200);
  return graphql !== undefined;
}

describe('cookies', () => {
  const SIGN_UP = 'mutation { signUp(input: { username: "NAME", password: "wooden spoon orbit" }) { user { id } } }';
  const cookiesOf = async (username: string, headers: Record<string, string>): Promise<string[]> => {
    const reply = await app.app.inject({
      method: 'POST',
      url: '/graphql',
      headers,
      payload: { query: SIGN_UP.replace('NAME', username) },
    });
    return [reply.headers['set-cookie']].flat().filter((cookie) => cookie !== undefined);
  };

  test('over http the cookie is hidden from scripts and stays on our pages', async () => {
    const [session] = await cookiesOf('plain', { host: 'localhost:4000' });
    expect(session).toMatch(/^larder=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('over https it belongs to this host alone', async () => {
    const cookies = await cookiesOf('secure', { host: 'larder.example', origin: 'https://larder.example' });
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(
        /^__Host-larder(-device)?=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
  });

  test('over https a cookie that another host may have planted opens nothing', async () => {
    const cook = await signUp(app);
    const session = cook.cookies.get('larder') ?? '';
    const ask = (name: string) =>
      app.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { host: 'larder.example', origin: 'https://larder.example' },
        cookies: { [name]: session },
        payload: { query: VIEWER },
      });
    expect((await ask('larder')).json()).toEqual({ data: { viewer: null } });
    expect((await ask('__Host-larder')).json()).toEqual({ data: { viewer: { username: cook.username } } });
  });
});

test('what the database holds signs no one in', async () => {
  const cook = await signUp(app);
  await programOf(app, cook, ['READ']);
  const secrets = [...cook.cookies.values()];
  const stored = JSON.stringify(
    await app.database.orm.em
      .fork()
      .execute(
        'select to_jsonb(s) as s, to_jsonb(d) as d, to_jsonb(t) as t, to_jsonb(u) as u from session s, known_device d, api_token t, "user" u',
      ),
  );
  for (const secret of [...secrets, GOOD_PASSWORD]) expect(stored).not.toContain(secret);
  const [{ secret_hash: hash } = { secret_hash: '' }] = await app.database.orm.em
    .fork()
    .execute<{ secret_hash: string }[]>('select secret_hash from session');
  const thief = clientOf(app);
  thief.cookies.set('larder', hash);
  expect(await isSignedIn(thief)).toBe(false);
});

test('signing in again gives a new session, and the old one of this browser is dead at once', async () => {
  const cook = await signUp(app);
  const old = copyOf(cook);
  expect((await signIn(cook, cook.username.toUpperCase())).data).toEqual({
    signIn: { user: { username: cook.username }, session: { isCurrent: true } },
  });
  expect(await isSignedIn(cook)).toBe(true);
  expect(await isSignedIn(old)).toBe(false);
});

test('a new password ends this session and all others, and this browser goes on in a new one', async () => {
  const cook = await signUp(app);
  const old = copyOf(cook);
  const phone = clientOf(app);
  await signIn(phone, cook.username);
  const { data } = await cook.graphql<object>(CHANGE, {
    input: { currentPassword: GOOD_PASSWORD, newPassword: 'another wooden orbit' },
  });
  expect(data).toEqual({ changePassword: { session: { id: expect.any(String), isCurrent: true } } });
  expect(await Promise.all([cook, old, phone].map(isSignedIn))).toEqual([true, false, false]);
  expect(codeOf(await signIn(phone, cook.username))).toBe('BAD_USER_INPUT');
  expect((await signIn(phone, cook.username, 'another wooden orbit')).errors).toBeUndefined();
});

test('the others may stay when the cook says so', async () => {
  const cook = await signUp(app);
  const phone = clientOf(app);
  await signIn(phone, cook.username);
  await cook.graphql(CHANGE, {
    input: { currentPassword: GOOD_PASSWORD, newPassword: 'another wooden orbit', endOtherSessions: false },
  });
  expect(await Promise.all([cook, phone].map(isSignedIn))).toEqual([true, true]);
});

describe('API tokens and known browsers', () => {
  const knownOf = (cook: Cook) =>
    app.database.orm.em.fork().execute<object[]>('select 1 from known_device where user_id = ?', [cook.id]);
  const changeOf = (keepApiTokens: boolean) => (cook: Cook) =>
    cook.graphql(CHANGE, {
      input: { currentPassword: GOOD_PASSWORD, newPassword: 'another wooden orbit', keepApiTokens },
    });
  const endOthersOf = (keepApiTokens: boolean) => (cook: Cook) =>
    cook.graphql(
      'mutation E($keep: Boolean!) { endOtherSessions(input: { keepApiTokens: $keep }) { ended endedTokens } }',
      { keep: keepApiTokens },
    );

  test.each<[string, (cook: Cook) => Promise<unknown>, boolean]>([
    ['end with the password', changeOf(false), false],
    ['stay after a new password when the cook says so', changeOf(true), true],
    ['end with the other sessions', endOthersOf(false), false],
    ['stay after the end of the other sessions when the cook says so', endOthersOf(true), true],
  ])('tokens %s, and only this browser stays known', async (_name, act, stays) => {
    const cook = await signUp(app);
    const program = await programOf(app, cook, ['READ']);
    await signIn(clientOf(app), cook.username);
    await act(cook);
    expect(await isSignedIn(program)).toBe(stays);
    expect(await isSignedIn(cook)).toBe(true);
    expect(await knownOf(cook)).toHaveLength(1);
  });

  test('the end of the other sessions says how many tokens ended', async () => {
    const cook = await signUp(app);
    await programOf(app, cook, ['READ']);
    expect(await endOthersOf(false)(cook)).toMatchObject({ data: { endOtherSessions: { ended: 0, endedTokens: 1 } } });
  });
});

test('a new password needs the current one, and must be a good one', async () => {
  const cook = await signUp(app);
  const change = (currentPassword: string, newPassword: string) =>
    cook.graphql(CHANGE, { input: { currentPassword, newPassword } });
  expect((await change('not the right one', 'another wooden orbit')).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'currentPassword',
  });
  expect((await change(GOOD_PASSWORD, 'password1')).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'newPassword',
  });
  expect(await isSignedIn(cook)).toBe(true);
});

test.each([
  ['last_used_at', 13.9, true],
  ['last_used_at', 14.1, false],
  ['created_at', 89.9, true],
  ['created_at', 90.1, false],
])('a session whose %s is %d days ago is open: %p', async (column, days, isOpen) => {
  const cook = await signUp(app);
  await age(column, days);
  expect(await isSignedIn(cook)).toBe(isOpen);
});

test('signing out ends the session on the server and clears what the browser stores', async () => {
  const cook = await signUp(app);
  const copy = copyOf(cook);
  const reply = await cook.send('POST', '/graphql', { query: 'mutation { signOut { signedOut } }' });
  expect(reply.json()).toEqual({ data: { signOut: { signedOut: true } } });
  expect(reply.headers['clear-site-data']).toBe('"storage"');
  expect(cook.cookies.has('larder')).toBe(false);
  expect(await isSignedIn(copy)).toBe(false);
});

test('a cook lists and ends their sessions, and no one else does', async () => {
  const cook = await signUp(app, undefined, { headers: { 'user-agent': 'Kitchen Tablet' } });
  const phone = clientOf(app, { headers: { 'user-agent': 'Phone' } });
  await signIn(phone, cook.username);
  const sessions = await sessionsOf(cook);
  expect(sessions.map(({ isCurrent, userAgent }) => [userAgent, isCurrent]).sort()).toEqual([
    ['Kitchen Tablet', true],
    ['Phone', false],
  ]);
  const END = 'mutation End($id: ID!) { endSession(input: { id: $id }) { endedId } }';
  const ofPhone = sessions.find((session) => !session.isCurrent)?.id;
  expect(codeOf(await (await signUp(app)).graphql(END, { id: ofPhone }))).toBe('NOT_FOUND');
  expect(await isSignedIn(phone)).toBe(true);
  expect((await cook.graphql(END, { id: ofPhone })).errors).toBeUndefined();
  expect(await isSignedIn(phone)).toBe(false);
});

test('all others can be ended at once', async () => {
  const cook = await signUp(app);
  const others = [clientOf(app), clientOf(app)];
  for (const other of others) await signIn(other, cook.username);
  expect((await cook.graphql('mutation { endOtherSessions { ended } }')).data).toEqual({
    endOtherSessions: { ended: 2 },
  });
  expect(await Promise.all([cook, ...others].map(isSignedIn))).toEqual([true, false, false]);
});

test('a visit is noted, at most once an hour, and wakes an account that was inactive', async () => {
  const cook = await signUp(app);
  const em = app.database.orm.em.fork();
  const stored = async () =>
    (
      await em.execute<{ status: string; last_active_at: string }[]>(
        'select status, last_active_at::text from "user" where id = ?',
        [cook.id],
      )
    )[0];
  const before = await stored();
  await whoIs(cook);
  expect(await stored()).toEqual(before);
  await em.execute(`update "user" set status = 'inactive', last_active_at = now() - interval '40 days' where id = ?`, [
    cook.id,
  ]);
  await whoIs(cook);
  const after = await stored();
  expect(after?.status).toBe('active');
  expect(Date.parse(after?.last_active_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

describe('API tokens', () => {
  const canRead = async (program: Client): Promise<boolean> =>
    (await program.graphql('{ profile { stats { savedRecipes } } }')).errors === undefined;
  const rename = (program: Client) =>
    program.graphql('mutation { updateProfile(input: { name: "Somebody" }) { user { name } } }');

  test('a token does what its scopes say, in both transports, and nothing to the account itself', async () => {
    const cook = await signUp(app);
    const [reader, writer] = [await programOf(app, cook, ['READ']), await programOf(app, cook, ['WRITE'])];
    expect([await canRead(reader), await canRead(writer)]).toEqual([true, false]);
    expect((await reader.send('GET', '/api/profile')).status).toBe(200);
    expect((await writer.send('GET', '/api/profile')).status).toBe(403);
    expect(codeOf(await rename(reader))).toBe('FORBIDDEN');
    for (const account of [
      '{ viewer { apiTokens { id } } }',
      '{ viewer { sessions { id } } }',
      'mutation { createApiToken(input: { name: "More", scopes: [WRITE] }) { secret } }',
    ]) {
      expect(codeOf(await reader.graphql(account))).toBe('FORBIDDEN');
    }
  });

  test('it is shown once, known again by its beginning, and dead when it is revoked or expired', async () => {
    const cook = await signUp(app);
    const program = await programOf(app, cook, ['READ']);
    const tokens = async () =>
      (
        await cook.graphql<{ viewer: { apiTokens: { id: string; prefix: string; lastUsedAt: string | null }[] } }>(
          '{ viewer { apiTokens { id prefix lastUsedAt } } }',
        )
      ).data.viewer.apiTokens;
    expect(await tokens()).toEqual([
      { id: expect.any(String), prefix: expect.stringMatching(/^larder_[\w-]{6}$/), lastUsedAt: null },
    ]);
    expect(await canRead(program)).toBe(true);
    expect((await tokens())[0]?.lastUsedAt).toEqual(expect.any(String));
    await app.database.orm.em.fork().execute(`update api_token set expires_at = now() - interval '1 second'`);
    expect(await canRead(program)).toBe(false);
    await app.database.orm.em.fork().execute(`update api_token set expires_at = now() + interval '1 day'`);
    const [token] = await tokens();
    await cook.graphql('mutation Revoke($id: ID!) { revokeApiToken(input: { id: $id }) { apiToken { id } secret } }', {
      id: token?.id,
    });
    expect(await canRead(program)).toBe(false);
  });

  test('a token that is sent decides alone, whatever cookie comes with it', async () => {
    const cook = await signUp(app, undefined, {});
    const both = clientOf(app, { headers: { authorization: 'Bearer larder_nonsense' } });
    for (const [name, value] of cook.cookies) both.cookies.set(name, value);
    expect(await whoIs(both)).toBeUndefined();
  });
});
