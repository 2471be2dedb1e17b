/**
 * From the tap on the creative tab to the cards on the page, in a real browser on a warm server, for new kitchens each time:
 * `node --experimental-transform-types tests/bench/creative-page.ts`, after `npm run build`.
 */
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { temporaryDataDir } from '../../api/src/db/embedded/temporary-data-dir.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { startServer } from '../support/server.ts';

const FOODS = [
  'chicken breast',
  'broccoli',
  'rice',
  'carrot',
  'soy sauce',
  'potato',
  'leek',
  'bacon',
  'cream',
  'egg',
  'spinach',
  'feta',
  'tomato',
  'pasta',
  'courgette',
  'onion',
  'salmon',
  'lemon',
];
const KITCHEN = 5;
const WARM_UP = 3;

const dataDir = temporaryDataDir('bench');
const [server, browser] = await Promise.all([startServer(dataDir), launchBrowser()]);
const { page } = await openPage(browser, server.url);
const times: number[] = [];
for (let at = 0; at < FOODS.length; at++) {
  const kitchen = Array.from({ length: KITCHEN }, (_, place) => FOODS[(at + place * 3) % FOODS.length]);
  await page.goto(`/search?ingredients=${encodeURIComponent(kitchen.join(','))}`, { waitUntil: 'networkidle' });
  const time = await page.evaluate(async () => {
    const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(({ textContent }) =>
      textContent?.startsWith('Creative'),
    );
    const began = performance.now();
    tab?.click();
    while (document.querySelectorAll('[aria-label="Creative recipes"] article').length < 6) {
      await new Promise(requestAnimationFrame);
      if (performance.now() - began > 10_000) return NaN;
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - began;
  });
  if (at >= WARM_UP) times.push(time);
}
await browser.close();
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
const sorted = times.toSorted((a, b) => a - b);
const share = (part: number): string => (sorted[Math.floor(part * sorted.length)] ?? NaN).toFixed(0);
console.log(
  `${sorted.length} kitchens, load ${loadavg()[0]?.toFixed(1)}: median ${share(0.5)} ms, 95 % within ${share(0.95)} ms (bar 300 ms)`,
);
