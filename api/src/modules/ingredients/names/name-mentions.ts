import type { KnownFood } from '../foods/food-knowledge.ts';
import type { NameIndex } from './name-index.ts';
import type { NameWord } from './name-words.ts';
import { isHarmless } from './word-roles.ts';

/** Whether a text means a food that goes by these of its words. */
export type IsMeant = (food: KnownFood, words: readonly NameWord[]) => boolean;

/** What is made of many things by recipes of its own, or is cooked as a dish named so ("orange chicken"): a word before it may add an unnamed ingredient. */
export const MADE_OF_MANY = new Set([
  'bread',
  'sauces',
  'deli',
  'snacks-and-sweets',
  'canned-and-jarred',
  'frozen',
  'tofu-and-plant-protein',
  'grains',
  'meat',
  'poultry',
  'fish',
]);

/** Words that say that one food went into another. */
const ADDING_WORDS = new Set(['flavored', 'scented', 'infused', 'blend']);

/** Finds every food that words name, the longest names first taken. */
export class NameMentions {
  readonly #index: NameIndex;

  constructor(index: NameIndex) {
    this.#index = index;
  }

  /** The foods that go by some of the words. */
  in(words: NameWord[], isMeant: IsMeant = () => true): KnownFood[] {
    const found: KnownFood[] = [];
    for (let start = 0; start < words.length;) {
      const { food, end } = this.#longestAt(words, start, isMeant);
      const isOfNext = food !== undefined && this.#belongsToNext(words, start, end);
      if (food && !isOfNext) found.push(food);
      start = isOfNext ? start + 1 : end;
    }
    return found;
  }

  /**
   * The foods of a name that is made of known names and harmless words only, where no food goes by the whole: "apricot-mango nectar".
   * Its facts are theirs together. None when a word is unknown, or when the last of them is itself made of many things (`zucchini bread`).
   */
  ofCompound(said: readonly NameWord[]): KnownFood[] {
    const words = said.filter((word) => !ADDING_WORDS.has(word.form));
    const foods: KnownFood[] = [];
    for (let start = 0; start < words.length;) {
      const { food, end } = this.#longestAt(words, start);
      if (food) foods.push(food);
      else if (!isHarmless(words[start])) return [];
      start = end;
    }
    const head = foods.at(-1);
    const isDish =
      head !== undefined && MADE_OF_MANY.has(head.category) && foods.some((food) => food.category !== head.category);
    return isDish ? [] : foods;
  }

  /** Whether the end of a name begins another, and its beginning only tells which: "fresh oyster mushrooms" are no oysters. */
  #belongsToNext(words: NameWord[], start: number, end: number): boolean {
    for (let later = start + 1; later < end && isHarmless(words[later - 1]); later += 1) {
      const next = this.#longestAt(words, later);
      if (next.food && next.end > end) return true;
    }
    return false;
  }

  /** The food of the longest name that begins at `start`, and the place behind it; without one, the place behind that word. */
  #longestAt(words: NameWord[], start: number, isMeant: IsMeant = () => true): { food?: KnownFood; end: number } {
    for (let end = Math.min(words.length, start + this.#index.longest); end > start; end -= 1) {
      const named = words.slice(start, end);
      const food = this.#index.find(named);
      if (food && isMeant(food, named)) return { food, end };
    }
    return { end: start + 1 };
  }
}
