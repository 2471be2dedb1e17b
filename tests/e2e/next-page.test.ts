import type { Page } from 'playwright-core';
import { backgroundWork } from '../support/background-work.ts';
import { openPage } from '../support/browser.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();

/** The front page with all that belongs to it; the files of other pages come when `letGo` is called. */
async function atHome(): Promise<{ page: Page; troubles: string[]; letGo: () => void }> {
  const { page, troubles } = await openPage(larder.browser, larder.url, { isMobile: true, hasTouch: true });
  await page.goto('/');
  await page.getByRole('region', { name: 'Notices' }).waitFor({ state: 'attached' });
  await backgroundWork(page);
  return { page, troubles, letGo: await holdScripts(page) };
}

const start = (page: Page) => page.getByRole('link', { name: 'Start Cooking' });
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading' });
const entries = (page: Page): Promise<number> => page.evaluate(() => history.length);

test('a page that is on its way is seen to be, and stands alone once it has come', async () => {
  const { page, troubles, letGo } = await atHome();
  expect(await bar(page).count()).toBe(0);
  await start(page).tap();
  await bar(page).waitFor();
  letGo();
  await page.getByRole('heading', { level: 1, name: 'Find Recipes' }).waitFor();
  await bar(page).waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('pressing a link twice while its page loads adds one history entry', async () => {
  const { page, letGo } = await atHome();
  const before = await entries(page);
  await start(page).tap();
  await bar(page).waitFor();
  await start(page).tap();
  await start(page).tap();
  letGo();
  await page.getByRole('heading', { level: 1, name: 'Find Recipes' }).waitFor();
  expect(await entries(page)).toBe(before + 1);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Cook with what you have' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.context().close();
});

test('going back before the page has loaded stays on the page, and nothing is announced any more', async () => {
  const { page, letGo } = await atHome();
  await start(page).tap();
  await bar(page).waitFor();
  await page.goBack();
  await bar(page).waitFor({ state: 'detached' });
  letGo();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Cook with what you have' }).waitFor(),
  ).resolves.toBeUndefined();
  await page.context().close();
});

const waitsFor = (page: Page) => page.locator('html[data-waiting]');

test('a window that is on its way is seen to be, and a second press for want of an answer does not close it', async () => {
  const { page, letGo } = await atHome();
  const menu = page.getByRole('button', { name: 'Your menu' });
  await menu.tap();
  await waitsFor(page).waitFor();
  await menu.tap();
  letGo();
  await page.getByRole('menuitem', { name: 'Settings' }).waitFor();
  await waitsFor(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('menuitem', { name: 'Settings' }).waitFor({ state: 'detached' }),
  ).resolves.toBeUndefined();
  await page.context().close();
});
