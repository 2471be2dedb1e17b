import { createApp, type TestApp } from '../../support/app.ts';
import { LanguageModel } from '../../../api/src/shared/language-model.ts';
import { signUpAdmin } from '../../support/admins.ts';
import { clientOf, GOOD_PASSWORD, type Cook } from '../../support/clients.ts';
import { eventually } from '../../support/eventually.ts';
import { startModelServer, type ModelServer } from '../../support/model-server.ts';

let app: TestApp;
let admin: Cook;
let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
  app = await createApp({
    catalogue: false,
    jobs: true,
    model: new LanguageModel({ baseUrl: server.baseUrl, model: 'kitchen' }),
  });
  admin = await signUpAdmin(app);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const change = (input: object) =>
  admin.graphql(
    'mutation Set($input: SiteSettingsInput!) { updateSettings(input: $input) { settings { banner signUp moderation } } }',
    { input },
  );
const join = (username: string, invitation?: string) =>
  clientOf(app).graphql('mutation Join($input: SignUpInput!) { signUp(input: $input) { user { username } } }', {
    input: { username, password: GOOD_PASSWORD, ...(invitation && { invitation }) },
  });

test('everyone sees the banner', async () => {
  await change({ banner: 'Closed for cleaning on Sunday.' });
  expect((await clientOf(app).graphql('{ site { banner signUp } }')).data).toEqual({
    site: { banner: 'Closed for cleaning on Sunday.', signUp: 'OPEN' },
  });
});

test('what is left out of a change stays as it is', async () => {
  await change({ banner: 'Hello.', moderation: false });
  expect((await change({ signUp: 'OPEN' })).data).toEqual({
    updateSettings: { settings: { banner: 'Hello.', signUp: 'OPEN', moderation: false } },
  });
});

describe('the footer', () => {
  const FOOTER = 'authorName portfolioUrl sourceUrl networkUrl mailUrl photosUrl';
  const footer = async () =>
    (await clientOf(app).graphql<{ site: Record<string, string> }>(`{ site { ${FOOTER} } }`)).data.site;

  test('leads everyone where the admins say, and before that to the fronts of the places it names', async () => {
    expect(await footer()).toEqual({
      authorName: 'the Larder kitchen',
      portfolioUrl: '/search',
      sourceUrl: 'https://github.com/',
      networkUrl: 'https://www.linkedin.com/',
      mailUrl: expect.stringMatching(/^mailto:/),
      photosUrl: 'https://www.instagram.com/',
    });
    await change({
      authorName: ' Ada Marsh ',
      portfolioUrl: 'https://ada.example',
      mailUrl: 'mailto:ada@example.org',
      photosUrl: '',
    });
    expect(await footer()).toMatchObject({
      authorName: 'Ada Marsh',
      portfolioUrl: 'https://ada.example/',
      sourceUrl: 'https://github.com/',
      mailUrl: 'mailto:ada@example.org',
      photosUrl: '',
    });
  });

  test('keeps what a change leaves out or has no value for', async () => {
    await change({ sourceUrl: 'https://git.example/larder', banner: null });
    const before = await footer();
    expect((await change({ moderation: true, sourceUrl: null, banner: null })).errors).toBeUndefined();
    expect(await footer()).toEqual(before);
  });

  test.each([
    'javascript:alert(1)',
    'http://ada.example',
    'data:text/html,hi',
    'ada.example',
    '//ada.example',
    '/\\ada.example',
    'https://',
    'ftp://ada.example',
    'mail to:ada',
  ])('never leads to %s', async (address) => {
    const before = await footer();
    for (const field of ['portfolioUrl', 'sourceUrl', 'networkUrl', 'mailUrl', 'photosUrl']) {
      expect((await change({ [field]: address })).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        field,
      });
    }
    expect(await footer()).toEqual(before);
  });

  test('has names of at most 80 characters and addresses of at most 500', async () => {
    expect((await change({ authorName: 'a'.repeat(81) })).errors?.[0]).toMatchObject({
      message: 'The name has at most 80 characters.',
      extensions: { field: 'authorName' },
    });
    expect((await change({ photosUrl: `https://ada.example/${'a'.repeat(500)}` })).errors?.[0]).toMatchObject({
      message: 'The address of the photos has at most 500 characters.',
      extensions: { field: 'photosUrl' },
    });
  });

  test('is in the audit log when it changes', async () => {
    await change({ networkUrl: 'https://network.example/ada' });
    const { data } = await admin.graphql<{
      adminAudit: { nodes: { action: string; after: Record<string, string> }[] };
    }>('{ adminAudit(first: 1, action: "settings.change") { nodes { action after } } }');
    expect(data.adminAudit.nodes).toEqual([
      { action: 'settings.change', after: expect.objectContaining({ networkUrl: 'https://network.example/ada' }) },
    ]);
  });
});

test('where sign-up is by invitation, each invitation lets one person in', async () => {
  await change({ signUp: 'INVITATION' });
  expect((await join('stranger')).errors?.[0]).toMatchObject({
    message: 'An account here needs an invitation. Ask an admin for one.',
    extensions: { field: 'invitation' },
  });
  const { data } = await admin.graphql<{ createInvitation: { code: string } }>(
    'mutation { createInvitation { code expiresAt } }',
  );
  const { code } = data.createInvitation;
  const both = await Promise.all([join('guest-one', code), join('guest-two', code)]);
  expect(both.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  await change({ signUp: 'OPEN' });
});

test('an invitation is not used up by a sign-up that fails', async () => {
  await change({ signUp: 'INVITATION' });
  const { data } = await admin.graphql<{ createInvitation: { code: string } }>(
    'mutation { createInvitation { code } }',
  );
  expect((await join(admin.username, data.createInvitation.code)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await join('third-time', data.createInvitation.code)).errors).toBeUndefined();
  await change({ signUp: 'OPEN' });
});

test('the model is tried out, and its silence told', async () => {
  server.says({ answer: 'ready' });
  expect((await admin.graphql('mutation { testModel { works message } }')).data).toEqual({
    testModel: { works: true, message: 'The model answers.' },
  });
  server.says('nonsense');
  expect((await admin.graphql('mutation { testModel { works } }')).data).toEqual({ testModel: { works: false } });
});

test('a backup is made on the server when an admin asks for one', async () => {
  const last = async () =>
    (
      await admin.graphql<{ adminSettings: { lastBackup: { rows: number; bytes: number } | null } }>(
        '{ adminSettings { lastBackup { rows bytes } } }',
      )
    ).data.adminSettings.lastBackup;
  expect(await last()).toBeNull();
  expect((await admin.graphql('mutation { startBackup { started } }')).data).toEqual({
    startBackup: { started: true },
  });
  const made = await eventually(last);
  expect(made.rows).toBeGreaterThan(0);
  expect(made.bytes).toBeGreaterThan(0);
});
