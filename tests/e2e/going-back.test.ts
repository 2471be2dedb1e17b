import type { Page } from 'playwright-core';
import { openPage } from '../support/browser.ts';
import { DESKTOP } from '../support/shoppers.ts';
import { openApp } from '../support/open-app.ts';

const visit = openApp();

/** A kitchen that more recipes fit than come at once. */
const SEARCH = '/search?ingredients=egg,tomato,onion';
/** The card that is opened: far enough down that a page which begins at its top, or is short for a moment, loses it. */
const FAR_DOWN = 14;

const cards = (page: Page) => page.getByRole('heading', { level: 3 }).getByRole('link');
const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
/** Has the page settle: for thirty frames, however long they take, neither its place nor its length changes. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const look = (): string => `${window.scrollY} of ${document.documentElement.scrollHeight}`;
    for (let [frames, last] = [0, '']; frames < 30; frames++) {
      await new Promise(requestAnimationFrame);
      if (look() !== last) [frames, last] = [0, look()];
    }
  });
async function openResults(page: Page): Promise<void> {
  await page.goto(SEARCH);
  await cards(page).nth(FAR_DOWN).waitFor();
  await page.waitForLoadState('networkidle');
}
/** Opens the recipe of a card and comes back; gives how far the page was scrolled when it was left, and is then. */
async function thereAndBack(page: Page): Promise<[before: number, after: number]> {
  const link = cards(page).nth(FAR_DOWN);
  await link.scrollIntoViewIfNeeded();
  await settled(page);
  // By keyboard: a click of Playwright's may scroll once more before it presses.
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  const before = await scrolled(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/recipe\//);
  await page.getByRole('button', { name: 'Complete All Steps' }).waitFor();
  await page.goBack();
  await cards(page).nth(FAR_DOWN).waitFor();
  await settled(page);
  return [before, await scrolled(page)];
}

test.each([
  ['phone', { isMobile: true, hasTouch: true }],
  ['desktop', DESKTOP],
])(
  'Back from a recipe leads to the place in the results, on a %s, also among those that came later',
  async (_size, options) => {
    const { page } = await openPage(visit.browser, visit.url, options);
    await openResults(page);
    const first = await thereAndBack(page);
    expect(first[0]).toBeGreaterThan(500);
    expect(Math.abs(first[1] - first[0])).toBeLessThan(50);

    await page.getByRole('button', { name: 'Show more recipes' }).click();
    await cards(page).nth(30).waitFor();
    const second = await thereAndBack(page);
    expect(Math.abs(second[1] - second[0])).toBeLessThan(50);
    await page.context().close();
  },
);

test('A page that is reloaded, or came back to from another document, is where it was left', async () => {
  const { page } = await openPage(visit.browser, visit.url, DESKTOP);
  await openResults(page);
  await cards(page).nth(FAR_DOWN).scrollIntoViewIfNeeded();
  await settled(page);
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(500);

  await page.reload();
  await page.waitForLoadState('networkidle');
  await settled(page);
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(50);

  await page.goto('/livez');
  await page.goBack();
  await page.waitForLoadState('networkidle');
  await settled(page);
  expect(Math.abs((await scrolled(page)) - before)).toBeLessThan(50);
  await page.context().close();
});
