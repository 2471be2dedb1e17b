import { removeOutdated } from '../../../api/src/jobs/outdated-cleanup.sql.ts';
import { signUpAdmin } from '../../support/admins.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, freshAddress, type Cook } from '../../support/clients.ts';

let app: TestApp;
let admin: Cook;
beforeAll(async () => {
  app = await createApp({ pages: true, catalogue: false, publicUrl: 'https://larder.example' });
  admin = await signUpAdmin(app);
});
afterAll(() => app.close());
afterEach(() => sql('delete from content_report'));

const sql = (text: string) => app.database.orm.em.fork().execute(text);

/** Sends reports as a browser does. */
const report = (payload: string, type = 'application/csp-report', remoteAddress = freshAddress()) =>
  app.app.inject({ method: 'POST', url: '/csp-reports', headers: { 'content-type': type }, payload, remoteAddress });

const byUri = (more: object = {}): string =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://larder.example/recipe/minestrone?token=secret#part',
      'violated-directive': 'script-src-elem',
      'blocked-uri': 'https://ads.example/track.js?cook=ada',
      'script-sample': 'steal()',
      ...more,
    },
  });

const reports = async (): Promise<object[]> =>
  (await admin.graphql<{ adminContentReports: object[] }>('{ adminContentReports { directive blocked page count } }'))
    .data.adminContentReports;
const ADS = { directive: 'script-src-elem', blocked: 'https://ads.example', page: '/recipe/minestrone', count: 1 };

test('every page tells browsers where to report, the old way and the new one', async () => {
  const { headers } = await clientOf(app, { headers: { accept: 'text/html' } }).send('GET', '/');
  expect(headers['content-security-policy']).toMatch(/; report-uri \/csp-reports; report-to csp$/);
  expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"');
});

test('what was blocked is kept without anything of the one it happened to, and counted when it comes again', async () => {
  for (const count of [1, 2]) {
    expect((await report(byUri())).statusCode).toBe(204);
    expect(await reports()).toEqual([{ ...ADS, count }]);
  }
});

test('a list of reports is read, too, and what is none of them or of another site is left out', async () => {
  const body = {
    documentURL: 'https://larder.example/search?q=x',
    effectiveDirective: 'img-src',
    blockedURL: 'inline',
  };
  const list = [
    { type: 'csp-violation', body },
    { type: 'csp-violation', body: { ...body, documentURL: 'https://elsewhere.example/' } },
    { type: 'csp-violation', body: { ...body, effectiveDirective: '<script>' } },
    { type: 'deprecation', body: { message: 'old' } },
    null,
    'text',
  ];
  expect((await report(JSON.stringify(list), 'application/reports+json')).statusCode).toBe(204);
  expect(await reports()).toEqual([{ directive: 'img-src', blocked: 'inline', page: '/search', count: 1 }]);
});

test('texts are cut and made one line', async () => {
  await report(
    byUri({
      'blocked-uri': `a\u0000b\u202e\n${'x'.repeat(500)}`,
      'document-uri': `https://larder.example/${'y'.repeat(500)}`,
    }),
  );
  expect(await reports()).toEqual([
    { ...ADS, blocked: expect.stringMatching(/^a b x{116}$/), page: `/${'y'.repeat(119)}` },
  ]);
});

test.each([
  ['a body that is too long', `"${'x'.repeat(17_000)}"`, 'application/csp-report', 413],
  ['what is no JSON', '{', 'application/csp-report', 400],
  ['a form', 'a=b', 'application/x-www-form-urlencoded', 415],
])('%s is refused', async (_what, payload, type, status) => {
  expect((await report(payload, type)).statusCode).toBe(status);
  expect(await reports()).toEqual([]);
});

test('of one request twenty reports are read, and of one address sixty requests an hour', async () => {
  const many = Array.from({ length: 50 }, (_, at) => ({
    body: { documentURL: `https://larder.example/${at}`, effectiveDirective: 'img-src', blockedURL: 'data' },
  }));
  await report(JSON.stringify(many), 'application/reports+json');
  expect(await reports()).toHaveLength(20);
  const address = freshAddress();
  for (let at = 0; at < 65; at++)
    expect((await report(byUri(), 'application/csp-report', address)).statusCode).toBe(204);
  expect(await reports()).toContainEqual({ ...ADS, count: 60 });
});

test('what was not reported again for 30 days goes', async () => {
  await report(byUri());
  await report(byUri({ 'blocked-uri': 'eval' }));
  await sql(`update content_report set last_at = now() - interval '31 days' where blocked = 'eval'`);
  await removeOutdated(app.database.orm.em);
  expect(await reports()).toEqual([ADS]);
});
