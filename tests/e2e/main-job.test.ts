import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect as expectPage } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openPage } from '../support/browser.ts';
import { startServer, type RunningServer } from '../support/server.ts';

let dataDir: string;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'larder-e2e-'));
  [server, browser] = await Promise.all([startServer(dataDir), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The accessibility faults of a page as it stands (WCAG 2.2 AA). */
async function faults(page: Page): Promise<string[]> {
  return page.evaluate(async (source) => {
    const run = new Function(`${source}; return axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })`) as () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    const { violations } = await run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }, axeSource);
}

test('a cook types three ingredients, sets a filter, opens a recipe, scales it, ticks an ingredient and finds the tick after a reload', async () => {
  const { page, troubles } = await openPage(browser, server.url);
  await page.goto('/search');
  const input = page.getByRole('combobox', { name: 'Search ingredients...' });
  for (const food of ['eggs', 'spinach', 'feta']) {
    await input.fill(food);
    await input.press('Enter');
  }
  await page.getByText('3 / 15').waitFor();
  await page.getByRole('heading', { name: 'Green shakshuka with feta' }).waitFor();

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByText('Vegetarian', { exact: true }).first().click();
  await page.waitForURL(/diet=vegetarian/);
  await page.getByRole('heading', { name: 'Spaghetti carbonara' }).waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Green shakshuka with feta' }).first().click();
  await page.waitForURL(/\/recipe\/green-shakshuka-with-feta/);
  await page.getByRole('heading', { level: 1, name: 'Green shakshuka with feta' }).waitFor();
  const spinach = page.getByRole('listitem').filter({ hasText: /^spinach/i }).first();
  const before = await spinach.innerText();
  await page.getByRole('button', { name: 'One serving more' }).click();
  await expectPage(spinach.innerText()).resolves.not.toBe(before);

  await page.getByRole('checkbox', { name: /^spinach/i }).check({ force: true });
  await page.reload();
  await page.getByRole('checkbox', { name: /^spinach/i }).waitFor({ state: 'attached' });
  expect(await page.getByRole('checkbox', { name: /^spinach/i }).isChecked()).toBe(true);
  expect(troubles).toEqual([]);
});

test.each(['/', '/search', '/search?ingredients=eggs,spinach,feta', '/recipe/minestrone', '/nowhere'])('%s has no accessibility fault, light or dark, and talks to nobody else', async (address) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, troubles } = await openPage(browser, server.url, { colorScheme, reducedMotion: 'reduce', bypassCSP: true });
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await faults(page)).toEqual([]);
    expect(troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
    await page.context().close();
  }
});

test('an unknown recipe and an unknown page answer with status 404 and their own screens', async () => {
  const { page } = await openPage(browser, server.url);
  expect((await page.goto('/recipe/nothing-like-it'))?.status()).toBe(404);
  await page.getByText('Recipe not found').waitFor();
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await page.getByText('404 Page Not Found').waitFor();
});

test('every card has a picture, in the size the screen asks for', async () => {
  const { page } = await openPage(browser, server.url);
  await page.goto('/search?ingredients=onion,garlic', { waitUntil: 'networkidle' });
  const covers = page.locator('main img[src*="/images/covers/"]');
  await covers.first().scrollIntoViewIfNeeded();
  const addresses = await covers.evaluateAll((images) => (images as HTMLImageElement[]).filter((image) => image.complete && image.naturalWidth > 0).map((image) => image.currentSrc));
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(address).toContain('-480.webp');
});
