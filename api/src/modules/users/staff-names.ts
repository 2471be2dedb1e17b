import { badInput } from '../../shared/errors.ts';
import { withoutAccents } from '../../shared/without-accents.ts';

/** Words that say that somebody runs this site, in any name. */
const OFFICES = named(
  'admin admins administrator administrators administration moderator moderators sysadmin webmaster',
);
/** Names that say so where they are the whole. */
const WHOLE = named(
  'larder thelarder root system staff support official security helpdesk mod mods postmaster noreply',
);
/** Words that say so beside the name of the product; without them it may be any larder. */
const BESIDE_LARDER = named('team staff support official security help service crew creative kitchen news hq office');
const PRODUCT = fold('larder');

/** Letters and digits that pass for a Latin letter (Unicode Technical Standard 39, confusables, and small capitals), by that letter. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑᴀᎪᗩⲁ4@',
  b: 'ьвʙᏴƅ8',
  c: 'сϲᴄᏟⲥ',
  d: 'ԁɗᴅᎠᗪđðժ',
  e: 'еεёᴇᎬⲉ℮ɛ3',
  f: 'ꜰғƒϝ',
  g: 'ɢցɡԍ',
  h: 'һнʜᎻ',
  i: 'іιıɪɩƖᎥ1!|',
  k: 'кκᴋᏦⲕ',
  l: 'ⅼӏʟłᏞƚ',
  m: 'мⅿᴍᎷᗰⲙ',
  n: 'пηɴոռᑎⲛ',
  o: 'оοσᴏօⲟø0',
  p: 'рρᴘᏢⲣ',
  q: 'ԛզ',
  r: 'гᴦʀᎡⲅ',
  s: 'ѕꜱᏚ5$',
  t: 'тτᴛᎢⲧ7',
  u: 'υսᴜ',
  v: 'ѵνᴠ',
  w: 'ѡԝᴡɯ',
  x: 'хχ',
  y: 'уγʏү',
};
const LETTER_OF = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, alike]) =>
    [...alike, ...alike.toLowerCase()].map((other) => [other, letter] as const),
  ),
);
/** Where alphabets of signs begin that are no letters to Unicode: in black circles and squares, and those that flags are made of. */
const SIGNS = [0x1f150, 0x1f170, 0x1f1e6];

/** Marks that turn the direction of a text or stand for nothing, so that it is shown as another. Those between letters and emoji are needed. */
const UNSEEN =
  /[\u0080-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u2069\u2800\u3164\uFEFF\uFFA0]/u;

/**
 * Refuses a name that passes for one of those who run the site, or is shown as another than it is.
 * @throws AppError BAD_USER_INPUT naming `field`
 */
export function refuseFalseName(name: string, field: string): void {
  if (UNSEEN.test(name)) throw badInput('A name has a character that cannot be shown.', field);
  if (posesAsStaff(name)) throw badInput('This name is kept for those who run Larder. Choose another.', field);
}

/** Beside each other an r and an n are read as an m. */
const posesAsStaff = (name: string): boolean => [name, name.replace(/rn/giu, 'm')].some(isOfStaff);

function isOfStaff(name: string): boolean {
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
  const letters = withoutAccents(name.replace(/[®©™]/gu, '')).toLowerCase();
  const words = letters.replace(/(?<=\p{L}{3})\d+(?!\p{L})/gu, ' ');
  return fold([...words].map(letterOf).join(''));
}

function letterOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const start = SIGNS.find((first) => code >= first && code < first + 26);
  return start === undefined ? (LETTER_OF.get(sign) ?? sign) : String.fromCodePoint(code - start + 0x61);
}

/** A small l and a capital I look the same. */
function fold(word: string): string {
  return word.replaceAll('l', 'i');
}

function named(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(fold));
}
