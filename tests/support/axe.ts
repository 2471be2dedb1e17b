import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The accessibility faults of a page as it stands (WCAG 2.2 AA); its context must bypass the content policy. */
export async function faults(page: Page, part = 'html'): Promise<string[]> {
  return page.evaluate(async ([source, within]) => {
    const run = new Function(`${source}; return axe.run('${within}', { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })`) as () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    const { violations } = await run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
  }, [axeSource, part] as const);
}
