import { pino } from 'pino';
import { signUpAdmin } from '../../support/admins.ts';
import { createApp, type TestApp, type TestAppOptions } from '../../support/app.ts';

const open: TestApp[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

/** An app, and the warnings that it logs. */
async function watched(options: TestAppOptions = {}) {
  const warnings: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => warnings.push((JSON.parse(line) as { msg: string }).msg) });
  const app = await createApp({ catalogue: false, logger, ...options });
  open.push(app);
  const ask = (remoteAddress: string, headers: Record<string, string>) =>
    app.app.inject({ url: '/api/ingredients?q=egg', remoteAddress, headers });
  const isTold = async () => {
    const admin = await signUpAdmin(app);
    const { data } = await admin.graphql<{ adminSettings: object }>('{ adminSettings { hasUndeclaredProxy } }');
    return data.adminSettings;
  };
  return { ask, warnings, isTold };
}

test.each([
  ['127.0.0.1', 'x-forwarded-for', '203.0.113.7'],
  ['::ffff:172.18.0.2', 'x-forwarded-for', '203.0.113.7'],
  ['fd00::2', 'forwarded', 'for=203.0.113.7'],
])(
  'a proxy at %s that was not declared is warned of once, by %s, and admins are told',
  async (address, name, value) => {
    const { ask, warnings, isTold } = await watched();
    for (let times = 0; times < 2; times++) expect((await ask(address, { [name]: value })).statusCode).toBe(200);
    expect(warnings).toEqual([expect.stringContaining('set TRUST_PROXY to the number of proxies in front')]);
    expect(await isTold()).toEqual({ hasUndeclaredProxy: true });
  },
);

test('nothing is said of a request that comes by itself, of one from elsewhere that says it was passed on, nor of a declared proxy', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };
  const bare = await watched();
  await bare.ask('172.18.0.2', {});
  await bare.ask('198.51.100.4', forwarded);
  expect([bare.warnings, await bare.isTold()]).toEqual([[], { hasUndeclaredProxy: false }]);
  const declared = await watched({ trustProxy: 1 });
  await declared.ask('172.18.0.2', forwarded);
  expect([declared.warnings, await declared.isTold()]).toEqual([[], { hasUndeclaredProxy: false }]);
});
