import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions } from 'playwright-core';
import { ask } from './ask.ts';
import { openPage } from './browser.ts';
import type { OpenedApp } from './open-app.ts';

/** The cookies and storage of a browser in which somebody is logged in. */
export type BrowserState = BrowserContextOptions['storageState'];

/** Signs a new cook up; the user name is unique, as files share a server. */
export const logInAsCook = (app: OpenedApp, name: string): Promise<BrowserState> =>
  logInAs(
    app,
    `mutation { signUp(input: { username: "cook-${randomUUID()}", password: "wooden spoon orbit", name: "${name}" }) { user { id } } }`,
  );

/** Logs the first admin in. */
export const logInAsAdmin = (app: OpenedApp): Promise<BrowserState> =>
  logInAs(
    app,
    `mutation { signIn(input: { username: "admin", password: ${JSON.stringify(app.adminPassword)} }) { user { id } } }`,
  );

async function logInAs({ browser, url }: OpenedApp, mutation: string): Promise<BrowserState> {
  const { page } = await openPage(browser, url);
  await page.goto('/login');
  await ask(page, mutation);
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}
