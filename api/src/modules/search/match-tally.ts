import { BLOCK, type Postings } from './index-postings.ts';
import type { Segment } from './index-segment.ts';
import type { Coin, MatchPlan } from './match-plan.ts';

/*
 * The inner loops. Positions are in range by construction, which the types cannot say: `as number` costs nothing here,
 * where a default for the impossible would cost a quarter of the time.
 */

/** Room for the tallies of one block, used again for every block of every search. */
export class Tallies {
  /** By position within the block. */
  readonly sums = new Int32Array(BLOCK);
  /** By position within the block: a bit for each required food that is used. Made when first required. */
  #uses: Int32Array | null = null;

  /** Tallies the recipes of one block; those that may not be results come out as 0. */
  take(segment: Segment, block: number, size: number, plan: MatchPlan): void {
    const { sums } = this;
    const parts = plan.assumeStaples ? [segment.needed] : [segment.needed, segment.staples];
    sums.fill(0, 0, size);
    for (const part of parts) for (const { food, tally } of plan.coins) addUp(sums, part, food, block, tally);
    for (const part of parts) for (const { food, tally } of plan.extras) addToUsed(sums, part, food, block, tally);
    for (const part of [segment.needed, segment.staples]) for (const food of plan.excluded) clear(sums, part, food, block);
    if (plan.required.length > 0) this.#require(parts, block, size, plan.required);
  }

  /** Adds the coins up, and nothing else. */
  add(part: Postings, block: number, size: number, coins: readonly Coin[]): void {
    this.sums.fill(0, 0, size);
    for (const { food, tally } of coins) addUp(this.sums, part, food, block, tally);
  }

  get bytes(): number {
    return this.sums.byteLength + (this.#uses?.byteLength ?? 0);
  }

  #require(parts: readonly Postings[], block: number, size: number, required: MatchPlan['required']): void {
    const uses = (this.#uses ??= new Int32Array(BLOCK));
    uses.fill(0, 0, size);
    for (const [i, foods] of required.entries()) {
      for (const part of parts) for (const food of foods) mark(uses, part, food, block, 1 << i);
    }
    keep(this.sums, uses, size, 2 ** required.length - 1);
  }
}

/** A food first asked for after the segment was made has no list in it. */
function startOf({ starts, blocks }: Postings, food: number, block: number): number {
  return starts[food * blocks + block] ?? 0;
}

function endOf({ starts, blocks }: Postings, food: number, block: number): number {
  return starts[food * blocks + block + 1] ?? 0;
}

/** Four at a time, which takes two thirds of the time of one at a time. */
function addUp(sums: Int32Array, part: Postings, food: number, block: number, tally: number): void {
  const { offsets } = part;
  const to = endOf(part, food, block);
  let i = startOf(part, food, block);
  for (; i < to - 3; i += 4) {
    addTo(sums, offsets[i] as number, tally);
    addTo(sums, offsets[i + 1] as number, tally);
    addTo(sums, offsets[i + 2] as number, tally);
    addTo(sums, offsets[i + 3] as number, tally);
  }
  for (; i < to; i++) addTo(sums, offsets[i] as number, tally);
}

function addTo(sums: Int32Array, at: number, tally: number): void {
  sums[at] = (sums[at] as number) + tally;
}

function addToUsed(sums: Int32Array, part: Postings, food: number, block: number, tally: number): void {
  const { offsets } = part;
  const to = endOf(part, food, block);
  for (let i = startOf(part, food, block); i < to; i++) {
    const at = offsets[i] as number;
    const sum = sums[at] as number;
    if (sum > 0) sums[at] = sum + tally;
  }
}

function clear(sums: Int32Array, part: Postings, food: number, block: number): void {
  const { offsets } = part;
  const to = endOf(part, food, block);
  for (let i = startOf(part, food, block); i < to; i++) sums[offsets[i] as number] = 0;
}

function mark(uses: Int32Array, part: Postings, food: number, block: number, bit: number): void {
  const { offsets } = part;
  const to = endOf(part, food, block);
  for (let i = startOf(part, food, block); i < to; i++) {
    const at = offsets[i] as number;
    uses[at] = (uses[at] as number) | bit;
  }
}

function keep(sums: Int32Array, uses: Int32Array, size: number, all: number): void {
  for (let at = 0; at < size; at++) sums[at] = uses[at] === all ? (sums[at] as number) : 0;
}
