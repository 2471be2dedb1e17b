import { singular } from '../names/name-words.ts';

/** "zest of the fruit" */
const OF_THE_FRUIT =
  /^(?:(?:finely|freshly) )?(?:grated )?(zest|juice|peel|rind)s? (?:of|from) (?:the|its) (?:same )?([a-z]+)$/i;

/** The inner parts of a bird, and its neck. */
const OFFAL = '(?:necks?|giblets?|gizzards?|hearts?|livers?)';
const OFFAL_OF = new RegExp(`^(turkey|chicken|duck|goose) ${OFFAL}$`, 'i');
const IS_OFFAL = new RegExp(`^${OFFAL}$`, 'i');
const BIRD = /^(?:(?:whole|roast(?:ed)?|large|small|fresh|frozen) )*(turkey|chicken|duck|goose)(?: carcass(?:es)?)?$/i;
const PARTS = '(?:necks?|wings?|giblets?|gizzards?|hearts?|livers?)';
const PARTS_TOO = new RegExp(
  `\\bplus (?:the |its )?(${PARTS}(?:(?: ?, | and | ?, and )${PARTS})*)\\b(?!.*\\b(?:removed|reserved|discarded)\\b)`,
  'i',
);

/** The parts that a line asks for beside their bird: the neck and giblets of "1 turkey, plus neck and giblets". */
export function partsOfBird(phrase: string, line: string): string[] {
  const [bird, parts] = [BIRD.exec(phrase)?.[1], PARTS_TOO.exec(line)?.[1]];
  return bird === undefined || parts === undefined
    ? []
    : parts.split(/ ?, (?:and )?| and /i).map((part) => `${bird} ${part}`);
}

/** A part of the fruit or bird that the first food comes from, in full: the zest of "tangerine juice and zest of the fruit", the giblets of "turkey neck and giblets". */
export function partOfSame(part: string, first: string): string {
  const bird = IS_OFFAL.test(part) ? OFFAL_OF.exec(first)?.[1] : undefined;
  if (bird !== undefined) return `${bird} ${part}`;
  const [, kind = '', of = ''] = OF_THE_FRUIT.exec(part) ?? [];
  const fruit = /^(.+) (?:juice|zest|peel|rind)$/i.exec(first)?.[1] ?? '';
  return fruit !== '' && ['fruit', fruit.toLowerCase()].includes(singular(of.toLowerCase()))
    ? `${fruit} ${kind}`
    : part;
}
