import { randomUUID } from 'node:crypto';
import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, GOOD_PASSWORD, signUp, type Cook } from '../../support/clients.ts';

let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp({ catalogue: false });
  cook = await signUp(app);
});
afterAll(() => app.close());

const KEPT = 'This name is kept for those who run Larder. Choose another.';
const signUpAs = (username: string, name: string | null = null) =>
  clientOf(app).graphql('mutation($input: SignUpInput!) { signUp(input: $input) { user { id } } }', {
    input: { username, name, password: GOOD_PASSWORD },
  });
const rename = (name: string) =>
  cook.graphql('mutation($name: String!) { updateProfile(input: { name: $name }) { user { name } } }', {
    name,
  });

test.each([
  'admin.',
  'Admin',
  'adm1n',
  'the-admin',
  'admin_2',
  'larder',
  'Larder-Team',
  'larder.support',
  'moderator7',
  'root',
  'Iarder',
  'adrnin',
  'moderators',
  'The-Larder',
])('the user name %s is refused', async (username) => {
  expect((await signUpAs(username)).errors?.[0]).toMatchObject({
    message: KEPT,
    extensions: { code: 'BAD_USER_INPUT', field: 'username' },
  });
});

test.each([
  'Larder Team',
  'LARDER  TEAM',
  'Lаrder Teаm',
  'Ⓛarder Support',
  'Administrator',
  'Аdmin',
  'Jo (admin)',
  'Larder Creative',
  'Lárder Staff',
  'ᴀᴅᴍɪɴ',
  'ʟᴀʀᴅᴇʀ ᴛᴇᴀᴍ',
  '🅰🅳🅼🅸🅽',
  '🇦🇩🇲🇮🇳',
  'Adrninistrator',
  'Ꭺdmin',
  'ⲟfficial',
  'Łarder Team',
  'Larđer Team',
  'Ɩarder Team',
  'ᗩᗪᗰIᑎ',
  'Larder HQ',
  'Larder™',
])('the name %s is refused, when signing up and later', async (name) => {
  const refusal = { message: KEPT, extensions: { code: 'BAD_USER_INPUT', field: 'name' } };
  expect((await signUpAs(`cook-${randomUUID()}`, name)).errors?.[0]).toMatchObject(refusal);
  expect((await rename(name)).errors?.[0]).toMatchObject(refusal);
});

test.each([
  'Jo\u202Enimda',
  'La\u200Brder Team',
  'Jo\u200F',
  'a\u2066b',
  '\u2800',
  'Jo\u180E',
  'Jo\u2028Bea',
  'Jo\u0085',
])('a name that is shown as another than it is, is refused (%#)', async (name) => {
  expect((await rename(name)).errors?.[0]).toMatchObject({
    message: 'A name has a character that cannot be shown.',
    extensions: { code: 'BAD_USER_INPUT', field: 'name' },
  });
});

test.each([
  'Jo',
  'Мария Иванова',
  'Αδαμαντία',
  'علی‌رضا',
  'Chef 👩‍🍳',
  'My larder',
  'Adminah Smith',
  'Rooty Toot',
  'Supporter of soup',
  '李雷',
  'Teamwork',
  'Bernard Modern',
  '🇮🇹 Nonna',
  'Łukasz Đorđević',
  'Søren Kierkegård',
  'Anna Official-Baker',
])('the name %s is taken', async (name) => {
  expect((await rename(name)).errors).toBeUndefined();
});

test.each(['larderella', 'badminton', 'kitchen.team', 'system-of-a-bean', 'jo.2'])(
  'the user name %s is taken',
  async (username) => {
    expect((await signUpAs(username)).errors).toBeUndefined();
  },
);
