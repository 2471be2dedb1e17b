/** Finds the one word of a vocabulary that a misspelt word must have meant. */
export class Spelling {
  readonly #byShape = new Map<string, string[]>();
  readonly #uses = new Map<string, number>();
  readonly #answers = new Map<string, string | undefined>();

  /** @param words every word of every name; one that many names use is meant sooner than a rare one */
  constructor(words: Iterable<string>) {
    for (const word of words) this.#uses.set(word, (this.#uses.get(word) ?? 0) + 1);
    for (const word of this.#uses.keys()) {
      const shape = `${word[0]}${word.length}`;
      const same = this.#byShape.get(shape);
      if (same) same.push(word);
      else this.#byShape.set(shape, [word]);
    }
  }

  has(word: string): boolean {
    return this.#uses.has(word);
  }

  /**
   * The nearest word, at most `most` edits off, with the same first letter; undefined when none or several are as near.
   * An edit is a letter added, dropped, changed, or swapped with its neighbour.
   */
  nearest(word: string, most: number): string | undefined {
    const key = `${most}${word}`;
    if (this.#answers.has(key)) return this.#answers.get(key);
    const answer = this.#search(word, most);
    if (this.#answers.size < 10_000) this.#answers.set(key, answer);
    return answer;
  }

  /** Whether any word is at most `most` edits off. */
  isNear(word: string, most: number): boolean {
    return this.#allNearest(word, most).length > 0;
  }

  #search(word: string, most: number): string | undefined {
    return this.#mostUsed(this.#allNearest(word, most));
  }

  #allNearest(word: string, most: number): string[] {
    if (word.length < 4 || word.length > 24) return [];
    let best: string[] = [];
    let least = most + 1;
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const candidate of this.#byShape.get(`${word[0]}${length}`) ?? []) {
        const distance = editDistance(word, candidate, most);
        if (distance > least || distance > most) continue;
        best = distance < least ? [candidate] : [...best, candidate];
        least = distance;
      }
    }
    return best;
  }

  /** The one word that stands out among those as near: alone, or in five times as many names as the next. */
  #mostUsed(words: string[]): string | undefined {
    const [first, second] = words
      .map((word) => ({ word, uses: this.#uses.get(word) ?? 0 }))
      .sort((a, b) => b.uses - a.uses);
    return first && first.uses >= 5 * (second?.uses ?? 0) ? first.word : undefined;
  }
}

/** Optimal string alignment distance; anything above `most` comes out as more than `most`. */
export function editDistance(from: string, to: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) row.push(cheapest(from, to, i, j, beforeLast, last, row));
    if (Math.min(...row) > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[to.length] ?? most + 1;
}

function cheapest(
  from: string,
  to: string,
  i: number,
  j: number,
  beforeLast: number[],
  last: number[],
  row: number[],
): number {
  const changed = (last[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
  const cost = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
  const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
  return isSwap ? Math.min(cost, (beforeLast[j - 2] ?? 0) + 1) : cost;
}

/** Which words are taken for misspelt: from how many letters on, and how many edits off a known word for that many letters. */
export interface Mending {
  shortest: number;
  edits: (letters: number) => number;
}

/** The cook sees what a chip became. */
export const IN_CHIPS: Mending = { shortest: 4, edits: (letters) => (letters >= 8 ? 2 : 1) };
/** The cook does not see what a line became, and a similar name may be another food: grenadier is a fish, grenadine a syrup. */
export const IN_LINES: Mending = { shortest: 6, edits: () => 1 };
/** A word before a known name that is itself nearly one: "penut butter" is no butter. */
export const BEFORE_NAMES: Mending = { shortest: 5, edits: () => 1 };
