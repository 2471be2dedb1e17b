import { textLines } from '../html/html-text.ts';
import { repairJson } from './repair-json.ts';

/** What stands around JSON-LD so that old browsers and templates leave it alone. */
const BEFORE = /^(?:[\s;\uFEFF]|<!--|\/\/|\/\*|\*\/|<!\[CDATA\[)+/;
const BEHIND = /(?:[\s;]|-->|\/\/|\/\*|\*\/|\]\]>)+$/;
/** Stands between two things, with a comma or without. */
const BETWEEN_THINGS = /\}\s*(?:,\s*)?\{/g;
/** Longest wrapping behind, in characters. */
const BEHIND_MAX = 100;

/** Longest text that is repaired, in characters: that takes several passes. Real pages stay below 100,000. */
const REPAIRED_MAX = 500_000;

/**
 * What the text of a JSON-LD script says, repaired where it is broken.
 * @returns undefined where it cannot be read
 */
export function parseJsonLd(text: string): unknown {
  const bare = withoutWrapping(text);
  const said = parse(bare) ?? (text.length > REPAIRED_MAX ? undefined : parseRepaired(bare, text));
  return typeof said === 'string' && /^\s*[[{]/.test(said) ? parse(said) : said;
}

function parseRepaired(bare: string, text: string): unknown {
  return (
    parse(repairJson(bare)) ??
    parse(repairJson(text)) ??
    (bare.includes('&quot;') ? parse(repairJson(textLines(bare).join(' '))) : undefined) ??
    parseSeveral(bare) ??
    parseWithin(bare)
  );
}

/** Several things in one script, one behind the other, as plugins write them that add to what another wrote. */
function parseSeveral(text: string): unknown {
  return text.startsWith('{') ? parse(`[${repairJson(text).replace(BETWEEN_THINGS, '},{')}]`) : undefined;
}

/** What a script or a template put words around: `var recipe = {…};`, `{…} <br />`. */
function parseWithin(text: string): unknown {
  const within = text.slice(text.search(/[[{]/), Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1);
  return within === text || !/^[[{]/.test(within) ? undefined : (parse(within) ?? parse(repairJson(within)));
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
