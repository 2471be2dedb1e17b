/**
 * Takes the pictures of `docs/pictures` anew, from a Larder that runs with its catalogue: `node scripts/pictures.ts [ADDRESS]`.
 * Nobody is logged in: what they show is what a visitor sees, in daylight.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { launchBrowser } from '../tests/support/browser.ts';

const [address = 'http://localhost:4000'] = process.argv.slice(2);
const FOLDER = 'docs/pictures';
const PAGES = {
  home: '/',
  search: '/search?ingredients=eggs,spinach,feta',
  recipe: '/recipe/shakshuka',
};

const browser = await launchBrowser();
const page = await browser.newPage({
  baseURL: address,
  viewport: { width: 1280, height: 900 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
for (const [name, path] of Object.entries(PAGES)) {
  await page.goto(path, { waitUntil: 'networkidle' });
  const file = join(FOLDER, `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
  console.log(file);
}
await browser.close();
