import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ForeignLocale } from '../../ingredients/names/foreign-name.ts';
import { once } from '../../ingredients/food-art/once.ts';

const byWord = z.record(z.string(), z.string());
const list = z.array(z.coerce.string());
const schema = z.strictObject({
  words: byWord,
  short: z.strictObject({ de: byWord, fr: byWord, it: byWord, es: byWord }),
  swiss: byWord,
  endings: byWord,
  tills: z.strictObject({ de: list, fr: list, it: list, es: list }),
  phrases: byWord,
  brands: byWord,
  carriers: list,
  dishes: list,
  dutch: byWord,
  drop: list,
  notFood: list,
});

/** What shops write, and what it stands for: see `catalogue/receipt-words.yaml`. All in lower case. */
export interface ReceiptWords {
  words: ReadonlyMap<string, string>;
  short: Readonly<Record<ForeignLocale, ReadonlyMap<string, string>>>;
  swiss: ReadonlyMap<string, string>;
  endings: ReadonlyMap<string, string>;
  tills: Readonly<Record<ForeignLocale, readonly string[]>>;
  phrases: ReadonlyMap<string, string>;
  brands: ReadonlyMap<string, string>;
  carriers: readonly string[];
  dishes: ReadonlySet<string>;
  dutch: ReadonlyMap<string, string>;
  drop: ReadonlySet<string>;
  notFood: ReadonlySet<string>;
  /** Long ones of `notFood`, which others of German end with. */
  notFoodEnds: readonly string[];
}

/** Fewest letters of a word that others end with. */
const END_MIN = 8;

/** Read from the catalogue, whether this runs compiled or not: `src` and `dist` are neighbours. */
const FILE = new URL('../../../../../catalogue/receipt-words.yaml', import.meta.url);

/** The table, read once. @throws ZodError naming what is wrong in it */
export const receiptWords = once((): ReceiptWords => {
  const { words, short, swiss, endings, tills, phrases, brands, carriers, dishes, dutch, drop, notFood } = schema.parse(
    parse(readFileSync(FILE, 'utf8')),
  );
  const spelt = new Set(notFood.flatMap(spellingsOf));
  return {
    words: mapOf(words),
    short: { de: mapOf(short.de), fr: mapOf(short.fr), it: mapOf(short.it), es: mapOf(short.es) },
    swiss: mapOf(swiss),
    endings: mapOf(endings),
    tills,
    phrases: mapOf(phrases),
    brands: mapOf(brands),
    carriers,
    dishes: new Set(dishes),
    dutch: mapOf(dutch),
    drop: new Set(drop),
    notFood: spelt,
    notFoodEnds: [...spelt].filter((word) => word.length >= END_MIN),
  };
});

/** Whether the table knows a word as it is. */
export function isOfTable(said: string): boolean {
  const { words, phrases, brands, drop, notFood } = receiptWords();
  return [words, phrases, brands, drop, notFood].some((table) => table.has(said));
}

/** Whether a word beside others is their colour and no food: "SPLIT PEAS GREEN", "RADIS ROSE", while greens and a rosé alone are one. */
export const isColour = (word: string): boolean => word === 'green' || word === 'rose';

/** Initials of a table without their dots: E.V.O. is EVO. */
export const withoutDots = (text: string, isKnown: (word: string) => boolean): string =>
  text.replaceAll(/(?<![\p{L}.])(?:\p{L}\.){2,}\p{L}?(?![\p{L}.])/gu, (initials) => {
    const word = initials.replaceAll('.', '');
    return isKnown(word.toLowerCase()) ? word : initials;
  });

/** Tills print Küchenrolle, Kuechenrolle and Kuchenrolle. */
const spellingsOf = (word: string): string[] => [
  word,
  word.replaceAll(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter),
  word.normalize('NFD').replaceAll(/\p{M}/gu, ''),
];

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const mapOf = (words: Record<string, string>): ReadonlyMap<string, string> => new Map(Object.entries(words));
