/**
 * Takes the pictures of `docs/pictures` again, from a Larder that runs with its catalogue: `node --experimental-transform-types tests/bench/pictures.ts [ADDRESS]`.
 * No one is logged in: what they show is what a visitor sees, in daylight.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { launchBrowser } from '../support/browser.ts';

const [address = 'http://localhost:4000'] = process.argv.slice(2);
const FOLDER = 'docs/pictures';
const PAGES = {
  home: '/',
  search: '/search?ingredients=eggs,spinach,feta',
  recipe: '/recipe/shakshuka',
};

/** How long the numbers of the first page run up, in milliseconds, and some. */
const NUMBERS_RUN_MS = 2_000;
/** What the app puts onto the page once it can be used. */
const APP_IS_THERE = '[aria-label="Notices"]';

/** Resolves once all pictures on the first screen can be painted: covers are drawn when first asked for. */
const allDrawn = async (): Promise<void> => {
  const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  await Promise.all(seen.map((image) => image.decode()));
};

const browser = await launchBrowser();
const page = await browser.newPage({
  baseURL: address,
  viewport: { width: 1280, height: 900 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
page.setDefaultTimeout(60_000);
for (const [name, path] of Object.entries(PAGES)) {
  await page.goto(path);
  await page.locator(APP_IS_THERE).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(allDrawn);
  await page.waitForTimeout(NUMBERS_RUN_MS);
  const file = join(FOLDER, `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
  console.log(file);
}
await browser.close();
