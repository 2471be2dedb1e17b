import type { Page } from 'playwright-core';
import { ask } from '../support/ask.ts';
import { clipped } from '../support/fit.ts';
import { plainPages } from '../support/plain-pages.ts';
import { cook, makeList } from '../support/shoppers.ts';
import { openApp } from '../support/open-app.ts';

const visit = openApp();

/** Makes every text of the page longer by two fifths, as a translation into German or Finnish would. */
function lengthen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const longer = (text: string): string =>
      text.replace(/\p{L}{2,}/gu, (word) => word + 'ẋ'.repeat(Math.ceil(word.length * 0.4)));
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (!node.parentElement?.closest('script, style, noscript')) node.data = longer(node.data);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]'))
      field.placeholder = longer(field.placeholder);
  });
}

const FORMS: [string, (page: Page) => Promise<unknown>][] = [
  ['with words two fifths longer', lengthen],
  ['from right to left', (page) => page.evaluate(() => (document.documentElement.dir = 'rtl'))],
];

test.each(FORMS)(
  '%s nothing is cut off on any page at 320 and 390 px',
  async (_name, change) => {
    const { page } = await cook(visit, 'phone', { reducedMotion: 'reduce' });
    const list = await makeList(page, ['minestrone', 'guacamole'], 'Weekend groceries');
    // What is changed below would meet what the browser has not taken over yet.
    await plainPages(page);
    const pages = [
      '/',
      '/search?ingredients=egg,tomato,onion',
      '/recipe/minestrone',
      '/profile',
      '/profile?tab=lists',
      '/favorites',
      '/collections',
      `/shopping-lists/${list}`,
      '/settings',
      '/submit',
      '/submit/new',
      '/nowhere',
    ];
    const found: string[] = [];
    for (const address of pages) {
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(address, { waitUntil: 'networkidle' });
        await change(page);
        found.push(...(await clipped(page)).map((fault) => `${address} at ${width}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
    await page.context().close();
  },
  300_000,
);

test('a recipe in Hebrew is written from right to left, and the words around it from left to right', async () => {
  const { page } = await cook(visit, 'phone');
  const step = 'מבשלים Arborio במשך 10 דקות!';
  const { submitRecipe } = await ask<{ submitRecipe: { recipe: { slug: string } } }>(
    page,
    `mutation Write($step: String!) {
    submitRecipe(input: { isDraft: true, title: $step, description: $step, prepTime: 5, cookTime: 5, servings: 2, ingredients: [{ text: "200 g rice" }], instructions: [{ description: $step }] }) { recipe { slug } }
  }`,
    { step },
  );
  await page.goto(`/recipe/${submitRecipe.recipe.slug}`, { waitUntil: 'networkidle' });
  const directions = await page.locator('main :is(h1, h2, p)').evaluateAll((texts) =>
    texts
      .filter(({ textContent }) => textContent.length > 1)
      .map((text) => {
        const node = document.createTreeWalker(text, NodeFilter.SHOW_TEXT).nextNode() as Text;
        const at = (place: number) => {
          const letter = document.createRange();
          letter.setStart(node, place);
          letter.setEnd(node, place + 1);
          return letter.getBoundingClientRect();
        };
        const [first, last] = [at(0), at(node.data.length - 1)];
        const isBackwards =
          last.top === first.top ? last.left < first.left : first.right > text.getBoundingClientRect().right - 4;
        return `${node.data === '' || /^\p{Script=Hebrew}/u.test(node.data) ? 'Hebrew' : 'English'} ${isBackwards ? 'to the left' : 'to the right'}`;
      }),
  );
  expect(new Set(directions)).toEqual(new Set(['Hebrew to the left', 'English to the right']));
  await page.context().close();
});
