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

/** The accessibility faults of a page as it stands (WCAG 2.2 AA). */
export async function faults(page: Page, part = 'html'): Promise<string[]> {
  await bringRules(page);
  return page.evaluate(async (within) => {
    const { axe } = globalThis as unknown as { axe: { run(part: string, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } };
    const { violations } = await axe.run(within, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }, part);
}
