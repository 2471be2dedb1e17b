import { openPage } from '../support/browser.ts';
import { DESKTOP } from '../support/shoppers.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();

declare global {
  interface Window {
    /** How far what is seen has moved by itself, as browsers measure it. */
    moved: number;
  }
}

test.each([
  ['/', 'phone'],
  ['/search?ingredients=egg,tomato,onion', 'phone'],
  ['/recipe/beef-pho', 'phone'],
  ['/', 'desktop'],
  ['/recipe/beef-pho', 'desktop'],
])('nothing of %s moves on a %s when its fonts come late', async (address, size) => {
  const { page } = await openPage(
    larder.browser,
    larder.url,
    size === 'phone' ? { isMobile: true, hasTouch: true } : DESKTOP,
  );
  await page.addInitScript(() => {
    window.moved = 0;
    const add = (list: PerformanceObserverEntryList) =>
      list.getEntries().forEach((entry) => (window.moved += 'value' in entry ? Number(entry.value) : 0));
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  resolve();
  await page.getByRole('region', { name: 'Notices' }).waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.moved)).toBeLessThan(0.02);
  await page.context().close();
});
