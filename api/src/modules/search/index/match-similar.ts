import { BLOCK } from './block-facts.ts';
import { Diet } from '../../ingredients/dietary.ts';
import type { Segment } from './index-segment.ts';
import { factsFilter, passMask, type FactsFilter } from './match-facts.ts';
import type { Coin } from './match-plan.ts';
import { sumBlock } from './match-tally.ts';
import type { MatchFilters } from '../match/search-engine.ts';

const NO_FILTERS: MatchFilters = {
  diet: Diet.ANY,
  allergies: [],
  maxCookTime: Infinity,
  cuisine: null,
  difficulty: null,
  meal: null,
  maxMissing: null,
  mustUse: [],
  excluded: new Set(),
};

/** How telling a food is that two recipes share, in whole thousandths, so that sums are the same in any order. */
export function rarity(recipes: number, needing: number): number {
  return Math.round(1_000 * Math.log(1 + recipes / Math.max(1, needing)));
}

/** How alike another recipe is: `shared` is the sum of the rarities of the foods in common, `needs` what the other asks for. */
export function likeness(shared: number, needs: number): number {
  return (shared * shared) / needs;
}

interface Lookalike {
  number: number;
  likeness: number;
}

/** The recipes most like one, kept as segments are looked through. */
export class Lookalikes {
  readonly #number: number;
  readonly #coins: readonly Coin[];
  readonly #first: number;
  /** Nothing but being gone keeps a recipe out. */
  readonly #factsFilter: FactsFilter = factsFilter(NO_FILTERS);
  #best: Lookalike[] = [];
  #worst: Lookalike | null = null;

  /** @param coins the slots of the recipe's needed foods, with the rarity of each as tally */
  constructor(number: number, coins: readonly Coin[], first: number) {
    this.#number = number;
    this.#coins = coins;
    this.#first = first;
  }

  /** Takes the recipes of a segment into account. */
  lookThrough(segment: Segment): void {
    for (let base = 0; base < segment.rows.size; base += BLOCK) {
      const end = Math.min(base + BLOCK, segment.rows.size);
      const sums = sumBlock(segment, base / BLOCK, end - base, this.#coins);
      for (const { from, to, weight } of segment.runs) {
        if (to > base && from < end) this.#scan(segment, sums, base, Math.max(from, base), Math.min(to, end), weight);
      }
    }
  }

  /** Numbers of the most alike, best first. */
  numbers(): number[] {
    this.#cut();
    return this.#best.map(({ number }) => number);
  }

  #scan({ rows }: Segment, sums: Int32Array, base: number, from: number, to: number, weight: number): void {
    const end = to - base;
    for (
      let at = nextReaching(sums, this.#bar(weight), from - base, end);
      at < end;
      at = nextReaching(sums, this.#bar(weight), at + 1, end)
    ) {
      if (passMask(this.#factsFilter, rows, base + at) !== 0)
        this.#offer(rows.numbers[base + at] as number, likeness(sums[at] as number, rows.asks(base + at)));
    }
  }

  #offer(number: number, alike: number): void {
    if (number === this.#number) return;
    this.#best.push({ number, likeness: alike });
    if (this.#best.length >= 2 * this.#first) this.#cut();
  }

  /** Smallest sum of rarities that may still get among the best: a recipe needs at least half of its weight, as no food counts more than twice. */
  #bar(weight: number): number {
    return Math.max(1, Math.floor(Math.sqrt(((this.#worst?.likeness ?? 0) * weight) / 2)));
  }

  #cut(): void {
    this.#best.sort((a, b) => b.likeness - a.likeness || a.number - b.number);
    this.#best.length = Math.min(this.#best.length, this.#first);
    this.#worst = this.#best[this.#first - 1] ?? null;
  }
}

/** Position of the first sum from `from` on that reaches `bar`; `to` when there is none. */
function nextReaching(sums: Int32Array, bar: number, from: number, to: number): number {
  let at = from;
  while (at < to && (sums[at] as number) < bar) at++;
  return at;
}
