import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbedded, type EmbeddedDatabase } from '../../api/src/db/embedded/embedded.ts';
import { temporaryDataDir } from '../../api/src/db/embedded/temporary-data-dir.ts';
import { startBalancer } from '../support/balancer.ts';
import { CLIENTS, isLong, KILLS, tell } from '../support/fault-scale.ts';
import { freePort, startServer, type RunningServer } from '../support/server.ts';
import { Writers } from '../support/writers.ts';

let dataDir: string;
let database: EmbeddedDatabase;
beforeAll(async () => {
  dataDir = temporaryDataDir('faults');
  database = await startEmbedded(dataDir);
});
afterAll(async () => {
  await database.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A process over the database that outlives it. */
const start = async (port: number, env: Record<string, string> = {}): Promise<RunningServer> =>
  startServer(dataDir, { DATABASE_URL: database.url, TRUST_PROXY: '1', PORT: String(port), ...env });

test('two processes that start together over an empty database both come up, with the catalogue', async () => {
  const ports = await Promise.all([freePort(), freePort()]);
  const servers = await Promise.all(ports.map((port) => start(port, { SEED_DEMO: 'true' })));
  const found = await Promise.all(
    servers.map(
      async ({ url }) =>
        (await fetch(`${url}/api/recipes?ingredients=eggs,tomato`)).json() as Promise<{ total: number }>,
    ),
  );
  const codes = await Promise.all(servers.map((server) => server.stop()));
  expect(found[0]?.total).toBeGreaterThan(0);
  expect(found[1]?.total).toBe(found[0]?.total);
  expect(codes).toEqual([0, 0]);
});

test(`a process killed ${KILLS} times while ${CLIENTS} cooks write loses nothing that it acknowledged`, async () => {
  const port = await freePort();
  let server = await start(port);
  const writers = await Writers.signUp(server.url, CLIENTS);
  writers.start(() => server.url);
  for (let kills = 0; kills < KILLS; kills++) {
    // Never the same moment: a kill must find requests in every state.
    await pause(1_000 + 37 * kills);
    await server.stop('SIGKILL');
    server = await start(port);
  }
  await pause(1_000);
  await writers.stop();
  const lost = await writers.lost(server.url);
  tell('The process is killed', {
    rounds: KILLS,
    clients: CLIENTS,
    acknowledged: writers.count('acknowledged'),
    broken: writers.count('broken'),
    lost: lost.length,
  });
  await server.stop();
  expect(lost).toEqual([]);
  expect(writers.count('acknowledged')).toBeGreaterThan(KILLS * CLIENTS);
  expect(writers.saidOf('wrong')).toEqual([]);
}, 600_000);

/** Requests in a second, and how often each of the two processes is replaced. */
const [PER_SECOND, ROUNDS] = isLong ? [200, 3] : [20, 1];

test(`two processes are replaced one after the other under up to ${PER_SECOND} requests a second, and none fails`, async () => {
  const ports = await Promise.all([freePort(), freePort()]);
  const servers = await Promise.all(ports.map((port) => start(port, { SHUTDOWN_DELAY_MS: '1000' })));
  const balancer = await startBalancer(servers.map(({ url }) => url));
  const load = steadyLoad(balancer.url);
  const began = performance.now();
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, port] of ports.entries()) {
      await pause(1_000);
      expect(await servers[at]?.stop()).toBe(0);
      servers[at] = await start(port, { SHUTDOWN_DELAY_MS: '1000' });
    }
  }
  await pause(1_000);
  const { answers, failures } = await load.end();
  tell('Two processes are replaced', {
    restarts: 2 * ROUNDS,
    perSecond: Math.round((1_000 * answers) / (performance.now() - began)),
    answered: answers,
    failed: failures.length,
  });
  await balancer.close();
  await Promise.all(servers.map((server) => server.stop()));
  expect(failures).toEqual([]);
  expect(answers).toBeGreaterThan(3 * PER_SECOND);
}, 300_000);

/** What is asked, in turn. */
const PATHS = [
  '/api/recipes?ingredients=egg,tomato',
  '/api/recipe/minestrone',
  '/api/ingredients?q=tom',
  '/api/ingredients?q=chee',
  '/livez',
];
/** Longest wait for an answer, in milliseconds: a slow machine is no fault. */
const PATIENCE = 60_000;

/** Most requests that wait at once: what a machine cannot carry is refused, which is right, and another test. */
const WAITING_MAX = 64;

/** Asks at a steady pace, as far as the machine carries it. */
function steadyLoad(url: string): { end(): Promise<{ answers: number; failures: string[] }> } {
  const failures: string[] = [];
  const open = new Set<Promise<void>>();
  let asked = 0;
  let last = performance.now();
  let due = 0;
  const ask = async (path: string): Promise<void> => {
    try {
      const answer = await fetch(url + path, { signal: AbortSignal.timeout(PATIENCE) });
      const text = await answer.text();
      if (answer.status !== 200) failures.push(`${answer.status} ${text}`);
    } catch (error) {
      failures.push(String((error as Error).cause ?? error));
    }
  };
  const timer = setInterval(() => {
    const now = performance.now();
    due = Math.min(due + ((now - last) / 1_000) * PER_SECOND, WAITING_MAX - open.size);
    last = now;
    for (; due >= 1; due--) {
      const one = ask(PATHS[asked++ % PATHS.length] ?? '');
      open.add(one);
      void one.finally(() => open.delete(one));
    }
  }, 5);
  return {
    end: async () => {
      clearInterval(timer);
      await Promise.all(open);
      return { answers: asked - failures.length, failures };
    },
  };
}
