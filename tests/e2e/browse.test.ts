import { openPage } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();

test('who looks around without any script comes from all recipes to a cuisine and to a recipe', async () => {
  const { page } = await openPage(larder.browser, larder.url, { javaScriptEnabled: false });
  // A busy machine may send the empty page first.
  await eventually(async () => {
    await page.goto('/recipes');
    return (await page.getByRole('region', { name: 'By cuisine' }).isVisible()) || null;
  });
  await page.getByRole('region', { name: 'By cuisine' }).getByRole('link', { name: 'Greek' }).click();
  await page.getByRole('heading', { level: 1, name: 'Greek recipes' }).waitFor();
  await page.getByRole('link', { name: 'Avgolemono soup' }).click();
  await page.getByRole('heading', { level: 1, name: 'Avgolemono soup' }).waitFor();
  await page.context().close();
});

test('Back from a recipe leads to its place in the list, also among those that came later', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url);
  await page.goto('/recipes/meal/dinner');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.getByText('48 of ').waitFor();
  const link = page.getByRole('heading', { level: 2 }).getByRole('link').nth(40);
  const title = await link.innerText();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.goBack();
  await eventually(
    async () =>
      ((await page.getByRole('link', { name: title, exact: true }).first().boundingBox())?.y ?? -1) > 0 || null,
  );
  expect(await page.getByRole('link', { name: title, exact: true }).first().boundingBox()).toMatchObject({
    y: expect.any(Number),
  });
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('what there is not answers 404, and says so', async () => {
  const { page } = await openPage(larder.browser, larder.url);
  const answer = await page.goto('/recipes/food/zorble');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
  await page.context().close();
});
