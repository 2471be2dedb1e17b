import { pushTo } from '../../../shared/push-to.ts';
import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { ForeignLocale } from '../../ingredients/names/foreign-name.ts';
import { pluralsOf } from '../../ingredients/names/foreign-plurals.ts';
import { foldedForeign } from '../../ingredients/names/foreign-words.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { receiptWords } from './receipt-words.ts';

/** A word on a receipt, and why it may stand for a longer one: a dot behind it, all in capitals, or in the table in one of its forms. */
export interface ShortWord {
  word: string;
  cut: 'dot' | 'capitals' | 'table' | null;
}

/** Fewest letters of a word cut short: of one that stands alone, and of one beside others of its name. */
const ALONE = { dot: 4, capitals: 5, table: Infinity } as const;
const TOGETHER = { dot: 1, capitals: 3, table: 4 } as const;
/** Fewest letters of all words of a name together, where some are cut short. */
const LETTERS_MIN = 6;
/** Tills leave these out of names, and printed ones say no more. */
const LINKS = new Set(
  'de d di du des da del della dell delle dei la le les l el los las il lo gli et e y und'.split(' '),
);

/** Finds foods by names of one language, of which tills leave out "de" and cut words short. */
export class LanguageNames {
  /** Names in the words that tills keep, "huile olive", by their first letter. */
  readonly #byLetter = new Map<string, string[][]>();
  readonly #whole = new Map<string, KnownFood | null>();

  readonly #locale: ForeignLocale;

  constructor(names: FoodNames, locale: ForeignLocale) {
    this.#locale = locale;
    const { knowledge } = names;
    for (const { food: id, name, plural, locale: of } of knowledge.foreign) {
      const food = of === locale ? knowledge.byId(id) : undefined;
      const forms = plural === null ? pluralsOf(name, locale) : [plural];
      if (food) for (const form of [name, ...forms]) this.#add(form, food);
    }
    for (const [phrase, means] of receiptWords().phrases) {
      const food = names.find(means);
      if (food) this.#add(phrase, food, true);
    }
  }

  /** The food of exactly these words, or of the only name that begins in each word as these do; undefined where two foods do. */
  find(words: readonly ShortWord[]): KnownFood | undefined {
    const whole = this.#whole.get(words.map(({ word }) => word).join(' '));
    return whole ?? (whole === null || !mayBeShort(words) ? undefined : this.#findShort(words));
  }

  #findShort(words: readonly ShortWord[]): KnownFood | undefined {
    const least = words.length > 1 ? TOGETHER : ALONE;
    const fits = (word: string, { word: said, cut }: ShortWord): boolean =>
      word === said || (cut !== null && said.length >= least[cut] && word.startsWith(said));
    const named = (this.#byLetter.get(words[0]?.word[0] ?? '') ?? [])
      .filter((name) => name.length === words.length && words.every((said, at) => fits(name[at] ?? '', said)))
      .map((name) => name.join(' '));
    return this.#foodOf([...new Set(named)]);
  }

  /** The food of all of the names, or of the one that the others begin with: of Karotte, Karottensaft and Karottenkuchen the first. */
  #foodOf(named: readonly string[]): KnownFood | undefined {
    const foods = named.map((name) => this.#whole.get(name) ?? undefined);
    const known = foods.filter((food) => food !== undefined);
    const shortest = named.find((name) => named.every((other) => other.startsWith(this.#stemOf(name))));
    return (
      (known.length === foods.length ? broadest(known) : undefined) ??
      (shortest === undefined ? undefined : (this.#whole.get(shortest) ?? undefined))
    );
  }

  /** What compounds of a word begin with: Preiselbeermarmelade has lost the end of Preiselbeere. */
  #stemOf(name: string): string {
    return this.#locale === 'de' ? name.replace(/(?<=\p{L}{4})e$/u, '') : name;
  }

  #add(written: string, food: KnownFood, isSure = false): void {
    const words = withoutLinks(foldedForeign(written).split(' '));
    const key = words.join(' ');
    const met = isSure ? undefined : this.#whole.get(key);
    if (met === food || key === '') return;
    this.#whole.set(key, met === undefined ? food : met && (broadest([met, food]) ?? null));
    pushTo(this.#byLetter, key[0] ?? '', words);
  }
}

/** Words without those that tills leave out. */
export const withoutLinks = (words: readonly string[]): string[] => words.filter((word) => !LINKS.has(word));

const mayBeShort = (words: readonly ShortWord[]): boolean =>
  words.some(({ cut }) => cut !== null) &&
  (words.length === 1 || words.reduce((sum, { word }) => sum + word.length, 0) >= LETTERS_MIN);

/** Of several foods the one that all of the others are kinds of. */
function broadest(foods: readonly KnownFood[]): KnownFood | undefined {
  return foods.find(({ number }) =>
    foods.every((other) => other.number === number || other.ancestors.includes(number)),
  );
}
