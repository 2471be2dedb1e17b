import { faults } from '../support/axe.ts';
import { ask } from '../support/ask.ts';
import { openPage, type WatchedPage } from '../support/browser.ts';
import { focusWithin, pressByKey } from '../support/keyboard.ts';
import { logInAsCook } from '../support/log-in-as.ts';
import { openApp } from '../support/open-app.ts';
import { watchShifts } from '../support/layout-shifts.ts';

const larder = openApp();
const SHAKSHUKA = '/recipe/green-shakshuka-with-feta';
const AT_HOME = ['200 g spinach', '6 eggs', 'feta', 'garlic', 'leeks', 'ground cumin', 'rice', 'chickpeas', 'onions'];

/** The browser of a new cook, on a phone, with these foods at home. */
async function openKitchen(foods: readonly string[], name: string): Promise<WatchedPage> {
  const opened = await openPage(larder.browser, larder.url, {
    storageState: await logInAsCook(larder, name),
    reducedMotion: 'reduce',
  });
  await opened.page.goto('/pantry');
  if (foods.length > 0)
    await ask(
      opened.page,
      'mutation($lines: [String!]!) { addPantryItems(input: { lines: $lines }) { items { id } } }',
      { lines: foods },
    );
  return opened;
}

test('a cook with one hand cooks, takes it out of the pantry, keeps what is left, shops for what runs low, and takes it back', async () => {
  const { page, troubles } = await openKitchen(AT_HOME, 'One Hand');
  await page.goto(SHAKSHUKA);
  await page.getByRole('button', { name: 'I cooked this' }).click();
  const sheet = page.getByRole('dialog', { name: 'Well cooked' });
  await sheet.waitFor();
  expect(await sheet.getByRole('checkbox').count()).toBeGreaterThanOrEqual(6);
  expect(await sheet.getByRole('checkbox', { checked: false }).count()).toBe(0);
  await sheet.getByRole('button', { name: 'That was the last feta' }).click();
  await sheet.getByRole('button', { name: 'One portion more' }).click();
  await sheet.getByRole('button', { name: /^Put .*feta.* on the shopping list$/ }).click();
  await sheet.getByText('On “Groceries”').waitFor();
  expect(await faults(page)).toEqual([]);
  // What is pressed last stands where a thumb reaches it.
  const box = await sheet.getByRole('button', { name: 'Take it out' }).boundingBox();
  expect(box?.y).toBeGreaterThan(700);
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await sheet.getByRole('button', { name: 'Take it out' }).click();
  await page.getByText('1 portion left over').waitFor();

  await page.goto('/pantry');
  const level = (food: string) => page.getByRole('radiogroup', { name: `How much ${food} is left` });
  await level('feta').getByRole('radio', { name: 'Out', checked: true }).waitFor();
  await page.getByText('1 portion ·').waitFor();
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: /^Undo: Cooked with/ }).click();
  await page.getByText('Taken back', { exact: true }).first().waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await level('feta').getByRole('radio', { name: 'Have', checked: true }).waitFor();
  expect(await page.getByText('1 portion ·').count()).toBe(0);

  const { shoppingLists } = await ask<{ shoppingLists: { items: { name: string }[] }[] }>(
    page,
    '{ shoppingLists { items { name } } }',
  );
  expect(shoppingLists[0]?.items.map(({ name }) => name)).toContain('feta');
  expect(troubles).toEqual([]);
});

test('with the keyboard alone the end of cook mode takes what was used out of the pantry', async () => {
  const { page, troubles } = await openKitchen(AT_HOME, 'Only Keys');
  await page.goto(`${SHAKSHUKA}/cook`);
  await page.getByRole('heading', { name: /^Step 1 of/ }).waitFor();
  const steps = Number((await page.getByRole('heading', { name: /^Step 1 of/ }).textContent())?.split(' ').at(-1));
  for (let step = 1; step <= steps; step += 1) await page.keyboard.press('ArrowRight');
  const sheet = page.getByRole('dialog', { name: 'Well cooked' });
  await sheet.waitFor();
  await focusWithin(sheet);
  await pressByKey(page, 'button', 'Take it out');
  await page.getByText('Your pantry is up to date').waitFor();
  await page.keyboard.press('F8');
  await pressByKey(page, 'button', 'Undo');
  await page.getByText('Taken back').waitFor();
  expect(troubles).toEqual([]);
});

test('the home page proposes dishes for tonight without moving anything, and leads to a search of the pantry', async () => {
  const { page, troubles } = await openKitchen(AT_HOME, 'What Tonight');
  const shifted = await watchShifts(page);
  await page.goto('/');
  const tonight = page.getByRole('region', { name: 'Tonight' });
  await tonight.getByRole('article').nth(2).waitFor();
  expect(await tonight.getByText(/nothing to buy|buy /).count()).toBe(3);
  expect(await shifted()).toBeLessThan(0.02);
  expect(await faults(page)).toEqual([]);
  await tonight.getByRole('button', { name: 'Another idea' }).click();
  await tonight.getByRole('article').nth(3).waitFor();

  await page.getByRole('link', { name: 'Cook from my pantry' }).click();
  await page.waitForURL('**/search?fromPantry=true');
  const results = page.getByRole('region', { name: 'Results' });
  await results.getByRole('article').first().getByText('You have all').waitFor();
  await page.getByLabel('Sort by').selectOption('Use up what is due');
  await page.waitForURL('**/search?fromPantry=true&sort=use-first');
  await results.and(page.locator('[aria-busy=false]')).waitFor();

  const unlocks = page.getByRole('region', { name: 'Buy one thing and cook more' });
  await unlocks
    .getByRole('button', { name: /^Put on list: / })
    .first()
    .click();
  await unlocks.getByText('On “Groceries”').waitFor();
  const two = unlocks.getByRole('listitem').filter({ hasText: /^Or buy two: .+ and .+, and cook \d+ more/ });
  await two.getByRole('button', { name: /^Put on list: .+ and / }).click();
  await two.getByText('On “Groceries”').waitFor();
  expect(await faults(page)).toEqual([]);
  expect(troubles).toEqual([]);
});
