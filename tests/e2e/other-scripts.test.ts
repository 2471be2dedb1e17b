import type { Page } from 'playwright-core';
import { clipped } from '../support/fit.ts';
import { plainPages } from '../support/plain-pages.ts';
import { cook, makeList } from '../support/shoppers.ts';
import { visitLarder } from '../support/web-server.ts';
import '../support/long-tests.ts';

const visit = visitLarder();

/** Makes every text of the page longer by two fifths, as a translation into German or Finnish would. */
function lengthen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const longer = (text: string): string => text.replace(/\p{L}{2,}/gu, (word) => word + 'ẋ'.repeat(Math.ceil(word.length * 0.4)));
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (!node.parentElement?.closest('script, style, noscript')) node.data = longer(node.data);
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]')) field.placeholder = longer(field.placeholder);
  });
}

const FORMS: [string, (page: Page) => Promise<unknown>][] = [
  ['with words two fifths longer', lengthen],
  ['from right to left', (page) => page.evaluate(() => (document.documentElement.dir = 'rtl'))],
];

test.each(FORMS)('%s nothing is cut off on any page at 320 and 390 px', async (_name, change) => {
  const { page } = await cook(visit, 'phone', { reducedMotion: 'reduce' });
  const list = await makeList(page, ['minestrone', 'guacamole'], 'Weekend groceries');
  // What is changed below would meet what the browser has not taken over yet.
  await plainPages(page);
  const pages = ['/', '/search?ingredients=egg,tomato,onion', '/recipe/minestrone', '/profile', '/profile?tab=lists', '/favorites', '/collections', `/shopping-lists/${list}`, '/settings', '/submit', '/submit/new', '/nowhere'];
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
}, 300_000);
