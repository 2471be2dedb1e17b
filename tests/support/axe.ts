import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { isNightly } from './nightly.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Brings the rules into the page. The debugger may, whatever the content policy says, so that the policy stays in force.
 * What the page leaves undrawn until it comes near is drawn: there the browser keeps the colours of the look before.
 */
async function bringRules(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (isThere) return;
  const debuggers = await page.context().newCDPSession(page);
  await debuggers.send('Runtime.evaluate', { expression: axeSource });
  await debuggers.detach();
  await page.evaluate(() => {
    const drawn = new CSSStyleSheet();
    drawn.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(drawn);
  });
}

/** Waits until what is on its way has come: halfway, a text is paler than anybody reads it. What has come may set off what is within it. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // At another width another size of a picture is asked for, and what was on its way would never be used.
    const pictures = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    const isEnding = ({ effect, playState }: Animation) =>
      playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
    const ending = () => document.getAnimations().filter(isEnding);
    for (let moving = ending(); moving.length > 0; moving = ending())
      await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** WCAG 2.2 AA, and headings that skip a level: keyboard users miss something there. */
const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'heading-order': { enabled: true } },
};
/** The rules whose answer depends on the colours. */
const COLOUR_RULES = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
/** Widths that each screen is looked at in, in px; a tablet's only in the nightly run. */
const WIDTHS = isNightly ? [320, 768, 1280] : [320, 1280];

/** The accessibility faults of a page once it stands still. */
export const faults = (page: Page, part = 'html'): Promise<string[]> => violations(page, part, RULES);

async function violations(page: Page, part: string, rules: object): Promise<string[]> {
  await bringRules(page);
  await standStill(page);
  return page.evaluate(
    async ([within, options]) => {
      const { axe } = globalThis as unknown as {
        axe: {
          run(part: string, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      const { violations: found } = await axe.run(within, options);
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
    },
    [part, rules] as const,
  );
}

/**
 * The faults of a page at every width and in both looks, and whether it is too wide to be read without sliding sideways.
 * The page is opened in the light look; the dark one is held against the rules about colours.
 */
export async function faultsInEveryLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    const light = [...(await faults(page)), ...(isTooWide ? ['too wide'] : [])];
    await change(page, 'dark');
    const dark = (await violations(page, 'html', COLOUR_RULES)).map((fault) => `in the dark look ${fault}`);
    await change(page, 'light');
    found.push(...[...light, ...dark].map((fault) => `at ${width}: ${fault}`));
  }
  return found;
}

async function change(page: Page, look: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: look });
  await page.waitForFunction((name) => document.documentElement.classList.contains(name), look);
}
