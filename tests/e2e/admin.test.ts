import type { BrowserContextOptions, Page } from 'playwright-core';
import { ask } from '../support/ask.ts';
import { faultsInEveryLook } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { type BrowserState, logInAsAdmin, logInAsCook } from '../support/log-in-as.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp({ isOwn: true });
let admin: BrowserState;
let cook: BrowserState;
beforeAll(async () => {
  admin = await logInAsAdmin(larder);
  cook = await logInAsCook(larder, 'Ada Marsh');
});

const as = (storageState: BrowserState, options: BrowserContextOptions = {}) =>
  openPage(larder.browser, larder.url, {
    ...(storageState && { storageState }),
    viewport: { width: 1280, height: 900 },
    ...options,
  });
const LINES = ['2 quibberworts, sliced', '400 g potatoes', '1 onion', '50 g butter'];
const recipe = (title: string, isDraft = false) =>
  `mutation { submitRecipe(input: { isDraft: ${isDraft}, title: "${title}", description: "Good.", prepTime: 5, cookTime: 20, servings: 2, ingredients: [${LINES.map((text) => `{ text: "${text}" }`).join(', ')}], instructions: [{ description: "Boil all of it until it is soft." }] }) { recipe { id } } }`;

test('a recipe is handed in, given back with a reason, mended, approved and found, taken down and published again, and the audit log shows it', async () => {
  const [ada, desk, visitor] = await Promise.all([as(cook), as(admin), as(undefined)]);
  await ada.page.goto('/submit/new');
  await ada.page.getByLabel('Title').fill('Quibberwort chowder');
  await ada.page.getByLabel('Description').fill('Thick, for a cold day.');
  await ada.page.getByRole('textbox', { name: 'Ingredient 1' }).fill('2 leeks, sliced');
  await ada.page.getByRole('textbox', { name: 'Ingredient 2' }).fill('400 g potatoes');
  await ada.page.getByRole('textbox', { name: 'Step 1', exact: true }).fill('Boil all of it.');
  await ada.page.getByRole('button', { name: 'Hand in' }).click();
  await ada.page.getByText('Handed in').waitFor();

  await desk.page.goto('/admin?tab=recipes');
  await desk.page.getByRole('button', { name: 'Reject Quibberwort chowder' }).click();
  const review = desk.page.getByRole('dialog', { name: 'Review' });
  await review.getByText('2 leeks, sliced').waitFor();
  await desk.page.keyboard.press('r');
  await desk.page.getByLabel('What should be different?').fill('How long does it boil?');
  await review.getByRole('button', { name: 'Give it back' }).click();
  await desk.page.getByText('Given back').waitFor();

  await ada.page.goto('/submit');
  await ada.page.getByText('The reason: How long does it boil?').waitFor();
  await ada.page.getByRole('link', { name: 'Edit Quibberwort chowder' }).click();
  await ada.page.getByRole('textbox', { name: 'Step 1', exact: true }).fill('Boil all of it for 20 minutes.');
  await ada.page.getByRole('button', { name: 'Hand in' }).click();
  await ada.page.getByText('Handed in').waitFor();

  await desk.page.goto('/admin?tab=recipes');
  await desk.page.getByRole('button', { name: 'Approve Quibberwort chowder' }).click();
  await desk.page.getByText('Quibberwort chowder can be found now.').waitFor();
  await expect(
    findWithin(visitor.page, '/search?ingredients=leeks,potatoes&maxCookTime=180', 'Quibberwort chowder'),
  ).resolves.toBe(true);

  await desk.page.getByRole('searchbox', { name: 'Find by title or author' }).fill('chowder');
  await desk.page.getByRole('button', { name: 'Take down Quibberwort chowder' }).click();
  await desk.page.getByLabel('Why is it taken down?').fill('It is from a book.');
  await desk.page.getByRole('button', { name: 'Take it down' }).click();
  await desk.page.getByText('Quibberwort chowder is no longer public.').waitFor();
  await visitor.page.goto('/recipe/quibberwort-chowder');
  await visitor.page.getByText('Recipe not found').first().waitFor();
  await ada.page.goto('/submit');
  await ada.page.getByText('The reason: It is from a book.').waitFor();
  await desk.page.getByRole('button', { name: 'Publish Quibberwort chowder again' }).click();
  await desk.page.getByText('Quibberwort chowder can be found now.').waitFor();
  await visitor.page.reload();
  await visitor.page.getByRole('heading', { name: 'Quibberwort chowder' }).waitFor();

  await desk.page.goto('/admin?tab=audit-log');
  const acts = desk.page.getByRole('row').filter({ hasText: 'Quibberwort chowder' });
  await acts.first().waitFor();
  expect((await acts.allInnerTexts()).map((row) => /recipe\.[\w-]+/.exec(row)?.[0])).toEqual([
    'recipe.restore',
    'recipe.take-down',
    'recipe.approve',
    'recipe.reject',
  ]);
  expect(await acts.last().innerText()).toContain('How long does it boil?');
  await Promise.all([ada, desk, visitor].map(({ page }) => page.context().close()));
});

/** Opens a search until something is among its results; the index is a second behind at most. */
async function findWithin(page: Page, address: string, title: string): Promise<boolean> {
  for (let left = 5; left > 0; left -= 1) {
    await page.goto(address, { waitUntil: 'networkidle' });
    if ((await page.getByText(title).count()) > 0) return true;
  }
  return false;
}

test('the queue is worked through by keyboard alone', async () => {
  const { page } = await as(cook);
  await page.goto('/submit');
  for (const title of ['Quibberwort pie', 'Quibberwort jam']) await ask(page, recipe(title));
  await page.context().close();
  const desk = (await as(admin)).page;
  await desk.goto('/admin?tab=recipes');
  const open = desk.getByRole('button', { name: 'Review 2 waiting recipes' });
  await open.focus();
  await desk.keyboard.press('Enter');
  await desk.getByRole('dialog').getByText('400 g potatoes').first().waitFor();
  await desk.keyboard.press('s');
  await desk.getByRole('dialog').getByText('Quibberwort').first().waitFor();
  await desk.keyboard.press('a');
  await desk.getByText('Every recipe has been looked at.').waitFor();
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: 'Review 1 waiting recipe' }).waitFor();
  expect(await desk.getByRole('dialog').count()).toBe(0);
  await desk.context().close();
});

test('words that no food is found for are settled by a key, which mends the recipes that have them', async () => {
  const { page } = await as(admin);
  await page.goto('/admin?tab=foods&view=lines');
  const row = page.getByRole('listitem').filter({ hasText: 'quibberwort' });
  await row.getByRole('button', { name: 'No food' }).focus();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New food' });
  expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toContain('quibberwort');
  await dialog.getByLabel('Name', { exact: true }).fill('quibberwort');
  await dialog.getByLabel('Kind of').fill('leek');
  await dialog.getByText('The same as').waitFor();
  await dialog.getByRole('button', { name: 'Make the food' }).click();
  await page.getByText('Food saved').waitFor();
  await row.waitFor({ state: 'detached' });
  await page.getByText('All foods').click();
  await page.getByLabel('Find by any name').fill('quibberwort');
  await page.getByRole('row').filter({ hasText: 'quibberwort' }).getByText('leek').waitFor();
  await page.context().close();
});

test('an allergen is taken away only after a word, and a merge is undone from the audit log', async () => {
  const { page } = await as(admin);
  await page.goto('/admin?tab=foods');
  await page.getByLabel('Find by any name').fill('feta');
  await page.getByRole('button', { name: 'Edit feta', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit feta' });
  await dialog.getByRole('switch').click();
  await dialog.getByLabel('Dairy').selectOption('Free');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog.getByText('This takes warnings away').waitFor();
  expect(await dialog.getByRole('alert').innerText()).toMatch(/feta: dairy[^]*\d+ recipes? names? them/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByLabel('Find by any name').fill('kohlrabi');
  await page.getByRole('button', { name: 'Merge kohlrabi with another food' }).click();
  await page.getByRole('dialog').getByLabel('Stays').fill('turnip');
  await page.getByRole('dialog').locator('datalist option').first().waitFor({ state: 'attached' });
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
  await page.getByText('kohlrabi is turnip now.').waitFor();
  await page.goto('/admin?tab=audit-log');
  await page.getByRole('button', { name: 'Take kohlrabi apart again' }).click();
  await page.getByText('kohlrabi is a food of its own again.').waitFor();
  await page.context().close();
});

test('for others there is no dashboard, and none of its code is fetched', async () => {
  const { page } = await as(cook);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/admin', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  expect(asked.filter((url) => url.includes('admin-page'))).toEqual([]);
  await page.context().close();
});

test('a visitor is sent to log in, and from there to the dashboard', async () => {
  const { page } = await as(undefined);
  await page.goto('/admin?tab=recipes');
  await page.waitForURL((url) => url.pathname === '/login');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/admin?tab=recipes');
  await page.context().close();
});

test('an invitation is a link that fills in the form', async () => {
  const desk = (await as(admin)).page;
  await desk.goto('/admin');
  await ask(desk, 'mutation { updateSettings(input: { signUp: INVITATION }) { settings { signUp } } }');
  await desk.getByRole('button', { name: 'Settings' }).first().click();
  await desk.getByRole('button', { name: 'Make an invitation' }).click();
  const link = await desk.getByRole('dialog').locator('code').innerText();
  const { page } = await as(undefined);
  await page.goto('/sign-up');
  await page.getByLabel('User name').fill('bo');
  await page.getByLabel('Password', { exact: true }).fill('wooden spoon orbit');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Enter the code of your invitation.').waitFor();
  await page.goto(link);
  await page.getByLabel('Invitation code').waitFor();
  await page.getByLabel('User name').fill('bo');
  await page.getByLabel('Password', { exact: true }).fill('wooden spoon orbit');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await ask(page, '{ viewer { username } }')).toEqual({ viewer: { username: 'bo' } });
  await ask(desk, 'mutation { updateSettings(input: { signUp: OPEN }) { settings { signUp } } }');
  await Promise.all([page, desk].map((one) => one.context().close()));
});

/** A screen of the dashboard, with what is pressed on it before it is looked at; the last opens a window. */
const SCREENS: [address: string, press?: string | RegExp][] = [
  ['/admin'],
  ['/admin', 'Edit Ada Marsh'],
  ['/admin', 'Ban Ada Marsh'],
  ['/admin', 'Settings'],
  ['/admin?tab=recipes'],
  ['/admin?tab=recipes', /^Review \d/],
  ['/admin?tab=foods'],
  ['/admin?tab=foods', 'New food'],
  ['/admin?tab=foods', /^Edit /],
  ['/admin?tab=foods', /^Merge /],
  ['/admin?tab=foods&view=lines'],
  ['/admin?tab=analytics'],
  ['/admin?tab=audit-log'],
];

test('no part of the dashboard has an accessibility fault or is too wide, on a phone and on a desktop, light and dark', async () => {
  const maker = (await as(cook)).page;
  await maker.goto('/submit');
  await ask(maker, recipe('Quibberwort tea').replaceAll('quibberworts', 'wibbleworts'));
  await maker.context().close();
  const { page, troubles } = await as(admin, { reducedMotion: 'reduce', bypassCSP: true });
  const found: string[] = [];
  for (const [address, press] of SCREENS) {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto(address, { waitUntil: 'networkidle' });
    const button = press && page.getByRole('button', { name: press, exact: typeof press === 'string' }).first();
    if (button && (await button.count()) > 0) {
      await button.click();
      await page.locator('[role="dialog"]:focus-within').waitFor();
      await page.waitForLoadState('networkidle');
    }
    found.push(...(await faultsInEveryLook(page)).map((fault) => `${address} ${press ?? ''} ${fault}`));
  }
  expect([...found, ...troubles]).toEqual([]);
  await page.context().close();
});
