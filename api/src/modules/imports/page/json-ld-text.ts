import { textLines } from '../html/html-text.ts';
import { repairJson } from './repair-json.ts';

/** What stands around JSON-LD so that old browsers and templates leave it alone. */
const BEFORE = /^(?:[\s;\uFEFF]|<!--|\/\/|\/\*|\*\/|<!\[CDATA\[)+/;
const BEHIND = /(?:[\s;]|-->|\/\/|\/\*|\*\/|\]\]>)+$/;
/** Longest wrapping behind, in characters. */
const BEHIND_MAX = 100;

/**
 * What the text of a JSON-LD script says, repaired where it is broken.
 * @returns undefined where it cannot be read
 */
export function parseJsonLd(text: string): unknown {
  const bare = withoutWrapping(text);
  const said = parse(bare) ?? parse(repairJson(bare)) ?? parse(repairJson(text)) ?? (bare.includes('&quot;') ? parse(repairJson(textLines(bare).join(' '))) : undefined);
  return typeof said === 'string' && /^\s*[[{]/.test(said) ? parse(said) : said;
}

function withoutWrapping(text: string): string {
  const bare = text.replace(BEFORE, '').trimEnd();
  return bare.slice(0, -BEHIND_MAX) + bare.slice(-BEHIND_MAX).replace(BEHIND, '');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
