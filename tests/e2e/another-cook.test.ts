import type { Page } from 'playwright-core';
import { ask } from '../support/ask.ts';
import { backgroundWork } from '../support/background-work.ts';
import { cook, logIn } from '../support/shoppers.ts';
import { openApp } from '../support/open-app.ts';

const visit = openApp();
const ADDRESS = 'ada@example.org';
const WHO = 'query Who { profile { user { username email } } }';

test('a tab that is left open shows nothing of a cook who logs out in another', async () => {
  const { page, left } = await settingsInTwoTabs();
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await left.waitForURL(/\/login\?next=/);
  expect(await left.content()).not.toContain(ADDRESS);
});

test('a tab that is left open becomes that of the cook who logs in in another, and keeps what is theirs', async () => {
  const { name } = await cook(visit, 'desktop');
  const { page, left } = await settingsInTwoTabs();
  await page.context().clearCookies();
  await logIn(page, name);
  await left.getByRole('textbox', { name: 'Email' }).and(left.locator('[value=""]')).waitFor();
  await left.getByRole('button', { name: 'Save changes' }).click();
  await left.getByText('Profile updated').waitFor();
  expect(await ask(page, WHO)).toEqual({ profile: { user: { username: name, email: null } } });
});

test('a tab that has heard nothing of the cook who logged in in another changes nothing of theirs', async () => {
  const { name } = await cook(visit, 'desktop');
  const { page, left } = await settingsInTwoTabs();
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'BroadcastChannel'));
  await page.context().clearCookies();
  await logIn(page, name);
  await left.getByRole('button', { name: 'Save changes' }).click();
  await left.waitForURL(/\/login\?next=/);
  expect(await ask(page, WHO)).toEqual({ profile: { user: { username: name, email: null } } });
});

test('logging out in a tab that has heard nothing ends the current session', async () => {
  const { name } = await cook(visit, 'desktop');
  const { page, left } = await settingsInTwoTabs();
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'BroadcastChannel'));
  await page.context().clearCookies();
  await logIn(page, name);
  const answered = left.waitForResponse(
    (response) => response.request().postData()?.includes('mutation SignOut') ?? false,
  );
  await left.getByRole('button', { name: 'Your menu' }).click();
  await left.getByRole('menuitem', { name: 'Logout' }).click();
  expect(await (await answered).json()).toMatchObject({ data: { signOut: { signedOut: true } } });
});

/** A cook with an e-mail address, and a second tab that shows it. */
async function settingsInTwoTabs(): Promise<{ page: Page; left: Page }> {
  const { page } = await cook(visit, 'desktop');
  await ask(page, 'mutation Set($input: UpdateProfileInput!) { updateProfile(input: $input) { user { id } } }', {
    input: { email: ADDRESS },
  });
  const left = await page.context().newPage();
  await left.goto('/settings');
  await left.locator(`[value="${ADDRESS}"]`).waitFor();
  await backgroundWork(left);
  return { page, left };
}
