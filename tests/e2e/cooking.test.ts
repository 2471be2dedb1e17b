import type { Page } from 'playwright-core';
import { openPage } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { tabTo } from '../support/keyboard.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();
const SEARCH = '/search?ingredients=eggs,spinach,feta';
const RECIPE = '/recipe/green-shakshuka-with-feta';

/** Waits until the chips stand in this order. */
async function eventuallyChips(page: Page, names: string[]): Promise<void> {
  const wanted = names.join();
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('ul[aria-label="Your ingredients"] > li > button[aria-label^="Remove"]')]
        .map((button) => button.getAttribute('aria-label')?.slice(7))
        .join() === wanted,
    wanted,
  );
}

/** The titles of the results, once they are there. */
async function titlesOf(page: Page): Promise<string[]> {
  const results = page.getByRole('region', { name: 'Results' });
  await results.and(page.locator('[aria-busy=false]')).waitFor();
  await results.getByRole('article').first().waitFor();
  return results.getByRole('heading', { level: 3 }).allTextContents();
}

const chip = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Your ingredients' }).getByRole('button', { name, exact: true });

test('with the keyboard alone a cook comes from the landing page to a step that is done', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url);
  await page.goto('/');
  await tabTo(page, 'link', 'Skip to content');
  await page.keyboard.press('Enter');
  await tabTo(page, 'combobox', 'Search ingredients...');
  for (const food of ['eggs', 'spinach', 'feta']) await page.keyboard.type(`${food}\n`);
  await eventuallyChips(page, ['eggs', 'spinach', 'feta']);
  await tabTo(page, 'link', 'Start Cooking');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?ingredients=eggs,spinach,feta/);
  // The landing page, which shows a link of this name for the best dish, has gone.
  await page.getByRole('region', { name: 'Results' }).getByRole('article').first().waitFor();
  await tabTo(page, 'link', 'Green shakshuka with feta');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Step 1');
  await page.keyboard.press('Space');
  expect(await page.getByRole('button', { name: 'Step 1', exact: true }).getAttribute('aria-pressed')).toBe('true');
  expect(troubles).toEqual([]);
});

test('a chip is dragged to another place, and the address follows', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { viewport: { width: 1280, height: 900 } });
  await page.goto(`${SEARCH},onion`);
  await page.getByText('Press Space to pick it up').waitFor({ state: 'attached' });
  const [from, to] = [await chip(page, 'onion').boundingBox(), await chip(page, 'eggs').boundingBox()];
  if (!from || !to) throw new Error('The chips are not on the page.');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 25 });
  await page.mouse.up();
  await eventuallyChips(page, ['onion', 'eggs', 'spinach', 'feta']);
  await page.waitForURL(/ingredients=onion,eggs,spinach,feta/);
  expect(await page.getByRole('button', { name: /^Move/ }).count()).toBe(0);
  expect(troubles).toEqual([]);
});

test('a chip that was added later is dragged too, after another one went', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { viewport: { width: 1280, height: 900 } });
  await page.goto(SEARCH);
  await page.getByText('Press Space to pick it up').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Remove spinach' }).click();
  await page.getByRole('combobox', { name: 'Search ingredients...' }).fill('onion');
  await page.keyboard.press('Enter');
  await eventuallyChips(page, ['eggs', 'feta', 'onion']);
  await chip(page, 'onion').focus();
  for (const [key, said] of [
    ['Space', 'Picked up onion, place 3 of 3.'],
    ['ArrowLeft', 'onion is at place 2 of 3.'],
    ['ArrowLeft', 'onion is at place 1 of 3.'],
    ['Space', 'Dropped onion at place 1 of 3.'],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByText(said).waitFor({ state: 'attached' });
  }
  await eventuallyChips(page, ['onion', 'eggs', 'feta']);
  await page.waitForURL(/ingredients=onion,eggs,feta/);
  expect(troubles).toEqual([]);
});

test('what is pressed while dragging is on its way is kept: the move buttons stay, and so does the focus', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { viewport: { width: 1280, height: 900 } });
  const { promise: isLet, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/chip-dragging/, (route) => isLet.then(() => route.continue()));
  const asked = page.waitForRequest(/chip-dragging/);
  await page.goto(SEARCH);
  await asked;
  await chip(page, 'feta').click();
  const left = page.getByRole('button', { name: 'Move feta left' });
  await left.hover();
  await page.mouse.down();
  letCome();
  await page.getByText('Press Space to pick it up').waitFor({ state: 'attached' });
  await page.mouse.up();
  await eventuallyChips(page, ['eggs', 'feta', 'spinach']);
  expect(await left.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(troubles).toEqual([]);
});

test('the keyboard picks a chip up, moves it and drops it, is told each time, and Escape puts it back', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { viewport: { width: 1280, height: 900 } });
  await page.goto(`${SEARCH},onion`);
  await page.getByText('Press Space to pick it up').waitFor({ state: 'attached' });
  await chip(page, 'eggs').focus();
  await page.keyboard.press('Space');
  await page.getByText('Picked up eggs, place 1 of 4.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowRight');
  await page.getByText('eggs is at place 2 of 4.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await page.getByText('Dropped eggs at place 2 of 4.').waitFor({ state: 'attached' });
  await eventuallyChips(page, ['spinach', 'eggs', 'feta', 'onion']);
  await page.waitForURL(/ingredients=spinach,eggs,feta,onion/);

  await chip(page, 'feta').focus();
  await page.keyboard.press('Space');
  await page.getByText('Picked up feta, place 3 of 4.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowLeft');
  await page.getByText('feta is at place 2 of 4.').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.getByText('Put feta back.').waitFor({ state: 'attached' });
  await eventuallyChips(page, ['spinach', 'eggs', 'feta', 'onion']);
  expect(troubles).toEqual([]);
});

test('a pasted list becomes chips, as many as there is room for and none twice', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto('/search?ingredients=eggs');
  const foods = ['EGGS', '200 g spinach', ...Array.from({ length: 20 }, (_, index) => `food ${index + 1}`)];
  await page.evaluate((text) => navigator.clipboard.writeText(text), foods.join('\n'));
  await page.getByRole('combobox', { name: 'Search ingredients...' }).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await page.getByText('15 / 15').waitFor();
  await eventuallyChips(page, ['eggs', 'spinach', ...foods.slice(2, 15)]);
  expect(await page.getByRole('combobox', { name: 'Search ingredients...' }).isDisabled()).toBe(true);
  expect(troubles).toEqual([]);
});

test('the address carries the whole search: opened elsewhere it is the same, and Back returns to it', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { viewport: { width: 1280, height: 900 } });
  await page.goto(SEARCH);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByText('Vegetarian', { exact: true }).click();
  await page.getByText('Fish', { exact: true }).click();
  await page.getByLabel('Cuisine').selectOption('Greek');
  await page.getByRole('spinbutton', { name: 'Servings' }).fill('6');
  await page.getByRole('combobox', { name: 'Always at home' }).fill('milk');
  await page.keyboard.press('Enter');
  await page.waitForURL(/diet=vegetarian.*allergies=fish.*pantry=milk.*cuisine=Greek.*servings=6/);
  await page.getByLabel('Sort by').selectOption('Shortest time');
  await page.waitForURL(/sort=time/);

  const other = await openPage(larder.browser, larder.url, { viewport: { width: 1280, height: 900 } });
  await other.page.goto(page.url());
  const titles = await titlesOf(other.page);
  // The address comes first, then the answer.
  await eventually(async () => (await titlesOf(page)).join() === titles.join() || null);
  await other.page.getByRole('button', { name: 'Filters (5)' }).click();
  expect(await other.page.getByRole('radio', { name: 'Vegetarian' }).isChecked()).toBe(true);
  expect(await other.page.getByRole('checkbox', { name: 'Fish', exact: true }).isChecked()).toBe(true);
  expect(await other.page.getByRole('button', { name: 'Not always at home: milk' }).isVisible()).toBe(true);
  expect(await other.page.getByLabel('Cuisine').inputValue()).toBe('Greek');
  expect(await other.page.getByRole('spinbutton', { name: 'Servings' }).inputValue()).toBe('6');

  const address = page.url();
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await page.waitForURL(/\/recipe\//);
  await page.goBack();
  await page.waitForURL(address);
  expect(await titlesOf(page)).toEqual(titles);
  expect([...troubles, ...other.troubles]).toEqual([]);
});

/** Time goes on by itself beside the steps that the tests make it take. */
const NEARLY_FIVE = /^(5:00|4:[45]\d)$/;

test('a step timer is right after a reload and a sleep, and says when it is over', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url);
  await page.clock.install({ time: new Date('2026-06-01T12:00:00') });
  await page.goto(RECIPE);
  await page.getByRole('button', { name: 'Start 8 min timer for step 1' }).click();
  const banner = page.getByRole('region', { name: 'Step 1 Timer' });
  await banner.getByText('8:00').waitFor();
  await page.clock.runFor('03:00');
  await banner.getByText(NEARLY_FIVE).waitFor();
  await page.reload();
  await banner.getByText(NEARLY_FIVE).waitFor();
  expect(await page.getByRole('button', { name: 'Start 1 min timer for step 2' }).isDisabled()).toBe(true);
  // A laptop that was closed: no tick happened in between.
  await page.clock.fastForward('06:00');
  await page.getByText('Timer finished!').waitFor();
  await page.getByText('Step 1 is complete.').waitFor();
  expect(await banner.count()).toBe(0);
  expect(troubles).toEqual([]);
});

test('with reduced motion the headline does not shuffle, numbers do not count and nothing moves', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { reducedMotion: 'reduce' });
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 });
  await headline.waitFor();
  const changes = await headline.evaluateHandle((element) => {
    const seen: string[] = [];
    new MutationObserver(() => seen.push(element.textContent ?? '')).observe(element, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    return seen;
  });
  await headline.hover();
  await page.getByRole('heading', { name: 'How It Works' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await changes.jsonValue()).toEqual([]);
  const counts = await page
    .locator('dd')
    .evaluateAll((elements) =>
      elements.map(
        (element) => new Set([...element.querySelectorAll('span > span')].map((span) => span.textContent)).size,
      ),
    );
  expect(counts).toEqual([1, 1, 1]);
  const moving = await page.evaluate(() =>
    document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration)),
  );
  expect(moving.filter((milliseconds) => milliseconds > 1)).toEqual([]);
  expect(troubles).toEqual([]);
});

test('a recipe is printed on one page, without what only a screen can do', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url);
  await page.goto(RECIPE);
  await page.getByRole('heading', { name: 'Similar Recipes' }).waitFor();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Share', 'Print', 'Start 8 min timer for step 1', 'Step 1'])
    expect(await page.getByRole('button', { name, exact: true }).isVisible()).toBe(false);
  for (const part of ['banner', 'contentinfo'] as const) expect(await page.getByRole(part).isVisible()).toBe(false);
  expect(await page.getByRole('heading', { name: 'Similar Recipes' }).isVisible()).toBe(false);
  expect(await page.getByText('Stir in the garlic and cumin until fragrant.').isVisible()).toBe(true);
  expect(troubles).toEqual([]);
});
