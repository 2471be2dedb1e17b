import { buildApp } from '../../../api/src/app.ts';
import { connect } from '../../../api/src/db/orm.ts';
import { UsageMeter } from '../../../api/src/db/usage-meter.ts';
import { ALWAYS_WELL } from '../../../api/src/http/health.ts';
import { AdminStatsService } from '../../../api/src/modules/admin/admin-stats.service.ts';
import { anonymous } from '../../../api/src/modules/users/caller.ts';
import { Role } from '../../../api/src/modules/users/user-enums.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { signUpAdmin } from '../../support/admins.ts';
import { addRecipe } from '../../support/recipes.ts';
import type { Cook } from '../../support/clients.ts';

let app: TestApp;
let admin: Cook;
beforeAll(async () => {
  app = await createApp();
  await app.database.orm.em.fork().execute('delete from recipe');
  admin = await signUpAdmin(app);
});
afterAll(() => app.close());

interface Stats {
  adminStats: {
    users: { total: number; newThisMonth: number; active: number };
    recipes: { total: number; pending: number };
    system: { uptime: number; apiCalls: number; errors: number };
  };
}
const stats = async (): Promise<Stats['adminStats']> => {
  await app.usage.flush();
  return (
    await admin.graphql<Stats>(
      '{ adminStats { users { total newThisMonth active } recipes { total pending } system { uptime apiCalls errors } } }',
    )
  ).data.adminStats;
};

test('the calls of two processes add up to the requests that were sent', async () => {
  const usage = new UsageMeter(app.database.orm, { warn: () => undefined });
  const other = await buildApp({ ...app.platform, usage }, ALWAYS_WELL, { trustProxy: 0 });
  const before = (await stats()).system.apiCalls;
  await Promise.all(Array.from({ length: 30 }, () => app.rest('/api/ingredients?q=egg')));
  await Promise.all(
    Array.from({ length: 20 }, () =>
      other.inject({ method: 'POST', url: '/graphql', payload: { query: '{ __typename }' } }),
    ),
  );
  await app.rest('/livez');
  await other.close();
  await usage.stop();
  // One more: the first of the two questions itself.
  expect((await stats()).system.apiCalls).toBe(before + 51);
});

test('only failures of our own count as errors', async () => {
  const before = (await stats()).system.errors;
  await app.rest('/api/recipe/there-is-none');
  await app.graphql('{ nothing }');
  expect((await stats()).system.errors).toBe(before);
  app.platform.usage.count('error', 'INTERNAL_SERVER_ERROR');
  expect((await stats()).system.errors).toBe(before + 1);
});

test('what is older than a day is not counted', async () => {
  const before = (await stats()).system.apiCalls;
  await app.database.orm.em
    .fork()
    .execute(`insert into usage_hour values (date_trunc('hour', now()) - interval '24 hours', 'call', 'rest', 1000)`);
  expect((await stats()).system.apiCalls).toBe(before + 1);
});

test('uptime is the share of the minutes in which a process ran', async () => {
  const em = app.database.orm.em.fork();
  await em.execute(`delete from usage_hour where measure = 'up'`);
  await em.execute(
    `insert into usage_hour select date_trunc('hour', m), 'up', extract(minute from m)::text, 1 from generate_series(date_trunc('minute', now()) - interval '99 minutes', date_trunc('minute', now()) - interval '25 minutes', interval '1 minute') m`,
  );
  const { uptime } = (await stats()).system;
  expect(uptime).toBeGreaterThanOrEqual(74);
  expect(uptime).toBeLessThanOrEqual(77);
});

test('a process that has just started has been up all the time, also where clocks are half an hour from those of UTC', async () => {
  const { database, platform } = app;
  await database.orm.em.fork().execute(`delete from usage_hour where measure = 'up'`);
  await database.orm.em
    .fork()
    .execute(`alter database ${new URL(database.url).pathname.slice(1)} set timezone = 'Asia/Kolkata'`);
  const there = await connect(database.url);
  try {
    const usage = new UsageMeter(there, { warn: () => undefined });
    usage.count('up', String(new Date().getUTCMinutes()));
    await usage.flush();
    const caller = {
      ...anonymous(),
      viewer: {
        id: admin.id,
        username: admin.username,
        role: Role.ADMIN,
        via: { kind: 'session' as const, id: '', isConfirmed: true },
      },
    };
    expect((await new AdminStatsService(there.em.fork(), caller).stats()).system.uptime).toBeGreaterThanOrEqual(50);
    const [{ minute } = { minute: -1 }] = await platform.orm.em
      .fork()
      .execute<{ minute: number }[]>(
        `select extract(minute from hour at time zone 'utc')::int as minute from usage_hour where measure = 'up'`,
      );
    expect(minute).toBe(0);
  } finally {
    await there.close(true);
  }
});

test('a page view is counted, and the match index has nothing to do for it', async () => {
  const { slug } = await addRecipe(app, ['2 eggs'], { slug: 'viewed' });
  const stamp = async () =>
    (
      await app.database.orm.em
        .fork()
        .execute<{ views: number; changed_xid: string }[]>('select views, changed_xid from recipe where slug = ?', [
          slug,
        ])
    )[0];
  const before = await stamp();
  await app.rest(`/api/recipe/${slug}`);
  await app.graphql(`{ recipe(slug: "${slug}") { title } }`);
  await app.usage.flush();
  expect(await stamp()).toEqual({ views: 2, changed_xid: before?.changed_xid });
});
