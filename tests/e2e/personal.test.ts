import type { Page } from 'playwright-core';
import { faults } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { everyText } from '../support/every-text.ts';
import { openApp } from '../support/open-app.ts';
import { LISTS } from '../support/shoppers.ts';

const larder = openApp();
const PASSWORD = 'wooden spoon orbit';
const SEARCH = '/search?ingredients=eggs,spinach,feta';
const TITLE = 'Green shakshuka with feta';

/** Makes an account on the sign-up page. */
async function signUp(page: Page, username: string): Promise<void> {
  // Until the page is there, the one before it is still shown, which asks for a user name too.
  await page.getByRole('button', { name: 'Create account' }).waitFor();
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

test('a visitor saves, signs up, collects, shares and leaves, and nothing of the account remains', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url);
  await page.goto(SEARCH);
  await page.getByRole('button', { name: `Save ${TITLE}` }).click();
  await page.getByText('Please log in to continue.').waitFor();
  await page.waitForURL(/\/login\?next=/);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await signUp(page, 'gone-tomorrow');

  await page.getByText('Recipe saved!').waitFor();
  await page.waitForURL(`**${SEARCH}`);
  await page.getByRole('button', { name: `Remove ${TITLE} from favorites` }).waitFor();

  await page.getByRole('button', { name: `Add ${TITLE} to a collection` }).click();
  const picker = page.getByRole('dialog', { name: 'Add to a collection' });
  await picker.getByLabel('New collection').fill('Brunch of the gone');
  await picker.getByRole('button', { name: 'Create and add' }).click();
  await page.getByRole('checkbox', { name: 'Brunch of the gone' }).and(page.locator(':checked')).waitFor();
  await picker.getByRole('button', { name: 'Done' }).click();

  await page.goto('/collections');
  await page.getByRole('link', { name: 'Brunch of the gone' }).click();
  await page.getByRole('heading', { level: 1, name: 'Brunch of the gone' }).waitFor();
  const address = page.url();
  const stranger = await openPage(larder.browser, larder.url);
  await stranger.page.goto(address);
  await stranger.page.getByRole('heading', { name: 'Collection not found' }).waitFor();

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('switch', { name: 'Public' }).check({ force: true });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Collection updated').waitFor();

  await stranger.page.reload();
  await stranger.page.getByRole('heading', { level: 1, name: 'Brunch of the gone' }).waitFor();
  await stranger.page.getByRole('link', { name: TITLE }).waitFor();
  expect(await stranger.page.getByRole('button', { name: /^(Edit|Delete|Remove)/ }).count()).toBe(0);
  const id = address.split('/').at(-1);
  const refused = await stranger.page.evaluate(async (id) => {
    const query = `mutation { updateCollection(input: { id: "${id}", name: "Mine now" }) { collection { name } } }`;
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return (await answer.json()) as { errors?: { extensions: { code: string } }[] };
  }, id);
  expect(refused.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');

  await page.goto('/settings');
  await page.getByLabel('Name', { exact: true }).first().fill('Gwendolyn Gone');
  await page.getByRole('textbox', { name: 'Email' }).fill('gone@example.org');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Profile updated').waitFor();
  const traces = ['gone-tomorrow', 'Brunch of the gone', 'Gwendolyn Gone', 'gone@example.org'];
  expect((await everyText(larder.dataDir, traces)).length).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await page.getByText('Your account is gone').waitFor();
  await page.waitForURL(`${larder.url}/`);
  expect(await everyText(larder.dataDir, traces)).toEqual([]);

  await stranger.page.reload();
  await stranger.page.getByRole('heading', { name: 'Collection not found' }).waitFor();
  // What the browser itself says of the collection that is gone.
  expect([...troubles, ...stranger.troubles].filter((trouble) => !/status of 404/.test(trouble))).toEqual([]);
});

test('a visitor who wants a recipe on a list is told why that needs an account, and chooses what goes on it once they have one', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url);
  await page.goto('/recipe/green-shakshuka-with-feta');
  await page.getByRole('button', { name: 'Add to list' }).click();
  const why = page.getByRole('dialog', { name: 'Lists are kept with your account' });
  expect(await faults(page, LISTS)).toEqual([]);
  await why.getByRole('link', { name: 'Create account' }).click();
  await signUp(page, 'to-the-shop');
  const window = page.getByRole('dialog', { name: 'Add to shopping list' });
  await window.getByRole('button', { name: 'Add to list' }).click();
  await page.getByText('Added to your shopping list').waitFor();
  expect(new URL(page.url()).pathname).toBe('/recipe/green-shakshuka-with-feta');
  expect(troubles).toEqual([]);
});
