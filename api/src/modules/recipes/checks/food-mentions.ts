import type { FoodKnowledge, KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import { nameWords } from '../../ingredients/names/name-words.ts';

/** A food that a text names. */
export interface Mention {
  food: KnownFood;
  /** The words that name it, singular and in lower case. */
  words: string[];
}

/** Longest name looked for, in words. */
const LONGEST = 5;

/** A text without the names of some foods: in "fold in the roast vegetables" nothing is roasted. */
export function withoutFoods(text: string, foods: readonly KnownFood[]): string {
  const names = foods.flatMap(({ name, plural }) => (plural === null ? [name] : [plural, name]));
  return names.reduce((rest, name) => rest.replaceAll(name, ''), text);
}

/** Finds the foods that running text names, by their own names and aliases only: no spelling is guessed. */
export class FoodMentions {
  readonly #byWords = new Map<string, KnownFood>();

  constructor(knowledge: FoodKnowledge) {
    for (const words of [
      (food: KnownFood) => [food.name],
      (food: KnownFood) => (food.plural === null ? [] : [food.plural]),
      (food: KnownFood) => food.aliases,
    ]) {
      for (const food of knowledge.foods) for (const name of words(food)) this.#add(nameWords(name).join(' '), food);
    }
  }

  /** Every food named in `text`; of overlapping names the longest ("soy sauce", not "sauce"), none across a comma ("oats, milk"). */
  in(text: string): Mention[] {
    return text.split(/[,.;:()]/).flatMap((clause) => this.#inWords(nameWords(clause)));
  }

  #inWords(words: string[]): Mention[] {
    const found: Mention[] = [];
    for (let at = 0; at < words.length;) {
      const mention = this.#longestAt(words, at);
      if (mention) found.push(mention);
      at += mention?.words.length ?? 1;
    }
    return found;
  }

  #add(key: string, food: KnownFood): void {
    if (!this.#byWords.has(key)) this.#byWords.set(key, food);
  }

  #longestAt(words: string[], at: number): Mention | undefined {
    for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
      const named = words.slice(at, at + length);
      const food = this.#byWords.get(named.join(' '));
      if (food) return { food, words: named };
    }
    return undefined;
  }
}
