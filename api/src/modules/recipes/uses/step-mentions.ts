import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import { nameWords, readWords, singular } from '../../ingredients/names/name-words.ts';

/** An ingredient line by what steps may call its food. */
export interface MentionedLine {
  name: string;
  food: KnownFood | null;
}

/** Where a text names the food of a line. */
export interface StepMention {
  /** Which of the lines: more than one where the word may mean either. */
  lines: readonly number[];
  start: number;
  end: number;
}

/** Words that alone do not tell which food is meant: what cooking makes, parts, and looks. */
const VAGUE = new Set(
  nameWords(
    'sauce dressing dough batter marinade syrup mix filling paste crumb piece slice leaf sprig clove stick seed powder cube sheet leg half whole fresh dried ground fine plain dark light white black red green yellow hot mild sweet large small pure juice zest peel water wrapper',
  ),
);

/** Aisles whose foods are called by the first word of their name: "the chicken" of chicken thighs. */
const BY_FIRST_WORD = new Set(['meat', 'poultry', 'fish', 'cheese', 'grains']);

/** Finds what the steps of a recipe name of its lines: by the whole name where it stands there, else by the word that cooks shorten it to. */
export class StepMentions {
  /** Lines by the forms of their names. */
  readonly #byName = new Map<string, Set<number>>();
  readonly #longest: number;

  constructor(lines: readonly MentionedLine[]) {
    lines.forEach((line, at) => wholeNames(line).forEach((name) => this.#add(name, at)));
    const whole = new Set(this.#byName.keys());
    lines.forEach((line, at) =>
      shortNames(line)
        .filter((name) => !whole.has(name))
        .forEach((name) => this.#add(name, at)),
    );
    this.#longest = Math.max(1, ...[...this.#byName.keys()].map((name) => name.split(' ').length));
  }

  /** Every mention in a text, in its order; of overlapping names the longest. */
  in(text: string): StepMention[] {
    const words = [...text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu)].map((match) => ({
      form: formOf(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    }));
    const found: StepMention[] = [];
    for (let at = 0; at < words.length;) {
      const length = this.#lengthAt(words, at);
      const [first, last] = [words[at], words[at + length - 1]];
      if (length > 0 && first && last)
        found.push({ lines: this.#linesOf(words.slice(at, at + length)), start: first.start, end: last.end });
      at += Math.max(1, length);
    }
    return found;
  }

  #lengthAt(words: readonly { form: string; start: number }[], at: number): number {
    for (let length = Math.min(this.#longest, words.length - at); length > 0; length -= 1)
      if (this.#byName.has(keyOf(words.slice(at, at + length)))) return length;
    return 0;
  }

  #linesOf(words: readonly { form: string }[]): number[] {
    return [...(this.#byName.get(keyOf(words)) ?? [])];
  }

  #add(name: string, line: number): void {
    if (name === '') return;
    const lines = this.#byName.get(name) ?? new Set();
    this.#byName.set(name, lines.add(line));
  }
}

const keyOf = (words: readonly { form: string }[]): string => words.map(({ form }) => form).join(' ');

function formOf(word: string): string {
  return (
    readWords(word)
      .map(({ form }) => form)
      .join(' ') || singular(word.toLowerCase())
  );
}

function wholeNames({ name, food }: MentionedLine): string[] {
  const names = food ? [name, food.name, food.plural ?? '', ...food.aliases] : [name];
  return names.map((words) => nameWords(words).join(' '));
}

function shortNames({ name, food }: MentionedLine): string[] {
  if (!food) return [];
  const words = [name, food.name]
    .map(nameWords)
    .flatMap((all) =>
      all.length < 2 ? [] : [all.at(-1) ?? '', ...(BY_FIRST_WORD.has(food.category) ? [all[0] ?? ''] : [])],
    );
  return words.filter((word) => word.length > 2 && !VAGUE.has(word));
}
