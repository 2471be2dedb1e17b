/**
 * From opening Larder on a phone to the first step of a recipe: taps, seconds and what was cooked, on a server that has just been started, on a good line and on a slow one:
 * `node --experimental-transform-types tests/bench/taps-to-stove.ts`, after `npm run build`. Each begins in a new browser.
 */
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { temporaryDataDir } from '../../api/src/db/embedded/temporary-data-dir.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { startServer } from '../support/server.ts';
import { goToStove } from '../support/way-to-the-stove.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** Of a line, in kbit/s and milliseconds to and fro. */
const LINES = { 'the first ever': null, 'good line': null, 'slow line': { kbits: 400, latency: 400 } };

async function slowDown(page: Page, { kbits, latency }: { kbits: number; latency: number }): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const bytesASecond = (kbits * 1_000) / 8;
  const throughput = { downloadThroughput: bytesASecond, uploadThroughput: bytesASecond };
  await devTools.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
}

const dataDir = temporaryDataDir('bench');
const [server, browser] = await Promise.all([startServer(dataDir), launchBrowser()]);
for (const [name, line] of Object.entries(LINES)) {
  const { page, troubles } = await openPage(browser, server.url, PHONE);
  if (line) await slowDown(page, line);
  const began = performance.now();
  const { taps, dish } = await goToStove(page);
  const seconds = (performance.now() - began) / 1_000;
  console.log(
    `${name}: ${taps} taps, ${seconds.toFixed(1)} s, ${dish}${troubles.length ? `, ${troubles.join(', ')}` : ''}`,
  );
  await page.context().close();
}
console.log(`load ${loadavg()[0]?.toFixed(1)}`);
await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
