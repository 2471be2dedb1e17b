import type { Page } from 'playwright-core';
import { openPage } from '../support/browser.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();
const SEARCH = '/search?ingredients=eggs,spinach,feta,onion,garlic';

/** Where the first cards of a search begin and end, in pixels from the top of the window. */
async function places(page: Page): Promise<{ top: number; bottom: number }[]> {
  await page.goto(SEARCH);
  const results = page.getByRole('region', { name: 'Results' });
  await results.getByRole('article').first().waitFor();
  return results.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return { top, bottom };
    }),
  );
}

test('on a phone the first result is whole on the first screen, and the second begins there', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { viewport: { width: 390, height: 844 } });
  const [first, second] = await places(page);
  expect(first?.bottom).toBeLessThanOrEqual(844);
  expect(second?.top).toBeLessThan(844);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(troubles).toEqual([]);
});

test('on a desktop two rows of results begin on the first screen', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { viewport: { width: 1280, height: 800 } });
  const rows = [...new Set((await places(page)).map(({ top }) => Math.round(top)))];
  expect(rows[1]).toBeLessThan(800);
  expect(troubles).toEqual([]);
});

test.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)('on %s tabs and order stand in one row, and neither covers the other', async (_, viewport) => {
  const { page } = await openPage(larder.browser, larder.url, { viewport });
  await places(page);
  const tab = await page.getByRole('tab', { name: /^Creative/ }).boundingBox();
  const sort = await page.getByLabel('Sort by').boundingBox();
  expect((tab?.x ?? 0) + (tab?.width ?? 0)).toBeLessThanOrEqual(sort?.x ?? 0);
  expect(Math.abs((tab?.y ?? 0) - (sort?.y ?? 0))).toBeLessThan(24);
});

test('on a phone the search page has one box to search with', async () => {
  const { page } = await openPage(larder.browser, larder.url, { viewport: { width: 390, height: 844 } });
  await page.goto('/search');
  expect(await page.getByPlaceholder('Search ingredients...').filter({ visible: true }).count()).toBe(1);
});
