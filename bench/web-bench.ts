import lighthouse from 'lighthouse';
import type { Figures } from './figures.ts';
import { startBrowser } from './web-browser.ts';
import { startLarder } from './web-server.ts';

/** The pages that are measured: the first, a search with results, a recipe. */
const PAGES = ['/', '/search?ingredients=eggs,spinach,feta', '/recipe/green-shakshuka-with-feta'];

/** Each page is measured this often; the median counts. */
const RUNS = 3;

const CATEGORIES = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const LAYOUT_SHIFT = 0.02;

/** Decimal, as budgets of pages are counted. */
const KILOBYTE = 1000;
const FIRST_SCRIPTS_KB = 200;

/** Measures the production build of the web app: what it first sends, and what Lighthouse says of it on a mid-range phone. */
export async function benchWeb(figures: Figures): Promise<void> {
  figures.noteLoad();
  const server = await startLarder();
  const browser = await startBrowser();
  try {
    for (const page of PAGES) await measure(`${server.url}${page}`, page, browser.port, figures);
    figures.note('JavaScript');
    figures.add({
      what: 'scripts that the first page names, gzip, kB',
      value: (await scriptsOf(`${server.url}/`)) / KILOBYTE,
      unit: '',
      bar: { atMost: FIRST_SCRIPTS_KB },
    });
  } finally {
    browser.stop();
    await server.stop();
  }
}

/** Bytes after gzip, as they are sent, of all scripts that a page names: those that run and those that are fetched ahead for them. */
async function scriptsOf(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const files = new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file));
  const sizes = await Promise.all(
    [...files].map(async (file) =>
      Number(
        (await fetch(new URL(file, url), { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })).headers.get(
          'content-length',
        ),
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

interface Report {
  scores: number[];
  layoutShift: number;
  largestPaint: number;
  blockingTime: number;
}

async function measure(url: string, page: string, port: number, figures: Figures): Promise<void> {
  figures.note(page);
  // The first visit draws the pictures; later ones measure.
  await visit(url, port);
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run++) reports.push(await visit(url, port));
  Object.entries(CATEGORIES).forEach(([name, atLeast], at) =>
    figures.add({
      what: `${name}, of 100`,
      value: median(reports.map(({ scores }) => scores[at] ?? 0)),
      unit: '',
      bar: { atLeast },
    }),
  );
  figures.add({
    what: 'cumulative layout shift',
    value: median(reports.map(({ layoutShift }) => layoutShift)),
    unit: '',
    bar: { atMost: LAYOUT_SHIFT },
  });
  figures.add({
    what: 'largest contentful paint',
    value: median(reports.map(({ largestPaint }) => largestPaint)),
    unit: 'ms',
  });
  figures.add({
    what: 'total blocking time',
    value: median(reports.map(({ blockingTime }) => blockingTime)),
    unit: 'ms',
  });
}

async function visit(url: string, port: number): Promise<Report> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: Object.keys(CATEGORIES) });
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}.`);
  const { categories, audits } = result.lhr;
  const numberOf = (audit: string): number => audits[audit]?.numericValue ?? NaN;
  return {
    scores: Object.keys(CATEGORIES).map((name) => 100 * (categories[name]?.score ?? 0)),
    layoutShift: numberOf('cumulative-layout-shift'),
    largestPaint: numberOf('largest-contentful-paint'),
    blockingTime: numberOf('total-blocking-time'),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
