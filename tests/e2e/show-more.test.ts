import { openPage } from '../support/browser.ts';
import { DESKTOP } from '../support/shoppers.ts';
import { openApp } from '../support/open-app.ts';

const visit = openApp();

/** How many cards come at a time. */
const PAGE = 24;

test.each([
  ['phone', { isMobile: true, hasTouch: true }],
  ['desktop', DESKTOP],
])(
  'who asks for more on a %s sees their places at once, and nothing moves when they come late',
  async (_size, options) => {
    const { page, troubles } = await openPage(visit.browser, visit.url, options);
    await page.goto('/search?ingredients=egg,tomato,onion');
    await page.getByText('24 of ').waitFor();
    await page.waitForLoadState('networkidle');
    const { promise: letGo, resolve } = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      await letGo;
      await route.continue();
    });
    const place = page.locator(`ul:has(article) > li:nth-child(${PAGE + 1})`);
    await page.getByRole('button', { name: 'Show more recipes' }).click();
    await place.waitFor();
    const before = await place.boundingBox();
    const shown = page.viewportSize()?.height ?? 0;
    expect((await page.getByRole('button', { name: 'Loading more recipes...' }).boundingBox())?.y).toBeGreaterThan(
      shown,
    );
    expect(before?.y).toBeLessThan(shown);
    resolve();
    await place.getByRole('link').first().waitFor();
    expect(await place.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);
