import type { Browser } from 'playwright-core';
import { contentPolicy } from '../../api/src/http/security-headers.ts';
import { openPage, sharedBrowser } from '../support/browser.ts';
import { startMockedWeb } from '../support/mocked-web.ts';

/** What Vite writes into its pages, which the server would replace by a fresh one. */
const NONCE = 'NONCE_PLACEHOLDER';

let web: Awaited<ReturnType<typeof startMockedWeb>>;
let browser: Browser;
beforeAll(async () => {
  [web, browser] = await Promise.all([startMockedWeb(), sharedBrowser()]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await web.stop();
});

/** Files have a dot in their names, and what is Vite's own an @. */
const isPage = ({ pathname }: URL): boolean => !/[.@]/.test(pathname);

test('the web app with its mock server works under the content policy of production', async () => {
  const { page, troubles } = await openPage(browser, web.url, { serviceWorkers: 'allow' });
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': contentPolicy(NONCE) };
    await route.fulfill({ response, headers });
  });
  // Vite prepares what it serves when it is first asked for.
  await page.goto('/?mock=cook', { timeout: 120_000 });
  const asked = await page.evaluate(() => document.querySelector('[nonce]')?.nonce ?? '');
  expect(asked).toBe(NONCE);
  // What a page still asks for while it is left goes past the mock server.
  await page.waitForLoadState('networkidle');
  await page.goto('/recipe/green-shakshuka-with-feta');
  await page.getByRole('heading', { level: 1, name: 'Green shakshuka with feta' }).waitFor();
  const panel = page.getByRole('complementary').getByText('Mock answers');
  await panel.click();
  expect(await page.locator('aside details').evaluate((details) => getComputedStyle(details).borderRadius)).toBe(
    '12px',
  );
  // Vite's own socket is kept from a page that the test answers, whatever its policy.
  expect(troubles.filter((trouble) => !/websocket/i.test(trouble))).toEqual([]);
  await page.context().close();
});
