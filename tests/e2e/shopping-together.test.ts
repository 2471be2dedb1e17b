import type { Page } from 'playwright-core';
import { ask } from '../support/ask.ts';
import { faults } from '../support/axe.ts';
import { backgroundWork } from '../support/background-work.ts';
import { openPage } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import {
  allSent,
  cook,
  DESKTOP,
  kept,
  LISTS,
  logIn,
  makeList,
  openList,
  row,
  tick,
  unsent,
  waits,
} from '../support/shoppers.ts';
import { openApp } from '../support/open-app.ts';

const visit = openApp();

test('two browsers edit one item: the slower one is asked, and either may win', async () => {
  const { page, name } = await cook(visit, 'desktop');
  const id = await makeList(page, ['crepes']);
  const second = { page: await signedInAgain(name) };
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
  // Which of the two is the slower one is not left to chance.
  await eventually(async () => (await kept(page, id)).find(({ totalAmount }) => totalAmount === 3));
  await edit(second.page, '4');
  await asked.getByRole('button', { name: 'Keep theirs' }).click();
  await row(second.page, 'plain flour').getByText('3 kg').waitFor();
  expect((await kept(page, id)).find((item) => item.name === 'plain flour')).toMatchObject({
    totalAmount: 3,
    unit: 'kg',
  });
});

test("another tab's changes appear without a reload", async () => {
  const { page } = await cook(visit, 'desktop');
  const id = await makeList(page, ['crepes']);
  await openList(page, id);
  const tab = await page.context().newPage();
  await openList(tab, id);
  await tick(tab, 'milk').click();
  await tick(tab, 'milk').and(tab.locator(':checked')).waitFor();
  await tab.getByLabel('Add an item').fill('2 lemons');
  await tab.getByRole('button', { name: 'Add', exact: true }).click();
  await tick(page, 'milk').and(page.locator(':checked')).waitFor();
  await row(page, 'lemon').getByText('3', { exact: true }).waitFor();
  expect((await kept(page, id)).find(({ name }) => name === 'lemon')).toMatchObject({ totalAmount: 3 });
});

test('what two tabs add at the same moment all comes to the list', async () => {
  const { page } = await cook(visit, 'desktop');
  const id = await makeList(page, ['crepes']);
  const tab = await page.context().newPage();
  const add = async (where: Page, names: readonly string[]): Promise<void> => {
    await openList(where, id);
    for (const name of names) {
      await where.getByLabel('Add an item').fill(name);
      await where.getByLabel('Add an item').press('Enter');
    }
  };
  const things = (kind: string): string[] => [...'bcdfghjklmnp'].map((letter) => `${kind} ${letter}oo`);
  await Promise.all([add(page, things('gadget')), add(tab, things('widget'))]);
  await allSent(page);
  await allSent(tab);
  expect(
    (await kept(page, id))
      .map(({ name }) => name)
      .filter((name) => name.endsWith('oo'))
      .sort(),
  ).toEqual([...things('gadget'), ...things('widget')]);
});

test('a network that goes away for half a minute loses nothing, also over a reload of the page', async () => {
  const { page } = await cook(visit, 'phone');
  const id = await makeList(page, ['crepes']);
  await page.clock.install();
  await openList(page, id);
  await page.context().setOffline(true);
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
  await page.getByText('5 changes are kept and will be sent.').waitFor();
  await tick(page, 'milk').and(page.locator(':checked')).waitFor();
  expect(await tick(page, 'lemon').count()).toBe(0);

  await page.context().setOffline(false);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Groceries' }).waitFor();
  await page.getByText('will be sent').waitFor({ state: 'detached' });
  await allSent(page);
  const items = await kept(page, id);
  expect(items.find(({ name }) => name === 'milk')).toMatchObject({ isChecked: true });
  expect(items.find(({ name }) => name === 'butter')).toMatchObject({ totalAmount: 0.5, unit: 'kg' });
  expect(items.find(({ name }) => name === 'kitchen roll')).toMatchObject({ isChecked: true });
  expect(items.find(({ name }) => name === 'lemon')).toBeUndefined();
  await tick(page, 'kitchen roll').and(page.locator(':checked')).waitFor();
});

test.each(['phone', 'desktop'] as const)(
  'on a %s no item moves away when it is told that changes wait',
  async (size) => {
    const { page } = await cook(visit, size);
    await openList(page, await makeList(page, ['crepes']));
    const place = async (): Promise<number | undefined> => (await row(page, 'milk').boundingBox())?.y;
    await page.context().setOffline(true);
    await tick(page, 'milk').check();
    const before = await place();
    await page.getByText('1 change is kept and will be sent.').waitFor();
    expect(await place()).toBe(before);
  },
);

test('logging out asks before unsent changes are discarded', async () => {
  const { page } = await cook(visit, 'desktop');
  await openList(page, await makeList(page, ['crepes']));
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('UpdateListItem') ? route.abort() : route.continue(),
  );
  await tick(page, 'milk').check();
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const asked = page.getByRole('dialog', { name: 'Log out all the same?' });
  expect(await faults(page, LISTS)).toEqual([]);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  expect(await unsent(page)).toContain('tick');
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await asked.getByRole('button', { name: 'Log out and lose them' }).click();
  await page.waitForURL((address) => address.pathname === '/');
  expect(await unsent(page)).toBe('');
});

test('what a cook whose session ended could not send waits for them while another logs in and out on the same phone', async () => {
  const { page, name } = await cook(visit, 'desktop');
  const id = await makeList(page, ['crepes']);
  await openList(page, id);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('UpdateListItem') ? route.abort() : route.continue(),
  );
  await tick(page, 'milk').check();
  await waits(page);
  await page.context().clearCookies();
  await logIn(page, (await cook(visit, 'desktop')).name);
  await page.getByRole('button', { name: 'Your menu' }).click();
  const loggedOut = page.waitForResponse(
    (response) => response.request().postData()?.includes('mutation SignOut') ?? false,
  );
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await loggedOut;
  await waits(page);
  await page.unrouteAll();
  await logIn(page, name);
  await openList(page, id);
  await tick(page, 'milk').and(page.locator(':checked')).waitFor();
  await allSent(page);
  expect((await kept(page, id)).find((item) => item.name === 'milk')).toMatchObject({ isChecked: true });
});

test('what could not be sent goes out as soon as there is a network, also when the cook has gone on to another page', async () => {
  const { page } = await cook(visit, 'phone', { serviceWorkers: 'allow' });
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  const id = await makeList(page, ['crepes']);
  await openList(page, id);
  await backgroundWork(page);
  await page.context().setOffline(true);
  await tick(page, 'milk').tap();
  await page.getByRole('link', { name: 'Back to your lists' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Groceries' }).waitFor({ state: 'detached' });
  await page.context().setOffline(false);
  await allSent(page);
  expect((await kept(page, id)).find(({ name }) => name === 'milk')).toMatchObject({ isChecked: true });
});

test('two tabs without a network lose nothing of each other, also one that had left the list', async () => {
  const { page } = await cook(visit, 'desktop');
  const id = await makeList(page, ['crepes']);
  await openList(page, id);
  const tab = await page.context().newPage();
  await openList(tab, id);
  await tab.getByRole('link', { name: 'Back to your lists' }).click();
  await tab.getByRole('tab', { name: 'Shopping Lists' }).waitFor();
  await page.context().setOffline(true);
  await tick(page, 'milk').check();
  await tab.goBack();
  await tick(tab, 'milk').and(tab.locator(':checked')).waitFor();
  await tick(tab, 'butter').check();
  await tick(page, 'butter').and(page.locator(':checked')).waitFor();
  await page.context().setOffline(false);
  await allSent(page);
  expect(
    (await kept(page, id))
      .filter(({ isChecked }) => isChecked)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['butter', 'milk']);
});

test('changing an amount twice offline causes no conflict with oneself', async () => {
  const { page } = await cook(visit, 'desktop');
  const id = await makeList(page, ['crepes']);
  await openList(page, id);
  const editButter = async (amount: string): Promise<void> => {
    await page.getByRole('button', { name: 'Edit butter' }).click();
    await edit(page, amount);
  };
  await editButter('2');
  await allSent(page);
  await page.context().setOffline(true);
  await editButter('2');
  await editButter('3');
  await page.context().setOffline(false);
  await allSent(page);
  expect((await kept(page, id)).find(({ name }) => name === 'butter')).toMatchObject({ totalAmount: 3, unit: 'kg' });
});

test('what waits for a list that was deleted elsewhere is told once, and asked about no more', async () => {
  const { page, name } = await cook(visit, 'desktop');
  const id = await makeList(page, ['crepes']);
  await openList(page, id);
  await page.context().setOffline(true);
  for (const item of ['milk', 'egg', 'butter']) await tick(page, item).check();
  const other = await signedInAgain(name);
  await ask(
    other,
    'mutation Delete($input: ShoppingListIdInput!) { deleteShoppingList(input: $input) { shoppingList { id } } }',
    { input: { id } },
  );
  await page.context().setOffline(false);
  await page.getByText('3 changes went with a list that was deleted elsewhere.').waitFor();
  await page.getByRole('heading', { name: 'Shopping list not found' }).waitFor();
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL((address) => address.pathname === '/');
  expect(await unsent(page)).toBe('');
});

/** Another browser of a cook. */
async function signedInAgain(name: string): Promise<Page> {
  const { page } = await openPage(visit.browser, visit.url, DESKTOP);
  await logIn(page, name);
  return page;
}

async function edit(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Amount').fill(amount);
  await page.getByLabel('Unit').fill('kg');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}
