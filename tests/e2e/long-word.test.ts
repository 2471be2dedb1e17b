import { openPage } from '../support/browser.ts';
import { clipped } from '../support/fit.ts';
import { openApp } from '../support/open-app.ts';

const larder = openApp();
const WORD = 'x'.repeat(200);

test.each([
  ['an unknown food', `?ingredients=${WORD}`],
  ['one beside another', `?ingredients=egg,${WORD}`],
  ["the header's text", `?q=${WORD}`],
  ["the header's text beside a food", `?ingredients=egg&q=${WORD}`],
  ['a food to leave out', `?ingredients=egg&exclude=${WORD}`],
])('a word of 200 letters keeps within a phone: %s', async (_, query) => {
  const { page } = await openPage(larder.browser, larder.url, { viewport: { width: 390, height: 844 } });
  await page.goto(`/search${query}`);
  await page
    .getByText(/Larder does not know|There is no ingredient|longer than/)
    .first()
    .waitFor();
  expect(await clipped(page)).toEqual([]);
  await page.context().close();
});
