/**
 * From opening Larder on a phone to the first step of a recipe: taps, seconds and what was cooked, on a server that has just been started, on a good line and on a slow one:
 * `node --experimental-transform-types tests/bench/taps-to-stove.ts`, after `npm run build`. Each begins in a new browser.
 */
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Locator, Page } from 'playwright-core';
import { temporaryDataDir } from '../../api/src/db/embedded/temporary-data-dir.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { startServer } from '../support/server.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** Of a line, in kbit/s and milliseconds to and fro. */
const LINES = { 'the first ever': null, 'good line': null, 'slow line': { kbits: 400, latency: 400 } };

const startCooking = (page: Page) => page.getByRole('link', { name: 'Start Cooking' });
const kitchen = (page: Page) => page.getByRole('button', { name: 'eggs, spinach, feta' });
const firstResult = (page: Page) => page.getByRole('article').first().getByRole('link').first();
const cook = (page: Page) => page.getByRole('link', { name: 'Cook step by step' }).first();
const TAPS: ((page: Page) => Locator)[] = [startCooking, kitchen, firstResult, cook];

async function goToStove(page: Page): Promise<{ taps: number; seconds: number; dish: string }> {
  const began = performance.now();
  await page.goto('/', { waitUntil: 'commit' });
  let dish = '';
  for (const place of TAPS) {
    await place(page).waitFor();
    if (place === firstResult) dish = await page.getByRole('article').first().getByRole('heading').innerText();
    await place(page).tap();
  }
  await page
    .getByText(/^Step 1 of/)
    .first()
    .waitFor();
  return { taps: TAPS.length, seconds: (performance.now() - began) / 1_000, dish };
}

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
  const { taps, seconds, dish } = await goToStove(page);
  console.log(
    `${name}: ${taps} taps, ${seconds.toFixed(1)} s, ${dish}${troubles.length ? `, ${troubles.join(', ')}` : ''}`,
  );
  await page.context().close();
}
console.log(`load ${loadavg()[0]?.toFixed(1)}`);
await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
