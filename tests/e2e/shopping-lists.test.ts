import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { faults } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { visitLarder } from '../support/web-server.ts';

const visit = visitLarder();
const PASSWORD = 'wooden spoon orbit';
/** What belongs to shopping lists: a page, a part of the profile, a window. */
const LISTS = '[role=dialog], [role=tabpanel], main:not(:has([role=tabpanel]))';
const DESKTOP = { viewport: { width: 1280, height: 900 }, bypassCSP: true };
let cooks = 0;

/** A cook who has just signed up, in a browser of their own. */
async function cook(size: 'phone' | 'desktop', more: object = {}): Promise<{ page: Page; troubles: string[]; name: string }> {
  const { page, troubles } = await openPage(visit.browser, visit.url, size === 'phone' ? { hasTouch: true, isMobile: true, bypassCSP: true, ...more } : { ...DESKTOP, ...more });
  const name = `shopper-${++cooks}`;
  await page.goto('/sign-up');
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((address) => address.pathname === '/');
  return { page, troubles, name };
}

/** Asks the API as the page would. */
function ask<T>(page: Page, query: string, variables: object = {}): Promise<T> {
  return page.evaluate(async (body) => {
    const answer = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    return (await answer.json()).data as never;
  }, { query, variables });
}

interface Kept {
  name: string;
  totalAmount: number | null;
  unit: string | null;
  isChecked: boolean;
}

async function makeList(page: Page, recipes: string[], name = 'Groceries'): Promise<string> {
  const made = await ask<{ createShoppingList: { shoppingList: { id: string } } }>(page, 'mutation Make($input: CreateShoppingListInput!) { createShoppingList(input: $input) { shoppingList { id } } }', { input: { name, recipes: recipes.map((id) => ({ id })) } });
  return made.createShoppingList.shoppingList.id;
}

const kept = async (page: Page, id: string): Promise<Kept[]> =>
  (await ask<{ shoppingList: { items: Kept[] } }>(page, 'query Kept($id: ID!) { shoppingList(id: $id) { items { name totalAmount unit isChecked } } }', { id })).shoppingList.items;

async function openList(page: Page, id: string, heading = 'Groceries'): Promise<void> {
  await page.goto(`/shopping-lists/${id}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ has: tick(page, name) });

test('a cook makes a list of recipes, looks at it and takes it along', async () => {
  const { page, troubles } = await cook('desktop', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/profile?tab=lists');
  await page.getByText('No shopping lists yet').waitFor();
  expect(await faults(page, LISTS)).toEqual([]);
  await page.getByRole('button', { name: 'Create Your First List' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Shopping List' });
  await dialog.getByRole('button', { name: 'Create List' }).click();
  await page.getByText('Name required').waitFor();
  await dialog.getByLabel('List Name').fill('Weekly Groceries');
  await dialog.getByRole('tab', { name: 'Search' }).click();
  await dialog.getByLabel('Search recipes').fill('guacamole');
  await dialog.getByRole('checkbox', { name: 'Shop for Guacamole' }).check({ force: true });
  await dialog.getByRole('button', { name: 'One serving more' }).click();
  expect(await faults(page, LISTS)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create List' }).click();
  await page.getByText('Shopping list created successfully!').waitFor();
  await page.getByRole('link', { name: 'Weekly Groceries' }).click();

  await page.getByRole('heading', { level: 1, name: 'Weekly Groceries' }).waitFor();
  await page.getByText('6 items • 1 recipe').waitFor();
  await page.getByText('for 5').waitFor();
  await tick(page, 'avocado').waitFor();
  expect(await row(page, 'avocado').textContent()).toContain('3.75');
  expect(await faults(page, LISTS)).toEqual([]);

  await page.getByRole('button', { name: 'Copy List' }).click();
  await page.getByText('Shopping list copied to clipboard!').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('avocado: 3.75');
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()]);
  expect(file.suggestedFilename()).toBe('Weekly-Groceries.csv');
  await page.getByText('CSV download started').waitFor();
  await page.getByRole('button', { name: 'Email List' }).click();
  await page.getByText('Your account has no e-mail address.').waitFor();
  expect(troubles).toEqual([]);
});

test('of a recipe only what is missing is added from its card, and taken off again', async () => {
  const { page, troubles } = await cook('phone');
  await page.goto('/search?ingredients=avocado,onion,lime');
  await page.getByRole('button', { name: 'Add Guacamole to a shopping list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to shopping list' });
  await dialog.getByLabel('List Name').fill('For tonight');
  await dialog.getByText('Only what is missing').waitFor();
  expect(await faults(page, LISTS)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add to list' }).click();
  await page.getByRole('button', { name: 'See the list' }).click();
  await page.getByRole('heading', { level: 1, name: 'For tonight' }).waitFor();
  await tick(page, 'jalapeño').waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(2);
  await page.getByRole('button', { name: '1 recipe' }).click();
  await page.getByRole('button', { name: 'Take Guacamole off the list' }).click();
  await page.getByText('Empty shopping list').waitFor();
  expect(troubles).toEqual([]);
});

test('two browsers edit one item: whoever is slower is asked, and either may win', async () => {
  const { page, name } = await cook('desktop');
  const id = await makeList(page, ['crepes']);
  const second = await openPage(visit.browser, visit.url, DESKTOP);
  await second.page.goto('/login');
  await second.page.getByLabel('User name').fill(name);
  await second.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await second.page.getByRole('button', { name: 'Log in', exact: true }).last().click();
  await second.page.waitForURL((address) => address.pathname === '/');
  for (const one of [page, second.page]) {
    await openList(one, id);
    await one.getByRole('button', { name: 'Edit plain flour' }).click();
  }
  await edit(page, '1');
  await page.getByText('Item updated successfully').waitFor();
  await edit(second.page, '2');
  const asked = second.page.getByRole('dialog', { name: 'Somebody else changed this too' });
  await asked.waitFor();
  expect(await faults(second.page, LISTS)).toEqual([]);
  await asked.getByText('1 kg').waitFor();
  await asked.getByRole('button', { name: 'Use mine' }).click();
  await row(page, 'plain flour').getByText('2 kg').waitFor();

  for (const one of [page, second.page]) await one.getByRole('button', { name: 'Edit plain flour' }).click();
  await edit(page, '3');
  await edit(second.page, '4');
  await asked.getByRole('button', { name: 'Keep theirs' }).click();
  await row(second.page, 'plain flour').getByText('3 kg').waitFor();
  expect((await kept(page, id)).find((item) => item.name === 'plain flour')).toMatchObject({ totalAmount: 3, unit: 'kg' });
});

async function edit(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Amount').fill(amount);
  await page.getByLabel('Unit').fill('kg');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

test("another tab's changes appear without a reload", async () => {
  const { page } = await cook('desktop');
  const id = await makeList(page, ['crepes']);
  await openList(page, id);
  const tab = await page.context().newPage();
  await openList(tab, id);
  await tick(tab, 'milk').check();
  await tab.getByLabel('Add an item').fill('2 lemons');
  await tab.getByRole('button', { name: 'Add', exact: true }).click();
  await tick(page, 'milk').and(page.locator(':checked')).waitFor();
  await row(page, 'lemon').getByText('3', { exact: true }).waitFor();
});

test('a network that goes away for half a minute loses nothing, also over a reload of the page', async () => {
  const { page } = await cook('phone');
  const id = await makeList(page, ['crepes']);
  await openList(page, id);
  await page.context().setOffline(true);
  await page.clock.install();
  await tick(page, 'milk').tap();
  await page.getByRole('button', { name: 'Edit butter' }).tap();
  await page.getByLabel('Amount').fill('1/2');
  await page.getByLabel('Unit').fill('kg');
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await page.getByLabel('Add an item').fill('kitchen roll');
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  await tick(page, 'kitchen roll').tap();
  await tick(page, 'lemon').focus();
  await page.keyboard.press('Delete');
  await page.clock.fastForward(30_000);
  await page.getByText('5 changes will be sent when Larder can be reached.').waitFor();
  await tick(page, 'milk').and(page.locator(':checked')).waitFor();
  expect(await tick(page, 'lemon').count()).toBe(0);

  await page.context().setOffline(false);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Groceries' }).waitFor();
  await page.getByText('will be sent').waitFor({ state: 'detached' });
  await page.waitForFunction(() => localStorage.getItem('larder:list-changes') === '[]');
  const items = await kept(page, id);
  expect(items.find(({ name }) => name === 'milk')).toMatchObject({ isChecked: true });
  expect(items.find(({ name }) => name === 'butter')).toMatchObject({ totalAmount: 0.5, unit: 'kg' });
  expect(items.find(({ name }) => name === 'kitchen roll')).toMatchObject({ isChecked: true });
  expect(items.find(({ name }) => name === 'lemon')).toBeUndefined();
  await tick(page, 'kitchen roll').and(page.locator(':checked')).waitFor();
});

test('whoever logs out is asked before unsent changes are thrown away', async () => {
  const { page } = await cook('desktop');
  await openList(page, await makeList(page, ['crepes']));
  await page.route('**/graphql', (route) => (route.request().postData()?.includes('UpdateListItem') ? route.abort() : route.continue()));
  await tick(page, 'milk').check();
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const asked = page.getByRole('dialog', { name: 'Log out all the same?' });
  expect(await faults(page, LISTS)).toEqual([]);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.evaluate(() => localStorage.getItem('larder:list-changes'))).toContain('tick');
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await asked.getByRole('button', { name: 'Log out and lose them' }).click();
  await page.waitForURL((address) => address.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('larder:list-changes') ?? '[]')).toBe('[]');
});

/** A finger on the screen. */
async function swipe(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  const cdp = await touchSession(page.context(), page);
  const STEPS = 8;
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= STEPS; step++) await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: from.x + (by.x * step) / STEPS, y: from.y + (by.y * step) / STEPS }] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const sessions = new Map<Page, CDPSession>();
async function touchSession(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await context.newCDPSession(page));
  sessions.set(page, session);
  return session;
}

test('on a phone a row is pushed aside to be deleted, by the rules, and put back again', async () => {
  const { page, troubles } = await cook('phone');
  const id = await makeList(page, ['crepes', 'classic-hummus', 'guacamole', 'shakshuka']);
  await openList(page, id);
  await page.getByText('+1 more').waitFor();
  expect(await faults(page, LISTS)).toEqual([]);
  const box = await row(page, 'plain flour').boundingBox();
  await tick(page, 'plain flour').scrollIntoViewIfNeeded();
  const place = (await row(page, 'plain flour').boundingBox()) ?? box;
  const finger = { x: 320, y: (place?.y ?? 0) + (place?.height ?? 0) / 2 };
  const remove = row(page, 'plain flour').getByRole('button', { name: 'Delete', exact: true });

  await swipe(page, finger, { x: -100, y: 0 });
  expect(await remove.count()).toBe(0);
  await swipe(page, finger, { x: -140, y: 60 });
  expect(await remove.count()).toBe(0);
  await swipe(page, finger, { x: -140, y: 0 });
  await remove.waitFor();
  expect(await faults(page, LISTS)).toEqual([]);
  await remove.tap();
  await page.getByText('Item removed').waitFor();
  expect(await tick(page, 'plain flour').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await tick(page, 'plain flour').waitFor();

  await page.waitForFunction(() => localStorage.getItem('larder:list-changes') === '[]');
  expect((await kept(page, id)).some(({ name }) => name === 'plain flour')).toBe(true);
  expect(troubles).toEqual([]);
});

test('everything is done by keyboard alone', async () => {
  const { page } = await cook('desktop');
  const id = await makeList(page, ['crepes']);
  await openList(page, id);
  await tick(page, 'plain flour').focus();
  await page.keyboard.press('Space');
  await tick(page, 'plain flour').and(page.locator(':checked')).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('750');
  await page.keyboard.press('Enter');
  await page.getByText('Item updated successfully').waitFor();
  await tick(page, 'milk').focus();
  await page.keyboard.press('Delete');
  await page.getByText('Item removed from list').waitFor();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await tick(page, 'milk').waitFor();

  await page.getByRole('button', { name: 'Order of aisles' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Order of aisles' });
  await dialog.getByRole('button', { name: 'Move Dairy up' }).focus();
  for (let step = 0; step < 12; step++) await page.keyboard.press('Enter');
  expect(await faults(page, LISTS)).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).focus();
  await page.keyboard.press('Enter');
  await page.reload();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Dairy');
});

test('a list that is not there, and one that cannot be loaded, are told in a sentence', async () => {
  const { page } = await cook('desktop');
  await page.goto('/shopping-lists/nowhere');
  await page.getByText('Shopping list not found').waitFor();
  expect(await faults(page, LISTS)).toEqual([]);
  const id = await makeList(page, ['crepes']);
  await page.route('**/graphql', (route) => (route.request().postData()?.includes('ShoppingListPage') ? route.abort() : route.continue()));
  await page.goto(`/shopping-lists/${id}`);
  await page.getByText('Error loading shopping list').waitFor();
  await page.getByText('Failed to load the shopping list. Please try again.').waitFor();
  expect(await faults(page, LISTS)).toEqual([]);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Groceries' }).waitFor();
});

test('a list of five hundred items scrolls without a long wait', async () => {
  const { page } = await cook('phone');
  const all = await ask<{ recipes: { nodes: { id: string }[] } }>(page, '{ recipes(first: 60) { nodes { id } } }');
  const id = await makeList(page, all.recipes.nodes.map((recipe) => recipe.id));
  for (let at = 0; at < 340; at += 10) {
    const additions = Array.from({ length: 10 }, (_, one) => `a${one}: addShoppingListItem(input: { listId: "${id}", text: "thing number ${at + one}" }) { item { id } }`);
    await ask(page, `mutation { ${additions.join(' ')} }`);
  }
  await openList(page, id);
  const slowest = await page.evaluate(async () => {
    let last = performance.now();
    let longest = 0;
    for (let frame = 0; frame < 60; frame++) {
      window.scrollBy(0, 400);
      await new Promise(requestAnimationFrame);
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
    return longest;
  });
  expect(await page.getByRole('checkbox').count()).toBeGreaterThan(500);
  process.stdout.write(`longest frame while scrolling ${await page.getByRole('checkbox').count()} items: ${Math.round(slowest)} ms\n`);
  expect(slowest).toBeLessThan(500);
});
