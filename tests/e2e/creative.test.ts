import type { Page } from 'playwright-core';
import { faultsInEveryLook } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { cook } from '../support/shoppers.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();
const SEARCH = '/search?ingredients=potatoes,leeks,bacon,cream';
const CREATIVE = `${SEARCH}&mode=creative`;

const panel = (page: Page) => page.getByRole('region', { name: 'Creative recipes' });
const cards = (page: Page) => panel(page).getByRole('article');

test('chips, the creative tab, six marked cards; one opens, is saved, and goes on a list', async () => {
  const { page, troubles } = await cook(larder, 'phone');
  await page.goto(SEARCH);
  await page.getByRole('tab', { name: /^Matched/ }).waitFor();
  await page.getByRole('tab', { name: 'Creative', exact: true }).click();
  await panel(page).getByRole('heading', { name: '6 recipes made for your kitchen' }).waitFor();
  expect(await cards(page).count()).toBe(6);
  expect(await panel(page).getByText('Creative', { exact: true }).count()).toBe(6);

  await page.getByRole('button', { name: 'Generate More Creative Recipes' }).click();
  await cards(page).nth(11).waitFor();
  const titles = await cards(page).getByRole('heading').allTextContents();
  expect(new Set(titles).size).toBe(titles.length);

  const [title = ''] = titles;
  await cards(page).first().getByRole('link', { name: title }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText('Larder Creative').first().waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Add to list', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to shopping list' });
  await dialog.getByLabel('List Name').fill('For tonight');
  await dialog.getByRole('button', { name: 'Add to list', exact: true }).click();
  await page.getByRole('button', { name: 'See the list' }).click();
  await page.getByRole('heading', { level: 1, name: 'For tonight' }).waitFor();
  await page.getByRole('button', { name: '1 recipe' }).click();
  await page.getByText(title).first().waitFor();

  await page.goto('/favorites');
  await page.getByRole('link', { name: title }).waitFor();
  expect(troubles).toEqual([]);
});

/** What the server does with the question for creative recipes. */
const answers: Record<string, { answer?: 'never' | object; shows: string; address?: string }> = {
  'being made': { answer: 'never', shows: 'Generating creative recipes...' },
  made: { shows: 'Generate More Creative Recipes' },
  'fewer, with the reason': {
    address: '/search?ingredients=chocolate,mackerel,mint&mode=creative',
    shows: 'do not belong together',
  },
  none: { address: '/search?ingredients=ice&mode=creative', shows: 'No creative recipes' },
  'asked for too often': {
    answer: {
      errors: [
        {
          message: 'That was too often in too short a time. Try again in 20 minutes.',
          extensions: { code: 'RATE_LIMITED' },
        },
      ],
    },
    shows: 'Try again in 20 minutes',
  },
  failed: {
    answer: { errors: [{ message: 'Resting.', extensions: { code: 'UNAVAILABLE' } }] },
    shows: 'Search failed',
  },
};

test.each(Object.entries(answers))(
  'recipes %s have no accessibility fault and nothing too wide, on a phone and on a desktop, light and dark',
  async (_state, { answer, shows, address = CREATIVE }) => {
    const { page } = await openPage(larder.browser, larder.url, { reducedMotion: 'reduce' });
    await page.route('**/graphql', async (route) => {
      if (answer === undefined || !route.request().postData()?.includes('"CREATIVE"')) return route.continue();
      return answer === 'never' ? undefined : route.fulfill({ json: answer });
    });
    await page.goto(address);
    await page.getByText(shows).first().waitFor({ state: 'attached' });
    expect(await faultsInEveryLook(page)).toEqual([]);
    await page.context().close();
  },
);
