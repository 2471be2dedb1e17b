import { openPage } from '../support/browser.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();

test('a cook types three ingredients, sets a filter, opens a recipe, scales it, ticks an ingredient and finds the tick after a reload', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url);
  await page.goto('/search');
  const input = page.getByRole('combobox', { name: 'Search ingredients...' });
  for (const food of ['eggs', 'spinach', 'feta']) {
    await input.fill(food);
    await input.press('Enter');
  }
  await page.getByText('3 / 15').waitFor();
  await page.getByRole('heading', { name: 'Green shakshuka with feta' }).waitFor();

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByText('Vegetarian', { exact: true }).first().click();
  await page.waitForURL(/diet=vegetarian/);
  await page.getByRole('button', { name: /^Show \d+ recipes?$/ }).click();
  await page.getByRole('heading', { name: 'Spaghetti carbonara' }).waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Green shakshuka with feta' }).first().click();
  await page.waitForURL(/\/recipe\/green-shakshuka-with-feta/);
  await page.getByRole('heading', { level: 1, name: 'Green shakshuka with feta' }).waitFor();
  const spinach = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /^spinach/i }) });
  const [amount = ''] = /\d[^\n]*/.exec(await spinach.innerText()) ?? [];
  await page.getByRole('button', { name: 'One serving more' }).click();
  await spinach.filter({ hasNotText: amount }).waitFor();

  await page.getByRole('checkbox', { name: /^spinach/i }).check({ force: true });
  await page.reload();
  await page.getByRole('checkbox', { name: /^spinach/i, checked: true }).waitFor({ state: 'attached' });
  expect(await page.getByRole('checkbox', { name: /^spinach/i }).isChecked()).toBe(true);
  expect(troubles).toEqual([]);
});

test('an unknown recipe and an unknown page have their own screens', async () => {
  const { page } = await openPage(larder.browser, larder.url);
  await page.goto('/recipe/nothing-like-it');
  await page.getByText('Recipe not found').waitFor();
  await page.goto('/nowhere');
  await page.getByText('404 Page Not Found').waitFor();
  expect(await page.getByText('Did you forget to add the page to the router?').isVisible()).toBe(true);
});

test('every card has a picture, in the size the screen asks for', async () => {
  const { page } = await openPage(larder.browser, larder.url);
  await page.goto('/search?ingredients=onion,garlic', { waitUntil: 'networkidle' });
  const covers = page.locator('main img[src*="/images/covers/"]');
  await covers.first().scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main article img')].some(
      (image) => image.complete && image.naturalWidth > 0,
    ),
  );
  const addresses = await covers.evaluateAll((images) =>
    (images as HTMLImageElement[])
      .filter((image) => image.complete && image.naturalWidth > 0)
      .map((image) => image.currentSrc),
  );
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(address).toContain('-480.webp');
});
