import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPage } from '../support/browser.ts';
import { logInAsCook } from '../support/log-in-as.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();

const savedPage = `<!DOCTYPE html><html><head><title>Leek pie | Jo cooks</title><script>window.adverts = true</script>
  <script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Leek pie',
    recipeYield: '4 servings',
    recipeIngredient: ['2 leeks, sliced', '1 sheet puff pastry'],
    recipeInstructions: ['Soften the leeks.', 'Bake under the pastry for 30 minutes.'],
  })}</script></head><body><nav>Home</nav><h1>Leek pie</h1></body></html>`;

test('a saved web page that is chosen as a file is read into a draft, which is opened, and taken back', async () => {
  const storageState = await logInAsCook(larder, 'Pip Moves');
  const { page, troubles } = await openPage(larder.browser, larder.url, { storageState });
  await page.goto('/submit/import');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await chooser.setFiles({ name: 'leek-pie.html', mimeType: 'text/html', buffer: Buffer.from(savedPage) });
  await page.getByText('1 recipe from leek-pie.html, now among your drafts.').waitFor();
  const address = await page.getByRole('link', { name: 'Leek pie' }).getAttribute('href');
  await page.getByRole('button', { name: 'Undo: delete 1 draft' }).click();
  await page.getByText('1 draft was deleted.').waitFor();

  const [again] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  await again.setFiles({ name: 'leek-pie.html', mimeType: 'text/html', buffer: Buffer.from(savedPage) });
  await page.getByRole('link', { name: 'Leek pie' }).click();
  await page.getByRole('textbox', { name: 'Ingredient 1' }).waitFor();
  expect(new URL(page.url()).pathname).not.toBe(address);
  await expect(page.getByRole('textbox', { name: 'Ingredient 1' }).inputValue()).resolves.toBe('2 leeks, sliced');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a line of an imported recipe that Larder doubts is looked at from the list of the import, and settled', async () => {
  const storageState = await logInAsCook(larder, 'Pip Doubts');
  const { page, troubles } = await openPage(larder.browser, larder.url, { storageState });
  await page.goto('/submit/import');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file' }).click(),
  ]);
  const buffer = Buffer.from(savedPage.replace('1 sheet puff pastry', '1 cup xyzzy'));
  await chooser.setFiles({ name: 'leek-pie.html', mimeType: 'text/html', buffer });
  await page.getByRole('link', { name: '1 ingredient needs your eye: Leek pie' }).click();
  const first = page.getByRole('region', { name: 'Look at these first' });
  await first.getByText('1 cup xyzzy', { exact: true }).waitFor();
  await first.getByRole('combobox', { name: 'Another food for 1 cup xyzzy' }).fill('puff past');
  await first
    .getByRole('option', { name: /puff pastry/ })
    .first()
    .click();
  await first.getByText('Every ingredient is clear.').waitFor();
  await page.getByRole('button', { name: 'Keep as draft' }).click();
  await page.waitForURL((address) => address.pathname === '/submit');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('all that a cook keeps is taken along in one archive, and nothing of it comes in twice', async () => {
  const storageState = await logInAsCook(larder, 'Pip Leaves');
  const { page, troubles } = await openPage(larder.browser, larder.url, { storageState });
  await page.goto('/submit/import');
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer } | string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose a file' }).click(),
    ]);
    await chooser.setFiles(file);
  };
  await choose({ name: 'leek-pie.html', mimeType: 'text/html', buffer: Buffer.from(savedPage) });
  await page.getByText('1 recipe from leek-pie.html, now among your drafts.').waitFor();

  await page.goto('/settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Take everything with you' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-larder.zip');
  await page.getByText(/^my-larder\.zip is saved/).waitFor();

  // What was taken over last is shown again.
  await page.goto('/submit/import');
  await page.getByText('1 recipe from leek-pie.html, now among your drafts.').waitFor();
  await page.getByRole('button', { name: 'Import another' }).click();
  const archive = join(mkdtempSync(join(tmpdir(), 'larder-taken-')), 'my-larder.zip');
  await download.saveAs(archive);
  await choose(archive);
  await page.getByText('Leek pie: a duplicate of leek-pie').waitFor();
  expect(troubles).toEqual([]);
  await page.context().close();
});
