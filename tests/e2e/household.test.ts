import { openPage } from '../support/browser.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();
const SEARCH = '/search?ingredients=eggs,spinach,feta';

test("without any script a cook's search keeps to the allergies of the household, and one that says what it wants is left as it is", async () => {
  const { page } = await openPage(larder.browser, larder.url, { javaScriptEnabled: false });
  const ask = (query: string) => page.request.post(`${larder.url}/graphql`, { data: { query } });
  await ask('mutation { signUp(input: { username: "eggless", password: "wooden spoon orbit" }) { user { id } } }');
  await ask('mutation { updateProfile(input: { household: { allergies: [EGGS] } }) { user { id } } }');
  for (const address of [SEARCH, '/search?q=eggs%2C+spinach%2C+feta']) {
    await page.goto(address);
    expect(page.url()).toBe(`${larder.url}${SEARCH}&allergies=eggs`);
    expect(await page.getByRole('heading', { name: 'Green shakshuka with feta' }).count()).toBe(0);
  }
  await page.goto(`${SEARCH}&maxCookTime=45`);
  expect(page.url()).toBe(`${larder.url}${SEARCH}&maxCookTime=45`);
  await page.context().close();
});

test("without any script a cook's search leaves out what they never eat, whatever else it asks, unless it was lifted", async () => {
  const { page } = await openPage(larder.browser, larder.url, { javaScriptEnabled: false });
  const ask = (query: string) => page.request.post(`${larder.url}/graphql`, { data: { query } });
  await ask('mutation { signUp(input: { username: "fetaless", password: "wooden spoon orbit" }) { user { id } } }');
  await ask('mutation { updateProfile(input: { household: { exclude: ["feta"] } }) { user { id } } }');
  for (const asked of ['', '&maxCookTime=45']) {
    await page.goto(`${SEARCH}${asked}`);
    expect(decodeURIComponent(page.url())).toContain('exclude=feta');
    expect(await page.getByRole('heading', { name: 'Green shakshuka with feta' }).count()).toBe(0);
  }
  await page.goto(`${SEARCH}&lift=feta`);
  expect(page.url()).toBe(`${larder.url}${SEARCH}&lift=feta`);
  await page.getByRole('heading', { name: 'Green shakshuka with feta' }).first().waitFor();
  await page.context().close();
});

test('a search that begins with what was kept from the last visit keeps to the household, too', async () => {
  const { page } = await openPage(larder.browser, larder.url);
  const ask = (query: string) => page.request.post(`${larder.url}/graphql`, { data: { query } });
  await ask('mutation { signUp(input: { username: "draftless", password: "wooden spoon orbit" }) { user { id } } }');
  await ask(
    'mutation { updateProfile(input: { household: { allergies: [EGGS], exclude: ["feta"] } }) { user { id } } }',
  );
  await page.goto(SEARCH);
  await page.waitForFunction(() => localStorage.getItem('search-draft') !== null);
  await page.goto('/search');
  await page.waitForURL((url) => url.searchParams.get('allergies') === 'eggs');
  await page.locator('[aria-label="Results"][aria-busy="false"]').waitFor();
  expect(decodeURIComponent(page.url())).toBe(`${larder.url}${SEARCH}&allergies=eggs&exclude=feta`);
  await page.context().close();
});
