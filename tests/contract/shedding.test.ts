import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createApp, type TestApp } from '../support/app.ts';
import { codeOf, signUp, type Cook } from '../support/clients.ts';

/** Few, so that a test can fill the place. */
const MOST = 4;
let app: TestApp;
let cook: Cook;
beforeAll(async () => {
  app = await createApp({ catalogue: false, inFlightMax: MOST });
  cook = await signUp(app);
});
afterAll(() => app.close());

/** Holds the lists so that a writer waits, until it is let go. */
async function holdLists(): Promise<() => Promise<void>> {
  const em = app.database.orm.em.fork();
  await em.begin();
  await em.execute('lock table shopping_list in access exclusive mode');
  return () => em.rollback();
}

const makeList = (who = cook) =>
  who.graphql('mutation { createShoppingList(input: { name: "Friday" }) { shoppingList { id } } }');

test('beyond what one process works on at once it is refused at once with 503 and Retry-After; health checks are answered; then all is well again', async () => {
  const letGo = await holdLists();
  const held = Array.from({ length: MOST }, () => makeList());
  await pause(200);
  const began = performance.now();
  for (const [method, url] of [
    ['POST', '/graphql'],
    ['GET', '/api/recipes?ingredients=egg'],
  ] as const) {
    const answer = await app.app.inject({
      method,
      url,
      ...(method === 'POST' && { payload: { query: '{ __typename }' } }),
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect(answer.body).toContain('Too many people ask Larder for something just now. Try again in a moment.');
  }
  expect(performance.now() - began).toBeLessThan(1_000);
  expect((await app.rest('/livez')).status).toBe(200);
  expect((await app.rest('/readyz')).status).toBe(200);
  await letGo();
  expect((await Promise.all(held)).map(({ errors }) => errors)).toEqual(held.map(() => undefined));
  expect((await makeList()).errors).toBeUndefined();
});

/** Begins requests, and sends no more than the first sign of their bodies. */
async function beginToAsk(count: number): Promise<() => void> {
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  let begun = 0;
  const allBegun = new Promise<void>((resolve) => app.app.server.on('request', () => ++begun === count && resolve()));
  const lines = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  for (const line of lines)
    line.write(
      'POST /graphql HTTP/1.1\r\nhost: larder\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{',
    );
  await allBegun;
  return () => lines.forEach((line) => line.destroy());
}

test('an endless request body takes no slot, and is cut off', async () => {
  const end = await beginToAsk(MOST);
  const answer = await app.rest('/api/ingredients?q=egg');
  end();
  expect(answer.status).toBe(200);
  expect(app.app.server.requestTimeout).toBe(300_000);
});

test('a request that waits for a lock gets an error within the limit, in both transports', async () => {
  const other = await signUp(app);
  const letGo = await holdLists();
  const began = performance.now();
  const [graph, rest] = await Promise.all([makeList(), other.send('POST', '/api/shopping-lists', { name: 'Friday' })]);
  const took = performance.now() - began;
  await letGo();
  expect(took).toBeLessThan(8_000);
  expect(graph.errors).toMatchObject([
    {
      message: 'This took too long, so it was given up. Try again in a moment.',
      extensions: { code: 'UNAVAILABLE', retryAfter: 2 },
    },
  ]);
  expect([rest.status, rest.headers['retry-after'], rest.body]).toEqual([
    503,
    '2',
    'This took too long, so it was given up. Try again in a moment.',
  ]);
});

test('without a connection to give, a request is refused after two seconds with Retry-After, and the next one finds all as it was', async () => {
  const holders = Array.from({ length: 10 }, () => app.database.orm.em.fork());
  await Promise.all(holders.map((em) => em.begin()));
  const began = performance.now();
  const answer = await cook.send('GET', '/api/shopping-lists');
  const took = performance.now() - began;
  const graph = await cook.graphql('{ shoppingLists { id } }');
  await Promise.all(holders.map((em) => em.rollback()));
  expect(took).toBeGreaterThan(1_500);
  expect(took).toBeLessThan(4_000);
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  expect([graph.status, codeOf(graph)]).toEqual([503, 'UNAVAILABLE']);
  expect((await cook.send('GET', '/api/shopping-lists')).status).toBe(200);
});

test.each([
  ['statement_timeout', '10s'],
  ['lock_timeout', '5s'],
  ['idle_in_transaction_session_timeout', '30s'],
])('every connection gives up what takes too long: %s is %s', async (setting, value) => {
  expect(await app.database.orm.em.fork().execute(`show ${setting}`)).toEqual([{ [setting]: value }]);
});
