import { openPage } from '../support/browser.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { DESKTOP } from '../support/shoppers.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();

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
  const shifted = await watchShifts(page);
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
  expect(await shifted()).toBeLessThan(0.02);
  await page.context().close();
});
