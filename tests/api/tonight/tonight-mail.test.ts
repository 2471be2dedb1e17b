import { queueTonightMails } from '../../../api/src/modules/tonight/queue-tonight-mails.sql.ts';
import type { Jobs } from '../../../api/src/shared/job.ts';
import { createApp, type TestApp } from '../../support/app.ts';
import { clientOf, codeOf, signUp, type Cook } from '../../support/clients.ts';
import { eventually } from '../../support/eventually.ts';
import { giveAddress, giveConfirmedAddress, MailCatcher, PUBLIC_URL, type Caught } from '../../support/mail-catcher.ts';
import { changeItem, inDays, putIn } from '../../support/pantry.ts';
import { addRecipe } from '../../support/recipes.ts';

const SUBJECT = 'What to cook tonight';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = new Date();

/** Where it is six in the morning. */
const HERE = zoneWhereItIs(6);
/** Sixteen o'clock there. */
const FOUR = new Date(NOW.getTime() + 10 * HOUR_MS);

const catcher = new MailCatcher();
let app: TestApp;
let cook: Cook;
let address: string;
beforeAll(async () => {
  app = await createApp({ jobs: true, smtpUrl: await catcher.start(), publicUrl: PUBLIC_URL });
  await app.database.orm.em.fork().execute('delete from recipe');
  for (const [slug, lines] of [
    ['saag', ['200 g spinach', '2 onions']],
    ['spinach-rice', ['200 g spinach', '200 g rice', '2 eggs']],
    ['egg-rice', ['200 g rice', '2 eggs']],
    ['onion-rice', ['200 g rice', '2 onions']],
    ['omelette', ['3 eggs', '1 onion']],
    ['rice', ['200 g rice']],
  ] as const)
    await addRecipe(app, [...lines], { slug, title: `<${slug}>`, tags: ['dinner'], prepTime: 5, cookTime: 20 });
  await app.follower.refresh();
});
beforeEach(async () => {
  await app.database.orm.em.fork().execute('delete from tonight_mail');
  cook = await signUp(app);
  address = `${cook.username}@example.org`;
  await giveConfirmedAddress(app, cook, address);
});
afterAll(async () => {
  await app.close();
  await catcher.stop();
});

function zoneWhereItIs(hour: number): string {
  const ahead = hour - NOW.getUTCHours();
  const offset = ahead < -12 ? ahead + 24 : ahead;
  return offset > 0 ? `Etc/GMT-${offset}` : `Etc/GMT+${-offset}`;
}

const ask = (who: Cook, hour: number | null, timeZone: string | null = HERE) =>
  who.graphql<{ setTonightMail: { tonightMail: object | null } }>(
    'mutation Set($hour: Int, $timeZone: String) { setTonightMail(input: { hour: $hour, timeZone: $timeZone }) { tonightMail { hour timeZone } } }',
    { hour, timeZone },
  );
const asked = async (who: Cook): Promise<object | null> =>
  (await who.graphql<{ tonightMail: object | null }>('{ tonightMail { hour timeZone } }')).data.tonightMail;

/** A kitchen of which the spinach is due tomorrow. */
async function stock(who: Cook): Promise<void> {
  const { items } = await putIn(who, 'spinach', 'rice', 'eggs', 'onions');
  await changeItem(who, { id: items[0]?.id, bestBefore: inDays(1) });
}

/** A run of the job at a moment, and everything that it left to do. */
async function sweep(at: Date, jobs: Jobs = app.platform.jobs): Promise<void> {
  await queueTonightMails(app.database.orm.em, jobs, at);
  await settled();
}

const settled = (): Promise<true> =>
  eventually(async () => {
    const [{ left } = { left: 1 }] = await app.database.orm.em
      .fork()
      .execute<{ left: number }[]>(
        `select count(*)::int as left from pgboss.job where name = 'mail-tonight' and state < 'completed'`,
      );
    return left === 0 || undefined;
  });

const got = (): Caught[] => catcher.to(address, SUBJECT);
const stopLink = ({ mail }: Caught): string =>
  new URL(/https:\S+\/stop-tonight\/\S+/.exec(mail.text ?? '')?.[0] ?? '').pathname;

test('a cook who did not ask for it is not mailed', async () => {
  await stock(cook);
  expect(await asked(cook)).toBeNull();
  await sweep(FOUR);
  expect(got()).toEqual([]);
});

test('from the hour on, where the cook is, three dishes come with their reasons and links', async () => {
  await stock(cook);
  expect((await ask(cook, 16)).data.setTonightMail.tonightMail).toEqual({ hour: 16, timeZone: HERE });
  expect(await asked(cook)).toEqual({ hour: 16, timeZone: HERE });
  await sweep(new Date(FOUR.getTime() - HOUR_MS));
  expect(got()).toEqual([]);
  await sweep(FOUR);
  const [{ mail, to } = { mail: {}, to: [] }] = got() as Partial<Caught>[];
  expect(to).toEqual([address]);
  expect(mail?.text).toMatch(
    /<(saag|spinach-rice)>\nuses the spinach, due \S+( \d days)? · nothing to buy · 25 min\nhttps:\/\/larder\.example\/recipe\/\1\?fromPantry=true/,
  );
  expect(mail?.text?.match(/\?fromPantry=true/g)).toHaveLength(3);
  expect(mail?.text).toContain('https://larder.example/settings');
  expect(mail?.html).toMatch(
    /href="https:\/\/larder\.example\/recipe\/(saag|spinach-rice)\?fromPantry=true"[^>]*>&lt;\1&gt;</,
  );
  expect(mail?.html).toMatch(/<html lang="en"/);
});

test('once a day: not again that day, also at another hour, and again on the next', async () => {
  await stock(cook);
  await ask(cook, 16);
  await sweep(FOUR);
  await ask(cook, 18);
  await sweep(new Date(FOUR.getTime() + 3 * HOUR_MS));
  expect(got()).toHaveLength(1);
  await sweep(new Date(FOUR.getTime() + DAY_MS + 3 * HOUR_MS));
  expect(got()).toHaveLength(2);
});

test('no dish of one evening is in the message of the next', async () => {
  await stock(cook);
  await ask(cook, 16);
  await sweep(FOUR);
  await sweep(new Date(FOUR.getTime() + DAY_MS));
  const dishes = got().flatMap(({ mail }) => mail.text?.match(/\/recipe\/\S+/g) ?? []);
  expect(dishes).toHaveLength(6);
  expect(new Set(dishes).size).toBe(6);
});

test('an hour that has passed today counts from tomorrow', async () => {
  await stock(cook);
  await ask(cook, 3);
  await sweep(FOUR);
  expect(got()).toEqual([]);
  await sweep(new Date(FOUR.getTime() + DAY_MS));
  expect(got()).toHaveLength(1);
});

test('on a day when nothing is due there is no message, also if something is due an hour later', async () => {
  await putIn(cook, 'rice');
  await ask(cook, 16);
  await sweep(FOUR);
  await stock(cook);
  await sweep(new Date(FOUR.getTime() + HOUR_MS));
  expect(got()).toEqual([]);
});

test('nothing goes to an address that is not confirmed, nor to an account that is suspended', async () => {
  await stock(cook);
  await ask(cook, 16);
  const em = app.database.orm.em.fork();
  await em.execute('update "user" set email_confirmed_at = null where id = ?', [cook.id]);
  await sweep(FOUR);
  await em.execute(`update "user" set email_confirmed_at = now(), status = 'banned' where id = ?`, [cook.id]);
  await sweep(FOUR);
  expect(got()).toEqual([]);
  await em.execute(`update "user" set status = 'active' where id = ?`, [cook.id]);
  await sweep(FOUR);
  expect(got()).toHaveLength(1);
});

test('two runs at once leave one message, and a run that breaks off leaves none and loses none', async () => {
  await stock(cook);
  await ask(cook, 16);
  const { jobs } = app.platform;
  const broken: Jobs = {
    send: async (...task) => {
      await jobs.send(...task);
      throw new Error('Broken off');
    },
  };
  await expect(sweep(FOUR, broken)).rejects.toThrow('Broken off');
  await settled();
  expect(got()).toEqual([]);
  await Promise.all([sweep(FOUR), sweep(FOUR), sweep(FOUR)]);
  expect(got()).toHaveLength(1);
});

test('a message that the mail server would not take is tried again, and arrives once', async () => {
  await stock(cook);
  await ask(cook, 16);
  catcher.refusals = 1;
  await queueTonightMails(app.database.orm.em, app.platform.jobs, FOUR);
  await catcher.message(address, SUBJECT);
  await settled();
  expect(got()).toHaveLength(1);
});

test('a mail program stops the messages by a POST of its own; to look at the link stops nothing', async () => {
  await stock(cook);
  await ask(cook, 16);
  await sweep(FOUR);
  const [caught] = got() as [Caught];
  const header = (name: string) => caught.mail.headers.find(({ key }) => key === name)?.value;
  expect(header('list-unsubscribe')).toBe(`<${PUBLIC_URL}${stopLink(caught)}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const program = clientOf(app);
  const page = await program.send('GET', stopLink(caught));
  expect(page).toMatchObject({ status: 200, body: expect.stringContaining('<form method="post">') });
  expect(await asked(cook)).not.toBeNull();
  const stop = () =>
    app.app.inject({
      method: 'POST',
      url: stopLink(caught),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await stop()).statusCode).toBe(200);
  expect(await asked(cook)).toBeNull();
  expect((await stop()).statusCode).toBe(200);
  await sweep(new Date(FOUR.getTime() + DAY_MS));
  expect(got()).toHaveLength(1);
});

test('a person stops them with the button of the page; a page of another site does not', async () => {
  await stock(cook);
  await ask(cook, 16);
  await sweep(FOUR);
  const url = stopLink(got()[0] as Caught);
  const press = (site: string) =>
    app.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    });
  expect((await press('cross-site')).statusCode).toBe(403);
  expect(await asked(cook)).not.toBeNull();
  expect(await press('same-origin')).toMatchObject({ statusCode: 200, body: expect.stringContaining('have stopped') });
  expect(await asked(cook)).toBeNull();
});

test('a link that was never sent stops nothing, and leads to the settings', async () => {
  await ask(cook, 16);
  for (const method of ['GET', 'POST'] as const)
    expect(await clientOf(app).send(method, `/stop-tonight/${'a'.repeat(43)}`)).toMatchObject({
      status: 404,
      body: expect.stringContaining('href="/settings"'),
    });
  expect(await asked(cook)).not.toBeNull();
});

test('it is turned off as it was turned on, in both APIs', async () => {
  const set = await cook.send('PUT', '/api/tonight/mail', { hour: 16, timeZone: 'Europe/Berlin' });
  expect(set.json()).toEqual({ hour: 16, timeZone: 'Europe/Berlin' });
  expect((await cook.send('GET', '/api/tonight/mail')).json()).toEqual({ hour: 16, timeZone: 'Europe/Berlin' });
  expect((await ask(cook, null, null)).data.setTonightMail.tonightMail).toBeNull();
  expect((await cook.send('GET', '/api/tonight/mail')).json()).toEqual({});
  await ask(cook, 16);
  expect((await cook.send('PUT', '/api/tonight/mail', { hour: null })).json()).toEqual({});
  expect(await asked(cook)).toBeNull();
});

test.each([
  [24, HERE, 'hour'],
  [-1, HERE, 'hour'],
  [16, null, 'timeZone'],
  [16, 'Europe/Atlantis', 'timeZone'],
  [16, '', 'timeZone'],
])('hour %j in %j is refused, naming %s', async (hour, timeZone, field) => {
  expect((await ask(cook, hour, timeZone)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  const answer = await cook.send('PUT', '/api/tonight/mail', { hour, timeZone });
  expect(answer.status).toBe(400);
  expect(await asked(cook)).toBeNull();
});

test('a cook without an address, or with one that is not confirmed, is told what to do first', async () => {
  const other = await signUp(app);
  expect((await ask(other, 16)).errors?.[0]).toMatchObject({
    message: expect.stringContaining('settings'),
    extensions: { code: 'BAD_USER_INPUT', field: 'email' },
  });
  await giveAddress(other, 'other@example.org');
  expect((await ask(other, 16)).errors?.[0]?.message).toContain('not confirmed');
});

test('a server that sends no mail says so', async () => {
  const quiet = await createApp({ catalogue: false });
  try {
    const other = await signUp(quiet);
    await giveConfirmedAddress(quiet, other, 'other@example.org');
    const refused = await ask(other, 16);
    expect(codeOf(refused)).toBe('BAD_USER_INPUT');
    expect(refused.errors?.[0]?.message).toBe('This server sends no e-mail.');
  } finally {
    await quiet.close();
  }
});

test("it is among the cook's data", async () => {
  await ask(cook, 16);
  const data = (await cook.send('GET', '/api/profile/data')).json<{ tonightMail: object }>();
  expect(data.tonightMail).toEqual({ hour: 16, timeZone: HERE, sentOn: null });
});
