import type { Page } from 'playwright-core';
import { badNetworkTo, type BadNetwork } from '../support/bad-network.ts';
import { openPage } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { openApp } from '../support/open-app.ts';

const visit = openApp();

let network: BadNetwork;
beforeEach(async () => {
  network = await badNetworkTo(visit.url);
});
afterEach(() => network.close());

/** A page with the recipes that it has opened, each kept. */
async function opened(...slugs: string[]): Promise<Page> {
  const { page } = await openPage(visit.browser, network.url, { serviceWorkers: 'allow' });
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  for (const slug of slugs) {
    await page.goto(`/recipe/${slug}`);
    await eventually(async () => (await isKept(page, slug)) || null);
  }
  return page;
}

const isKept = (page: Page, slug: string): Promise<boolean> =>
  page.evaluate(
    async (wanted) =>
      (await (await caches.open('larder-opened')).keys()).some(({ url }) => url.includes(`/kept/RecipePage/${wanted}`)),
    slug,
  );

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

test('the page of a café that answers instead of Larder is not taken for an answer, and what was kept outlives it', async () => {
  const page = await opened('minestrone');
  network.decide(({ url, method }) =>
    method === 'POST' ? 'portal' : url?.startsWith('/recipe') ? 'reset' : 'arrives',
  );
  await page.goto('/recipe/minestrone');
  await heading(page, /minestrone/i).waitFor();
  network.decide(() => 'reset');
  await page.goto('/recipe/minestrone');
  await expect(heading(page, /minestrone/i).waitFor()).resolves.toBeUndefined();
  await page.context().close();
});

test('where no answer ever comes, a recipe that was opened is read as it was kept, and the page says from when', async () => {
  const page = await opened('minestrone');
  network.decide(() => 'silence');
  await page.goto('/recipe/minestrone');
  await heading(page, /minestrone/i).waitFor();
  await expect(page.getByText(/This is from .+\d:\d\d [AP]M/).waitFor()).resolves.toBeUndefined();
  await page.context().close();
});

test('what is kept is told with its time wherever the network is away, and asking again brings what is new', async () => {
  const page = await opened('minestrone');
  network.decide(() => 'reset');
  await page.goto('/recipe/minestrone');
  await page.getByText(/This is from .+\d:\d\d [AP]M/).waitFor();
  network.decide(() => 'arrives');
  const loaded = page.waitForEvent('load');
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Try Again' }).click();
  await loaded;
  await heading(page, /minestrone/i).waitFor();
  expect(await page.getByText(/This is from/).count()).toBe(0);
  await page.context().close();
});

test('a phone without room for anything more shows what the server says all the same', async () => {
  const page = await opened('minestrone');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: network.url, quotaSize: 1 });
  network.decide(({ url }) => (url?.startsWith('/recipe') ? 'reset' : 'arrives'));
  await page.goto('/recipe/guacamole');
  await heading(page, /guacamole/i).waitFor();
  const pictures = page.locator('main img');
  expect(
    await pictures.evaluateAll((all) =>
      Promise.all(
        all.slice(0, 2).map((picture) =>
          (picture as HTMLImageElement).decode().then(
            () => true,
            () => false,
          ),
        ),
      ),
    ),
  ).toEqual([true, true]);
  await page.context().close();
});
