import type { Page } from 'playwright-core';
import { badNetworkTo, type BadNetwork } from '../support/bad-network.ts';
import { openPage } from '../support/browser.ts';
import { openApp } from '../support/open-app.ts';
import { DESKTOP } from '../support/shoppers.ts';

const visit = openApp();

let network: BadNetwork;
beforeEach(async () => {
  network = await badNetworkTo(visit.url);
});
afterEach(() => network.close());

const isAsked = (url: string | undefined, operation: string | undefined): boolean =>
  operation !== undefined || url === '/readyz';
const loseServer = (): void => network.decide(({ url, operation }) => (isAsked(url, operation) ? 'reset' : 'arrives'));

/** A page whose clock can be put forward; notes what it asks, each question for the server itself as "readyz". */
async function open(address: string): Promise<{ page: Page; asked: string[] }> {
  const { page } = await openPage(visit.browser, network.url, DESKTOP);
  await page.goto(address);
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => {
    const operation = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    if (isAsked(new URL(request.url()).pathname, operation)) asked.push(operation ?? 'readyz');
  });
  return { page, asked };
}

/** Puts the clock forward, and waits for what is asked then to end. */
async function pass(page: Page, seconds: number): Promise<void> {
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/readyz'));
  await page.clock.fastForward(seconds * 1000);
  await ended;
}

test('a search that lost the server is answered by itself when that is back, with one request, and says so', async () => {
  const { page, asked } = await open('/search?ingredients=egg,tomato,onion');
  loseServer();
  await page.getByRole('button', { name: 'Remove onion' }).click();
  await page.getByRole('alert').filter({ hasText: 'Search failed' }).waitFor();
  asked.length = 0;
  await pass(page, 3);
  await pass(page, 6);
  expect(await page.getByRole('alert').filter({ hasText: 'Search failed' }).count()).toBe(1);
  network.decide(() => 'arrives');
  // It stays for seconds only.
  const told = page.getByText('Larder can be reached again').waitFor();
  await page.clock.fastForward(12_000);
  await told;
  await page.getByRole('region', { name: 'Results' }).getByRole('article').first().waitFor();
  expect(asked.filter((one) => ['readyz', 'SearchRecipes'].includes(one))).toEqual([
    'readyz',
    'readyz',
    'readyz',
    'SearchRecipes',
  ]);
  await page.context().close();
});

test('a recipe that could not be loaded comes at once when the network is back', async () => {
  const { page } = await open('/search?ingredients=egg,tomato,onion');
  loseServer();
  await page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 3 }).first().click();
  await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).waitFor();
  network.decide(() => 'arrives');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page
    .getByRole('region', { name: 'Ingredients' })
    .or(page.getByRole('heading', { name: 'Ingredients' }))
    .first()
    .waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.context().close();
});

test('what the server refuses is not asked again', async () => {
  const { page, asked } = await open('/search?ingredients=egg&exclude=unicorn');
  await page.getByRole('alert').filter({ hasText: 'There is no ingredient "unicorn".' }).waitFor();
  asked.length = 0;
  await page.clock.fastForward(120_000);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect(asked).toEqual([]);
  await page.context().close();
});
