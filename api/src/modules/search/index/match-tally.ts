import { BLOCK, type Postings } from './index-postings.ts';
import type { Segment } from './index-segment.ts';
import type { FactsGate } from './match-facts.ts';
import * as kernel from './match-kernel.ts';
import type { Coin, MatchPlan } from './match-plan.ts';

/*
 * The inner loops. Positions are in range by construction, which the types cannot say: `as number` costs nothing here,
 * where a default for the impossible would cost a quarter of the time.
 */

const { counted, facts, KERNEL_BYTES, list, sums } = kernel;

/** By position within the block: a bit for each required food that is used. */
const uses = new Int32Array(BLOCK);

/** Memory that is taken however many recipes there are, in bytes. */
export const TALLY_BYTES = KERNEL_BYTES + uses.byteLength;

/** Positions from which on a list is worth its copy into the kernel's memory. */
const LONG = 128;

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

/** Takes over the facts of a block's recipes, for counting its results. The next call overwrites what is returned. */
export function factsOfBlock(column: Int32Array, base: number, end: number): Int32Array {
  facts.set(column.subarray(base, end));
  return facts;
}

/**
 * Counts results on, up to and with the first recipe whose tally reaches `bar`, result or not.
 * @returns whether there is such a recipe; it is the one before the next
 */
export function countOn(count: Count, { to, floor, gate: { wanted, relevant, maxCookTime } }: Stretch, bar: number): boolean {
  const isMet = kernel.countOn(count.at, to, floor, wanted, relevant, maxCookTime, bar) === 1;
  count.at = counted[0] as number;
  count.total += counted[1] as number;
  return isMet;
}

/** Position of the first recipe from `from` on, of the block tallied last, whose tally reaches `bar`; `to` when there is none. */
export function nextReaching(bar: number, from: number, to: number): number {
  return kernel.countOn(from, to, OUT_OF_REACH, 0, 0, 0, bar) === 1 ? (counted[0] as number) - 1 : to;
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

function addUp(part: Postings, food: number, block: number, tally: number): void {
  const { offsets } = part;
  const from = startOf(part, food, block);
  const to = endOf(part, food, block);
  if (to - from >= LONG) return kernel.addToAll(copyList(offsets, from, to), tally);
  for (let i = from; i < to; i++) sums[offsets[i] as number] = (sums[offsets[i] as number] as number) + tally;
}

/** Adds to recipes that have a tally already: without a branch, as in the kernel. */
function addToUsed(part: Postings, food: number, block: number, tally: number): void {
  const { offsets } = part;
  const from = startOf(part, food, block);
  const to = endOf(part, food, block);
  if (to - from >= LONG) return kernel.addToUsed(copyList(offsets, from, to), tally);
  for (let i = from; i < to; i++) {
    const at = offsets[i] as number;
    const sum = sums[at] as number;
    sums[at] = sum + (tally & (-sum >> 31));
  }
}

/** @returns how long the list is */
function copyList(offsets: Uint16Array, from: number, to: number): number {
  list.set(offsets.subarray(from, to));
  return to - from;
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
