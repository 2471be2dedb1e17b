import { minutesToSpare, refuses, type FactsFilter } from './match-facts.ts';

/** Positions are grouped into blocks of this many, so that a place within one fits 16 bits and its tally the cache. */
export const BLOCK = 1 << 16;

/** Numbers that are kept of a block: bits that some recipe has, bits that some recipe lacks, and the most minutes that one is below the limit. */
const KEPT = 3;

/** Room for what is known of the blocks of so many recipes; all 0 for a block without any. */
export const emptyBlocks = (capacity: number): Int32Array => new Int32Array(KEPT * Math.ceil(capacity / BLOCK));

/**
 * What the packed facts of the recipes of each block have in common, so that blocks in which nothing can pass a filter are left out. Facts
 * that are no more true are still counted.
 */
export class BlockFacts {
  readonly #kept: Int32Array;

  constructor(kept: Int32Array) {
    this.#kept = kept;
  }

  /** Takes in the facts of a recipe. */
  note(at: number, facts: number): void {
    const kept = this.#kept;
    const place = KEPT * Math.floor(at / BLOCK);
    kept[place] = (kept[place] as number) | facts;
    kept[place + 1] = (kept[place + 1] as number) | ~facts;
    kept[place + 2] = Math.max(kept[place + 2] as number, minutesToSpare(facts));
  }

  /** Whether a recipe of a block may pass. */
  mayPass(block: number, filter: FactsFilter): boolean {
    const place = KEPT * block;
    const [some = 0, lacking = 0, spare = 0] = this.#kept.subarray(place, place + KEPT);
    return !refuses(filter, { facts: some, common: ~(some & lacking), spare });
  }
}
