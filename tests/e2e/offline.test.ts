import type { Page } from 'playwright-core';
import { openPage } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { cook, makeList, openList } from '../support/shoppers.ts';
import { visitLarder } from '../support/web-server.ts';
import '../support/long-tests.ts';

const visit = visitLarder();

/** Waits until the worker keeps the app, and answers for this page. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null && navigator.serviceWorker.controller.state === 'activated');
}

/** What this browser keeps of what was opened. */
const opened = (page: Page): Promise<string[]> =>
  page.evaluate(async () => ((await caches.has('larder-opened')) ? (await (await caches.open('larder-opened')).keys()).map(({ url }) => new URL(url).pathname) : []));

/** The troubles of a page that are not simply the network being away. Chromium also remarks on files that were preloaded and then came from the worker. */
const unexpected = (troubles: string[]): string[] => troubles.filter((trouble) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|cross-world service worker/.test(trouble));

test('the app can be installed, and its worker and its list of files are asked for anew each time', async () => {
  const page = await (await fetch(visit.url)).text();
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  const manifest = (await (await fetch(`${visit.url}/manifest.webmanifest`)).json()) as { name: string; start_url: string; display: string; icons: { src: string; sizes: string; purpose: string }[] };
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src } of manifest.icons) expect((await fetch(visit.url + src)).headers.get('content-type')).toBe('image/png');
  const worker = await fetch(`${visit.url}/service-worker.js`);
  expect([worker.status, worker.headers.get('cache-control'), worker.headers.get('content-security-policy')]).toEqual([200, 'no-cache', `default-src 'none'; connect-src 'self'`]);
  const text = await worker.text();
  expect(text).not.toMatch(/__LARDER_|pages\/admin|admin-page/);
});

test('a recipe and a list that were opened are read without a network, what was not opened says so, and nothing is left after signing out', async () => {
  const { page, troubles } = await cook(visit, 'desktop', { serviceWorkers: 'allow' });
  await isKept(page);
  await page.goto('/recipe/minestrone');
  await page.getByRole('heading', { level: 1, name: /minestrone/i }).waitFor();
  await eventually(async () => (await opened(page)).some((address) => address.includes('/kept/RecipePage/minestrone')) || null);
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
  await page.waitForFunction(async () => !(await caches.has('larder-opened')) || (await (await caches.open('larder-opened')).keys()).every(({ url }) => !/ShoppingList|ProfilePage|OwnLists/.test(url)));
  expect(unexpected(troubles)).toEqual([]);
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
