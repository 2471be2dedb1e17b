import type { Page } from 'playwright-core';
import { openPage } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { tabTo } from '../support/keyboard.ts';
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

test('eight timers over two recipes are right after a reload, half an hour of sleep, and in another tab', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url);
  const context = page.context();
  await context.clock.install({ time: new Date('2026-06-01T12:00:00') });
  await page.goto(SHAKSHUKA);
  await words(page).waitFor();
  await page.evaluate(() => {
    const recipes = ['green-shakshuka-with-feta', 'minestrone'];
    for (let step = 1; step <= 8; step += 1) {
      const minutes = 25 + step * 3;
      const timer = { step, total: minutes * 60_000, endsAt: Date.now() + minutes * 60_000 };
      const slug = recipes[step % 2];
      localStorage.setItem(
        `larder:cook-timer:${step}:${slug}`,
        JSON.stringify({ ...timer, slug, title: slug, hasRung: false }),
      );
    }
  });
  await page.reload();
  await bar(page).waitFor();
  expect(await clocks(page)).toHaveLength(8);
  // A laptop that was closed: no tick happened in between. Those of 28 minutes have ended, the others go on.
  await context.clock.fastForward('30:00');
  await page.getByText('Timer finished!').waitFor();
  await bar(page).getByText('Time is up').waitFor();
  const left = (await clocks(page)).slice(1).map(secondsOf);
  expect(left).toHaveLength(7);
  left.forEach((seconds, at) => expect(Math.abs(seconds - (1 + at * 3) * 60)).toBeLessThanOrEqual(5));
  const other = await context.newPage();
  await other.goto('/');
  await bar(other).waitFor();
  expect(await clocks(other)).toHaveLength(8);
  await page.getByRole('button', { name: /^Stop Step 1 of/ }).click();
  await other.waitForFunction(() => document.querySelectorAll('[role=timer]').length === 7);
  expect(troubles).toEqual([]);
});

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
    const zone = await page.getByRole('button', { name: 'Next' }).boundingBox();
    expect(Math.min(zone?.height ?? 0, zone?.width ?? 0)).toBeGreaterThanOrEqual(88);
  },
);

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
