import type { KnownFood } from '../foods/food-knowledge.ts';
import type { NameIndex } from './name-index.ts';
import { editDistance, Spelling } from './name-spelling.ts';
import { type NameWord, readWords } from './name-words.ts';

/** From how many letters on a name of several words may be a letter off. */
const LONG_PHRASE = 8;

/** Finds foods of several words whose names are misspelt, where word by word another food would be found. */
export class MisspeltNames {
  readonly #index: NameIndex;
  readonly #phrases: Spelling;

  constructor(index: NameIndex) {
    this.#index = index;
    this.#phrases = new Spelling(index.phrases);
  }

  /** The food of words of which one is a known misspelling: "spring onoin" is no onion. */
  knownMistake(name: string): KnownFood | undefined {
    const words = readWords(name);
    const meant = words.map((word) => this.#meantBy(word) ?? word);
    return meant.some((word, at) => word !== words[at]) && words.length > 1 ? this.#index.find(meant) : undefined;
  }

  /** The food of a name of several words that is a letter off: "baked beens". */
  letterOff(name: string): KnownFood | undefined {
    const phrase = readWords(name)
      .map(({ form }) => form)
      .join(' ');
    const near = phrase.includes(' ') && phrase.length >= LONG_PHRASE ? this.#phrases.nearest(phrase, 1) : undefined;
    return near === undefined ? undefined : this.#index.find(readWords(near));
  }

  #meantBy(word: NameWord): NameWord | undefined {
    const name = this.#index.find([word])?.name;
    return name !== undefined && name !== word.form && editDistance(name, word.form, 2) <= 2
      ? readWords(name)[0]
      : undefined;
  }
}
