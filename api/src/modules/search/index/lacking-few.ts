import { SETS_MAX, type Together } from '../match/search-engine.ts';
import type { RecipeRows } from './index-rows.ts';
import type { SegmentLacks } from './lacking-counts.ts';
import type { MatchPlan } from './match-plan.ts';
import { TogetherCounts } from './together-counts.ts';

/* Positions are in range by construction, which the types cannot say: `as number` costs nothing in these loops. */

/** How many results lack which two foods and nothing else: by the lower slot times `size`, and the higher. */
export function countTwos(lacks: readonly SegmentLacks[], plan: MatchPlan, size: number): ReadonlyMap<number, number> {
  const twos = new Map<number, number>();
  for (const { counts, segment } of lacks)
    for (let at = counts.indexOf(2); at >= 0; at = counts.indexOf(2, at + 1)) {
      const [one, other] = twoLacking(segment.rows, at, plan);
      const two = one < other ? one * size + other : other * size + one;
      twos.set(two, (twos.get(two) ?? 0) + 1);
    }
  return twos;
}

/** Slots of the first two foods that a recipe asks for and nothing covers. */
function twoLacking(rows: RecipeRows, at: number, { credits }: MatchPlan): [number, number] {
  const isCovered = (i: number): boolean => credits[rows.foods[i] as number] !== 0;
  let one = rows.foodsAt[at] as number;
  while (isCovered(one)) one++;
  let other = one + 1;
  while (isCovered(other)) other++;
  return [rows.foods[one] as number, rows.foods[other] as number];
}

/** Of a food that is covered already: it stands in no way, whatever is bought. No set has this mask. */
const COVERED = -1;

/** A recipe has at most 100 lines. */
const LINES_MAX = 128;

/** Counts how many results lack nothing but what is in each two of some sets of slots, in one pass over what recipes ask for. */
export function countTogether(
  lacks: readonly SegmentLacks[],
  plan: MatchPlan,
  sets: readonly (readonly number[])[],
): Together {
  const masks = masksOf(sets, plan);
  const counts = new TogetherCounts(sets.length);
  const found = new Int32Array(LINES_MAX);
  for (const one of lacks)
    for (let at = 0; at < one.counts.length; at++) {
      if (one.counts[at] === 0) continue;
      const length = readMasks(one.segment.rows, at, plan, masks, found);
      if (length > 0) counts.add(found, length);
    }
  return (one, other) => counts.of(one, other);
}

/** By slot: a bit for each set that the food is in. */
function masksOf(sets: readonly (readonly number[])[], { credits }: MatchPlan): Int32Array {
  if (sets.length > SETS_MAX) throw new RangeError(`At most ${SETS_MAX} sets are counted at once.`);
  const masks = Int32Array.from(credits, (credit) => (credit === 0 ? 0 : COVERED));
  for (const [place, slots] of sets.entries())
    for (const slot of slots) masks[slot] = (masks[slot] as number) | (1 << place);
  return masks;
}

/** Writes the masks of what a recipe lacks into `found` and returns how many they are; 0 where something of it is in no set. */
function readMasks(rows: RecipeRows, at: number, plan: MatchPlan, masks: Int32Array, found: Int32Array): number {
  const to = plan.assumeStaples ? rows.splitAt(at) : (rows.foodsAt[at + 1] as number);
  let length = 0;
  for (let i = rows.foodsAt[at] as number; i < to; i++) {
    const mask = masks[rows.foods[i] as number] as number;
    if (mask === 0) return 0;
    if (mask !== COVERED) found[length++] = mask;
  }
  return length;
}
