import type { Page } from 'playwright-core';
import { badNetworkTo, type BadNetwork, type Fate } from '../support/bad-network.ts';
import { openPage } from '../support/browser.ts';
import { DESKTOP } from '../support/shoppers.ts';
import { openApp } from '../support/open-app.ts';

const visit = openApp();

let network: BadNetwork;
beforeEach(async () => {
  network = await badNetworkTo(visit.url);
});
afterEach(() => network.close());

/** Longer than the rests before filters and suggestions are asked for: whatever is sent again is sent by then. */
const REST_MS = 900;

/** What a page asks the API: operations in their order, and how many requests its service worker made of them. */
interface Asked {
  operations: string[];
  passedOn: number;
}

/** Counts what is asked from now on; `take` gives the count and resets it. */
function counted(page: Page): { take: () => Asked } {
  let asked: Asked = { operations: [], passedOn: 0 };
  page.context().on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/graphql')) return;
    if (request.serviceWorker()) asked.passedOn++;
    else asked.operations.push(/"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1] ?? '');
  });
  return {
    take: () => {
      const taken = asked;
      asked = { operations: [], passedOn: 0 };
      return taken;
    },
  };
}

/** A search that was answered, in a page whose service worker is at work. */
async function openSearch(): Promise<Page> {
  const { page } = await openPage(visit.browser, network.url, { ...DESKTOP, serviceWorkers: 'allow' });
  await page.goto('/search?ingredients=egg,tomato,onion');
  await page.getByText('24 of ').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.waitForLoadState('networkidle');
  return page;
}

const changes: [string, (page: Page) => Promise<unknown>][] = [
  ['another order', (page) => page.getByRole('combobox', { name: 'Sort by' }).selectOption('TIME')],
  ['Try Again', (page) => page.getByRole('button', { name: 'Try Again' }).click()],
  ['an ingredient less', (page) => page.getByRole('button', { name: 'Remove onion' }).click()],
  [
    'a filter',
    async (page) => {
      await page.getByRole('button', { name: /^Filters/ }).click();
      await page.getByText('Vegan', { exact: true }).click();
    },
  ],
  ['creative recipes', (page) => page.getByRole('tab', { name: 'Creative' }).click()],
];

test.each<[string, Fate | 'offline']>([
  ['the server is broken', 'broken'],
  ['the API fails', 'failing'],
  ['the connection is cut', 'reset'],
  ['the browser is offline', 'offline'],
])('where %s, each change of a search is asked once, and the page says at once that it failed', async (_what, fate) => {
  const page = await openSearch();
  const asked = counted(page);
  if (fate === 'offline') await page.context().setOffline(true);
  else network.decide(({ operation, url }) => (operation || url === '/readyz' ? fate : 'arrives'));

  const counts: Record<string, Asked> = {};
  for (const [name, change] of changes) {
    await change(page);
    await page.getByRole('alert').filter({ hasText: 'Search failed' }).waitFor();
    await page.waitForTimeout(REST_MS);
    counts[name] = asked.take();
  }
  expect(counts).toEqual(
    Object.fromEntries(changes.map(([name]) => [name, { operations: ['SearchRecipes'], passedOn: 1 }])),
  );

  await page.getByRole('combobox', { name: 'Search ingredients...' }).pressSequentially('spin');
  await page.waitForTimeout(REST_MS);
  expect(asked.take()).toEqual({ operations: ['IngredientSuggestions'], passedOn: 1 });
  await page.context().close();
});
