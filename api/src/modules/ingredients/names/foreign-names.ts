import type { KnownFood } from '../foods/food-knowledge.ts';
import type { ForeignLocale, ForeignName } from './foreign-name.ts';
import { headsOf, withoutOrigin } from './foreign-heads.ts';
import { pluralsOf } from './foreign-plurals.ts';
import { foldedForeign, isAscii, isEnglishWord, withoutArticle, withoutSaid } from './foreign-words.ts';

/** A word that means different foods in two languages, or in one. */
interface ForeignConflict {
  name: string;
  foods: [KnownFood, KnownFood];
}

/** The food of the name that a text begins or ends with. */
export interface ForeignHeadFood {
  food: KnownFood;
  /** Something is said of it that is not known to leave it what it is. */
  isDoubtful: boolean;
}

/** Finds a food by its names in other languages, whichever these are. A word that means two foods means none. */
export class ForeignNames {
  /** Words that mean two foods. */
  readonly conflicts: ForeignConflict[] = [];
  readonly #folded = new Map<string, KnownFood | null>();
  /** Names with an accent, as they are written: pâtes are pasta, and pates would be pâtés. */
  readonly #spelt = new Map<string, KnownFood | null>();
  /** The same for each language by itself. */
  readonly #byLocale = new Map<ForeignLocale, Map<string, KnownFood>>();

  /**
   * @param foodOf the food of an id
   * @param english every English name; one that is written with the same accents goes before
   */
  constructor(
    names: readonly ForeignName[],
    foodOf: (id: string) => KnownFood | undefined,
    english: Iterable<string> = [],
  ) {
    const known = names.flatMap((said) => {
      const food = foodOf(said.food);
      return food ? [{ ...said, known: food }] : [];
    });
    for (const { name, plural, locale, known: food } of known)
      for (const form of plural === null ? [name] : [name, plural]) {
        this.#add(form, foldedForeign(form), food);
        this.#addIn(locale, foldedForeign(form), food);
      }
    const written = new Set(this.#folded.keys());
    for (const { name, locale, known: food } of known.filter(({ plural }) => plural === null))
      for (const form of pluralsOf(name, locale)) {
        const folded = foldedForeign(form);
        this.#addIn(locale, folded, food);
        if (!written.has(folded)) this.#add(form, folded, food, false);
      }
    for (const name of english) if (!isAscii(name)) this.#spelt.delete(name.toLowerCase());
  }

  /** The food of a name that is written with its accents. */
  spelt(text: string): KnownFood | undefined {
    return !isAscii(text) ? (this.#spelt.get(text.trim().toLowerCase().normalize('NFC')) ?? undefined) : undefined;
  }

  /** The food of just this name, in singular or plural, with an article or without; accents may be missing. */
  find(text: string): KnownFood | undefined {
    if (this.#folded.size === 0) return undefined;
    const folded = foldedForeign(text);
    return this.#folded.get(folded) ?? this.#folded.get(withoutArticle(folded)) ?? undefined;
  }

  /** The food that this is a name of in one language. */
  findIn(text: string, locale: ForeignLocale): KnownFood | undefined {
    return this.#byLocale.get(locale)?.get(foldedForeign(text));
  }

  /** The food of a name with words that only say how it is cut, how big or how good: "fein gehackte Zwiebeln". */
  findSaid(text: string): KnownFood | undefined {
    if (this.#folded.size === 0) return undefined;
    const rest = withoutSaid(foldedForeign(text));
    return rest === '' ? undefined : (this.#folded.get(rest) ?? undefined);
  }

  /**
   * The food that the longest known name in a text means, with whatever is said of it: "vongole veraci". Undefined where another food is named beside it.
   * @param isEnglish whether a name is one of English, too, and then needs more than itself to be read so: "chocolate ships"
   */
  findHead(text: string, isEnglish: (name: string) => boolean): ForeignHeadFood | undefined {
    if (this.#folded.size === 0) return undefined;
    const plain = withoutOrigin(text, (words) => this.#namesAnother(words));
    for (const { name, rest } of headsOf(plain)) {
      const food = this.#folded.get(name);
      if (!food || (rest.length > 0 && (isEnglishWord(name) || isEnglish(name)))) continue; // "pan spray" is no bread
      return this.#namesAnother(rest, food) ? undefined : { food, isDoubtful: rest.length > 0 };
    }
    return undefined;
  }

  /** Whether words name a food that the given one is no kind of: the coco of "crème de coco". */
  #namesAnother(words: readonly string[], food?: KnownFood): boolean {
    return words.some((_, start) =>
      words.slice(start).some((__, length) => {
        const other = this.#folded.get(words.slice(start, start + length + 1).join(' '));
        return other !== undefined && other !== food && !(other && food?.ancestors.includes(other.number));
      }),
    );
  }

  #addIn(locale: ForeignLocale, folded: string, food: KnownFood): void {
    const own = this.#byLocale.get(locale) ?? new Map<string, KnownFood>();
    this.#byLocale.set(locale, own);
    if (!own.has(folded)) own.set(folded, food);
  }

  #add(name: string, folded: string, food: KnownFood, isWritten = true): void {
    const met = this.#folded.get(folded);
    if (isWritten && met && met !== food && broader(met, food) === null)
      this.conflicts.push({ name, foods: [met, food] });
    put(this.#folded, folded, food);
    if (!isAscii(name)) put(this.#spelt, name.toLowerCase().normalize('NFC'), food);
  }
}

function put(map: Map<string, KnownFood | null>, key: string, food: KnownFood): void {
  const met = map.get(key);
  map.set(key, met === undefined || met === food ? food : met && broader(met, food));
}

/** Of two foods the one that the other is a kind of; null where neither is. */
function broader(one: KnownFood, other: KnownFood): KnownFood | null {
  if (one.ancestors.includes(other.number)) return other;
  return other.ancestors.includes(one.number) ? one : null;
}
