import type { Page } from 'playwright-core';
import { ask } from '../support/ask.ts';
import { openPage, type WatchedPage } from '../support/browser.ts';
import { focusOn, focusWithin, listen, pressByKey, tabTo } from '../support/keyboard.ts';
import { cook, DESKTOP, PASSWORD, tick } from '../support/shoppers.ts';
import { openApp } from '../support/open-app.ts';

const visit = openApp({ isOwn: true });

/** A cook with an account, who is signed out again. */
async function stranger(): Promise<string> {
  const { page, name } = await cook(visit, 'desktop');
  await page.context().close();
  return name;
}

/** Signs in by keyboard alone; what comes then stands under this heading. */
async function signIn(name: string, password: string, next: string, heading: string): Promise<WatchedPage> {
  const watched = await openPage(visit.browser, visit.url, DESKTOP);
  const { page } = watched;
  await page.goto(`/login?next=${next}`);
  await tabTo(page, 'textbox', 'User name');
  await page.keyboard.type(name);
  await tabTo(page, 'textbox', 'Password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return watched;
}

/** Presses what the newest notice offers. */
async function answerNotice(page: Page, name: string): Promise<void> {
  await page.keyboard.press('F8');
  await pressByKey(page, 'button', name);
}

test('a recipe is saved and put into a collection', async () => {
  const { page, troubles } = await signIn(await stranger(), PASSWORD, '/recipe/guacamole', 'Guacamole');
  await pressByKey(page, 'button', 'Save');
  await focusOn(page, 'button', 'Saved');
  await pressByKey(page, 'button', 'Collect');
  await tabTo(page, 'textbox', 'New collection');
  await page.keyboard.type('Sunday lunches\n');
  await page.getByRole('checkbox', { name: 'Sunday lunches', checked: true }).waitFor();
  await tabTo(page, 'checkbox', 'Sunday lunches');
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: 'Sunday lunches', checked: false }).waitFor();
  await page.keyboard.press('Escape');
  await focusOn(page, 'button', 'Collect');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a shopping list is made of a recipe, ticked, changed, put in order and taken along', async () => {
  const { page, troubles } = await signIn(await stranger(), PASSWORD, '/recipe/crepes', 'Crêpes');
  const says = await listen(page);
  await pressByKey(page, 'button', 'Add to list');
  await tabTo(page, 'textbox', 'List Name');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('For Sunday\n');
  await says('Added to your shopping list');
  await focusOn(page, 'button', 'Add to list');
  await answerNotice(page, 'See the list');
  await page.getByRole('heading', { level: 1, name: 'For Sunday' }).waitFor();

  await tabTo(page, 'checkbox', /^plain flour/);
  await page.keyboard.press('Space');
  await tick(page, 'plain flour').and(page.locator(':checked')).waitFor();
  await pressByKey(page, 'button', 'Edit plain flour');
  await focusOn(page, 'textbox', 'Amount');
  await page.keyboard.type('750\n');
  await says('Item updated successfully');
  await focusWithin(page.getByRole('listitem').filter({ has: tick(page, 'plain flour') }));

  await pressByKey(page, 'button', 'Delete milk');
  await says('Item removed from list');
  await tick(page, 'milk').waitFor({ state: 'detached' });
  await focusWithin(page.getByRole('main'));
  await answerNotice(page, 'Undo');
  await tick(page, 'milk').waitFor();
  await focusWithin(page.getByRole('main'));

  await pressByKey(page, 'button', 'Order of aisles');
  await tabTo(page, 'button', 'Move Dairy up');
  for (let moves = 0; moves < 30; moves++) await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .getByText(/^Dairy is number 1 of/)
    .waitFor({ state: 'attached' });
  await focusOn(page, 'button', 'Move Dairy up');
  await page.keyboard.press('Escape');
  await focusOn(page, 'button', 'Order of aisles');
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Dairy');

  await tabTo(page, 'button', 'Export CSV');
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toBe('For-Sunday.csv');
  await says('CSV download started');
  await page.reload();
  await tick(page, 'plain flour').and(page.locator(':checked')).waitFor();
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Dairy');
  expect(troubles).toEqual([]);
  await page.context().close();
});

/** A cook whose recipes wait for a word. */
async function authorOf(titles: readonly string[]): Promise<string> {
  const { page, name } = await cook(visit, 'desktop');
  for (const title of titles) {
    const input = {
      isDraft: false,
      title,
      description: 'Good.',
      prepTime: 5,
      cookTime: 20,
      servings: 2,
      ingredients: [{ text: '400 g potatoes' }, { text: '1 onion' }],
      instructions: [{ description: 'Boil all of it until it is soft.' }],
    };
    await ask(page, 'mutation Submit($input: RecipeInput!) { submitRecipe(input: $input) { recipe { id } } }', {
      input,
    });
  }
  await page.context().close();
  return name;
}

test('an admin goes through the queue, closes and opens an account, and corrects a food', async () => {
  const author = await authorOf(['Onion stew', 'Potato stew', 'Plain stew']);
  const { page, troubles } = await signIn('admin', visit.adminPassword, '/admin', 'Admin Dashboard');
  const says = await listen(page);
  const dialog = page.getByRole('dialog');
  await tabTo(page, 'tab', 'Users');
  await page.keyboard.press('ArrowRight');
  await focusOn(page, 'tab', 'Recipes');

  await pressByKey(page, 'button', 'Review 3 waiting recipes');
  await pressByKey(page, 'button', 'Approve');
  await says('can be found now.');
  await focusWithin(dialog);
  await pressByKey(page, 'button', 'Reject');
  await focusOn(page, 'textbox', /^What should be different\?/);
  await page.keyboard.type('How many potatoes?');
  await pressByKey(page, 'button', 'Give it back');
  await says('Given back');
  await focusWithin(dialog);
  await page.keyboard.press('Escape');
  await focusOn(page, 'button', 'Review 1 waiting recipe');
  await pressByKey(page, 'button', /^Approve .* stew$/);
  await page.getByRole('button', { name: /^Review/ }).waitFor({ state: 'detached' });
  await focusWithin(page.getByRole('table'));

  await tabTo(page, 'tab', 'Recipes');
  await page.keyboard.press('ArrowLeft');
  await pressByKey(page, 'button', `Ban ${author}`);
  await tabTo(page, 'textbox', 'Reason');
  await page.keyboard.type('Too many stews.\n');
  await says('Account closed');
  await focusOn(page, 'button', `Activate ${author}`);
  await page.keyboard.press('Enter');
  await says('Account activated');
  await focusOn(page, 'button', `Ban ${author}`);

  await tabTo(page, 'tab', 'Users');
  for (const tab of ['Recipes', 'Photos', 'Foods']) {
    await page.keyboard.press('ArrowRight');
    await focusOn(page, 'tab', tab);
  }
  await tabTo(page, 'searchbox', 'Find by any name');
  await page.keyboard.type('kohlrabi');
  await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
  await pressByKey(page, 'button', 'Edit kohlrabi');
  await tabTo(page, 'textbox', /^Other names/);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\nzorble cabbage');
  await pressByKey(page, 'button', 'Save changes');
  await says('Food saved');
  await focusOn(page, 'button', 'Edit kohlrabi');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a visitor signs up from the menu, is told what is missing, and is signed in where they were', async () => {
  const { page, troubles } = await openPage(visit.browser, visit.url, DESKTOP);
  await page.goto('/recipe/guacamole');
  await pressByKey(page, 'button', 'Your menu');
  await page.getByRole('menuitem', { name: 'Sign up' }).waitFor();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor();
  await pressByKey(page, 'button', 'Create account');
  await focusOn(page, 'textbox', 'User name');
  const missing = page.getByRole('textbox', { name: 'User name', description: /Enter your user name\./ });
  await missing.and(page.locator('[aria-invalid=true]')).waitFor();
  await page.keyboard.type('only-keys');
  await tabTo(page, 'textbox', 'Password');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Guacamole' }).waitFor();
  await focusWithin(page.getByRole('main'));
  await pressByKey(page, 'button', 'Your menu');
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  await page.keyboard.press('Escape');
  await focusOn(page, 'button', 'Your menu');
  expect(troubles).toEqual([]);
  await page.context().close();
});

const PASTED = `Leek pie

Serves 4

Ingredients
2 leeks, sliced
1 sheet puff pastry
1 cup xyzzy

Method
1. Soften the leeks.
2. Bake under the pastry for 30 minutes.
`;

test('a pasted recipe is read, looked over and kept as a draft, which is deleted and comes back', async () => {
  const { page, troubles } = await signIn(await stranger(), PASSWORD, '/submit/import', 'Import a recipe');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), PASTED);
  const says = await listen(page);
  await tabTo(page, 'textbox', 'Text');
  await page.keyboard.press('ControlOrMeta+V');
  await pressByKey(page, 'button', 'Read the text');
  await page.getByRole('heading', { level: 1, name: 'Look it over' }).waitFor();
  await focusWithin(page.getByRole('main'));

  const doubts = page.getByRole('region', { name: 'Look at these first' });
  await doubts.getByText('1 ingredient needs your eye.').waitFor();
  await tabTo(page, 'combobox', 'Another food for 1 cup xyzzy');
  await page.keyboard.type('puff past');
  await doubts
    .getByRole('option', { name: /puff pastry/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await doubts.getByRole('status').getByText('Every ingredient is clear.').waitFor();
  await focusWithin(page.getByRole('main'));

  await tabTo(page, 'textbox', 'Title');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Leek pie of mine');
  await pressByKey(page, 'button', 'Keep as draft');
  await says('Draft saved');
  await page.getByRole('heading', { level: 1, name: 'Your own recipes' }).waitFor();
  await focusWithin(page.getByRole('main'));

  await pressByKey(page, 'button', 'Delete Leek pie of mine');
  await says('Recipe deleted');
  await page.getByRole('heading', { name: 'Leek pie of mine' }).waitFor({ state: 'detached' });
  await focusWithin(page.getByRole('main'));
  await answerNotice(page, 'Undo');
  await says('Recipe is back');
  await page.getByRole('heading', { name: 'Leek pie of mine' }).waitFor();
  await focusWithin(page.getByRole('main'));
  await pressByKey(page, 'link', 'Edit Leek pie of mine');
  await tabTo(page, 'textbox', 'Ingredient 1');
  expect(await page.locator(':focus').inputValue()).toBe('2 leeks, sliced');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a recipe is taken out of a collection, and put back', async () => {
  const { page, troubles } = await signIn(await stranger(), PASSWORD, '/recipe/guacamole', 'Guacamole');
  const made = await ask<{ createCollection: { collection: { id: string } } }>(
    page,
    'mutation { createCollection(input: { name: "Sunday lunches" }) { collection { id } } }',
  );
  for (const recipeId of ['guacamole', 'minestrone'])
    await ask(
      page,
      'mutation Add($input: CollectionRecipeInput!) { addToCollection(input: $input) { collection { id } } }',
      {
        input: { collectionId: made.createCollection.collection.id, recipeId },
      },
    );
  await page.goto('/collections');
  const says = await listen(page);
  await pressByKey(page, 'link', 'Sunday lunches');
  await page.getByRole('heading', { level: 1, name: 'Sunday lunches' }).waitFor();
  for (const title of ['Minestrone', 'Guacamole']) {
    await pressByKey(page, 'button', `Remove ${title} from this collection`);
    await says(`Removed from this collection${title}`);
    await page.getByRole('heading', { name: title }).waitFor({ state: 'detached' });
    await focusWithin(page.getByRole('main'));
  }
  await answerNotice(page, 'Undo');
  await page.getByRole('heading', { name: 'Guacamole' }).waitFor();
  await focusWithin(page.getByRole('main'));
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a food is taken out of the pantry of a visitor, and put back', async () => {
  const { page, troubles } = await openPage(visit.browser, visit.url, DESKTOP);
  await page.goto('/pantry');
  const says = await listen(page);
  await tabTo(page, 'textbox', 'What came into the kitchen?');
  await page.keyboard.type('feta, eggs');
  await page.keyboard.press('Control+Enter');
  await says('feta');
  await pressByKey(page, 'button', 'Thrown away: feta');
  await says('Threw away feta');
  await page.getByRole('button', { name: 'Change feta' }).waitFor({ state: 'detached' });
  await focusWithin(page.getByRole('main'));
  await answerNotice(page, 'Undo');
  await page.getByRole('button', { name: 'Change feta' }).waitFor();
  await focusWithin(page.getByRole('main'));
  expect(troubles).toEqual([]);
  await page.context().close();
});
