import type { CoverFood } from './cover-input.ts';

/** What is taken out again, and what is made into a paste, up to what is done next. */
const DISCARDED = /\b(?:discard\w*|throw\w* away)\b([^.;]*)/gi;
/** What is lifted out when it has given its taste, and what of that does not come back. */
const LIFTED = /\b(?:(?:take|lift|fish|pick|pull)\w* out|remove)\b([^.;]*)/gi;
const FLAVOURINGS: ReadonlySet<string> = new Set([
  'bay-leaf',
  'thyme',
  'rosemary',
  'cinnamon-stick',
  'star-anise',
  'kombu',
  'lemongrass',
]);
const BLENDED =
  /\b(?:pound|blend|blitz|grind(?! over)|pur[eé]e|in (?:a|the) (?:mixer|blender|food processor|grinder),? (?:put|add|place|combine|blend))\b([^.;]*)/gi;
const NEXT =
  /\b(?:until|into|over|on|eat|serve|stir|add|scatter|season|return|shred|pour|strain|slice|put|cut|leave|then|with the egg|with half)\b/i;
/** Words before a food that say that there is more of it, or only part of a piece. */
const PART = /\b(?:half|some|most|rest|thirds?|quarter|few|handful|of|from)\b(?:(?!\b(?:with|and)\b)[^,])*$/i;
/** Last words that say too little alone. */
const VAGUE: ReadonlySet<string> = new Set(['leaf', 'pepper', 'seed', 'stalk', 'oil', 'sauce', 'bean', 'onion']);

const plural = (words: string): string =>
  words.endsWith('leaf') ? `${words.slice(0, -1)}(?:f|ves)` : `${words.replace('yogurt', 'yogh?urt')}(?:e?s)?`;

/** The food as steps call it: by its whole name, or by its last word where that is enough. */
export function called(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  const last = words.split(' ').at(-1) ?? words;
  return `(?:${plural(words)}${VAGUE.has(last) ? '' : `|${plural(last)}`})`;
}

/** Whether the steps name all of it among what these words are about. */
function isAmong(about: RegExp, slug: string, steps: string): boolean {
  const name = new RegExp(`\\b${called(slug)}(?: fillets?| leaves)?(?=\\s*(?:,|$|and\\b|with\\b|or\\b))`, 'i');
  return [...steps.matchAll(about)].some(([, said = '']) => {
    const part = said.split(NEXT)[0]?.trim() ?? '';
    const found = name.exec(part);
    return found !== null && !PART.test(part.slice(0, found.index));
  });
}

const isKept = (slug: string, steps: string): boolean =>
  new RegExp(`\\b(?:rest|remaining|reserved|whole)(?: of)?(?: the)? ${called(slug)}\\b`, 'i').test(steps);

/** Whether a food is thrown away, or pounded or blended to a paste, so that one does not see it on the dish. */
export function isThrownAway({ lineage: [slug = ''] }: CoverFood, steps: string): boolean {
  if (FLAVOURINGS.has(slug) && isAmong(LIFTED, slug, steps)) return true;
  return (isAmong(DISCARDED, slug, steps) || isAmong(BLENDED, slug, steps)) && !isKept(slug, steps);
}
