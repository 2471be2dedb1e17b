import { faults } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();

test('a developer opens /graphql, runs the first example, reads what a field is, and nothing is asked of anybody else', async () => {
  const { page, troubles } = await openPage(larder.browser, larder.url, { viewport: { width: 1280, height: 900 } });
  await page.goto('/graphql');
  // The editors and the schema arrive after the page.
  await page.locator('.graphiql-query-editor .CodeMirror-code').getByText('searchRecipes', { exact: true }).waitFor();
  await page.locator('.graphiql-spinner').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /execute query/i }).click();
  await page.locator('.result-window').getByText('"matchPercentage"').first().waitFor();
  await page.getByRole('button', { name: /show documentation explorer/i }).click();
  await page.locator('.graphiql-doc-explorer-type-name', { hasText: 'Query' }).first().click();
  await page.getByText('What can be asked.').first().waitFor();
  expect(await page.locator('.graphiql-tab').count()).toBe(4);
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('GraphiQL is for browsers that open it: a page of another site cannot put it into a frame, and programs never see it', async () => {
  const page = await fetch(`${larder.url}/graphql`, { headers: { accept: 'text/html,*/*' } });
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-security-policy')).toMatch(
    /script-src 'nonce-.+' 'strict-dynamic' 'wasm-unsafe-eval';.*frame-ancestors 'none'/,
  );
  for (const accept of ['*/*', 'application/json', 'application/graphql-response+json']) {
    expect((await fetch(`${larder.url}/graphql`, { headers: { accept } })).headers.get('content-type')).not.toContain(
      'html',
    );
  }
});

test.each([390, 768, 1280])(
  'the page about REST is read without scripts at %i pixels, and by everyone',
  async (width) => {
    const { page, troubles } = await openPage(larder.browser, larder.url, { viewport: { width, height: 900 } });
    await page.goto('/api/docs');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByText('Answers 200').first().click();
    expect(troubles).toEqual([]);
    await page.context().close();
  },
);

test.each(['light', 'dark'] as const)('the page about REST has no accessibility faults, %s', async (colorScheme) => {
  const { page } = await openPage(larder.browser, larder.url, { colorScheme, bypassCSP: true });
  await page.goto('/api/docs');
  for (const summary of await page.locator('summary').all()) await summary.click();
  expect(await faults(page)).toEqual([]);
  await page.context().close();
});
