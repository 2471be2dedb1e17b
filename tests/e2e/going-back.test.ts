import type { Page } from 'playwright-core';
import { openPage } from '../support/browser.ts';
import { DESKTOP } from '../support/shoppers.ts';
import { visitLarder } from '../support/web-server.ts';

const visit = visitLarder();

/** A kitchen that more recipes fit than come at once. */
const SEARCH = '/search?ingredients=egg,tomato,onion';
/** The card that is opened: far enough down that a page which begins at its top, or is short for a moment, loses it. */
const FAR_DOWN = 14;

const cards = (page: Page) => page.getByRole('heading', { level: 3 }).getByRole('link');
const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
/** Opens the recipe of a card and comes back; gives how far the page was scrolled before, and is then. */
async function thereAndBack(page: Page): Promise<[before: number, after: number]> {
  const link = cards(page).nth(FAR_DOWN);
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const before = await scrolled(page);
  await link.click();
  await page.waitForURL(/\/recipe\//);
  await page.getByRole('button', { name: 'Complete All Steps' }).waitFor();
  await page.goBack();
  await cards(page).nth(FAR_DOWN).waitFor();
  // What moves the page once more comes within a few frames.
  await page.waitForTimeout(500);
  return [before, await scrolled(page)];
}

test.each([['phone', { isMobile: true, hasTouch: true }], ['desktop', DESKTOP]])('Back from a recipe leads to the place in the results, on a %s, also among those that came later', async (_size, options) => {
  const { page } = await openPage(visit.browser, visit.url, options);
  await page.goto(SEARCH);
  await cards(page).nth(FAR_DOWN).waitFor();
  await page.waitForLoadState('networkidle');
  const first = await thereAndBack(page);
  expect(first[0]).toBeGreaterThan(500);
  expect(Math.abs(first[1] - first[0])).toBeLessThan(50);

  await page.getByRole('button', { name: 'Show more recipes' }).click();
  await cards(page).nth(30).waitFor();
  const second = await thereAndBack(page);
  expect(Math.abs(second[1] - second[0])).toBeLessThan(50);
  await page.context().close();
});
