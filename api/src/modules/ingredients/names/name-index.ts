import type { KnownFood } from '../foods/food-knowledge.ts';
import { type NameWord, readWords } from './name-words.ts';

/** Every name of every food, looked up by its words. */
export class NameIndex {
  readonly #byText = new Map<string, KnownFood>();
  readonly #byForms = new Map<string, KnownFood>();
  readonly #joined = new Map<string, KnownFood>();
  readonly #uses: string[] = [];
  #longest = 0;

  /** Where two foods claim one form, a name goes before a plural and a plural before another word for it. */
  constructor(foods: readonly KnownFood[]) {
    for (const food of foods) this.#add(food.name, food);
    for (const food of foods) if (food.plural !== null) this.#add(food.plural, food);
    for (const food of foods) for (const alias of food.aliases) this.#add(alias, food);
  }

  /** Words of the longest name. */
  get longest(): number {
    return this.#longest;
  }

  /** The forms of all words of all names, as often as they are used. */
  get forms(): readonly string[] {
    return this.#uses;
  }

  /** The forms of every name of several words, written together with blanks between. */
  get phrases(): string[] {
    return [...this.#byForms.keys()].filter((forms) => forms.includes(' '));
  }

  /** The food that goes by exactly these words, whatever their number or spacing: `butter milk` is `buttermilk`. */
  find(words: readonly NameWord[]): KnownFood | undefined {
    if (words.length === 0 || words.length > this.#longest + 1) return undefined;
    const forms = words.map((word) => word.form);
    return (
      this.#byText.get(words.map((word) => word.text).join(' ')) ??
      this.#byForms.get(forms.join(' ')) ??
      this.#joined.get(forms.join(''))
    );
  }

  #add(name: string, food: KnownFood): void {
    const words = readWords(name);
    const forms = words.map((word) => word.form);
    if (forms.length === 0) return;
    addFirst(this.#byText, words.map((word) => word.text).join(' '), food);
    addFirst(this.#byForms, forms.join(' '), food);
    addFirst(this.#joined, forms.join(''), food);
    this.#uses.push(...forms);
    this.#longest = Math.max(this.#longest, forms.length);
  }
}

function addFirst(map: Map<string, KnownFood>, key: string, food: KnownFood): void {
  if (!map.has(key)) map.set(key, food);
}
