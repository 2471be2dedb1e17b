import { randomUUID } from 'node:crypto';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { ask } from './ask.ts';
import { openPage } from './browser.ts';
import type { OpenedApp } from './open-app.ts';

/** The password of every cook here. */
export const PASSWORD = 'wooden spoon orbit';
/** What belongs to shopping lists: a page, a part of the profile, a window. */
export const LISTS = '[role=dialog], [role=tabpanel], main:not(:has([role=tabpanel]))';
/** A wide window. */
export const DESKTOP = { viewport: { width: 1280, height: 900 } };

/** A cook who has just signed up, in a browser of their own. */
export async function cook(
  visit: OpenedApp,
  size: 'phone' | 'desktop',
  more: object = {},
): Promise<{ page: Page; troubles: string[]; name: string }> {
  const { page, troubles } = await openPage(
    visit.browser,
    visit.url,
    size === 'phone' ? { hasTouch: true, isMobile: true, ...more } : { ...DESKTOP, ...more },
  );
  const name = `shopper-${randomUUID().slice(0, 8)}`;
  await page.goto('/sign-up');
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((address) => address.pathname === '/');
  return { page, troubles, name };
}

/** Logs in a cook who has signed up before. */
export async function logIn(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
  await page.waitForURL((address) => address.pathname === '/');
}

/** An item as the server has it. */
interface Kept {
  name: string;
  totalAmount: number | null;
  unit: string | null;
  isChecked: boolean;
}

/** A new list of recipes; gives its id. */
export async function makeList(page: Page, recipes: string[], name = 'Groceries'): Promise<string> {
  const made = await ask<{ createShoppingList: { shoppingList: { id: string } } }>(
    page,
    'mutation Make($input: CreateShoppingListInput!) { createShoppingList(input: $input) { shoppingList { id } } }',
    { input: { name, recipes: recipes.map((id) => ({ id })) } },
  );
  return made.createShoppingList.shoppingList.id;
}

/** What the server has of a list. */
export const kept = async (page: Page, id: string): Promise<Kept[]> =>
  (
    await ask<{ shoppingList: { items: Kept[] } }>(
      page,
      'query Kept($id: ID!) { shoppingList(id: $id) { items { name totalAmount unit isChecked } } }',
      { id },
    )
  ).shoppingList.items;

const UNSENT = 'larder:list-changes:';
/** The changes that this browser has not sent yet, as one text; empty when there are none. */
export const unsent = (page: Page): Promise<string> =>
  page.evaluate(
    (start) =>
      Object.keys(localStorage)
        .map((key) => (key.startsWith(start) ? localStorage.getItem(key) : ''))
        .join(''),
    UNSENT,
  );
/** Resolves when the server has every change. */
export const allSent = (page: Page): Promise<unknown> =>
  page.waitForFunction((start) => !Object.keys(localStorage).some((key) => key.startsWith(start)), UNSENT);
/** Resolves when something waits to be sent. */
export const waits = (page: Page): Promise<unknown> =>
  page.waitForFunction((start) => Object.keys(localStorage).some((key) => key.startsWith(start)), UNSENT);

/** Opens a list and waits until it is there. */
export async function openList(page: Page, id: string, heading = 'Groceries'): Promise<void> {
  await page.goto(`/shopping-lists/${id}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** The box of an item. */
export const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
/** The line of an item. */
export const row = (page: Page, name: string) => page.getByRole('listitem').filter({ has: tick(page, name) });

/** A finger on the screen. */
export async function swipe(page: Page, from: { x: number; y: number }, by: { x: number; y: number }): Promise<void> {
  const cdp = await touchSession(page.context(), page);
  const STEPS = 8;
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= STEPS; step++)
    await cdp.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: from.x + (by.x * step) / STEPS, y: from.y + (by.y * step) / STEPS }],
    });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const sessions = new Map<Page, CDPSession>();
async function touchSession(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await context.newCDPSession(page));
  sessions.set(page, session);
  return session;
}
