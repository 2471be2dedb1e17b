import type { Page } from 'playwright-core';

/** Has a page come without what the server renders, as when that is too busy: the browser draws all of it from what it asks for. */
export async function plainPages(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.resourceType() !== 'document') return route.fallback();
    await route.fulfill({ response: await route.fetch({ url: new URL('/offline', request.url()).href }) });
  });
}
