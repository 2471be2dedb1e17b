import type { Page } from 'playwright-core';
import { faultsInEveryLook } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { tabTo } from '../support/keyboard.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();
const AFTERNOON = new Date('2026-06-01T15:00:00');
const RECIPE = '/recipe/green-shakshuka-with-feta';
const place = (page: Page) => page.locator('#cook-step').textContent();
const next = (page: Page) => page.getByRole('navigation', { name: 'Steps' }).getByRole('button').nth(1);

test('a cook puts two dishes on one clock, cooks by it, and stands at the same step with its timers after a reload', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { viewport: { width: 390, height: 844 } });
  await page.clock.setFixedTime(AFTERNOON);
  await page.goto(RECIPE);
  await page.getByRole('link', { name: 'Cook with another dish' }).click();
  await page.getByRole('searchbox', { name: 'Add a dish' }).fill('apple crumble');
  await page.getByRole('button', { name: 'Add Apple crumble', exact: true }).click();
  await page.getByLabel('Everything ready at').fill('19:00');
  await page
    .getByRole('img', { name: /^From 1\d:\d\d to 19:0\d: Green shakshuka with feta and Apple crumble/ })
    .waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.getByRole('button', { name: /^Start at 1[78]:\d\d$/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Dinner at 19:00' }).waitFor();
  expect(await faultsInEveryLook(page)).toEqual([]);
  while ((await page.getByRole('button', { name: 'Start timer, next' }).count()) === 0) await next(page).click();
  await next(page).click();
  const there = await place(page);
  await page
    .getByRole('region', { name: 'Timers' })
    .getByText(/^Step \d+ of /)
    .waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Dinner at 19:00' }).waitFor();
  expect(await place(page)).toBe(there);
  await page
    .getByRole('region', { name: 'Timers' })
    .getByText(/^Step \d+ of /)
    .waitFor();
  expect(troubles).toEqual([]);
});

test('with the keyboard alone a dinner is started late, planned from now, and gone through', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { reducedMotion: 'reduce' });
  await page.clock.setFixedTime(new Date('2026-06-01T18:30:00'));
  await page.goto('/dinner?recipes=green-shakshuka-with-feta,apple-crumble&at=19:00');
  await page.getByText(/^It is too late for 19:00\. Begin now, and it is ready at 19:\d\d\.$/).waitFor();
  await tabTo(page, 'button', 'Start now');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: /^Dinner at 19:[1-5]\d$/ }).waitFor();
  for (let steps = 0; steps < 40 && (await page.locator('#cook-step').count()) > 0; steps += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('heading', { level: 1, name: 'Everything is ready' }).waitFor();
  expect(troubles).toEqual([]);
});
