import { badInput } from '../../shared/errors.ts';

/** Words that say that somebody runs this site, in any name. */
const OFFICES = named('admin admins administrator administration moderator sysadmin webmaster');
/** Names that say so where they are the whole. */
const WHOLE = named('larder root system staff support official security helpdesk mod postmaster noreply');
/** Words that say so beside the name of the product; without them it may be any larder. */
const BESIDE_LARDER = named('team staff support official security help service crew creative kitchen news');
const PRODUCT = fold('larder');

/** Letters and digits that pass for a Latin letter (Unicode Technical Standard 39, confusables), by that letter. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑ4@',
  b: 'ьв8',
  c: 'сϲ',
  d: 'ԁɗ',
  e: 'еεё3',
  h: 'һн',
  i: 'іιı1!|',
  k: 'кκ',
  l: 'ⅼӏ',
  m: 'мⅿ',
  n: 'пη',
  o: 'оοσ0',
  p: 'рρ',
  r: 'гᴦ',
  s: 'ѕ5$',
  t: 'тτ7',
  u: 'υս',
  x: 'хχ',
  y: 'уγ',
};
const LETTER_OF = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, alike]) => [...alike].map((other) => [other, letter] as const)),
);

/** Marks that turn the direction of a text or stand for nothing, so that it is shown as another. Those between letters and emoji are needed. */
const UNSEEN = /[\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u3164\uFEFF\uFFA0]/u;

/**
 * Refuses a name that passes for one of those who run the site, or is shown as another than it is.
 * @throws AppError BAD_USER_INPUT naming `field`
 */
export function refuseFalseName(name: string, field: string): void {
  if (UNSEEN.test(name)) throw badInput('A name has a character that cannot be shown.', field);
  if (posesAsStaff(name)) throw badInput('This name is kept for those who run Larder. Choose another.', field);
}

function posesAsStaff(name: string): boolean {
  const words = plain(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return (
    WHOLE.has(words.join('')) ||
    OFFICES.has(words.join('')) ||
    words.some((word) => OFFICES.has(word)) ||
    (words.join('').includes(PRODUCT) && words.some((word) => BESIDE_LARDER.has(word.replace(PRODUCT, ''))))
  );
}

/** The name in plain Latin letters, as its reader takes it; a number behind a word is no part of it. */
function plain(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = letters.replace(/(?<=\p{L}{3})\d+(?!\p{L})/gu, ' ');
  return fold([...words].map((letter) => LETTER_OF.get(letter) ?? letter).join(''));
}

/** A small l and a capital I look the same. */
function fold(word: string): string {
  return word.replaceAll('l', 'i');
}

function named(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(fold));
}
