import { BLOCK } from './block-facts.ts';
import type { Postings } from './index-postings.ts';
import type { Segment } from './index-segment.ts';
import { creditTwice, type Coin, type MatchPlan } from './match-plan.ts';

/*
 * The inner loops. Positions are in range by construction, which the types cannot say: `as number` costs nothing here,
 * where a default for the impossible would cost a quarter of the time.
 */

/** The tallies of one block, by position within it; used again for every block of every search. */
const sums = new Int32Array(BLOCK);

/** By position within the block: a bit for each required food that is used. */
const required = new Int32Array(BLOCK);

/** By position within the block: how many of the needed foods are covered through something due. */
const covered = new Uint16Array(BLOCK);

/** Memory that is taken however many recipes there are, in bytes. */
export const TALLY_BYTES = sums.byteLength + required.byteLength + covered.byteLength;

/** Tallies the recipes of one block. Those that may not be results come out as 0. The next call overwrites what is returned. */
export function tallyBlock(segment: Segment, block: number, size: number, plan: MatchPlan): Int32Array {
  const { named, others, staples } = segment.postings;
  const once = plan.assumeStaples ? [others] : [others, staples];
  const all = [named, others, staples];
  sums.fill(0, 0, size);
  for (const part of once) for (const { food, tally } of plan.coins) addUp(part, food, block, tally);
  for (const { food, tally } of plan.coins) addUp(named, food, block, creditTwice(tally));
  for (const part of once) for (const { food, tally } of plan.extras) addToUsed(part, food, block, tally);
  for (const { food, tally } of plan.extras) addToUsed(named, food, block, creditTwice(tally));
  for (const part of all) for (const food of plan.excluded) clear(part, food, block);
  if (plan.required.length > 0) keepUsing(all, block, size, plan.required);
  return sums;
}

/** How lacking foods are counted, see `lacking-counts.ts`. */
export interface LackingCount {
  coins: readonly Coin[];
  /** Whether down from what each recipe asks for, else up from 0. */
  isDown: boolean;
}

/** Adds up what the recipes of a block lack; 0 for those that may not be results. The next tally overwrites what is returned. */
export function tallyLacking(
  segment: Segment,
  block: number,
  size: number,
  { coins, isDown }: LackingCount,
  plan: MatchPlan,
): Int32Array {
  const { named, others, staples } = segment.postings;
  const all = [named, others, staples];
  if (isDown) fillAsked(segment, block * BLOCK, size, plan);
  else sums.fill(0, 0, size);
  for (const part of plan.assumeStaples ? [named, others] : all)
    for (const { food, tally } of coins) addUp(part, food, block, tally);
  for (const part of all) for (const food of plan.excluded) clear(part, food, block);
  if (plan.required.length > 0) keepUsing(all, block, size, plan.required);
  return sums;
}

/** Starts with how many foods, lines that could not be linked included, each recipe of a block asks this cook for. */
function fillAsked({ runs }: Segment, base: number, size: number, { assumeStaples }: MatchPlan): void {
  for (const { from, to, weight, named, staples } of runs)
    if (to > base && from < base + size)
      sums.fill(weight - named + (assumeStaples ? 0 : staples), Math.max(from - base, 0), Math.min(to - base, size));
}

/** How many foods each recipe of a block asks for that are covered through a due one. The next tally overwrites what is returned. */
export function countDue({ postings }: Segment, block: number, size: number, plan: MatchPlan): Uint16Array {
  const { named, others, staples } = postings;
  covered.fill(0, 0, size);
  for (const part of plan.assumeStaples ? [named, others] : [named, others, staples])
    for (const food of plan.due) countUp(part, food, block);
  return covered;
}

/** Adds coins up for the recipes of one block that need their foods, and nothing else. The next call overwrites what is returned. */
export function sumBlock(segment: Segment, block: number, size: number, coins: readonly Coin[]): Int32Array {
  sums.fill(0, 0, size);
  const { named, others } = segment.postings;
  for (const part of [named, others]) for (const { food, tally } of coins) addUp(part, food, block, tally);
  return sums;
}

/** Keeps the tallies of recipes that ask for something of what each required food covers. */
function keepUsing(parts: readonly Postings[], block: number, size: number, foods: MatchPlan['required']): void {
  required.fill(0, 0, size);
  for (const [i, slots] of foods.entries()) {
    for (const part of parts) for (const food of slots) mark(part, food, block, 1 << i);
  }
  const all = 2 ** foods.length - 1;
  // All bits where every required food is used, else none: without a branch, which would be guessed wrong half of the time.
  for (let at = 0; at < size; at++) sums[at] = (sums[at] as number) & ((((required[at] as number) ^ all) - 1) >> 31);
}

/** Where the list of a food begins in `offsets`. A food first asked for after the segment was made has no list in it; that the next would begin where the last ends makes it none of its own. */
export function startOf({ starts, blocks }: Postings, food: number, block: number): number {
  const list = food * blocks + block;
  return list < starts.length - 1 ? (starts[list] as number) : 0;
}

/** Where it ends: where that of the next block begins. */
export function endOf({ starts, blocks }: Postings, food: number, block: number): number {
  return starts[food * blocks + block + 1] ?? 0;
}

/** Where most of a search's time goes: four at a time takes a third less than one. */
function addUp(part: Postings, food: number, block: number, tally: number): void {
  const { offsets } = part;
  const to = endOf(part, food, block);
  let i = startOf(part, food, block);
  for (; i + 3 < to; i += 4) {
    const a = offsets[i] as number;
    const b = offsets[i + 1] as number;
    const c = offsets[i + 2] as number;
    const d = offsets[i + 3] as number;
    sums[a] = (sums[a] as number) + tally;
    sums[b] = (sums[b] as number) + tally;
    sums[c] = (sums[c] as number) + tally;
    sums[d] = (sums[d] as number) + tally;
  }
  for (; i < to; i++) sums[offsets[i] as number] = (sums[offsets[i] as number] as number) + tally;
}

/** Adds to recipes that have a tally already. Which ones is as good as random: so there is no branch. */
function addToUsed(part: Postings, food: number, block: number, tally: number): void {
  const { offsets } = part;
  const to = endOf(part, food, block);
  for (let i = startOf(part, food, block); i < to; i++) {
    const at = offsets[i] as number;
    const sum = sums[at] as number;
    sums[at] = sum + (tally & (-sum >> 31));
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
    required[at] = (required[at] as number) | bit;
  }
}

/** Four at a time, as in `addUp`. */
function countUp(part: Postings, food: number, block: number): void {
  const { offsets } = part;
  const to = endOf(part, food, block);
  let i = startOf(part, food, block);
  for (; i + 3 < to; i += 4) {
    const a = offsets[i] as number;
    const b = offsets[i + 1] as number;
    const c = offsets[i + 2] as number;
    const d = offsets[i + 3] as number;
    covered[a] = (covered[a] as number) + 1;
    covered[b] = (covered[b] as number) + 1;
    covered[c] = (covered[c] as number) + 1;
    covered[d] = (covered[d] as number) + 1;
  }
  for (; i < to; i++) covered[offsets[i] as number] = (covered[offsets[i] as number] as number) + 1;
}
