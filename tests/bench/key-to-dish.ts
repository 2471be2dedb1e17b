/**
 * How soon after the Enter that ends a food the landing page shows the best dish for all that was typed, in milliseconds, as the page itself
 * sees it on the wire of this machine: `node --experimental-transform-types tests/bench/key-to-dish.ts`, after `npm run build`.
 */
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { temporaryDataDir } from '../../api/src/db/embedded/temporary-data-dir.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { startServer } from '../support/server.ts';

const KITCHENS = [
  ['eggs', 'spinach', 'feta', 'leeks', 'lemon', 'cumin'],
  ['chicken breast', 'rice', 'garlic', 'soy sauce', 'broccoli', 'ginger'],
  ['potatoes', 'cheddar', 'onions', 'milk', 'bacon', 'leek'],
  ['chickpeas', 'canned tomatoes', 'spinach', 'coconut milk', 'curry powder', 'onion'],
];

/** Milliseconds from the key until the dish is no longer that of the foods before, for each food from the second on. */
async function typeKitchen(page: Page, foods: readonly string[]): Promise<number[]> {
  const input = page.getByRole('combobox', { name: 'Search ingredients...' });
  const waits: number[] = [];
  for (const [at, food] of foods.entries()) {
    await input.fill(food);
    const settled = page.evaluate(watchDish, at);
    await input.press('Enter');
    if (at > 0) waits.push(await settled);
  }
  return waits;
}

/** Runs in the page. @param at which food it is; the first has no dish yet */
function watchDish(at: number): Promise<number> {
  if (at === 0) return Promise.resolve(0);
  return new Promise((resolve) => {
    let pressed = Infinity;
    document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { once: true, capture: true });
    const isSettled = () => document.querySelector('[data-dish]')?.getAttribute('aria-busy') === 'false';
    let wasBusy = !isSettled();
    const observer = new MutationObserver(() => {
      wasBusy ||= !isSettled();
      if (!wasBusy || !isSettled()) return;
      observer.disconnect();
      resolve(performance.now() - pressed);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-busy'],
    });
  });
}

const dataDir = temporaryDataDir('bench');
const [server, browser] = await Promise.all([startServer(dataDir), launchBrowser()]);
const waits: number[] = [];
for (const foods of KITCHENS) {
  const { page } = await openPage(browser, server.url);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  waits.push(...(await typeKitchen(page, foods)));
  await page.context().close();
}
waits.sort((a, b) => a - b);
const at = (share: number) => (waits[Math.ceil(share * waits.length) - 1] ?? 0).toFixed(0);
console.log(
  `${waits.length} foods: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms; load ${loadavg()[0]?.toFixed(1)}`,
);
await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
