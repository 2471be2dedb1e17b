import type { Page } from 'playwright-core';
import { ask } from '../support/ask.ts';
import { openPage } from '../support/browser.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();

/** The window of an admin. */
async function openDashboard(): Promise<Page> {
  const { page } = await openPage(larder.browser, larder.url, { viewport: { width: 1280, height: 900 } });
  await page.goto('/login');
  await ask(
    page,
    `mutation { signIn(input: { username: "admin", password: ${JSON.stringify(larder.adminPassword)} }) { user { id } } }`,
  );
  return page;
}

test('a long name and a long address leave what can be done in sight', async () => {
  const long = (await openPage(larder.browser, larder.url)).page;
  await long.goto('/login');
  await ask(
    long,
    `mutation { signUp(input: { username: "wilhelmina", password: "wooden spoon orbit", name: "${'Wilhelmina Theodora '.repeat(4).trim()}", email: "${'w'.repeat(60)}@example.org" }) { user { id } } }`,
  );
  await long.context().close();
  const page = await openDashboard();
  await page.goto('/admin');
  await page.getByLabel('Find by name or email').fill('wilhelmina');
  const table = await page.getByRole('region', { name: 'Users' }).boundingBox();
  const ban = await page.getByRole('button', { name: /^Ban Wilhelmina/ }).boundingBox();
  expect((ban?.x ?? Infinity) + (ban?.width ?? 0)).toBeLessThanOrEqual((table?.x ?? 0) + (table?.width ?? 0));
  await page.context().close();
});

test('the chart is no higher than a screen, and says which colour and which day is which', async () => {
  const page = await openDashboard();
  await page.goto('/admin?tab=analytics');
  const chart = page.getByRole('img', { name: 'Searches per day' });
  await chart.getByText('Searches', { exact: true }).waitFor();
  const box = await chart.boundingBox();
  expect(box?.height).toBeLessThan(400);
  const colours = await chart
    .getByText(/^(Searches|Saved|Cooked)$/)
    .evaluateAll((names) =>
      names.map((name) => name.firstElementChild && getComputedStyle(name.firstElementChild).backgroundColor),
    );
  expect(new Set(colours).size).toBe(3);
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 30, (box?.y ?? 0) + 150);
  const tip = chart.locator('.recharts-tooltip-wrapper > *');
  await tip.getByText(/^[A-Z][a-z]{2} \d+, \d{4}$/).waitFor();
  expect(await tip.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  await page.context().close();
});
