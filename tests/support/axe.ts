import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Brings the rules into the page. The debugger may, whatever the content policy says, so that the policy stays in force. */
async function bringRules(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (isThere) return;
  const debuggers = await page.context().newCDPSession(page);
  await debuggers.send('Runtime.evaluate', { expression: axeSource });
  await debuggers.detach();
}

/** Waits until what is on its way has come: halfway, a text is paler than anybody reads it. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** The accessibility faults of a page once it stands still (WCAG 2.2 AA), and headings that skip a level: whoever goes from one to the next misses something there. */
export async function faults(page: Page, part = 'html'): Promise<string[]> {
  await bringRules(page);
  await standStill(page);
  return page.evaluate(async (within) => {
    const { axe } = globalThis as unknown as {
      axe: { run(part: string, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run(within, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      rules: { 'heading-order': { enabled: true } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }, part);
}
