import type { Page } from 'playwright-core';
import { openPage } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();
const SEARCH = '/search?ingredients=eggs,spinach,feta';
const RECIPE = '/recipe/green-shakshuka-with-feta?ingredients=eggs';

/** Counts the questions that a page asks the API. */
function countQuestions(page: Page): string[] {
  const asked: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().endsWith('/graphql') &&
      asked.push(String((request.postDataJSON() as { operationName: string }).operationName)),
  );
  return asked;
}

test.each([
  ['/', 'How It Works'],
  [SEARCH, 'Green shakshuka with feta'],
  [RECIPE, 'Why this recipe'],
  ['/recipes', 'By cuisine'],
  ['/recipes/food/potato', 'Recipes with potatoes'],
])('%s can be read without any script', async (address, shown) => {
  const { page } = await openPage(larder.browser, larder.url, { javaScriptEnabled: false });
  // A busy machine may send the empty page first.
  const isShown = eventually(async () => {
    await page.goto(address);
    return (await page.getByRole('heading', { name: shown }).first().isVisible()) || null;
  });
  expect(await isShown).toBe(true);
  await page.context().close();
});

test('the counters of the landing page stand at what they would count to where no script runs', async () => {
  const { page } = await openPage(larder.browser, larder.url, { javaScriptEnabled: false });
  await page.goto('/');
  const seen = page.locator('dd [aria-hidden]').filter({ visible: true });
  await seen.first().waitFor();
  expect(await seen.allInnerTexts()).toEqual([
    expect.stringMatching(/^[1-9]/),
    expect.stringMatching(/^[1-9]/),
    expect.stringMatching(/^[1-9]/),
  ]);
  await page.context().close();
});

test.each(['/', SEARCH, RECIPE, '/recipes', '/recipes/food/potato'])(
  '%s begins with what the server knew and asks nothing of it again',
  async (address) => {
    const { page, troubles } = await openPage(larder.browser, larder.url);
    const asked = countQuestions(page);
    await page.goto(address);
    await page.getByRole('region', { name: 'Notices' }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    // What cooks wrote and photographed, and what one food or two more would complete, stands below and comes afterwards.
    expect(asked.filter((name) => !['RecipeReviews', 'RecipePhotos', 'Unlocks', 'UnlockPair'].includes(name))).toEqual(
      [],
    );
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

test('the header search works before the script has come', async () => {
  const { page } = await openPage(larder.browser, larder.url);
  await holdScripts(page);
  await page.goto('/recipes', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox').filter({ visible: true });
  await search.fill('eggs, spinach, feta');
  await search.press('Enter');
  await page.waitForURL('**/search?q=*', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Green shakshuka with feta' }).first().waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe('eggs, spinach, feta');
  await page.context().close();
});

test('a dark look that was chosen stands before anything is painted', async () => {
  const { page } = await openPage(larder.browser, larder.url);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('larder:color-mode', 'dark'));
  await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.className)).toBe('dark');
  await page.context().close();
});

test('the title and the data of a page are in the answer itself', async () => {
  const html = await (await fetch(`${larder.url}${RECIPE}`)).text();
  expect(html).toContain('<title>Green shakshuka with feta · Larder</title>');
  expect(html).toContain('"@type":"Recipe"');
  expect(html).toMatch(/<h1[^>]*>Green shakshuka with feta<\/h1>/);
});

test.each([
  ['a page that can be read already lets its picture and letters go before its scripts', SEARCH, ['low']],
  ['a page that only its scripts can show asks for them at once', '/login', [null]],
])('%s', async (_, address, priorities) => {
  const html = await (await fetch(larder.url + address)).text();
  const scripts = html.match(/<(script type="module"|link rel="modulepreload")[^>]*>/g) ?? [];
  const asked = scripts.map((script) => /fetchpriority="(\w+)"/.exec(script)?.[1] ?? null);
  expect([...new Set(asked)]).toEqual(priorities);
});

test('nothing of one cook stands in the page of another', async () => {
  const { page } = await openPage(larder.browser, larder.url);
  await page.goto('/sign-up');
  await page.getByLabel('User name').fill('page-owner');
  await page.getByLabel('Password', { exact: true }).fill('wooden spoon orbit');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname !== '/sign-up');
  const answer = await page.goto(RECIPE);
  expect(await answer?.text()).toContain('page-owner');
  expect(answer?.headers()['cache-control']).toContain('no-store');
  expect(await (await fetch(`${larder.url}${RECIPE}`)).text()).not.toContain('page-owner');
  await page.context().close();
});

test.each([
  ['a stray percent sign', '/recipe/100%-rye'],
  ['half a letter', '/%E0%A4%A'],
  ['far too many letters', `/recipe/${'x'.repeat(2_000)}`],
])('a link mangled by %s leads to the not-found page', async (_, address) => {
  const answer = await fetch(larder.url + address, { headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('content-type'), answer.headers.has('content-security-policy')]).toEqual([
    404,
    'text/html; charset=utf-8',
    true,
  ]);
  const { page } = await openPage(larder.browser, larder.url);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: /not found/i }).waitFor()).resolves.toBeUndefined();
  await page.context().close();
});

test('a program that asks for a mangled address is told so', async () => {
  expect((await fetch(`${larder.url}/api/recipe/100%-rye`)).status).toBe(400);
});
