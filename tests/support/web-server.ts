import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { startMockedWeb } from './mocked-web.ts';
import { startServer } from './server.ts';
import { temporaryDataDir } from '../../api/src/db/temporary-data-dir.ts';

/** A running Larder with its starter catalogue, and a browser to visit it with. */
export interface Visit {
  url: string;
  browser: Browser;
  /** Of the first admin, `admin`; empty where nobody is one. */
  adminPassword: string;
}

/** Whether the tests run against the mock server in the browser: the Jest project `mocked` says so. */
const isMocked = 'isMocked' in globalThis;

/** Starts both before the tests of a file and ends them after; read the result inside tests only. Call once at the top. */
export function visitLarder(): Visit {
  const visit = {} as Visit;
  let close: () => Promise<void> = async () => undefined;
  beforeAll(async () => {
    const [server, browser] = await Promise.all([isMocked ? startMockedWeb().then((web) => ({ ...web, adminPassword: '' })) : startRealLarder(), launchBrowser()]);
    Object.assign(visit, { url: server.url, adminPassword: server.adminPassword, browser });
    close = async () => {
      await browser.close();
      await server.stop();
    };
  });
  afterAll(() => close());
  return visit;
}

async function startRealLarder(): Promise<{ url: string; adminPassword: string; stop: () => Promise<void> }> {
  const dataDir = temporaryDataDir('e2e');
  const server = await startServer(dataDir);
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, adminPassword: /password (\S{16})/.exec(server.output())?.[1] ?? '', stop };
}

/** Has every question of a page answered never, or with an error. */
export async function answers(page: Page, how: 'never' | 'error'): Promise<void> {
  if (isMocked) await page.addInitScript((words) => sessionStorage.setItem('larder:mock', words), how === 'error' ? 'failing' : 'silent');
  else await page.route('**/graphql', (route) => (how === 'error' ? route.fulfill({ json: { errors: [{ message: 'Resting.' }] } }) : undefined));
}
