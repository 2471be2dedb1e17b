import type { Page } from 'playwright-core';
import { openPage } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { clipped, unreachable } from '../support/fit.ts';
import { focusOn, focusWithin, listen, pressByKey, tabBackTo, tabTo } from '../support/keyboard.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();
const SHAKSHUKA = '/recipe/green-shakshuka-with-feta/cook';
const words = (page: Page) => page.getByRole('heading', { name: /^Step \d+ of \d+$/ });
const bar = (page: Page) => page.getByRole('region', { name: 'Timers' });
const clocks = (page: Page) => bar(page).getByRole('timer').allTextContents();

/** Starts the timer of every step of a recipe that has one, until so many run in all. */
async function startTimers(page: Page, address: string, most: number): Promise<void> {
  await page.goto(address);
  const next = page.getByRole('button', { name: 'Next' });
  await next.waitFor();
  for (let running = 0; running < most && (await next.count()) > 0;) {
    const start = page.getByRole('button', { name: /^Start \d+ min timer$/ });
    if ((await start.count()) > 0) {
      await start.click();
      running += 1;
    }
    await next.click();
  }
}

/** What this browser keeps of what was opened. */
const openedAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    if (!(await caches.has('larder-opened'))) return [];
    return (await (await caches.open('larder-opened')).keys()).map(({ url }) => new URL(url).pathname);
  });

/** Minutes and seconds on a clock face, in seconds. */
const secondsOf = (clock: string): number => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** How many seconds each clock of a tab has left, the next to end first; none for those that have ended. */
const secondsLeft = async (page: Page): Promise<number[]> =>
  (await clocks(page)).map((clock) => (clock === 'Time is up' ? 0 : secondsOf(clock)));
const running = async (page: Page): Promise<number[]> => (await secondsLeft(page)).filter((seconds) => seconds > 0);

/** A recipe, and the minutes of its first four steps that have a timer. */
const LOAF = { address: '/recipe/everyday-white-loaf/cook', minutes: [75, 15, 45, 35] };
const STEW = { address: '/recipe/beef-stew-with-carrots-and-potatoes/cook', minutes: [12, 8, 1, 90] };
const ASLEEP = 30;
/** Real time goes on beside the steps that the test makes the clock take, in seconds. */
const BESIDE = 60;

/** That so many seconds are left, but for what has passed since. */
function expectAbout(seconds: number, whole: number): void {
  expect(seconds).toBeLessThanOrEqual(whole);
  expect(seconds).toBeGreaterThan(whole - BESIDE);
}

test('eight timers over two recipes are right after a reload, half an hour of sleep, and in another tab, and end within a second', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url);
  const { clock } = page.context();
  await clock.install({ time: new Date('2026-06-01T12:00:00') });
  for (const { address, minutes } of [LOAF, STEW]) await startTimers(page, address, minutes.length);
  await page.reload();
  await bar(page).waitFor();
  const all = [...LOAF.minutes, ...STEW.minutes].toSorted((one, other) => one - other);
  const atFirst = await secondsLeft(page);
  expect(atFirst).toHaveLength(8);
  atFirst.forEach((seconds, at) => expectAbout(seconds, all[at]! * 60));
  // A laptop that was closed: no tick happened in between.
  await clock.fastForward(`${ASLEEP}:00`);
  await page.getByText('Timer finished!').waitFor();
  const later = all.filter((minutes) => minutes > ASLEEP);
  await eventually(async () => (await running(page)).length === later.length || null);
  (await running(page)).forEach((seconds, at) => expectAbout(seconds, (later[at]! - ASLEEP) * 60));
  const other = await page.context().newPage();
  await other.goto('/');
  await bar(other).waitFor();
  await clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
  await eventually(async () => String(await running(other)) === String(await running(page)) || null);
  for (let left = later.length; left > 0; left -= 1) {
    const [next = 0] = await running(page);
    await clock.fastForward((next - 1) * 1_000);
    for (const tab of [page, other]) expect(await running(tab)).toHaveLength(left);
    await clock.runFor(2_000);
    for (const tab of [page, other]) await eventually(async () => (await running(tab)).length === left - 1 || null);
  }
  expect(await secondsLeft(other)).toEqual(all.map(() => 0));
  await clock.resume();
  await page
    .getByRole('button', { name: /^Stop Step 1 of/ })
    .first()
    .click();
  await other.waitForFunction(() => document.querySelectorAll('[role=timer]').length === 7);
  expect(troubles).toEqual([]);
}, 120_000);

test('timers started in cook mode ring within a second of their end, on whatever page the cook is by then', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url);
  await page.clock.install({ time: new Date('2026-06-01T12:00:00') });
  await startTimers(page, SHAKSHUKA, 4);
  expect(await clocks(page)).toHaveLength(4);
  await page.goto('/search');
  await bar(page).waitFor();
  await page.clock.runFor('00:30');
  expect(await page.getByText('Timer finished!').count()).toBe(0);
  await page.clock.runFor('00:31');
  await page.getByText('Step 2 of Green shakshuka with feta is complete.').waitFor();
  expect(troubles).toEqual([]);
});

test('with the keyboard alone a cook goes from a recipe through its steps, and stands where they were after a reload', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { reducedMotion: 'reduce' });
  await page.goto('/recipe/green-shakshuka-with-feta');
  await tabTo(page, 'link', 'Cook step by step');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${SHAKSHUKA}`);
  await words(page).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByText('Step 3 of 5', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('Step 3 of 5', { exact: true }).waitFor();
  await tabTo(page, 'button', 'Next');
  await page.keyboard.press('Enter');
  await page.getByText('Step 4 of 5', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/recipe/green-shakshuka-with-feta');
  expect(await page.getByRole('button', { name: 'Step 3', exact: true }).getAttribute('aria-pressed')).toBe('true');
  expect(troubles).toEqual([]);
});

test('with the keyboard alone timers are started, paused, ended and dismissed, and the last one leaves the focus beside it', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { reducedMotion: 'reduce' });
  const stop = (step: number) => `Stop Step ${step} of Green shakshuka with feta`;
  await page.clock.install({ time: new Date('2026-06-01T12:00:00') });
  await page.goto(SHAKSHUKA);
  const says = await listen(page);
  await pressByKey(page, 'button', 'Start 8 min timer');
  await bar(page).waitFor();
  await focusOn(page, 'button', 'Start 8 min timer');
  await pressByKey(page, 'button', stop(1));
  await bar(page).waitFor({ state: 'detached' });
  await focusOn(page, 'button', 'Next');

  await pressByKey(page, 'button', 'Start 8 min timer');
  await pressByKey(page, 'button', 'Next');
  await pressByKey(page, 'button', 'Start 1 min timer');
  await pressByKey(page, 'button', 'Pause Step 2 of Green shakshuka with feta');
  await focusOn(page, 'button', 'Resume Step 2 of Green shakshuka with feta');
  await page.keyboard.press('Enter');
  await page.clock.runFor('01:01');
  await says('Step 2 of Green shakshuka with feta is complete.');
  await focusOn(page, 'button', stop(2));
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelectorAll('[role=timer]').length === 1);
  await focusWithin(bar(page));
  await pressByKey(page, 'button', stop(1));
  await bar(page).waitFor({ state: 'detached' });
  await focusOn(page, 'button', 'Next');
  await page.keyboard.press('Enter');
  await page.getByText('Step 3 of 5', { exact: true }).waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test.each([
  ['a phone', { width: 390, height: 844 }, 24],
  ['a tablet', { width: 768, height: 1024 }, 32],
  ['a desktop', { width: 1280, height: 800 }, 32],
] as const)(
  'on %s a step is written in letters that are read from the stove, and the page is no wider than the screen',
  async (_, viewport, least) => {
    const { page } = await openPage(larder.browser, larder.url, { viewport });
    await page.goto(SHAKSHUKA);
    const step = page.getByText('Warm the olive oil').last();
    await step.waitFor();
    expect(
      await step.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    ).toBeGreaterThanOrEqual(least);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    const title = page.getByRole('heading', { level: 1 });
    expect(
      await title.evaluate(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight <= clientHeight && scrollWidth <= clientWidth,
      ),
    ).toBe(true);
    const zone = await page.getByRole('button', { name: 'Next' }).boundingBox();
    expect(Math.min(zone?.height ?? 0, zone?.width ?? 0)).toBeGreaterThanOrEqual(88);
  },
);

/** Windows of 1280 and 2560 px at twice their size, and a phone that lies on its side. */
const ENLARGED = [
  { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  { viewport: { width: 1280, height: 720 }, deviceScaleFactor: 2 },
  { viewport: { width: 844, height: 390 }, deviceScaleFactor: 3 },
];

test.each(ENLARGED)(
  'at twice the size timers lie over nothing that has the focus, and nothing slides sideways: $viewport.width px',
  async (options) => {
    const { page, troubles } = await openPage(larder.browser, larder.url, { ...options, reducedMotion: 'reduce' });
    await startTimers(page, SHAKSHUKA, 3);
    await page.goto(`${SHAKSHUKA}?step=1`);
    await bar(page).getByRole('timer').nth(2).waitFor();
    expect([...(await clipped(page)), ...(await unreachable(page))]).toEqual([]);
    await tabTo(page, 'link', 'Back to the recipe');
    // The first to end stands first.
    await tabTo(page, 'button', 'Stop Step 1 of Green shakshuka with feta');
    await tabBackTo(page, 'link', 'Back to the recipe');
    const words = page.getByText('Warm the olive oil').last();
    expect(await words.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

test.each([
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 640, height: 400 },
])(
  'the buttons of cook mode stand on the bar of timers, and each step begins at its top: $width px',
  async (viewport) => {
    const { page } = await openPage(larder.browser, larder.url, { viewport });
    await startTimers(page, SHAKSHUKA, 2);
    const edge = await bar(page).boundingBox();
    for (const step of [3, 4, 5]) {
      await page.getByText(`Step ${step} of 5`, { exact: true }).waitFor();
      const head = await page.getByRole('main').locator('header').boundingBox();
      const words = await page.getByRole('heading', { name: `Step ${step} of 5` }).boundingBox();
      expect(words?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const buttons = await page.getByRole('navigation', { name: 'Steps' }).boundingBox();
      expect(Math.abs((buttons?.y ?? 0) + (buttons?.height ?? 0) - (edge?.y ?? 0))).toBeLessThan(2);
      await page.keyboard.press('ArrowRight');
    }
    await page.context().close();
  },
);

test('cook mode takes the whole screen when it is asked to, and gives it back', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url);
  await page.goto(SHAKSHUKA);
  const button = (isPressed: boolean) => page.getByRole('button', { name: 'Full screen', pressed: isPressed });
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await button(false).click();
  await button(true).waitFor();
  expect(await isFull()).toBe(true);
  await button(true).click();
  await button(false).waitFor();
  expect(await isFull()).toBe(false);
  expect(troubles).toEqual([]);
});

test('cook mode of a recipe that was opened works without a network', async () => {
  const { page } = await openPage(larder.browser, larder.url, { serviceWorkers: 'allow' });
  await page.goto('/recipe/green-shakshuka-with-feta');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await eventually(async () => (await openedAnswers(page)).some((address) => address.includes('RecipePage')) || null);
  await page.context().setOffline(true);
  await page.goto(SHAKSHUKA);
  await words(page).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Start 1 min timer' }).click();
  await bar(page).waitFor();
  await page.context().setOffline(false);
});
