import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ask } from '../support/ask.ts';
import { openPage } from '../support/browser.ts';
import { logInAsCook } from '../support/log-in-as.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();

/** The site of somebody else, with a page and no more. */
let site: Server;
let siteUrl: string;
beforeAll(async () => {
  site = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Kitchen display</title>'),
  );
  await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://localhost:${(site.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => void site.close(resolve)));

interface Told {
  status: number;
  body: unknown;
  cost: string | null;
}

/** What a script says of its request. */
interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  credentials?: 'include';
}

/** Asks Larder as a script of the page does. */
const askFrom = (page: Awaited<ReturnType<typeof openPage>>['page'], path: string, init: Asked = {}) =>
  page.evaluate(
    async ({ url, init }): Promise<Told> => {
      const answer = await fetch(url, init);
      return { status: answer.status, body: await answer.json(), cost: answer.headers.get('x-operation-cost') };
    },
    { url: larder.url + path, init },
  );

const operation = (query: string, token?: string): Asked => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify({ query }),
});

/** A cook's browser, the list they shop with, and a token for a program. */
async function cookWithToken(): Promise<{
  storageState: Awaited<ReturnType<typeof logInAsCook>>;
  listId: string;
  token: string;
}> {
  const storageState = await logInAsCook(larder, 'Builder');
  const { page } = await openPage(larder.browser, larder.url, { storageState });
  await page.goto('/settings');
  const { createShoppingList, createApiToken } = await ask<{
    createShoppingList: { shoppingList: { id: string } };
    createApiToken: { secret: string };
  }>(
    page,
    'mutation { createShoppingList(input: { name: "Groceries" }) { shoppingList { id } } createApiToken(input: { name: "Display", scopes: [READ, WRITE] }) { secret } }',
  );
  await page.context().close();
  return { storageState, listId: createShoppingList.shoppingList.id, token: createApiToken.secret };
}

test('a page of another origin searches as a visitor, and puts an item on a list with a token', async () => {
  const { storageState, listId, token } = await cookWithToken();
  const { page } = await openPage(larder.browser, siteUrl, { storageState });
  await page.goto('/', { waitUntil: 'load' });
  const found = await askFrom(page, '/api/recipes?ingredients=eggs,spinach,feta&limit=3');
  expect(found).toMatchObject({ status: 200, body: { recipes: [{}, {}, {}] } });
  const search = operation(
    '{ searchRecipes(input: { ingredients: ["eggs"] }, first: 1) { nodes { recipe { title } } } }',
  );
  expect(await askFrom(page, '/graphql', search)).toMatchObject({
    body: { data: { searchRecipes: { nodes: [{ recipe: { title: expect.any(String) } }] } } },
    cost: expect.stringMatching(/^\d+$/),
  });
  const add = `mutation { addShoppingListItem(input: { listId: "${listId}", text: "3 limes" }) { item { name } } }`;
  expect(await askFrom(page, '/graphql', operation(add, token))).toMatchObject({
    body: { data: { addShoppingListItem: { item: { name: 'lime' } } } },
  });
  const lists = await askFrom(page, `/api/shopping-lists/${listId}`, { headers: { authorization: `Bearer ${token}` } });
  expect(lists).toMatchObject({ status: 200, body: { items: [{ name: 'lime' }] } });
  await page.context().close();
});

test('a page of another origin cannot use the cookie of the cook who opened it', async () => {
  const { storageState } = await cookWithToken();
  const { page } = await openPage(larder.browser, siteUrl, { storageState });
  await page.goto('/', { waitUntil: 'load' });
  expect(await askFrom(page, '/graphql', operation('{ viewer { id } }'))).toMatchObject({
    body: { data: { viewer: null } },
  });
  const withCookies = { ...operation('{ viewer { id } }'), credentials: 'include' as const };
  await expect(askFrom(page, '/graphql', withCookies)).rejects.toThrow('Failed to fetch');
  await page.context().close();
});
