import chromium from '@sparticuz/chromium';
import {
  chromium as playwright,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  type LaunchOptions,
  type Page,
  type Request,
} from 'playwright-core';

/**
 * Pages are drawn by the processor alone, which is quicker than a graphics card that it pretends to be; letters have the same shape on
 * every machine. What the browser protects people with stays on.
 */
const SWITCHES = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'];

async function howToLaunch(settings: string[]): Promise<LaunchOptions> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await chromium.executablePath());
  return { executablePath, args: [...SWITCHES, ...settings], headless: true };
}

/** Starts the real browser that comes with the tests, or the one `CHROMIUM_PATH` names; `settings` are switches of its command line. */
export const launchBrowser = async (...settings: string[]): Promise<Browser> =>
  playwright.launch(await howToLaunch(settings));

/** Starts the browser that all test files of a run share. */
export const startBrowser = async (): Promise<BrowserServer> => playwright.launchServer(await howToLaunch([]));

/** Connects to the shared browser; closing the connection closes only the pages that were opened through it. */
export function sharedBrowser(): Promise<Browser> {
  const endpoint = process.env['LARDER_TEST_BROWSER'];
  return endpoint === undefined ? launchBrowser() : playwright.connect(endpoint);
}

/** A page, and everything that went wrong in it, its popups and the tabs beside it: console errors and warnings, broken policies, requests to other hosts. */
export interface WatchedPage {
  page: Page;
  troubles: string[];
}

/** What Playwright has a page say when it keeps a service worker out. */
const WORKER_KEPT_OUT = 'Service Worker registration blocked by Playwright';
/** What no page may ever do, whatever a test is about: break its content policy, or throw an uncaught error. */
const INEXCUSABLE = /Content Security Policy|TrustedHTML|TrustedScript|Trusted Types?|^uncaught:/i;
const watched: string[][] = [];

/** The inexcusable troubles of all pages since they were last asked for. */
export function takeInexcusable(): string[] {
  return watched.flatMap((troubles) => troubles.splice(0).filter((trouble) => INEXCUSABLE.test(trouble)));
}

/** Opens a page in a context of its own that writes down all trouble. */
export async function openPage(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  // What a service worker asks for cannot be held up by a test: only those that are about it let it in.
  const serviceWorkers = 'isMocked' in globalThis ? 'allow' : 'block';
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    serviceWorkers,
    ...options,
  });
  const troubles = watch(context, baseURL);
  const page = await context.newPage();
  if (options.javaScriptEnabled !== false) waitForApp(page);
  return { page, troubles };
}

/** Writes down the trouble of every page that is opened in a context, by a test or by a page. */
function watch(context: BrowserContext, baseURL: string): string[] {
  const troubles: string[] = [];
  const broken: string[] = [];
  watched.push(broken);
  const note = (trouble: string): void => void [troubles, broken].forEach((list) => list.push(trouble));
  context.on('console', (message) => {
    if (message.text() === WORKER_KEPT_OUT) return;
    if (['error', 'warning'].includes(message.type())) note(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
  context.on('page', (page) => page.on('request', (request) => void noteForeign(page, request)));
  const noteForeign = (page: Page, request: Request): void => {
    const { origin, protocol } = new URL(request.url());
    // What another site asks for in a tab of its own is its own affair.
    const isOurs = page === context.pages()[0] || new URL(page.url()).origin === baseURL;
    if (isOurs && protocol.startsWith('http') && origin !== baseURL) note(`request to ${request.url()}`);
  };
  return troubles;
}

/** What the app puts onto the page when it has hydrated it or rendered it by itself. */
const APP_IS_THERE = '[aria-label="Notices"]';
/** Some tests keep the scripts of a page away, in milliseconds. */
const WITHOUT_APP_MS = 15_000;

/** Has `goto` and `reload` wait until the app can be used, as a cook does; not where they are told what to wait for instead. */
function waitForApp(page: Page): void {
  const untilThere = async (): Promise<void> => {
    if ((await page.locator('#root').count()) === 0) return;
    await page
      .locator(APP_IS_THERE)
      .waitFor({ state: 'attached', timeout: WITHOUT_APP_MS })
      .catch(() => undefined);
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await untilThere();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await untilThere();
    return answer;
  };
}
