import { openPage } from '../support/browser.ts';
import { focusOn, focusWithin, listen, pressByKey, tabTo } from '../support/keyboard.ts';
import { openApp } from '../support/open-app.ts';
import { goToStove } from '../support/way-to-the-stove.ts';

const larder = openApp();
const SEARCH = '/search?ingredients=eggs,spinach,feta';
const DINNER = '/dinner?recipes=green-shakshuka-with-feta,apple-crumble&at=19:00';

/** More is too many for somebody who is hungry. */
const MOST_TAPS = 4;

test('on a phone a first visit comes from opening Larder to the first step of a recipe in four taps', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { isMobile: true, hasTouch: true });
  const { taps } = await goToStove(page);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(troubles).toEqual([]);
});

describe('with the keyboard alone', () => {
  test('what is always at home is ticked, and the focus is back where it was', async () => {
    const { page, troubles } = await openPage(larder.browser, larder.url);
    await page.goto(SEARCH);
    await pressByKey(page, 'button', /^Always at home.*A few taps/);
    const sheet = page.getByRole('dialog', { name: 'Always at home?' });
    await focusWithin(sheet);
    await tabTo(page, 'checkbox', 'butter');
    await page.keyboard.press('Space');
    await pressByKey(page, 'button', 'Done');
    await page.waitForURL(/pantry=butter/);
    await focusOn(page, 'button', /^Always at home/);
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test('filters are set in their sheet, which counts the recipes, and lifted one by one', async () => {
    const { page, troubles } = await openPage(larder.browser, larder.url);
    await page.goto(SEARCH);
    await pressByKey(page, 'button', 'Filters');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await focusWithin(sheet);
    await tabTo(page, 'radio', /^(Any diet|Vegan)$/);
    await page.keyboard.press('ArrowRight');
    await sheet.getByRole('radio', { name: 'Vegan', checked: true }).waitFor();
    await pressByKey(page, 'button', /^Show \d+ recipes?$/);
    await page.waitForURL(/diet=vegan/);
    await sheet.waitFor({ state: 'detached' });
    await pressByKey(page, 'button', /^Remove filter: Vegan/);
    await page.waitForURL((address) => !address.search.includes('diet'));
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test('all foods are cleared, which is said, and brought back', async () => {
    const { page, troubles } = await openPage(larder.browser, larder.url);
    await page.goto(SEARCH);
    const says = await listen(page);
    await pressByKey(page, 'button', 'Clear all');
    await says('Undo');
    await page.keyboard.press('F8');
    await pressByKey(page, 'button', 'Undo');
    await page.getByText('3 / 15').waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test('a timer that was left behind is paused, goes on and is stopped from another page, and the focus is not lost', async () => {
    const { page, troubles } = await openPage(larder.browser, larder.url);
    await page.goto('/recipe/green-shakshuka-with-feta/cook');
    await pressByKey(page, 'button', 'Start 8 min timer');
    await page.goto(SEARCH);
    await pressByKey(page, 'button', 'Pause Step 1 of Green shakshuka with feta');
    await focusOn(page, 'button', 'Resume Step 1 of Green shakshuka with feta');
    await page.keyboard.press('Enter');
    await focusOn(page, 'button', 'Pause Step 1 of Green shakshuka with feta');
    await pressByKey(page, 'button', 'Stop Step 1 of Green shakshuka with feta');
    await page.getByRole('region', { name: 'Timers' }).waitFor({ state: 'detached' });
    await page.locator(':focus').waitFor({ state: 'attached' });
    expect(troubles).toEqual([]);
    await page.context().close();
  });

  test('dishes of a dinner are found, added, announced and removed', async () => {
    const { page, troubles } = await openPage(larder.browser, larder.url);
    await page.goto('/dinner?recipes=green-shakshuka-with-feta&at=19:00');
    await tabTo(page, 'searchbox', 'Add a dish');
    await page.keyboard.type('apple crumble');
    await page
      .getByRole('status')
      .getByText(/^\d+ recipes?$/)
      .waitFor();
    await pressByKey(page, 'button', 'Add Apple crumble');
    await page.getByRole('status').getByText('Apple crumble was added.').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: /^Start/ }).waitFor();
    await pressByKey(page, 'button', 'Remove Apple crumble');
    await page.getByRole('status').getByText('Apple crumble was removed.').waitFor({ state: 'attached' });
    await focusWithin(page.getByRole('main'));
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});

test.each([SEARCH, '/recipe/green-shakshuka-with-feta', '/recipe/green-shakshuka-with-feta/cook', DINNER])(
  'with reduced motion nothing moves on %s',
  async (address) => {
    const { page, troubles } = await openPage(larder.browser, larder.url, { reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const moved: string[] = [];
      for (const kind of ['animationstart', 'transitionrun'] as const) {
        document.addEventListener(
          kind,
          ({ target }) => {
            const element = target as Element;
            const lasting = element
              .getAnimations()
              .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1);
            if (lasting.length > 0) moved.push(element.outerHTML.slice(0, 100));
          },
          true,
        );
      }
      Object.assign(globalThis, { moved });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.keyboard.press('ArrowRight');
    await page.mouse.wheel(0, 2_000);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);
