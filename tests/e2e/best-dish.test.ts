import type { Page, Request } from 'playwright-core';
import { openPage } from '../support/browser.ts';
import { clipped, unreachable } from '../support/fit.ts';
import { tabBackTo, tabTo } from '../support/keyboard.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();

const PHONE = { viewport: { width: 390, height: 844 } };

async function add(page: Page, food: string): Promise<void> {
  const box = page.getByRole('main').getByRole('combobox', { name: 'Search ingredients...' });
  await box.fill(food);
  await box.press('Enter');
  await page.getByRole('button', { name: `Remove ${food}` }).waitFor();
}

const dish = (page: Page) => page.getByRole('main').getByRole('article').filter({ hasText: 'Best for these' });
const topOf = async (page: Page): Promise<number | undefined> =>
  (await page.getByRole('link', { name: 'Start Cooking' }).boundingBox())?.y;

test('on a phone the best dish comes, changes and goes in a place of its own, and nothing moves', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, PHONE);
  const shifted = await watchShifts(page);
  await page.goto('/');
  const before = await topOf(page);
  await add(page, 'eggs');
  expect(await topOf(page)).toBe(before);
  await add(page, 'feta');
  const withTwo = await topOf(page);
  await dish(page).waitFor();
  expect(await topOf(page)).toBe(withTwo);
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Remove eggs' }).click();
  await dish(page).waitFor({ state: 'detached' });
  expect(await topOf(page)).toBe(before);
  expect(await shifted()).toBeLessThan(0.01);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('one tap opens the recipe for these foods', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { ...PHONE, isMobile: true, hasTouch: true });
  await page.goto('/');
  for (const food of ['eggs', 'feta', 'spinach']) await add(page, food);
  await page.getByText('You have 3 of').waitFor();
  const title = await dish(page).getByRole('heading').innerText();
  await dish(page).tap();
  await page.waitForURL(/\/recipe\/.+\?ingredients=eggs,feta,spinach$/);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('on a desktop it stands beside the box, in place of the pictures, which come back when it goes', async () => {
  const { page } = await openPage(larder.browser, larder.url, { viewport: { width: 1280, height: 800 } });
  await page.goto('/');
  await add(page, 'eggs');
  await add(page, 'feta');
  await dish(page).waitFor();
  const box = await page.getByRole('main').getByRole('combobox').boundingBox();
  const beside = await dish(page).boundingBox();
  expect(beside?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0));
  expect(beside?.y).toBeLessThan(box?.y ?? 0);
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('.hero-pictures') as Element).opacity === '0',
  );
  await page.getByRole('button', { name: 'Remove eggs' }).click();
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('.hero-pictures') as Element).opacity === '1',
  );
  await page.context().close();
});

/** Windows of 1280 and 2560 px at twice their size: under the box and beside it. */
test.each([
  { width: 640, height: 400 },
  { width: 1280, height: 720 },
])('at twice the size it lies over nothing, and nothing slides sideways: $width px', async (viewport) => {
  const { page, troubles } = await openPage(larder.browser, larder.url, {
    viewport,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  await page.goto('/');
  for (const food of ['eggs', 'feta', 'spinach']) await add(page, food);
  await dish(page).waitFor();
  expect([...(await clipped(page)), ...(await unreachable(page))]).toEqual([]);
  const title = await dish(page).getByRole('heading').innerText();
  await page.evaluate(() => window.scrollTo(0, 0));
  await tabTo(page, 'link', title);
  await tabTo(page, 'link', 'Start Cooking');
  await tabBackTo(page, 'button', 'Remove eggs');
  await tabTo(page, 'link', 'Explore All Recipes');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('each food more is asked for once, and calls off what was asked before', async () => {
  const { page } = await openPage(larder.browser, larder.url, PHONE);
  await page.goto('/');
  await add(page, 'eggs');
  const called: string[] = [];
  const isBest = (request: Request) => request.postData()?.includes('"operationName":"BestDish"') ?? false;
  page.on('request', (request) => isBest(request) && called.push('asked'));
  page.on('requestfailed', (request) => isBest(request) && called.push('called off'));
  await page.route('**/graphql', async (route) => {
    const isHeld = isBest(route.request()) && !route.request().postData()?.includes('onion');
    if (!isHeld) await route.continue();
  });
  for (const food of ['feta', 'spinach', 'onion']) await add(page, food);
  await page.getByText(/You have \d of/).waitFor();
  expect(called.toSorted()).toEqual(['asked', 'asked', 'asked', 'called off', 'called off']);
  await page.context().close();
});
