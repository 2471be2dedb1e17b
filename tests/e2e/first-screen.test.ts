import type { Page } from 'playwright-core';
import { openPage } from '../support/browser.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();
const THREE = '/search?ingredients=eggs,spinach,feta';
const EIGHT = '/search?ingredients=eggs,spinach,feta,onion,garlic,tomatoes,rice,potatoes';
const FILTERS = '&diet=vegetarian&allergies=peanut,soy&maxCookTime=45&servings=2';

/** Searches with few and many ingredients, without filters, with one, and with several. */
const SEARCHES = [THREE, EIGHT].flatMap((address) => ['', '&diet=vegetarian', FILTERS].map((more) => address + more));

/** Where the first cards of a search begin and end, in pixels from the top of the window. */
async function places(page: Page, address: string): Promise<{ top: number; bottom: number }[]> {
  await page.goto(address);
  const results = page.getByRole('region', { name: 'Results' });
  await results.getByRole('article').first().waitFor();
  return results.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return { top, bottom };
    }),
  );
}

test('on a phone the first result is whole on the first screen, and the second begins there, whatever is asked', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { viewport: { width: 390, height: 844 } });
  for (const address of SEARCHES) {
    const [first, second] = await places(page, address);
    expect(first?.bottom).toBeLessThanOrEqual(844);
    expect(second?.top).toBeLessThan(844);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  expect(troubles).toEqual([]);
});

test('on a desktop two rows of results begin on the first screen, whatever is asked', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { viewport: { width: 1280, height: 800 } });
  for (const address of SEARCHES) {
    const rows = [...new Set((await places(page, address)).map(({ top }) => Math.round(top)))];
    expect(rows[1]).toBeLessThan(800);
  }
  expect(troubles).toEqual([]);
});

test('on a phone an ingredient that is added is in sight, and pressing one shows them all', async () => {
  const { page } = await openPage(larder.browser, larder.url, { viewport: { width: 390, height: 844 } });
  await places(page, EIGHT);
  const chip = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();
  await page.getByRole('combobox', { name: 'Search ingredients...' }).fill('bacon');
  await page.keyboard.press('Enter');
  await chip('bacon').waitFor();
  const isInSight = async (name: string): Promise<boolean> => {
    const { x = -1, width = 0 } = (await chip(name).boundingBox()) ?? {};
    return x >= 0 && x + width <= 390;
  };
  expect([await isInSight('eggs'), await isInSight('bacon')]).toEqual([false, true]);
  await chip('bacon').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Move bacon left' }).waitFor();
  expect([await isInSight('eggs'), await isInSight('bacon')]).toEqual([true, true]);
});

test.each([
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)('on %s tabs and order stand in one row, and neither covers the other', async (_, viewport) => {
  const { page } = await openPage(larder.browser, larder.url, { viewport });
  await places(page, EIGHT);
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
