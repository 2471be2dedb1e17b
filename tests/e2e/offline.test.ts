import type { Page } from 'playwright-core';
import { ask } from '../support/ask.ts';
import { openPage } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { cook, kept, makeList, openList, tick } from '../support/shoppers.ts';
import { openApp } from '../support/open-app.ts';

const visit = openApp();

/** Waits until the worker keeps the app, and answers for this page. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller !== null && navigator.serviceWorker.controller.state === 'activated',
  );
}

/** What this browser keeps of what was opened. */
const opened = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await caches.has('larder-opened'))
      ? (await (await caches.open('larder-opened')).keys()).map(({ url }) => new URL(url).pathname)
      : [],
  );

/** The troubles of a page that are not simply the network being away. Chromium also remarks on files that were preloaded and then came from the worker. */
const unexpected = (troubles: string[]): string[] =>
  troubles.filter(
    (trouble) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|cross-world service worker/.test(trouble),
  );

test('the app can be installed, and its worker and its list of files are revalidated each time', async () => {
  const page = await (await fetch(visit.url)).text();
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  const manifest = (await (await fetch(`${visit.url}/manifest.webmanifest`)).json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src } of manifest.icons)
    expect((await fetch(visit.url + src)).headers.get('content-type')).toBe('image/png');
  const worker = await fetch(`${visit.url}/service-worker.js`);
  expect([worker.status, worker.headers.get('cache-control'), worker.headers.get('content-security-policy')]).toEqual([
    200,
    'no-cache',
    `default-src 'none'; connect-src 'self'`,
  ]);
  const text = await worker.text();
  expect(text).not.toMatch(/__LARDER_|pages\/admin|admin-page/);
});

test('a recipe and a list that were opened are read without a network, what was not opened says so, and nothing is left after signing out', async () => {
  const { page, troubles } = await cook(visit, 'desktop', { serviceWorkers: 'allow' });
  await isKept(page);
  await page.goto('/recipe/minestrone');
  await page.getByRole('heading', { level: 1, name: /minestrone/i }).waitFor();
  await eventually(
    async () => (await opened(page)).some((address) => address.includes('/kept/RecipePage/minestrone')) || null,
  );
  const list = await makeList(page, ['minestrone']);
  await openList(page, list);

  await page.context().setOffline(true);
  await page.goto('/recipe/minestrone');
  await page.getByRole('heading', { level: 1, name: /minestrone/i }).waitFor();
  expect(await page.getByRole('checkbox').count()).toBeGreaterThan(5);
  await openList(page, list);
  await page.goto('/recipe/guacamole');
  await page.getByRole('button', { name: /try again/i }).waitFor();

  await page.context().setOffline(false);
  expect((await opened(page)).some((address) => address.includes('/kept/ShoppingListPage/'))).toBe(true);
  await page.goto('/');
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL((address) => address.pathname === '/');
  await page.waitForFunction(
    async () =>
      !(await caches.has('larder-opened')) ||
      (await (await caches.open('larder-opened')).keys()).every(
        ({ url }) => !/ShoppingList|ProfilePage|OwnLists/.test(url),
      ),
  );
  expect(unexpected(troubles)).toEqual([]);
  await page.context().close();
});

test('a dinner and a recipe with a swap that were opened are read without a network', async () => {
  const { page, troubles } = await cook(visit, 'phone', { serviceWorkers: 'allow' });
  await isKept(page);
  await page.goto('/recipe/crepes');
  await page.getByRole('button', { name: 'Use soy milk instead of milk' }).click();
  await page.getByText('Whisk in the rest of the soy milk').waitFor();
  const areKept = (...parts: string[]) =>
    eventually(async () => {
      const addresses = (await opened(page)).join();
      return parts.every((part) => addresses.includes(part)) || null;
    });
  await areKept('/kept/RecipePage/crepes', '/kept/RecipeSwapped/');
  await page.goto('/dinner?recipes=minestrone,crepes');
  await page.getByRole('img', { name: /Minestrone and Crêpes/i }).waitFor();
  await areKept('/kept/DinnerDishes/');

  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('img', { name: /Minestrone and Crêpes/i }).waitFor();
  await page.goto('/recipe/crepes');
  await page.getByText('Whisk in the rest of the soy milk').waitFor();
  expect(await page.getByRole('status').getByText('With your swaps it contains, or may contain, soy').count()).toBe(1);
  expect(unexpected(troubles)).toEqual([]);
  await page.context().close();
});

/** The boxes of the ingredients of a recipe. */
const boxes = (page: Page) => page.getByRole('checkbox');
/** Waits until so many are ticked, and a moment longer: what would change them comes after the page. */
async function ticked(page: Page, count: number): Promise<number> {
  await page.waitForFunction((wanted) => document.querySelectorAll('[type=checkbox]:checked').length === wanted, count);
  await page.waitForTimeout(1_000);
  return page.locator('[type=checkbox]:checked').count();
}
/** How many ingredients of a recipe are ticked in the account. */
const inAccount = async (page: Page, slug: string): Promise<number | undefined> =>
  (
    await ask<{ recipe: { progress: { ingredients: string[] } | null } }>(
      page,
      'query Kept($slug: String!) { recipe(slug: $slug) { progress { ingredients } } }',
      { slug },
    )
  ).recipe.progress?.ingredients.length;
/** Ticks these ingredients, counted from 0, once the page has been taken over. */
async function tickAll(page: Page, places: number[]): Promise<void> {
  await page.waitForLoadState('networkidle');
  for (const at of places) await boxes(page).nth(at).check({ force: true });
}
const ticksArrive = (page: Page, count: number) =>
  eventually(async () => (await inAccount(page, 'minestrone')) === count || null);

test('a tick that did not reach the account outlives a reload, and goes there then', async () => {
  const { page } = await cook(visit, 'desktop');
  await page.goto('/recipe/minestrone');
  await tickAll(page, [0, 1]);
  await ticksArrive(page, 2);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SetProgress') ? route.abort() : route.continue(),
  );
  await tickAll(page, [2]);
  await page.waitForEvent('requestfailed');
  await page.unroute('**/graphql');
  await page.reload();
  expect(await ticked(page, 3)).toBe(3);
  await expect(ticksArrive(page, 3)).resolves.toBe(true);
  await page.context().close();
});

test('ticks of a recipe are as they were left when the network is away, and none is lost', async () => {
  const { page } = await cook(visit, 'desktop', { serviceWorkers: 'allow' });
  await isKept(page);
  await page.goto('/recipe/minestrone');
  await tickAll(page, [0, 1]);
  await ticksArrive(page, 2);
  await page.reload();
  await ticked(page, 2);
  await tickAll(page, [2, 3, 4]);
  await ticksArrive(page, 5);
  await page.context().setOffline(true);
  await page.reload();
  expect(await ticked(page, 5)).toBe(5);
  await tickAll(page, [5]);
  await page.reload();
  expect(await ticked(page, 6)).toBe(6);
  await page.context().setOffline(false);
  await page.reload();
  await expect(ticksArrive(page, 6)).resolves.toBe(true);
  await page.context().close();
});

test('a list is as it was left when the network is away: ticked, added to and renamed', async () => {
  const { page } = await cook(visit, 'phone', { serviceWorkers: 'allow' });
  await isKept(page);
  const list = await makeList(page, ['crepes']);
  await openList(page, list);
  for (const name of ['milk', 'butter']) await tick(page, name).tap();
  await page.getByLabel('Add an item').fill('kitchen roll');
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await eventually(
    async () =>
      ((await kept(page, list)).some(({ name }) => name === 'kitchen roll') &&
        (await kept(page, list)).filter(({ isChecked }) => isChecked).length === 2) ||
      null,
  );
  await page.getByRole('button', { name: 'Rename' }).tap();
  await page.getByLabel('List Name').fill('Saturday');
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await page.getByRole('heading', { level: 1, name: 'Saturday' }).waitFor();

  await page.context().setOffline(true);
  await openList(page, list, 'Saturday');
  for (const name of ['milk', 'butter']) await tick(page, name).and(page.locator(':checked')).waitFor();
  await tick(page, 'kitchen roll').waitFor();
  expect(await page.locator('[type=checkbox]:checked').count()).toBe(2);
  await page.context().close();
});

test('a cook is told when the network goes and when it is back', async () => {
  const { page } = await openPage(visit.browser, visit.url, { serviceWorkers: 'allow' });
  await page.goto('/');
  await isKept(page);
  await page.context().setOffline(true);
  await page.getByText('You are offline').waitFor();
  await page.context().setOffline(false);
  await expect(page.getByText('You are online again').waitFor()).resolves.toBeUndefined();
  await page.context().close();
});

test('a new build asks before it takes over', async () => {
  const { page } = await openPage(visit.browser, visit.url, { serviceWorkers: 'allow' });
  let build = 'first';
  await page.context().route('**/service-worker.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n// ${build}` });
  });
  await page.goto('/');
  await isKept(page);
  build = 'second';
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await page.getByText('A new version of Larder is ready').waitFor();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(loaded).resolves.toBeDefined();
  await page.context().close();
});
