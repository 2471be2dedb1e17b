import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { startBalancer } from './balancer.ts';
import { sharedBrowser } from './browser.ts';
import { startMockedWeb } from './mocked-web.ts';
import { plainPages } from './plain-pages.ts';
import { startReplica } from './replica.ts';
import { startServer } from './server.ts';
import { adminPassword, dataDirStartedOnce } from './started-once.ts';

/** A running Larder with its starter catalogue, and a browser to open it with. */
export interface OpenedApp {
  url: string;
  browser: Browser;
  /** Of the first admin, `admin`; empty against the mock server. */
  adminPassword: string;
  /** Where it stores its files and database; empty against the mock server. */
  dataDir: string;
}

/** Whether they run against two processes behind a balancer, with a replica that is two seconds late: the Jest project `scaled` says so. */
const isScaled = 'isScaled' in globalThis;

/** Whether the tests run against the mock server in the browser: the Jest project `mocked` says so. */
const isMocked = 'isMocked' in globalThis;

/**
 * Gives the tests of a file the server and the browser that all files share; read the result inside tests only. Call once at the top.
 * @param options.isOwn starts a server for this file alone, for tests that change what every cook sees, such as who may sign up
 */
export function openApp({ isOwn = false } = {}): OpenedApp {
  const app = {} as OpenedApp;
  let close: () => Promise<void> = async () => undefined;
  beforeAll(async () => {
    const [{ stop, ...server }, browser] = await Promise.all([serverFor(isOwn), sharedBrowser()]);
    Object.assign(app, server, { browser });
    close = async () => {
      await browser.close();
      await stop();
    };
  });
  afterAll(() => close());
  return app;
}

type StartedLarder = Omit<OpenedApp, 'browser'> & { stop: () => Promise<void> };

function serverFor(isOwn: boolean): Promise<StartedLarder> {
  if (isMocked) return startMockedWeb().then((web) => ({ ...web, adminPassword: '', dataDir: '' }));
  if (isScaled) return startScaledLarder();
  return isOwn ? startOwnLarder() : Promise.resolve(sharedLarder());
}

function sharedLarder(): StartedLarder {
  const { LARDER_TEST_SERVER: url = '', LARDER_TEST_DATA_DIR: dataDir = '' } = process.env;
  return { url, dataDir, adminPassword: adminPassword(), stop: async () => undefined };
}

async function startOwnLarder(): Promise<StartedLarder> {
  const dataDir = dataDirStartedOnce('e2e');
  const server = await startServer(dataDir);
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, adminPassword: adminPassword(), dataDir, stop };
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
  return { url: balancer.url, adminPassword: adminPassword(), dataDir, stop };
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
