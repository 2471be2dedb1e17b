import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
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
const FIRST_SCRIPTS_KB = 230;

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

/** Not installed with Larder: with what it brings it weighs as much as everything else that tests need. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
/** Longest report, in bytes. */
const REPORT_MAX = 64 * 1024 * 1024;

/** What of a report is looked at. */
interface LighthouseResult {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

async function visit(url: string, port: number): Promise<Report> {
  const categories = Object.keys(CATEGORIES).join(',');
  const options = [`--port=${port}`, `--only-categories=${categories}`, '--output=json', '--quiet'];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    maxBuffer: REPORT_MAX,
  });
  const { categories: scores, audits } = JSON.parse(stdout) as LighthouseResult;
  const numberOf = (audit: string): number => audits[audit]?.numericValue ?? NaN;
  return {
    scores: Object.keys(CATEGORIES).map((name) => 100 * (scores[name]?.score ?? 0)),
    layoutShift: numberOf('cumulative-layout-shift'),
    largestPaint: numberOf('largest-contentful-paint'),
    blockingTime: numberOf('total-blocking-time'),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
