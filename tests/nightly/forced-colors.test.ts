import type { Locator, Page } from 'playwright-core';
import { openPage } from '../support/browser.ts';
import { logInAsAdmin } from '../support/log-in-as.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();
const SEARCH = '/search?ingredients=eggs,spinach';
const RECIPE = '/recipe/green-shakshuka-with-feta';

/** A page drawn in the few colours of the system, as for people who need a strong contrast. */
async function openInSystemColors(address: string): Promise<Page> {
  const { page } = await openPage(larder.browser, larder.url, {
    forcedColors: 'active',
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

/** What a control looks like, without a pointer over it or the focus on it. */
async function lookOf(page: Page, control: Locator): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return (await control.screenshot({ animations: 'disabled' })).toString('base64');
}

/** Whether a control can be seen to have changed by a press. */
async function showsPress(page: Page, control: Locator, pressed = control): Promise<boolean> {
  const before = await lookOf(page, control);
  await pressed.click();
  return (await lookOf(page, control)) !== before;
}

describe('in the colours of the system', () => {
  test('a tick, a switch and a line under a tab are seen', async () => {
    const page = await openInSystemColors(RECIPE);
    expect(await showsPress(page, page.getByRole('checkbox').first())).toBe(true);
    expect(await showsPress(page, page.getByRole('switch', { name: 'Keep screen on' }))).toBe(true);
    await page.goto(SEARCH, { waitUntil: 'networkidle' });
    const lines = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
    expect(new Set(lines).size).toBe(2);
  });

  test('a filter that is chosen, and where the cook is in the suggestions, is told by more than the weight of its letters', async () => {
    const page = await openInSystemColors(SEARCH);
    await page.getByRole('button', { name: 'Filters' }).click();
    const outlineOf = (control: Locator) => control.evaluate((element) => getComputedStyle(element).outlineStyle);
    await page.getByText('Vegan', { exact: true }).click();
    await page.mouse.move(0, 0);
    expect(await outlineOf(page.getByText('Vegan', { exact: true }).and(page.locator('label')))).toBe('solid');
    expect(await outlineOf(page.getByText('Pescatarian', { exact: true }).and(page.locator('label')))).toBe('none');
    await page.getByRole('combobox', { name: 'Search ingredients...' }).pressSequentially('tom');
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await options.first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await outlineOf(options.nth(0))).toBe('solid');
    expect(await outlineOf(options.nth(1))).toBe('none');
  });

  test('the track of a slider and the time that has passed have an edge', async () => {
    const page = await openInSystemColors(SEARCH);
    await page.getByRole('button', { name: 'Filters' }).click();
    expect(await page.getByRole('slider').evaluate((slider) => getComputedStyle(slider).appearance)).toBe('auto');
    await page.goto(RECIPE, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Start 8 min timer for step 1' }).click();
    expect(await page.getByRole('progressbar').evaluate((bar) => getComputedStyle(bar).outlineStyle)).toBe('solid');
  });

  test('what the bars of the chart stand for is still told by their colours', async () => {
    const { page } = await openPage(larder.browser, larder.url, {
      forcedColors: 'active',
      viewport: { width: 1280, height: 900 },
      storageState: await logInAsAdmin(larder),
    });
    await page.goto('/admin?tab=analytics');
    const chart = page.getByRole('img', { name: 'Searches per day' });
    await chart.getByText('Cooked').waitFor();
    const colors = await chart
      .locator('span:empty')
      .evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).backgroundColor));
    expect(colors).toHaveLength(3);
    expect(new Set(colors).size).toBe(3);
  });
});

test.each(['light', 'dark'] as const)(
  'prefers-contrast: more > muted text and button edges are as strong as in the %s look',
  async (colorScheme) => {
    const { page } = await openPage(larder.browser, larder.url, { contrast: 'more', colorScheme });
    await page.goto(SEARCH, { waitUntil: 'networkidle' });
    const [edge, quiet, ink, strong] = await page.evaluate(() => {
      const of = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
      const root = getComputedStyle(document.documentElement);
      return [
        of('main button[aria-expanded]').borderTopColor,
        of('footer p').color,
        of('body').color,
        root.getPropertyValue('--larder-colors-edge'),
      ];
    });
    expect(quiet).toBe(ink);
    expect(edge).toBe(
      `rgb(${(strong ?? '')
        .match(/[0-9a-f]{2}/gi)
        ?.map((part) => Number.parseInt(part, 16))
        .join(', ')})`,
    );
  },
);
