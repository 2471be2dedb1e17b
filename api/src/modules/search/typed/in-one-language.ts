import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import { FOREIGN_LOCALES, type ForeignLocale } from '../../ingredients/names/foreign-name.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import type { FoodBook } from './left-out.ts';
import { isNamed, type HeldFood, type TypedReading } from './read-typed.ts';

/**
 * Readings with those words in the language of the others that are names of food in English, too: beside "Reis" and "Zwiebeln" a Paprika is a
 * pepper, beside "uova" farina is flour.
 */
export function inOneLanguage(readings: TypedReading[], book: FoodBook): TypedReading[] {
  const locale = localeOf(
    readings.flatMap(({ held }) => held),
    book.names,
  );
  if (locale === undefined) return readings;
  return readings.map((reading) => ({ ...reading, held: reading.held.map((one) => meantIn(locale, one, book)) }));
}

/** The language that words tell which are names in it alone, where none is of English only, or fewer are; undefined where there is none. */
function localeOf(held: readonly HeldFood[], names: FoodNames): ForeignLocale | undefined {
  const told = held.flatMap((one) => languageOf(one, names) ?? []);
  const [locale] = told;
  if (locale === undefined || told.some((other) => other !== locale)) return undefined;
  const english = held.filter(({ text, food }) => isNamed(text, food) && !isOf(locale, text, names)).length;
  return english === 0 || english < told.length ? locale : undefined;
}

/** The one language that a word is of which English does not say; undefined where several have it, as udon or ketchup. */
function languageOf({ text, food }: HeldFood, names: FoodNames): ForeignLocale | undefined {
  if (isNamed(text, food) || ENGLISH_TOO.test(text)) return undefined;
  const [locale, ...others] = FOREIGN_LOCALES.filter((one) => names.findIn(text, one) !== undefined);
  return others.length === 0 ? locale : undefined;
}

/** What is said in America, for short, or in Spain of a fruit that few have. */
const ENGLISH_TOO = /^(?:zucchinis?|mayo|ketchup|arugula|tuna)$/i;

/** Words that go for another food by themselves in a language than its names with more words do. */
const BY_ITSELF: readonly (readonly [locale: ForeignLocale, word: string, food: string])[] = [['de', 'speck', 'bacon']];

const isOf = (locale: ForeignLocale, text: string, names: FoodNames): boolean =>
  foodIn(locale, text, names) !== undefined;

function foodIn(locale: ForeignLocale, text: string, names: FoodNames): KnownFood | undefined {
  const own = BY_ITSELF.find(([language, word]) => language === locale && word === text.toLowerCase());
  return own ? names.find(own[2]) : names.findIn(text, locale);
}

function meantIn(locale: ForeignLocale, one: HeldFood, { names, isUsed = () => true }: FoodBook): HeldFood {
  const food = isNamed(one.text, one.food) && !ENGLISH_TOO.test(one.text) ? foodIn(locale, one.text, names) : undefined;
  return food && !areAkin(food, one.food) && isUsed(food) ? { ...one, food } : one;
}

/** Whether one food is the other or a kind of it: a sausage is no other food than an Italian one. */
const areAkin = (one: KnownFood, other: KnownFood): boolean =>
  one === other || one.ancestors.includes(other.number) || other.ancestors.includes(one.number);
