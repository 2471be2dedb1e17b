import type { Page } from 'playwright-core';
import { ask } from '../support/ask.ts';
import { cook } from '../support/shoppers.ts';
import { openApp } from '../support/open-app.ts';

const visit = openApp();

/** How many sheets of A4 a page takes. */
const sheets = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** A cook in the dark look, by their own choice: no setting of the system takes that back for a printer. */
async function darkCook(): Promise<Page> {
  const { page } = await cook(visit, 'desktop');
  await page.addInitScript(() => localStorage.setItem('larder:color-mode', 'dark'));
  return page;
}

/** A collection of the first recipes; gives its address. */
async function collect(page: Page, count: number): Promise<string> {
  const { recipes } = await ask<{ recipes: { nodes: { id: string }[] } }>(
    page,
    'query Some($first: Int!) { recipes(first: $first) { nodes { id } } }',
    { first: count },
  );
  const { createCollection } = await ask<{ createCollection: { collection: { id: string } } }>(
    page,
    'mutation { createCollection(input: { name: "Sunday lunches" }) { collection { id } } }',
  );
  const { id } = createCollection.collection;
  for (const recipe of recipes.nodes)
    await ask(
      page,
      'mutation Put($input: CollectionRecipeInput!) { addToCollection(input: $input) { collection { id } } }',
      { input: { collectionId: id, recipeId: recipe.id } },
    );
  return `/collections/${id}`;
}

test('a collection of twelve is printed on two sheets, black on white from the dark look, without what only a screen can do', async () => {
  const page = await darkCook();
  await page.goto(await collect(page, 12), { waitUntil: 'networkidle' });
  expect(await sheets(page)).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button').filter({ visible: true }).allTextContents()).toEqual([]);
  const looks = await page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => [getComputedStyle(card).color, getComputedStyle(card).backgroundColor].join(' on ')),
    );
  expect(new Set(looks)).toEqual(new Set(['rgb(0, 0, 0) on rgb(255, 255, 255)']));
  await page.context().close();
});

test.each(['/search?ingredients=egg,tomato', '/settings', '/favorites'])(
  '%s is printed in dark letters from the dark look',
  async (address) => {
    const page = await darkCook();
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    const brightest = await page
      .locator('main :is(h1, h2, h3, p, label)')
      .evaluateAll((words) =>
        Math.max(
          ...words.map((word) =>
            Math.max(...(getComputedStyle(word).color.match(/\d+/g) ?? []).slice(0, 3).map(Number)),
          ),
        ),
      );
    expect(brightest).toBeLessThanOrEqual(0x66);
    await page.context().close();
  },
);

test('no ingredient, step or card is cut in two where a sheet ends, and no heading stands alone at its foot', async () => {
  const { page } = await cook(visit, 'desktop');
  const collection = await collect(page, 3);
  const torn: string[] = [];
  for (const address of [collection, '/recipe/minestrone']) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('main').getByRole('listitem').nth(2).waitFor();
    await page.emulateMedia({ media: 'print' });
    torn.push(
      ...(await page
        .locator('main :is(li, h2, h3)')
        .evaluateAll((parts) =>
          parts
            .filter((part) => getComputedStyle(part)[part.matches('li') ? 'breakInside' : 'breakAfter'] !== 'avoid')
            .map((part) => part.outerHTML.slice(0, 80)),
        )),
    );
    await page.emulateMedia({ media: 'screen' });
  }
  expect(torn).toEqual([]);
  await page.context().close();
});
