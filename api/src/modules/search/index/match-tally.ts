import { BLOCK, type Postings } from './index-postings.ts';
import type { Segment } from './index-segment.ts';
import type { FactsGate } from './match-facts.ts';
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

/** Recipes of the block tallied last, and what they must be to be results. */
export interface Stretch {
  /** Position within the block behind the last recipe. */
  to: number;
  /** Facts of the recipes, by position within the block. */
  facts: Int32Array;
  /** Smallest tally of a result. */
  floor: number;
  gate: FactsGate;
}

/** How far a stretch has been counted. */
export interface Count {
  /** Position within the block of the recipe that is next. */
  at: number;
  /** Results so far. */
  total: number;
}

/** No tally reaches this. */
export const OUT_OF_REACH = 2 ** 31 - 1;

/**
 * Counts results on, up to and with the first recipe whose tally reaches `bar`, result or not. Which recipes are results is as good as
 * random, and guessing it wrong would cost more than all the rest: so it is worked out in sign bits, without a branch, and a bar that hardly
 * any reaches asks for one branch in four.
 * @returns whether there is such a recipe; it is the one before the next
 */
export function countOn(count: Count, { to, facts, floor, gate: { wanted, relevant, maxCookTime } }: Stretch, bar: number): boolean {
  const tooLong = maxCookTime + 1;
  const tooFew = floor - 1;
  let { at, total } = count;
  for (; at < to - 3; at += 4) {
    const a = sums[at] as number;
    const b = sums[at + 1] as number;
    const c = sums[at + 2] as number;
    const d = sums[at + 3] as number;
    if (((a - bar) & (b - bar) & (c - bar) & (d - bar)) >= 0) break;
    total += (((((facts[at] as number) ^ wanted) & relevant) - tooLong) & (tooFew - a)) >>> 31;
    total += (((((facts[at + 1] as number) ^ wanted) & relevant) - tooLong) & (tooFew - b)) >>> 31;
    total += (((((facts[at + 2] as number) ^ wanted) & relevant) - tooLong) & (tooFew - c)) >>> 31;
    total += (((((facts[at + 3] as number) ^ wanted) & relevant) - tooLong) & (tooFew - d)) >>> 31;
    total |= 0;
  }
  let isMet = false;
  for (; at < to && !isMet; at++) {
    const sum = sums[at] as number;
    total += (((((facts[at] as number) ^ wanted) & relevant) - tooLong) & (tooFew - sum)) >>> 31;
    isMet = sum >= bar;
  }
  count.at = at;
  count.total = total;
  return isMet;
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

/** A food first asked for after the segment was made has no list in it; that the next would begin where the last ends makes it none of its own. */
function startOf({ starts, blocks }: Postings, food: number, block: number): number {
  const list = food * blocks + block;
  return list < starts.length - 1 ? (starts[list] as number) : 0;
}

function endOf({ starts, blocks }: Postings, food: number, block: number): number {
  return starts[food * blocks + block + 1] ?? 0;
}

/** Two positions are read at once, and eight added in a row: of foods that many recipes ask for, four fifths of the time of reading one by one. */
function addUp(part: Postings, food: number, block: number, tally: number): void {
  const { offsets, pairs } = part;
  const from = startOf(part, food, block);
  const to = endOf(part, food, block);
  if (from === to) return;
  if (from & 1) addTo(offsets[from] as number, tally);
  const end = to >>> 1;
  let i = (from + 1) >>> 1;
  for (; i < end - 3; i += 4) {
    addToBoth(pairs[i] as number, tally);
    addToBoth(pairs[i + 1] as number, tally);
    addToBoth(pairs[i + 2] as number, tally);
    addToBoth(pairs[i + 3] as number, tally);
  }
  for (; i < end; i++) addToBoth(pairs[i] as number, tally);
  if (to & 1) addTo(offsets[to - 1] as number, tally);
}

function addToBoth(pair: number, tally: number): void {
  addTo(pair & 0xffff, tally);
  addTo(pair >>> 16, tally);
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
