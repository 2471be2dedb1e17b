import type { BrowserContextOptions } from 'playwright-core';
import { ask } from './ask.ts';
import { openPage } from './browser.ts';
import type { Visit } from './web-server.ts';

/** What a browser keeps of somebody. */
export type BrowserState = BrowserContextOptions['storageState'];

/** Of a cook who signs up. */
export const comeInAsCook = (larder: Visit, username: string, name: string): Promise<BrowserState> =>
  comeIn(
    larder,
    `mutation { signUp(input: { username: "${username}", password: "wooden spoon orbit", name: "${name}" }) { user { id } } }`,
  );

/** Of the first admin. */
export const comeInAsAdmin = (larder: Visit): Promise<BrowserState> =>
  comeIn(
    larder,
    `mutation { signIn(input: { username: "admin", password: ${JSON.stringify(larder.adminPassword)} }) { user { id } } }`,
  );

async function comeIn({ browser, url }: Visit, mutation: string): Promise<BrowserState> {
  const { page } = await openPage(browser, url);
  await page.goto('/login');
  await ask(page, mutation);
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}
