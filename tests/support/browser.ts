import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

/** With these closing a page ends the whole browser. */
const UNWANTED = new Set(['--single-process', '--no-zygote']);

/** Starts the real browser that comes with the tests, or the one `CHROMIUM_PATH` names. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await chromium.executablePath());
  return playwright.launch({ executablePath, args: [...chromium.args.filter((arg) => !UNWANTED.has(arg)), '--no-sandbox'], headless: true });
}

/** A page, and everything that went wrong in it: console errors and warnings, broken policies, requests to other hosts. */
export interface WatchedPage {
  page: Page;
  troubles: string[];
}

/** Opens a page in a context of its own that writes down all trouble. */
export async function openPage(browser: Browser, baseURL: string, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, ...options });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) troubles.push(`request to ${request.url()}`);
  });
  return { page, troubles };
}
