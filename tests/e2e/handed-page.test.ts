import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { openPage } from '../support/browser.ts';
import { logInAsCook } from '../support/log-in-as.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();
const pie = {
  '@type': 'Recipe',
  name: 'Leek pie à la Jo',
  recipeIngredient: ['2 leeks, sliced', '1 sheet puff pastry'],
  recipeInstructions: ['Soften the leeks.', 'Bake under the pastry for 30 minutes.'],
};
const html = `<!DOCTYPE html><title>Leek pie</title><script type="application/ld+json">${JSON.stringify(pie)}</script>
  <img src="x" alt="" onerror="document.title = 'run'"><h1>Leek pie</h1>`;

/** A site of another origin, which this computer alone can open. */
let site: Server;
let address: string;
beforeAll(async () => {
  site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((resolve) => void site.listen(0, 'localhost', resolve));
  address = `http://localhost:${(site.address() as AddressInfo).port}/pie`;
});
afterAll(() => site.close());

/** The import page of a cook, and beside it the other site; `troubles` are those of all pages that are opened. */
async function open(name: string) {
  const storageState = await logInAsCook(larder, name);
  const { page, troubles } = await openPage(larder.browser, larder.url, {
    storageState,
    viewport: { width: 1280, height: 800 },
  });
  await page.goto('/submit/import');
  const link = await page.getByRole('link', { name: 'Save to Larder' }).getAttribute('href');
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(address);
  return { page, elsewhere, troubles, program: decodeURIComponent(link?.replace('javascript:', '') ?? '') };
}

async function press(elsewhere: Page, program: string): Promise<Page> {
  const [opened] = await Promise.all([elsewhere.waitForEvent('popup'), elsewhere.evaluate(program)]);
  return opened;
}

test('the bookmark hands the page of another site over, which is read as a saved page once the cook has said so', async () => {
  const { page, elsewhere, program, troubles } = await open('Pip Hands');
  const opened = await press(elsewhere, program);
  await opened.getByText(`Take over the recipe from ${new URL(address).host}?`).waitFor();
  await opened.getByRole('button', { name: 'Take it over' }).click();
  await opened.getByText(/^1 recipe from localhost-\d+\.mhtml, now among your drafts\.$/).waitFor();
  await opened.getByRole('link', { name: 'Leek pie à la Jo' }).click();
  await expect(opened.getByRole('textbox', { name: 'Ingredient 1' }).inputValue()).resolves.toBe('2 leeks, sliced');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('what does not come from the page that opened it, or claims to be another, is passed over', async () => {
  const { page, elsewhere, troubles } = await open('Pip Waits');
  const program = `(() => {
    const site = ${JSON.stringify(larder.url)}, opened = open(site + '/submit/import?from=page');
    addEventListener('message', ({ source }) => {
      if (source !== opened) return;
      for (const data of [
        'larder', null, 7, { larder: 'page' }, { larder: 'page', url: 'https://bank.example/', html: '<h1>Soup</h1>' },
        { larder: 'page', url: 'javascript:alert(1)', html: '' }, { larder: 'page', url: location.href, html: { toString: 1 } },
      ]) opened.postMessage(data, site);
      setTimeout(() => opened.postMessage({ larder: 'page', url: location.href, html: 'x'.repeat(5_000_001) }, site));
    });
  })()`;
  const opened = await press(elsewhere, program);
  await opened.getByText(/^This page is too large to be handed over\./).waitFor();
  await opened.evaluate(
    (html) => void window.postMessage({ larder: 'page', url: window.location.href, html }, '*'),
    html,
  );
  expect(await opened.getByRole('button', { name: 'Take it over' }).count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('without a page that opened it none is waited for, and phones are shown no bookmark', async () => {
  const storageState = await logInAsCook(larder, 'Pip Alone');
  const { page, troubles } = await openPage(larder.browser, larder.url, {
    storageState,
    hasTouch: true,
    isMobile: true,
  });
  await page.goto('/submit/import?from=page');
  await page.getByText(/^No page came\./).waitFor();
  expect(await page.getByText('Save to Larder').isVisible()).toBe(false);
  expect(troubles).toEqual([]);
  await page.context().close();
});
