import type { Page } from 'playwright-core';
import { cook } from '../support/shoppers.ts';
import { openApp } from '../support/open-app.ts';

const visit = openApp();

/** Fails the script whose name begins so; gives what lets it through again. */
async function lose(page: Page, file: string): Promise<() => Promise<void>> {
  const address = `**/assets/${file}-*.js`;
  await page.route(address, (route) => route.abort('connectionfailed'));
  return () => page.unroute(address);
}

/** Presses the way out that the toast offers, and waits for the page. */
async function reload(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Reload page' }).click();
  await loaded;
}

test('a menu whose file does not come costs a notice: the page and what was typed stand, and reloading brings the menu', async () => {
  const { page } = await cook(visit, 'desktop');
  await page.goto('/submit/new');
  await page.getByLabel('Title').fill('Leek soup');
  const find = await lose(page, 'avatar-menu-list');
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByText('That did not load').waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('Leek soup');
  await find();
  await reload(page);
  await page.getByText('This is what you were writing.').waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('Leek soup');
  await page.getByRole('button', { name: 'Your menu' }).click();
  await expect(page.getByRole('menu').waitFor()).resolves.toBeUndefined();
  await page.context().close();
});

test('a window whose file does not come costs a notice, and reloading brings the window', async () => {
  const { page } = await cook(visit, 'desktop');
  await page.goto('/recipe/minestrone');
  const find = await lose(page, 'opened-window');
  await page.getByRole('button', { name: 'Collect', exact: true }).click();
  await page.getByText('That did not load').waitFor();
  expect(await page.getByRole('heading', { level: 1, name: /minestrone/i }).isVisible()).toBe(true);
  await find();
  await reload(page);
  await page.getByRole('button', { name: 'Collect', exact: true }).click();
  await expect(page.getByRole('dialog').waitFor()).resolves.toBeUndefined();
  await page.context().close();
});

test('a page whose file does not come asks to check the connection, and trying again brings it', async () => {
  const { page } = await cook(visit, 'desktop');
  const find = await lose(page, 'profile-page');
  await page.getByRole('link', { name: 'My Collection' }).click();
  const screen = page.getByRole('alert');
  await screen.getByText('Check your connection and try again.').waitFor();
  await find();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: /saved/i }).waitFor()).resolves.toBeUndefined();
  await page.context().close();
});
