import type { Page } from 'playwright-core';

/** Waits until what goes on beside every page is at work: it comes in files of its own, when the browser has a moment. */
export async function backgroundWork(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('background-work')),
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))));
}
