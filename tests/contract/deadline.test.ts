import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { buildApp } from '../../api/src/app.ts';
import { ALWAYS_WELL } from '../../api/src/http/health.ts';
import { createApp, type TestApp } from '../support/app.ts';
import { clientOf, signUp, type Client, type Cook } from '../support/clients.ts';
import { eventually } from '../support/eventually.ts';
import { sign } from '../support/photos.ts';

/** Shorter than anything else that gives up, in milliseconds. */
const DEADLINE = 1_000;
const GIVEN_UP = 'Larder could not answer in time, and gave up. Try again in a moment.';
let app: TestApp;
/** The same Larder with its usual limits: what a test needs is made there, however busy the machine is. */
let patient: TestApp;
let cook: Client;
let letGo: () => Promise<void>;
beforeAll(async () => {
  app = await createApp({ catalogue: false, deadline: DEADLINE });
  patient = { ...app, app: await buildApp(app.platform, ALWAYS_WELL, { trustProxy: 0 }) };
  const { cookies } = await signUp(patient);
  cook = clientOf(app);
  for (const [name, value] of cookies) cook.cookies.set(name, value);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const em = app.database.orm.em.fork();
  await em.begin();
  await em.execute('lock table shopping_list in access exclusive mode');
  letGo = () => em.rollback();
});
afterAll(async () => {
  await letGo();
  await patient.app.close();
  await app.close();
});

/** Nothing outlives its limit by more than a second. */
async function expectInTime<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const answer = await work();
  expect(performance.now() - began).toBeLessThan(DEADLINE + 1_000);
  return answer;
}

test.each([
  ['GET', '/api/shopping-lists', undefined],
  ['POST', '/api/shopping-lists', { name: 'Friday' }],
] as const)('REST gives up a %s at its limit, with 503 and the time to come back', async (method, path, body) => {
  const answer = await expectInTime(() => cook.send(method, path, body));
  expect([answer.status, answer.body, answer.headers['retry-after']]).toEqual([503, GIVEN_UP, '5']);
});

test.each([
  '{ shoppingLists { id } }',
  'mutation { createShoppingList(input: { name: "Friday" }) { shoppingList { id } } }',
])('GraphQL gives up at its limit, with 503 and the time to come back: %s', async (query) => {
  const answer = await expectInTime(() => cook.send('POST', '/graphql', { query }));
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.json()).toMatchObject({
    errors: [{ message: GIVEN_UP, extensions: { code: 'UNAVAILABLE', retryAfter: 5 } }],
  });
});

test.each(['/graphql', '/api/shopping-lists'])(
  'a client of %s that never sends the rest of its body is answered and let go at the limit',
  async (path) => {
    const { port } = app.app.server.address() as AddressInfo;
    const line = connect(port, '127.0.0.1').setEncoding('utf8');
    line.write(
      `POST ${path} HTTP/1.1\r\nhost: larder\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{`,
    );
    let said = '';
    line.on('data', (text: string) => (said += text));
    await expectInTime(() => once(line, 'close'));
    expect(said).toMatch(/^HTTP\/1\.1 503 .*/);
    expect(said).toContain(GIVEN_UP);
  },
);

test('a client that never takes its answers is let go at the limit', async () => {
  const { port } = app.app.server.address() as AddressInfo;
  const accepted = once(app.app.server, 'connection') as Promise<[Socket]>;
  const line = connect(port, '127.0.0.1').pause();
  const [ours] = await accepted;
  // More than the buffers of a connection hold.
  line.write('GET /api/openapi.json HTTP/1.1\r\nhost: larder\r\n\r\n'.repeat(300));
  await expectInTime(() => once(ours, 'close'));
  line.destroy();
});

test('a photo and a file of recipes may take longer to come in', async () => {
  const { port } = app.app.server.address() as AddressInfo;
  const send = (line: string, headers: string) => {
    const sending = connect(port, '127.0.0.1').resume();
    sending.write(`${line} HTTP/1.1\r\nhost: larder\r\n${headers}\r\ncontent-length: 500\r\n\r\n{`);
    return sending;
  };
  const { uploadUrl } = await sign(await signUp(patient), 'image/png', 500);
  const { pathname, search } = new URL(uploadUrl);
  const cookies = [...cook.cookies].map((pair) => pair.join('=')).join('; ');
  const sent = [
    send(`PUT ${pathname}${search}`, 'content-type: image/png'),
    send('POST /api/import/file?name=recipes.json', `content-type: application/octet-stream\r\ncookie: ${cookies}`),
  ];
  // Each is given up at the limit; after the second what had the same limit would be let go.
  for (let times = 0; times < 2; times++) expect((await cook.send('GET', '/api/shopping-lists')).status).toBe(503);
  expect(sent.map(({ closed }) => closed)).toEqual([false, false]);
  for (const sending of sent) sending.destroy();
});

describe('a client that never sends the rest of a file is answered and let go at the limit', () => {
  let slow: TestApp;
  let sender: Cook;
  beforeAll(async () => {
    slow = await createApp({ catalogue: false, fileDeadline: DEADLINE });
    sender = await signUp(slow);
    await slow.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => slow.close());

  /** What is said to one who sends a byte of five hundred, until the connection ends. */
  async function sendOneByte(request: string, headers: readonly string[]): Promise<string> {
    const { port } = slow.app.server.address() as AddressInfo;
    const line = connect(port, '127.0.0.1').setEncoding('utf8');
    line.write([`${request} HTTP/1.1`, 'host: larder', 'content-length: 500', ...headers, '', '{'].join('\r\n'));
    let said = '';
    line.on('data', (text: string) => (said += text));
    await expectInTime(() => once(line, 'close'));
    return said;
  }

  test('and the address of a photo takes the whole of it then', async () => {
    const { uploadUrl } = await sign(sender, 'image/png', 500);
    const { pathname, search } = new URL(uploadUrl);
    const said = await sendOneByte(`PUT ${pathname}${search}`, ['content-type: image/png']);
    expect(said).toMatch(/^HTTP\/1\.1 503 /);
    expect(said).toContain(GIVEN_UP);
    const whole = await sender.put(pathname + search, new Uint8Array(500), { 'content-type': 'image/png' });
    expect(whole.status).toBe(204);
  });

  test('and a file of recipes that is sent next is not kept out by it', async () => {
    const cookies = [...sender.cookies].map((pair) => pair.join('=')).join('; ');
    const said = await sendOneByte('POST /api/import/file?name=archive.zip', [
      'content-type: application/octet-stream',
      `cookie: ${cookies}`,
    ]);
    expect(said).toMatch(/^HTTP\/1\.1 503 /);
    expect(said).toContain(GIVEN_UP);
    await eventually(async () => ((await sender.send('GET', '/api/import/file')).status === 204 ? true : null));
  });
});
