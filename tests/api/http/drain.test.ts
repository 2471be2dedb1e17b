import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { finishAnswers, serveWhileAsked } from '../../../api/src/http/drain.ts';

/** More than any line holds by itself. */
const LARGE = Buffer.alloc(64 * 2 ** 20, 'x');

/** A server with something large to give, and a caller who has asked for it and got its beginning. */
async function halfway(patience?: number): Promise<{ app: FastifyInstance; caller: Socket }> {
  const app = fastify();
  finishAnswers(app, patience);
  app.get('/', async () => LARGE);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const caller = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  caller.write('GET / HTTP/1.1\r\nhost: larder\r\nconnection: close\r\n\r\n');
  await once(caller, 'readable');
  return { app, caller };
}

test('who takes an answer while the server closes gets all of it', async () => {
  const { app, caller } = await halfway();
  const closed = app.close();
  let bytes = 0;
  for await (const part of caller) bytes += (part as Buffer).length;
  await closed;
  expect(bytes).toBeGreaterThan(LARGE.length);
});

test('who does not take it does not hold the end up', async () => {
  const { app, caller } = await halfway(200);
  await app.close();
  expect(caller.readableEnded).toBe(false);
  caller.destroy();
});

/** A server that is told to end, and how often it has answered by the time it has closed to callers who each come on a connection of their own. */
async function askWhileItEnds(until: (answers: number) => boolean, within?: number): Promise<number> {
  const app = fastify({ return503OnClosing: false });
  serveWhileAsked(app, { isStopping: () => true, notReadyBecause: async () => 'stopping' }, within);
  app.get('/', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text();
  await ask();
  const closed = app.close();
  let answers = 0;
  while (!until(answers))
    if ((await ask().catch(() => 'cut off')) === 'here') answers++;
    else break;
  await closed;
  return answers;
}

test('a server that is told to end answers all who still come, and closes when it is quiet', async () => {
  expect(await askWhileItEnds((answers) => answers === 50)).toBe(50);
});

test('callers who never stop do not keep it from closing', async () => {
  expect(await askWhileItEnds(() => false, 200)).toBeGreaterThan(0);
});

test('what comes while the process has no time to look is answered, not cut off', async () => {
  const app = fastify({ return503OnClosing: false });
  serveWhileAsked(app, { isStopping: () => true, notReadyBecause: async () => 'stopping' });
  app.get('/', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const caller = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const ask = (): Promise<unknown> => {
    caller.write('GET / HTTP/1.1\r\nhost: larder\r\n\r\n');
    return once(caller, 'data');
  };
  await ask();
  const closed = app.close();
  const answer = ask();
  for (const end = performance.now() + 700; performance.now() < end;);
  expect(String(await answer)).toContain('here');
  caller.destroy();
  await closed;
});
