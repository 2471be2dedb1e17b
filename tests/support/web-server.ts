import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { startServer } from './server.ts';
import { temporaryDataDir } from '../../api/src/db/temporary-data-dir.ts';

/** A running Larder with its starter catalogue, and a browser to visit it with. */
export interface Visit {
  url: string;
  browser: Browser;
}

/** Starts both before the tests of a file and ends them after; read the result inside tests only. Call once at the top. */
export function visitLarder(): Visit {
  const visit = {} as Visit;
  let close: () => Promise<void> = async () => undefined;
  beforeAll(async () => {
    const dataDir = temporaryDataDir('e2e');
    const [server, browser] = await Promise.all([startServer(dataDir), launchBrowser()]);
    Object.assign(visit, { url: server.url, browser });
    close = async () => {
      await browser.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    };
  });
  afterAll(() => close());
  return visit;
}
