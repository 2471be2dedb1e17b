import { BLOCK, type Postings } from './index-postings.ts';
import type { Segment } from './index-segment.ts';
import type { Coin, MatchPlan } from './match-plan.ts';

/*
 * The inner loops. Positions are in range by construction, which the types cannot say: `as number` costs nothing here,
 * where a default for the impossible would cost a quarter of the time.
 */

/**
 * The tallies of one block, by position within it; used again for every block of every search. A constant of the
 * module, because the compiler then knows where it lies and how long it is: adding takes two thirds of the time.
 */
const sums = new Int32Array(BLOCK);

/** By position within the block: a bit for each required food that is used. */
const uses = new Int32Array(BLOCK);

/** Memory that is taken however many recipes there are, in bytes. */
export const TALLY_BYTES = sums.byteLength + uses.byteLength;

/** Tallies the recipes of one block. Those that may not be results come out as 0. The next call overwrites what is returned. */
export function tallyBlock(segment: Segment, block: number, size: number, plan: MatchPlan): Int32Array {
  const all = [segment.needed, segment.staples];
  const parts = plan.assumeStaples ? [segment.needed] : all;
  sums.fill(0, 0, size);
  for (const part of parts) for (const { food, tally } of plan.coins) addUp(part, food, block, tally);
  for (const part of parts) for (const { food, tally } of plan.extras) addToUsed(part, food, block, tally);
  for (const part of all) for (const food of plan.excluded) clear(part, food, block);
  if (plan.required.length > 0) keepUsing(all, block, size, plan.required);
  return sums;
}

/** Adds coins up for the recipes of one block that need their foods, and nothing else. The next call overwrites what is returned. */
export function sumBlock(segment: Segment, block: number, size: number, coins: readonly Coin[]): Int32Array {
  sums.fill(0, 0, size);
  for (const { food, tally } of coins) addUp(segment.needed, food, block, tally);
  return sums;
}

/** Keeps the tallies of recipes that ask for something of what each required food covers. */
function keepUsing(parts: readonly Postings[], block: number, size: number, required: MatchPlan['required']): void {
  uses.fill(0, 0, size);
  for (const [i, foods] of required.entries()) {
    for (const part of parts) for (const food of foods) mark(part, food, block, 1 << i);
  }
  const all = 2 ** required.length - 1;
  // All bits where every required food is used, else none: without a branch, as in counting results.
  for (let at = 0; at < size; at++) sums[at] = (sums[at] as number) & ((((uses[at] as number) ^ all) - 1) >> 31);
}

/** A food first asked for after the segment was made has no list in it. */
function startOf({ starts, blocks }: Postings, food: number, block: number): number {
  return starts[food * blocks + block] ?? 0;
}

function endOf({ starts, blocks }: Postings, food: number, block: number): number {
  return starts[food * blocks + block + 1] ?? 0;
}

/** Four at a time, which takes two thirds of the time of one at a time. */
function addUp(part: Postings, food: number, block: number, tally: number): void {
  const { offsets } = part;
  const to = endOf(part, food, block);
  let i = startOf(part, food, block);
  for (; i < to - 3; i += 4) {
    addTo(offsets[i] as number, tally);
    addTo(offsets[i + 1] as number, tally);
    addTo(offsets[i + 2] as number, tally);
    addTo(offsets[i + 3] as number, tally);
  }
  for (; i < to; i++) addTo(offsets[i] as number, tally);
}

function addTo(at: number, tally: number): void {
  sums[at] = (sums[at] as number) + tally;
}

function addToUsed(part: Postings, food: number, block: number, tally: number): void {
  const { offsets } = part;
  const to = endOf(part, food, block);
  for (let i = startOf(part, food, block); i < to; i++) {
    const at = offsets[i] as number;
    const sum = sums[at] as number;
    if (sum > 0) sums[at] = sum + tally;
  }
}

function clear(part: Postings, food: number, block: number): void {
  const { offsets } = part;
  const to = endOf(part, food, block);
  for (let i = startOf(part, food, block); i < to; i++) sums[offsets[i] as number] = 0;
}

function mark(part: Postings, food: number, block: number, bit: number): void {
  const { offsets } = part;
  const to = endOf(part, food, block);
  for (let i = startOf(part, food, block); i < to; i++) {
    const at = offsets[i] as number;
    uses[at] = (uses[at] as number) | bit;
  }
}
