import type { Page } from 'playwright-core';
import { ask } from '../support/ask.ts';
import { openPage } from '../support/browser.ts';
import { logInAsCook } from '../support/log-in-as.ts';
import { eventually } from '../support/eventually.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();
const SEARCH = '/search?ingredients=egg,tomato';
const RECIPE = '/recipe/green-shakshuka-with-feta';
const PHONE = { isMobile: true, hasTouch: true };

/** A page whose scripts are on their way; `letGo` has them arrive. */
async function waiting(
  address: string,
  options: object = {},
): Promise<{ page: Page; troubles: string[]; letGo: () => void }> {
  const { page, troubles } = await openPage(larder.browser, larder.url, { ...PHONE, ...options });
  const letGo = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, troubles, letGo };
}

const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const isBusy = (page: Page) => filters(page).evaluate((button) => Number(getComputedStyle(button).opacity) < 1);

test('who enters ingredients at home and goes on at once finds them in the search', async () => {
  const { page, troubles, letGo } = await waiting('/');
  const input = page.getByRole('combobox', { name: 'Search ingredients...' });
  for (const food of ['eggs', 'feta']) {
    await input.fill(food);
    await input.press('Enter');
  }
  await page.getByRole('link', { name: 'Start Cooking' }).tap();
  letGo();
  await page.getByText('2 / 15').waitFor();
  expect(new URL(page.url()).searchParams.get('ingredients')).toBe('eggs,feta');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('what was saved before the script had come is saved, also where a link is followed at once', async () => {
  const { page, letGo } = await waiting(SEARCH, { storageState: await logInAsCook(larder, 'Ina') });
  await page
    .getByRole('button', { name: /^Save ./ })
    .first()
    .tap();
  await page.getByRole('heading', { level: 3 }).getByRole('link').nth(2).tap();
  letGo();
  await page.waitForURL(/\/recipe\//);
  const saved = (): Promise<{ profile: { savedRecipes: { totalCount: number } } }> =>
    ask(page, '{ profile { savedRecipes(first: 1) { totalCount } } }');
  expect(await eventually(async () => (await saved()).profile.savedRecipes.totalCount || null)).toBe(1);
  await page.context().close();
});

test('a link is followed at once where nothing waits for the script', async () => {
  const { page } = await waiting('/');
  await page.getByRole('link', { name: 'Start Cooking' }).tap();
  await page.waitForURL('**/search', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Find Recipes' }).waitFor()).resolves.toBeUndefined();
  await page.context().close();
});

test('where the script does not come, a link that waited for it is followed all the same', async () => {
  const { page } = await openPage(larder.browser, larder.url, PHONE);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.abort();
  });
  await page.goto(SEARCH, { waitUntil: 'commit' });
  await filters(page).tap();
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().tap();
  resolve();
  await expect(page.waitForURL(/\/recipe\//, { waitUntil: 'commit' })).resolves.toBeUndefined();
  await page.context().close();
});

test('an impatient second press undoes nothing, and the first is seen to be kept', async () => {
  const { page, letGo } = await waiting(SEARCH);
  expect(await isBusy(page)).toBe(false);
  await filters(page).tap();
  await eventually(async () => (await isBusy(page)) || null);
  await filters(page).tap();
  letGo();
  await page.getByText('Cook time up to').waitFor();
  expect(await filters(page).getAttribute('aria-expanded')).toBe('true');
  expect(await isBusy(page)).toBe(false);
  await page.context().close();
});

test('each press of a button that counts is counted', async () => {
  const { page, letGo } = await waiting(RECIPE);
  const servings = page.getByRole('group', { name: 'Servings' });
  const before = Number(await servings.getByRole('status').innerText());
  for (const press of [1, 2])
    await servings.getByRole('button', { name: 'One serving more' }).tap({ clickCount: press } as object);
  letGo();
  await servings.getByText(String(before + 2)).waitFor();
  expect(Number(await servings.getByRole('status').innerText())).toBe(before + 2);
  await page.context().close();
});

test('an order that is chosen before the script has come is the order of the results', async () => {
  const { page, troubles, letGo } = await waiting(SEARCH);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('TIME');
  letGo();
  await page.waitForURL(/sort=time/i);
  expect(
    await eventually(
      async () => (await page.getByRole('combobox', { name: 'Sort by' }).inputValue()) === 'TIME' || null,
    ),
  ).toBe(true);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a review that is begun before the script has come is sent as it was written', async () => {
  const { page, troubles, letGo } = await waiting(RECIPE, {
    storageState: await logInAsCook(larder, 'Ea'),
  });
  await page.getByRole('radio', { name: '4 stars' }).dispatchEvent('click');
  await page.getByRole('textbox', { name: /^Your review/ }).fill('Lovely with more lemon');
  letGo();
  await page.getByRole('radio', { name: '4 stars', checked: true }).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Save rating' }).click();
  await page.getByRole('region', { name: 'Reviews' }).getByText('Lovely with more lemon').waitFor();
  expect(await page.getByRole('textbox', { name: /^Your review/ }).inputValue()).toBe('Lovely with more lemon');
  expect(troubles).toEqual([]);
  await page.context().close();
});
