import { namesOf } from '../../ingredients/foods/food-knowledge.ts';
import { FOREIGN_LOCALES, type ForeignLocale } from '../../ingredients/names/foreign-name.ts';
import { pluralsOf } from '../../ingredients/names/foreign-plurals.ts';
import { foldedForeign } from '../../ingredients/names/foreign-words.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { receiptWords } from './receipt-words.ts';

/** Fewest words of a language that tell it, and how many times as many they must be as those of another. */
const TELLING = { words: 3, times: 1.5 } as const;
/** Shorter words are too often a word of several languages, or cut short. */
const LETTERS_MIN = 4;

/** A language of receipts: those that foods have names in, and Dutch, of which the table has words. */
type Language = ForeignLocale | 'nl';
type Spoken = Language | 'en';

/** Which language a word is of; null for a word of several. */
const vocabularies = new WeakMap<FoodNames, ReadonlyMap<string, Spoken | null>>();

/** The language that a receipt is written in, by the words on it that only one language has; null for English or where they do not tell. */
export function languageOfReceipt(text: string, names: FoodNames): Language | null {
  const vocabulary = vocabularyOf(names);
  const counts = new Map<Spoken, number>();
  for (const word of new Set(foldedForeign(text).split(' '))) {
    const language = vocabulary.get(word);
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [[first, most], [, next]] = [...counts, ['en', 0] as const, ['en', 0] as const].toSorted(
    ([, one], [, other]) => other - one,
  ) as [[Spoken, number], [Spoken, number]];
  return first !== 'en' && most >= TELLING.words && most >= next * TELLING.times ? first : null;
}

/** Money and numbers of firms that only Switzerland has. */
const SWISS = /\bCHF\b|\bCHE-?\d{3}/;

/**
 * The text of a receipt in words that are read: a Swiss one in those of Germany, where the same ones mean another food (Peperoni are
 * Paprika), and a Dutch one in English.
 */
export function inWordsOfTable(text: string, language: Language | null): string {
  const { swiss, dutch } = receiptWords();
  if (language === 'nl') return inWordsOf(dutch, text);
  return language === 'de' && SWISS.test(text) ? inWordsOf(swiss, text) : text;
}

/** The text with what the words of a table stand for, the longest first. */
function inWordsOf(table: ReadonlyMap<string, string>, text: string): string {
  const longestFirst = [...table.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(String.raw`(?<!\p{L})(?:${longestFirst.join('|')})(?!\p{L})`, 'giu');
  return text.replaceAll(pattern, (words) => table.get(words.toLowerCase())?.toUpperCase() ?? words);
}

function vocabularyOf(names: FoodNames): ReadonlyMap<string, Spoken | null> {
  const met = vocabularies.get(names);
  if (met) return met;
  const made = new Map<string, Spoken | null>();
  const { foods, foreign } = names.knowledge;
  for (const name of foods.flatMap(namesOf)) addWords(made, name, 'en');
  for (const { name, plural, locale } of foreign)
    for (const form of [name, ...(plural === null ? pluralsOf(name, locale) : [plural])]) addWords(made, form, locale);
  const { tills, dutch } = receiptWords();
  for (const word of [...dutch.keys()].flatMap((words) => foldedForeign(words).split(' ')))
    if (word.length >= LETTERS_MIN && !made.has(word)) made.set(word, 'nl');
  if (foreign.length > 0)
    for (const locale of FOREIGN_LOCALES) for (const word of tills[locale]) made.set(foldedForeign(word), locale);
  vocabularies.set(names, made);
  return made;
}

function addWords(to: Map<string, Spoken | null>, name: string, language: Spoken): void {
  for (const word of foldedForeign(name).split(' ')) {
    if (word.length < LETTERS_MIN) continue;
    const met = to.get(word);
    to.set(word, met === undefined || met === language ? language : null);
  }
}
