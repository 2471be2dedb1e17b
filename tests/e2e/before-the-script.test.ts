import type { Locator, Page } from 'playwright-core';
import { openPage } from '../support/browser.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();

test('a link is followed at once before the script has come', async () => {
  const { page } = await openPage(larder.browser, larder.url, { isMobile: true, hasTouch: true });
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Start Cooking' }).tap();
  await page.waitForURL('**/search', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Find Recipes' }).waitFor()).resolves.toBeUndefined();
  await page.context().close();
});

test('a button that was pressed before the script came does what it says when it has', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { isMobile: true, hasTouch: true });
  const letGo = await holdScripts(page);
  await page.goto('/recipe/shakshuka', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'One serving more' }).first().tap();
  await page.getByRole('button', { name: 'One serving more' }).first().tap();
  letGo();
  await page.getByText('4 tbsp', { exact: true }).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a menu that was asked for before the script came opens when it has, once', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { isMobile: true, hasTouch: true });
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).tap();
  letGo();
  await page.getByRole('dialog').getByRole('link', { name: 'Search' }).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.each(['/', '/search'])('what was typed on %s before the script came stays, and goes on', async (address) => {
  const { page, troubles } = await openPage(larder.browser, larder.url);
  const letGo = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  const input = page.getByRole('combobox', { name: 'Search ingredients...' });
  await input.pressSequentially('spin');
  letGo();
  await page.getByRole('option', { name: 'baby spinach' }).waitFor();
  expect(await input.inputValue()).toBe('spin');
  await input.pressSequentially('ach');
  await input.press('Enter');
  await page.getByText('1 / 15').waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.each(['/', '/search'])('a list that was typed on %s before the script came becomes chips', async (address) => {
  const { page, troubles } = await openPage(larder.browser, larder.url);
  const letGo = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  const input = page.getByRole('combobox', { name: 'Search ingredients...' });
  await input.pressSequentially('eggs, feta, spin');
  letGo();
  await page.getByText('2 / 15').waitFor();
  expect(await input.inputValue()).toBe('spin');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('Enter before the script has come searches for what was typed', async () => {
  const { page } = await openPage(larder.browser, larder.url);
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const input = page.getByRole('combobox', { name: 'Search ingredients...' });
  await input.pressSequentially('eggs, feta');
  await input.press('Enter');
  await page.waitForURL(/\/search\?q=eggs/, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Remove feta' }).waitFor()).resolves.toBeUndefined();
  await page.context().close();
});

test.each(['Start Cooking', 'Explore All Recipes', 'Get Started Now'])(
  '"%s" takes along what stands in the box before the script has come',
  async (name) => {
    const { page } = await openPage(larder.browser, larder.url, { isMobile: true, hasTouch: true });
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'Search ingredients...' }).pressSequentially('eggs, feta');
    await page.getByRole('link', { name }).tap();
    await page.waitForURL(/\/search\?q=eggs/, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Remove feta' }).waitFor()).resolves.toBeUndefined();
    await page.context().close();
  },
);

/** Bytes a second of a line of 400 kbit/s, and the moments at which somebody types, in milliseconds after the page has begun to come. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const MOMENTS = [500, 1_000, 2_000];
const SLOWLY_MS = 60_000;

/** Opens an address on a slow line. */
async function openSlowly(page: Page, address: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', SLOW);
  await page.goto(address, { waitUntil: 'commit' });
}

/** Types one piece at each of the moments into what is shown by then. */
async function typeEarly(page: Page, input: Locator, pieces: readonly string[]): Promise<void> {
  await input.focus();
  for (const [at, moment] of MOMENTS.entries()) {
    await page.waitForFunction((least) => performance.now() >= least, moment);
    await page.keyboard.type(pieces[at] ?? '');
  }
}

test.each([
  ['/', 2],
  ['/search', 2],
  ['/search?ingredients=leeks', 3],
] as const)(
  'what is typed on %s on a slow line while the page comes is all there when it has',
  async (address, count) => {
    const { page, troubles } = await openPage(larder.browser, larder.url);
    await openSlowly(page, address);
    const input = page.getByRole('main').getByRole('combobox', { name: 'Search ingredients...' });
    await typeEarly(page, input, ['eg', 'gs, fet', 'a, spin']);
    await page.getByText(`${count} / 15`).waitFor({ timeout: SLOWLY_MS });
    for (const food of ['eggs', 'feta']) await page.getByRole('button', { name: `Remove ${food}` }).waitFor();
    expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(count);
    expect(await input.inputValue()).toBe('spin');
    expect(troubles).toEqual([]);
    await page.context().close();
  },
  120_000,
);

test.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)(
  'what is typed on %s into the header of a recipe while it comes on a slow line is all there, and is searched for',
  async (_, viewport) => {
    const { page, troubles } = await openPage(larder.browser, larder.url, { viewport });
    await openSlowly(page, '/recipe/shakshuka');
    const input = page.getByRole('banner').getByRole('searchbox', { name: 'Search ingredients' });
    await typeEarly(page, input, ['eg', 'gs, fet', 'a, spinach']);
    await page.getByRole('region', { name: 'Notices' }).waitFor({ state: 'attached', timeout: SLOWLY_MS });
    expect(await input.inputValue()).toBe('eggs, feta, spinach');
    await page.keyboard.press('Enter');
    await page.getByText('3 / 15').waitFor({ timeout: SLOWLY_MS });
    for (const food of ['eggs', 'feta', 'spinach'])
      await page.getByRole('button', { name: `Remove ${food}` }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  },
  120_000,
);
