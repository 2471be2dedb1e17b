import { openPage } from '../support/browser.ts';
import { DESKTOP } from '../support/shoppers.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();

test('a sentence becomes a chip for each food and a filter for what must not be used, which is taken back with one press', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, DESKTOP);
  await page.goto('/search', { waitUntil: 'networkidle' });
  const input = page.getByRole('combobox', { name: 'Search ingredients...' });
  await input.fill('chicken and rice without peanuts');
  await input.press('Enter');
  await page.waitForURL('**/search?ingredients=chicken,rice&exclude=peanuts');
  await page.getByText('Leaving out peanuts').waitFor();
  await page.getByText('“chicken and rice without peanuts” was read as chicken and rice.').waitFor();
  expect(await page.getByText(/You have \d+ of \d+|You have all \d+/).count()).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForURL('**/search?ingredients=chicken,rice');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a time and a meal that are typed become filters, each taken back with one press', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, DESKTOP);
  await page.goto('/search', { waitUntil: 'networkidle' });
  const input = page.getByRole('combobox', { name: 'Search ingredients...' });
  await input.fill('30 minute dessert with apples');
  await input.press('Enter');
  await page.waitForURL('**/search?ingredients=apples&maxCookTime=30&meal=dessert');
  await page.getByText('Filtered for “30 minute dessert with apples”: Cook time up to 30 min and Dessert.').waitFor();
  await page.getByRole('button', { name: 'Remove filter: Dessert' }).click();
  await page.waitForURL('**/search?ingredients=apples&maxCookTime=30');
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await page.getByRole('combobox', { name: 'Meal' }).selectOption('Breakfast');
  await page.waitForURL('**/search?ingredients=apples&maxCookTime=30&meal=breakfast');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a dish is found by its name, first of what matches, and under the input while it is typed', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, DESKTOP);
  await page.goto('/search?ingredients=lasagna');
  const first = page.getByRole('main').getByRole('article').first();
  await first.getByRole('link', { name: /lasagn/i }).waitFor();
  expect(await page.getByText('No recipes found').count()).toBe(0);
  await page.getByRole('combobox', { name: 'Search ingredients...' }).pressSequentially('minestrone');
  await page
    .getByRole('group', { name: 'Dishes' })
    .getByRole('option', { name: /minestrone/i })
    .first()
    .click();
  await page.waitForURL('**/recipe/minestrone?ingredients=lasagna');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('the idea where nothing is found is not always the same one', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url);
  const ideas = new Set<string>();
  for (let visit = 0; visit < 20 && ideas.size < 2; visit++) {
    await page.goto('/search?ingredients=xyzzy');
    ideas.add(await page.getByText(/^Try adding /).innerText());
  }
  expect(ideas.size).toBe(2);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test("the header's text joins the kitchen of the last visit, which only the browser knows", async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url);
  await page.addInitScript(
    () => localStorage.getItem('search-draft') ?? localStorage.setItem('search-draft', '["eggs","feta"]'),
  );
  await page.goto('/search?q=leeks');
  await page.getByText('Searching with your 2 ingredients and leeks').waitFor();
  await page.waitForURL('**/search?ingredients=eggs,feta,leeks');
  await page.getByRole('button', { name: 'Only leeks' }).click();
  await page.waitForURL('**/search?ingredients=leeks');
  expect(troubles).toEqual([]);
  await page.context().close();
});
