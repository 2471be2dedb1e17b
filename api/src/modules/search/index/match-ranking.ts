import {
  compareKeys,
  rankKey,
  type MatchAnswer,
  type MatchPage,
  type RankFacts,
  type RankKey,
  type SortOrder,
} from '../match/search-engine.ts';

interface Entry {
  facts: RankFacts;
  key: RankKey;
}

/**
 * The best results met so far. Twice as many as are asked for get in before the rest is cut off: cheaper than keeping
 * them in order all the time, and the bar to get in only ever rises.
 */
export class Ranking {
  readonly sort: SortOrder;
  readonly #first: number;
  readonly #after: RankKey | null;
  #entries: Entry[] = [];
  #worst: Entry | null = null;

  constructor(sort: SortOrder, { first, after }: MatchPage) {
    this.sort = sort;
    this.#first = first;
    this.#after = after;
  }

  /** What a result must surpass to get in; null while every one does. */
  get worst(): RankFacts | null {
    return this.#worst?.facts ?? null;
  }

  /** Takes a result that comes after the page's start and before the worst of those that are enough. */
  offer(facts: RankFacts): void {
    const key = rankKey(this.sort, facts);
    if (this.#worst && compareKeys(this.#worst.key, key) < 0) return;
    if (this.#after && compareKeys(this.#after, key) >= 0) return;
    this.#entries.push({ facts, key });
    if (this.#entries.length >= 2 * this.#enough) this.#cut();
  }

  /** The page, in order. */
  answer(total: number): MatchAnswer {
    this.#cut();
    const hits = this.#entries
      .slice(0, this.#first)
      .map(({ facts, key }) => ({ number: facts.number, percentage: facts.percentage, key }));
    return { hits, total, hasNext: this.#entries.length > this.#first };
  }

  /** One more than a page, to tell whether there is a next one. */
  get #enough(): number {
    return this.#first + 1;
  }

  #cut(): void {
    this.#entries.sort((a, b) => compareKeys(a.key, b.key));
    this.#entries.length = Math.min(this.#entries.length, this.#enough);
    this.#worst = this.#entries[this.#enough - 1] ?? null;
  }
}
