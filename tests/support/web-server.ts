import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startBalancer } from './balancer.ts';
import { launchBrowser } from './browser.ts';
import { startMockedWeb } from './mocked-web.ts';
import { plainPages } from './plain-pages.ts';
import { startReplica } from './replica.ts';
import { startServer } from './server.ts';
import { adminPasswordOf, dataDirStartedOnce } from './started-once.ts';

/** A running Larder with its starter catalogue, and a browser to visit it with. */
export interface Visit {
  url: string;
  browser: Browser;
  /** Of the first admin, `admin`; empty where nobody is one. */
  adminPassword: string;
  /** Where it keeps what it keeps; empty where that is nowhere. */
  dataDir: string;
}

/** Whether they run against two processes behind a balancer, with a replica that is two seconds late: the Jest project `scaled` says so. */
const isScaled = 'isScaled' in globalThis;

/** Whether the tests run against the mock server in the browser: the Jest project `mocked` says so. */
const isMocked = 'isMocked' in globalThis;

/** Starts both before the tests of a file and ends them after; read the result inside tests only. Call once at the top. */
export function visitLarder(): Visit {
  const visit = {} as Visit;
  let close: () => Promise<void> = async () => undefined;
  beforeAll(async () => {
    const [server, browser] = await Promise.all([
      isMocked
        ? startMockedWeb().then((web) => ({ ...web, adminPassword: '', dataDir: '' }))
        : isScaled
          ? startScaledLarder()
          : startRealLarder(),
      launchBrowser(),
    ]);
    Object.assign(visit, { url: server.url, adminPassword: server.adminPassword, dataDir: server.dataDir, browser });
    close = async () => {
      await browser.close();
      await server.stop();
    };
  });
  afterAll(() => close());
  return visit;
}

type StartedLarder = Omit<Visit, 'browser'> & { stop: () => Promise<void> };

async function startRealLarder(): Promise<StartedLarder> {
  const dataDir = dataDirStartedOnce('e2e');
  const server = await startServer(dataDir);
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, adminPassword: adminPasswordOf(server), dataDir, stop };
}

async function startScaledLarder(): Promise<StartedLarder> {
  const dataDir = dataDirStartedOnce('scaled');
  const first = await startServer(dataDir);
  const { url: primary } = JSON.parse(readFileSync(join(dataDir, 'larder.lock'), 'utf8')) as { url: string };
  const replica = await startReplica(dataDir, primary, '2s');
  const others = await Promise.all(
    [0, 1].map(() =>
      startServer(dataDir, { DATABASE_URL: primary, DATABASE_REPLICA_URL: replica.url, TRUST_PROXY: '1' }),
    ),
  );
  const balancer = await startBalancer(others.map((server) => server.url));
  const stop = async (): Promise<void> => {
    await balancer.close();
    for (const server of others) await server.stop();
    await replica.stop();
    await first.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: balancer.url, adminPassword: adminPasswordOf(first), dataDir, stop };
}

/** Has every question of a page answered never, or with an error. */
export async function answers(page: Page, how: 'never' | 'error'): Promise<void> {
  if (isMocked) {
    await page.addInitScript(
      (words) => sessionStorage.setItem('larder:mock', words),
      how === 'error' ? 'failing' : 'silent',
    );
    return;
  }
  await plainPages(page);
  await page.route('**/graphql', (route) =>
    how === 'error' ? route.fulfill({ json: { errors: [{ message: 'Resting.' }] } }) : undefined,
  );
}
