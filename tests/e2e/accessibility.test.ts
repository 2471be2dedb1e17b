import type { Page } from 'playwright-core';
import { faultsInEveryLook } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { answers, openApp } from '../support/open-app.ts';

const larder = openApp();
const SEARCH = '/search?ingredients=eggs,spinach,feta';
const RECIPE = '/recipe/green-shakshuka-with-feta?ingredients=eggs,spinach,onion';

/** A screen in one of its states: how to come to it, and what shows that it is there. */
interface Screen {
  address: string;
  /** What the server does with questions on the way; it answers unless told otherwise. */
  answer?: 'never' | 'error';
  act?: (page: Page) => Promise<void>;
  shows: string;
}

const press = (name: string | RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click();

const screens: Record<string, Screen> = {
  'the landing page': { address: '/', shows: 'How It Works' },
  'the menu of the landing page': { address: '/', act: press('Your menu'), shows: 'Settings' },
  'the landing page with the best dish': { address: '/', act: typeTwoFoods, shows: 'Best for these' },
  'the search page without ingredients': { address: '/search', shows: 'What is in your kitchen?' },
  'results on their way': { address: SEARCH, answer: 'never', shows: 'Looking for recipes' },
  results: { address: SEARCH, shows: 'Green shakshuka with feta' },
  'results and what is worth the wait': {
    address: '/search?ingredients=pork belly,soy sauce,star anise,ginger',
    shows: 'Worth the wait: these fit better',
  },
  'results with the filters open': { address: SEARCH, act: press('Filters'), shows: 'Cook time up to' },
  'what is always at home': { address: SEARCH, act: press(/^Always at home/), shows: 'What most recipes need' },
  'results with a timer at their foot': {
    address: '/',
    act: leaveTimerBehind,
    shows: 'Step 1 of Green shakshuka with feta',
  },
  'results with the move buttons of a chip': { address: SEARCH, act: openChip, shows: 'Green shakshuka with feta' },
  'suggestions under the input': {
    address: '/search',
    act: async (page) => page.getByRole('combobox', { name: 'Search ingredients...' }).pressSequentially('spin'),
    shows: 'baby spinach',
  },
  'the photo dialog': {
    address: '/search',
    act: press('Add ingredients from photos'),
    shows: 'Upload ingredient photos',
  },
  'no results': { address: '/search?ingredients=xyzzy', shows: 'No recipes found' },
  'a search that failed': { address: SEARCH, answer: 'error', shows: 'Search failed' },
  'all recipes': { address: '/recipes', shows: 'By main food' },
  'all recipes on their way': { address: '/recipes', answer: 'never', shows: 'Loading recipes' },
  'all recipes that did not load': { address: '/recipes', answer: 'error', shows: 'The recipes did not load' },
  'recipes of a cuisine': { address: '/recipes/cuisine/italian', shows: 'Cuisines' },
  'a recipe on its way': { address: RECIPE, answer: 'never', shows: 'Loading the recipe' },
  'a recipe': { address: RECIPE, shows: 'Why this recipe' },
  'a recipe with its timer running': {
    address: RECIPE,
    act: press('Start 8 min timer for step 1'),
    shows: 'Step 1 Timer',
  },
  'cook mode': { address: '/recipe/green-shakshuka-with-feta/cook', shows: 'For this step' },
  'cook mode with a timer': {
    address: '/recipe/green-shakshuka-with-feta/cook',
    act: press('Start 8 min timer'),
    shows: 'Step 1 of Green shakshuka with feta',
  },
  'cook mode at its end': {
    address: '/recipe/green-shakshuka-with-feta/cook?step=5',
    act: press('Finish'),
    shows: 'All steps are done',
  },
  'a recipe with a toast': {
    address: RECIPE,
    act: openToast,
    shows: 'Substitution applied!',
  },
  'the share dialog': { address: RECIPE, act: press('Share'), shows: 'Share this recipe' },
  'why a list needs an account': {
    address: RECIPE,
    act: press('Add to list'),
    shows: 'So they follow you to the shop',
  },
  'a recipe that did not load': { address: RECIPE, answer: 'error', shows: 'This recipe did not load' },
  'a recipe that is not there': { address: '/recipe/nothing-like-it', shows: 'Recipe not found' },
  'a page that is not there': { address: '/nowhere', shows: '404 Page Not Found' },
};

async function typeTwoFoods(page: Page): Promise<void> {
  const box = page.getByRole('main').getByRole('combobox', { name: 'Search ingredients...' });
  for (const food of ['eggs', 'feta']) {
    await box.fill(food);
    await box.press('Enter');
  }
}

async function leaveTimerBehind(page: Page): Promise<void> {
  await page.goto('/recipe/green-shakshuka-with-feta/cook');
  await press('Start 8 min timer')(page);
  await page.goto(SEARCH);
}

/** It stays while something in it has the focus. */
async function openToast(page: Page): Promise<void> {
  await press(/^Use onion instead of leeks$/i)(page);
  await page.getByRole('button', { name: 'Close', exact: true }).focus();
}

/** Until its buttons are there, what was pressed may still be waiting for the script, and look so. */
async function openChip(page: Page): Promise<void> {
  await press(/^spinach$/)(page);
  await page.getByRole('button', { name: 'Move spinach left' }).waitFor();
}

/** Opens a screen and waits until it stands. */
async function open(page: Page, { address, answer, act, shows }: Screen): Promise<void> {
  if (answer) await answers(page, answer);
  await page.goto(address);
  await act?.(page);
  await page
    .getByText(shows, { exact: answer !== undefined })
    .first()
    .waitFor({ state: 'attached' });
}

/** What the browser itself says of an answer that has status 404 on purpose. */
const NOT_FOUND = /status of 404/;

test.each(Object.entries(screens))(
  '%s has no accessibility fault on a phone and on a desktop, light and dark, and writes nothing to the console',
  async (_name, screen) => {
    const { page, troubles } = await openPage(larder.browser, larder.url, {
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 844 },
    });
    await open(page, screen);
    expect(await faultsInEveryLook(page)).toEqual([]);
    // What opened must not have closed itself: every state was looked at in what it shows.
    expect(await page.getByText(screen.shows).count()).toBeGreaterThan(0);
    expect(troubles.filter((trouble) => !NOT_FOUND.test(trouble))).toEqual([]);
    await page.context().close();
  },
);

test.each(['/', SEARCH, RECIPE])(
  '%s breaks no content policy and requests nothing from other servers',
  async (address) => {
    const { page, troubles } = await openPage(larder.browser, larder.url);
    await page.goto(address);
    await page.getByText('Crafted by').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(troubles).toEqual([]);
  },
);
