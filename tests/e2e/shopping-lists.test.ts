import { ask } from '../support/ask.ts';
import { faults } from '../support/axe.ts';
import { allSent, cook, kept, LISTS, makeList, openList, row, swipe, tick } from '../support/shoppers.ts';
import { openApp } from '../support/open-app.ts';

const visit = openApp();

test('a cook makes a list of recipes, looks at it and takes it along', async () => {
  const { page, troubles } = await cook(visit, 'desktop', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto('/profile?tab=lists');
  await page.getByText('No shopping lists yet').waitFor();
  expect(await faults(page, LISTS)).toEqual([]);
  await page.getByRole('button', { name: 'Create Your First List' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Shopping List' });
  await dialog.getByRole('button', { name: 'Create List' }).click();
  await page.getByText('Name required').waitFor();
  await dialog.getByLabel('List Name').fill('Weekly Groceries');
  await dialog.getByRole('tab', { name: 'Search' }).click();
  await dialog.getByLabel('Search recipes').fill('guacamole');
  await dialog.getByRole('checkbox', { name: 'Shop for Guacamole' }).check({ force: true });
  await dialog.getByRole('button', { name: 'One serving more' }).click();
  expect(await faults(page, LISTS)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create List' }).click();
  await page.getByText('Shopping list created successfully!').waitFor();
  await page.getByRole('link', { name: 'Weekly Groceries' }).click();

  await page.getByRole('heading', { level: 1, name: 'Weekly Groceries' }).waitFor();
  await page.getByText('6 items • 1 recipe').waitFor();
  await page.getByText('for 5').waitFor();
  await tick(page, 'avocado').waitFor();
  expect(await row(page, 'avocado').textContent()).toContain('3.75');
  expect(await faults(page, LISTS)).toEqual([]);

  await page.getByRole('button', { name: 'Copy List' }).click();
  await page.getByText('Shopping list copied to clipboard!').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('avocado: 3.75');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Weekly-Groceries.csv');
  await page.getByText('CSV download started').waitFor();
  await page.getByRole('button', { name: 'Email List' }).click();
  await page.getByText('Your account has no e-mail address.').waitFor();
  expect(troubles).toEqual([]);
});

test('of a recipe only what is missing is added from its card, and taken off again', async () => {
  const { page, troubles } = await cook(visit, 'phone');
  await page.goto('/search?ingredients=avocado,onion,lime');
  await page.getByRole('button', { name: 'Add Guacamole to a shopping list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to shopping list' });
  await dialog.getByLabel('List Name').fill('For tonight');
  await dialog.getByText('2 of 6').waitFor();
  await dialog.getByRole('checkbox', { name: /^avocado/, checked: false }).waitFor();
  expect(await faults(page, LISTS)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add to list' }).click();
  await page.getByRole('button', { name: 'See the list' }).click();
  await page.getByRole('heading', { level: 1, name: 'For tonight' }).waitFor();
  await tick(page, 'jalapeño').waitFor();
  expect(await page.getByRole('checkbox').count()).toBe(2);
  await page.getByRole('button', { name: '1 recipe' }).click();
  await page.getByRole('button', { name: 'Take Guacamole off the list' }).click();
  await page.getByText('Empty shopping list').waitFor();
  expect(troubles).toEqual([]);
});

test('on a phone a row is pushed aside to be deleted, by the rules, and put back again', async () => {
  const { page, troubles } = await cook(visit, 'phone');
  const id = await makeList(page, ['crepes', 'classic-hummus', 'guacamole', 'shakshuka']);
  await openList(page, id);
  await page.getByText('+1 more').waitFor();
  expect(await faults(page, LISTS)).toEqual([]);
  const box = await row(page, 'plain flour').boundingBox();
  await tick(page, 'plain flour').scrollIntoViewIfNeeded();
  const place = (await row(page, 'plain flour').boundingBox()) ?? box;
  const finger = { x: 320, y: (place?.y ?? 0) + (place?.height ?? 0) / 2 };
  const remove = row(page, 'plain flour').getByRole('button', { name: 'Delete', exact: true });

  await swipe(page, finger, { x: -100, y: 0 });
  expect(await remove.count()).toBe(0);
  await swipe(page, finger, { x: -140, y: 60 });
  expect(await remove.count()).toBe(0);
  await swipe(page, finger, { x: -140, y: 0 });
  await remove.waitFor();
  expect(await faults(page, LISTS)).toEqual([]);
  await remove.tap();
  await page.getByText('Item removed').waitFor();
  expect(await tick(page, 'plain flour').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await tick(page, 'plain flour').waitFor();

  await allSent(page);
  expect((await kept(page, id)).some(({ name }) => name === 'plain flour')).toBe(true);
  expect(troubles).toEqual([]);
});

test('a list that is not there, and one that cannot be loaded, are told in a sentence', async () => {
  const { page } = await cook(visit, 'desktop');
  await page.goto('/shopping-lists/nowhere');
  await page.getByText('Shopping list not found').waitFor();
  expect(await faults(page, LISTS)).toEqual([]);
  const id = await makeList(page, ['crepes']);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('ShoppingListPage') ? route.abort() : route.continue(),
  );
  await page.goto(`/shopping-lists/${id}`);
  await page.getByText('Error loading shopping list').waitFor();
  await page.getByText('Failed to load the shopping list. Please try again.').waitFor();
  expect(await faults(page, LISTS)).toEqual([]);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Groceries' }).waitFor();
});

/** Of 400 pixels each, from the top of a long list to its end. */
const FRAMES = 60;

/** A word that no food is called by, another for each number. */
const wordOf = (number: number): string =>
  `qzw${String.fromCharCode(97 + Math.floor(number / 26), 97 + (number % 26))}`;

test('a list of five hundred items is all there, and scrolls without work for each row', async () => {
  const { page } = await cook(visit, 'phone');
  const all = await ask<{ recipes: { nodes: { id: string }[] } }>(page, '{ recipes(first: 60) { nodes { id } } }');
  const id = await makeList(
    page,
    all.recipes.nodes.map((recipe) => recipe.id),
  );
  for (let at = 0; at < 360; at += 10) {
    const additions = Array.from(
      { length: 10 },
      (_, one) =>
        `a${one}: addShoppingListItem(input: { listId: "${id}", text: "${wordOf(at + one)}" }) { item { id } }`,
    );
    await ask(page, `mutation { ${additions.join(' ')} }`);
  }
  await openList(page, id);
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const worked = async (): Promise<number> => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics
      .filter(({ name }) => ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'].includes(name))
      .reduce((sum, { value }) => sum + value, 0);
  };
  const before = await worked();
  await page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) {
      window.scrollBy(0, 400);
      await new Promise(requestAnimationFrame);
    }
  }, FRAMES);
  const perFrame = ((await worked()) - before) * (1_000 / FRAMES);
  const items = await page.getByRole('checkbox').count();
  expect(items).toBeGreaterThan(500);
  process.stdout.write(`scrolling ${items} items, script, style and layout take ${perFrame.toFixed(2)} ms a frame\n`);
});

test.each(['desktop', 'phone'] as const)(
  'a list is printed on one page from a %s, without what only a screen can do',
  async (device) => {
    const { page } = await cook(visit, device, { colorScheme: 'dark' });
    await openList(page, await makeList(page, ['minestrone', 'guacamole', 'crepes', 'yorkshire-puddings']));
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').filter({ visible: true }).allTextContents()).toEqual([]);
    expect(await page.getByRole('textbox').filter({ visible: true }).count()).toBe(0);
    expect(
      await page.getByRole('main').evaluate((main) => getComputedStyle(main.querySelector('h1') ?? main).color),
    ).toBe('rgb(0, 0, 0)');
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);
