import { ask } from '../support/ask.ts';
import { openPage } from '../support/browser.ts';
import { pressByKey, tabTo } from '../support/keyboard.ts';
import { logInAsCook } from '../support/log-in-as.ts';
import { openApp } from '../support/open-app.ts';
import { allSent, cook, logIn, openList, tick, waits } from '../support/shoppers.ts';
import { watchShifts } from '../support/layout-shifts.ts';

const larder = openApp();
const SHOPPED = ['400 g spinach', '6 eggs', 'feta', 'garlic', 'leeks', 'ground cumin', 'rice', 'chickpeas', 'onions'];

type Page = Awaited<ReturnType<typeof openPage>>['page'];

/** A list of things to buy, typed by hand; gives its id. */
async function listOf(page: Page, things: readonly string[]): Promise<string> {
  const made = await ask<{ createShoppingList: { shoppingList: { id: string } } }>(
    page,
    'mutation { createShoppingList(input: { name: "Groceries" }) { shoppingList { id } } }',
  );
  const { id } = made.createShoppingList.shoppingList;
  for (const text of things)
    await ask(
      page,
      'mutation($input: AddShoppingListItemInput!) { addShoppingListItem(input: $input) { item { id } } }',
      { input: { listId: id, text } },
    );
  return id;
}

/** What the list calls them. */
const NAMES = SHOPPED.map((line) => line.replace(/^\d+ (g )?/, '').replace(/s$/, ''));

const levelOf = (page: Page, food: string) => page.getByRole('radiogroup', { name: `How much ${food} is left` });

/** What came without a network is no fault of the page. */
const unexpected = (troubles: readonly string[]): string[] =>
  troubles.filter(
    (trouble) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|cross-world service worker/.test(trouble),
  );

test('from the shopping list to the table and back on it, with one hand', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, {
    storageState: await logInAsCook(larder, 'Full Circle'),
    reducedMotion: 'reduce',
  });
  await page.goto('/pantry');
  await openList(page, await listOf(page, SHOPPED));
  for (const name of NAMES) await tick(page, name).check();
  await page.getByRole('button', { name: `Put ${SHOPPED.length} things away` }).click();
  await page.getByText(`${SHOPPED.length} things are in your pantry`).waitFor();

  await page.goto('/');
  const tonight = page.getByRole('region', { name: 'Tonight' });
  await tonight.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'I cooked this' }).click();
  const sheet = page.getByRole('dialog', { name: 'Well cooked' });
  const last = sheet.getByRole('button', { name: /^That was the last / }).first();
  const food = ((await last.getAttribute('aria-label')) ?? '').replace('That was the last ', '');
  await last.click();
  await sheet.getByRole('button', { name: 'One portion more' }).click();
  await sheet.getByRole('button', { name: new RegExp(`^Put .*${food}.* on the shopping list$`) }).click();
  await sheet.getByText('On “Groceries”').waitFor();
  await sheet.getByRole('button', { name: 'Take it out' }).click();
  await page.getByText('1 portion left over').waitFor();

  await page.goto('/pantry');
  await levelOf(page, food).getByRole('radio', { name: 'Out', checked: true }).waitFor();
  await page.getByText('1 portion ·').waitFor();
  const { shoppingLists } = await ask<{ shoppingLists: { items: { name: string }[] }[] }>(
    page,
    '{ shoppingLists { items { name } } }',
  );
  expect(shoppingLists[0]?.items.map(({ name }) => name)).toContain(food);
  expect(troubles).toEqual([]);
});

test('with the keyboard alone things go from the list into the pantry, and their levels are set there', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, {
    storageState: await logInAsCook(larder, 'Circle By Keys'),
    reducedMotion: 'reduce',
  });
  await page.goto('/pantry');
  await openList(page, await listOf(page, ['spinach', 'rice']));
  for (const food of ['spinach', 'rice']) {
    await tabTo(page, 'checkbox', new RegExp(`^${food}`));
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: new RegExp(`^${food}`), checked: true }).waitFor();
  }
  await pressByKey(page, 'button', 'Put 2 things away');
  await page.getByText('2 things are in your pantry').waitFor();
  await page.goto('/pantry');
  await levelOf(page, 'rice').waitFor();
  await tabTo(page, 'textbox', 'What came into the kitchen?');
  await page.keyboard.type('3 lemons');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Added lemon').waitFor();
  await pressByKey(page, 'button', 'Change spinach');
  await pressByKey(page, 'button', 'Thrown away');
  await page.getByText('Threw away spinach').waitFor();
  expect(troubles).toEqual([]);
});

test('a pantry is read and changed without a network, and a second device has it all at the next sync', async () => {
  const { page, troubles, name } = await cook(larder, 'phone', { serviceWorkers: 'allow', reducedMotion: 'reduce' });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await ask(page, 'mutation($lines: [String!]!) { addPantryItems(input: { lines: $lines }) { items { id } } }', {
    lines: ['feta', 'leeks', 'rice', 'spinach'],
  });
  await page.goto('/pantry');
  await levelOf(page, 'feta').waitFor();
  await page.waitForFunction(async () =>
    (await (await caches.open('larder-opened')).keys()).some(({ url }) => url.includes('/kept/Pantry/')),
  );

  await page.context().setOffline(true);
  await page.goto('/pantry');
  await levelOf(page, 'feta').getByRole('radio', { name: 'Low' }).check({ force: true });
  await page.locator('#toasts').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Change leek' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Used up' }).click();
  await page.getByText('Used up leek').waitFor();
  await page.getByRole('textbox', { name: 'What came into the kitchen?' }).fill('2 lemons');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('It goes into your pantry when you are back online.').waitFor();
  await waits(page);
  await page.goto('/pantry');
  await levelOf(page, 'feta').getByRole('radio', { name: 'Low', checked: true }).waitFor();
  expect(await levelOf(page, 'leek').count()).toBe(0);

  const other = await openPage(larder.browser, larder.url, { reducedMotion: 'reduce' });
  await logIn(other.page, name);
  await other.page.goto('/pantry');
  await levelOf(other.page, 'rice').getByRole('radio', { name: 'Out' }).check({ force: true });
  await allSent(other.page);

  await page.context().setOffline(false);
  await allSent(page);
  await levelOf(page, 'rice').getByRole('radio', { name: 'Out', checked: true }).waitFor();
  await levelOf(page, 'lemon').waitFor();
  await other.page.reload();
  await levelOf(other.page, 'feta').getByRole('radio', { name: 'Low', checked: true }).waitFor();
  await levelOf(other.page, 'lemon').waitFor();
  expect(await levelOf(other.page, 'leek').count()).toBe(0);
  expect(unexpected(troubles)).toEqual([]);
});

test("a visitor's pantry is kept in the browser, searched from, and comes along into the account they make", async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { reducedMotion: 'reduce' });
  const shifted = await watchShifts(page);
  await page.goto('/');
  await page.getByRole('region', { name: 'Notices' }).waitFor({ state: 'attached' });
  expect(await shifted()).toBeLessThan(0.05);
  await page.goto('/pantry');
  const box = page.getByRole('textbox', { name: 'What came into the kitchen?' });
  await box.fill('500 g chicken breast\n2 onions\nrice\ncarrots');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await levelOf(page, 'chicken breast').waitFor();
  await levelOf(page, 'rice').getByRole('radio', { name: 'Low' }).check({ force: true });
  const dishes = page.getByRole('region', { name: 'Cook from your pantry' });
  await dishes.getByRole('article').first().waitFor();
  await page.reload();
  await levelOf(page, 'rice').getByRole('radio', { name: 'Low', checked: true }).waitFor();

  await page.goto('/');
  const tonight = page.getByRole('region', { name: 'Tonight' });
  await tonight
    .getByText(/uses the chicken breast, due/)
    .first()
    .waitFor();
  await tonight.getByRole('article').nth(2).waitFor();
  expect(await shifted()).toBeLessThan(0.05);
  await page.getByRole('link', { name: 'Cook from my pantry' }).click();
  await page.waitForURL((address) => address.searchParams.get('ingredients')?.includes('chicken breast') === true);
  await page.getByRole('region', { name: 'Results' }).getByRole('article').first().waitFor();
  await page.goto('/pantry');
  await page.getByRole('link', { name: /^Sign up and it comes along/ }).click();
  await page.getByLabel('User name').fill(`comes-along-${Date.now()}`);
  await page.getByLabel('Password', { exact: true }).fill('wooden spoon orbit');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('4 things came along into your pantry').waitFor();
  await page.waitForURL((address) => address.pathname === '/pantry');
  await levelOf(page, 'rice').getByRole('radio', { name: 'Low', checked: true }).waitFor();
  await page.getByText('500 g').waitFor();
  expect(troubles).toEqual([]);
});
