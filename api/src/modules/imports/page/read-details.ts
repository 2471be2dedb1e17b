import { isNode, items, property } from './json-ld-nodes.ts';
import { textOf, textsOf } from './read-text.ts';

/** What people think of a recipe. */
export interface PageRating {
  /** Of five. */
  value: number;
  /** How many rated; null where the page does not say. */
  count: number | null;
}

/** Best rating where the page does not say another. */
const STARS = 5;
/** How deep an address may be wrapped in things. */
const WRAPPING_MAX = 3;

/** The name of a thing in JSON-LD, which begins with the address of its page. */
const NAMED_THING = /#(?:webpage|recipe|article|\/schema\/\S*)$/i;
/** What templates write where they have no address. */
const NO_ADDRESS = /^(?:undefined|null|none|false|n\/a)$/i;

/** The names of the authors, in whatever form; null without any. */
export function readAuthor(value: unknown): string | null {
  const names = textsOf(value).filter((name) => !/^https?:/.test(name));
  return [...new Set(names)].join(', ') || null;
}

/** The first usable address of a value in any shape; null without any. */
export function readAddress(value: unknown, base: string | null, wrapping = WRAPPING_MAX): string | null {
  for (const item of wrapping === 0 ? [] : items(value)) {
    const address = isNode(item)
      ? readAddress(items(property(item, 'url', 'contentUrl', 'thumbnailUrl', '@id')), base, wrapping - 1)
      : absolute(item, base);
    if (address !== null) return address;
  }
  return null;
}

/** The first usable address of a picture. What only refers to a thing that the page does not describe is none, though its name looks like one. */
export function readImage(value: unknown, base: string | null): string | null {
  return readAddress(
    items(value).filter((item) => !isReference(item)),
    base,
  );
}

function isReference(item: unknown): boolean {
  if (!isNode(item) || Object.keys(item).some((name) => name !== '@id')) return false;
  return !/\.(?:jpe?g|png|webp|gif|avif)(?:\?|$)/i.test(textOf(item['@id']) ?? '');
}

function absolute(value: unknown, base: string | null): string | null {
  const text = typeof value === 'string' ? textOf(value) : null;
  if (text === null || NO_ADDRESS.test(text)) return null;
  const url = URL.parse(text.replace(NAMED_THING, ''), base ?? undefined);
  // An address with a password in it is not passed on.
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url.href : null;
}

/** Words of several properties, each a list or a text with commas; each word once, whatever its case. */
export function readWords(...values: readonly unknown[]): string[] {
  const words = new Map<string, string>();
  for (const word of values.flatMap(textsOf).flatMap((text) => text.split(/\s*[,;|]\s*/))) {
    if (word !== '' && !words.has(word.toLowerCase())) words.set(word.toLowerCase(), word);
  }
  return [...words.values()];
}

/** What a serving holds, in the page's own words, by the names of schema.org (`calories`, `fatContent`); undefined without any. */
export function readNutrition(value: unknown): Record<string, string> | undefined {
  const said = items(value).find(isNode);
  const facts = Object.entries(said ?? {}).flatMap(([name, fact]): [string, string][] => {
    const plain = name.replace(/^.*[:/#]/, '');
    const text = /^(?:calories|servingSize|\w+Content)$/.test(plain) ? textOf(fact) : null;
    return text === null ? [] : [[plain, text]];
  });
  return facts.length > 0 ? Object.fromEntries(facts) : undefined;
}

/** A rating that somebody gave; undefined without any. */
export function readRating(value: unknown): PageRating | undefined {
  const said = items(value).find(isNode);
  if (!said) return undefined;
  const mean = readNumber(property(said, 'ratingValue'));
  const count = readCount(property(said, 'ratingCount', 'reviewCount', 'ratingcount'));
  if (mean === null || mean <= 0 || count === 0) return undefined;
  const best = readNumber(property(said, 'bestRating')) || STARS;
  return { value: best < mean ? mean : Math.round((100 * mean * STARS) / best) / 100, count };
}

/** A whole number: both "1,204" and "1.204" are over a thousand. */
function readCount(value: unknown): number | null {
  const number = readNumber((textOf(value) ?? '').replace(/(?<=\d)[.,](?=\d{3}(?:\D|$))/g, ''));
  return number === null ? null : Math.round(number);
}

function readNumber(value: unknown): number | null {
  const written = /\d[\d.,]*/.exec(textOf(value) ?? '')?.[0];
  const number = Number(written?.replace(/,(?=\d{3}(?:\D|$))/g, '').replace(',', '.') ?? NaN);
  return Number.isFinite(number) ? number : null;
}
