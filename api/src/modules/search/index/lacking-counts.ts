import type { IndexFoods } from './index-foods.ts';
import { BLOCK } from './block-facts.ts';
import type { RecipeRows } from './index-rows.ts';
import type { Segment } from './index-segment.ts';
import type { FactsFilter } from './match-facts.ts';
import type { Coin, MatchPlan } from './match-plan.ts';
import { tallyLacking, type LackingCount } from './match-tally.ts';
import { Singles } from './singles.ts';

/*
 * Positions are in range by construction, which the types cannot say: `as number` costs nothing in these loops.
 *
 * What a recipe lacks is one whole number: how many foods in the lowest bits, above them the sum of their slots, each from 1 on. So where
 * one food is lacking, the number tells which, unless it was counted down. A recipe has at most 100 lines.
 */
const SLOT_SHIFT = 8;
const COUNT_MASK = 0xff;

/** What the recipes of a segment lack. */
export interface SegmentLacks {
  segment: Segment;
  /** By position: how many foods are lacking; 0 where none is, or the recipe is no result. */
  counts: Uint8Array;
  /** The results that lack one food. */
  singles: Singles;
}

/** Counts what the recipes of each segment lack, in one pass over the shorter postings. */
export function countLacks(segments: readonly Segment[], plan: MatchPlan, foods: IndexFoods): SegmentLacks[] {
  const count = shorterCount(plan, foods);
  return segments.map((segment) => {
    const { size } = segment.rows;
    const lacks = { segment, counts: new Uint8Array(size), singles: new Singles(foods.size, count.isDown) };
    for (let base = 0; base < size; base += BLOCK)
      if (segment.rows.mayPass(base / BLOCK, plan.factsFilter)) countBlock(lacks, base, count, plan);
    return lacks;
  });
}

/** Up by the postings of what nothing covers, or down by those of what is covered: whichever are fewer. */
function shorterCount({ credits }: MatchPlan, foods: IndexFoods): LackingCount {
  const [up, down]: [Coin[], Coin[]] = [[], []];
  let longer = 0;
  for (let food = 0; food < foods.size; food++) {
    const isLacking = credits[food] === 0;
    longer += isLacking ? foods.needing(food) : -foods.needing(food);
    if (isLacking) up.push({ food, tally: ((food + 1) << SLOT_SHIFT) | 1 });
    else down.push({ food, tally: -1 });
  }
  return longer > 0 ? { coins: down, isDown: true } : { coins: up, isDown: false };
}

function countBlock(
  { segment, counts, singles }: SegmentLacks,
  base: number,
  count: LackingCount,
  plan: MatchPlan,
): void {
  const { rows } = segment;
  const size = Math.min(BLOCK, rows.size - base);
  const sums = tallyLacking(segment, base / BLOCK, size, count, plan);
  const within = counts.subarray(base, base + size);
  keepResults(sums, rows, base, within, plan.factsFilter);
  for (let at = 0; at < size; at++)
    if (within[at] === 1)
      singles.add(
        count.isDown ? lackingAt(rows, base + at, plan) : ((sums[at] as number) >>> SLOT_SHIFT) - 1,
        base + at,
      );
}

/** Takes over how many foods the results of a block lack. Without a branch: which recipes are results is as good as random. */
function keepResults(sums: Int32Array, rows: RecipeRows, base: number, counts: Uint8Array, filter: FactsFilter): void {
  const { wanted, relevant, maxCookTime, unwanted } = filter;
  const end = base + counts.length;
  const facts = rows.facts.subarray(base, end);
  const otherFacts = rows.otherFacts.subarray(base, end);
  const unlinked = rows.unlinked.subarray(base, end);
  for (let at = 0; at < counts.length; at++) {
    const isWanted = (((facts[at] as number) ^ wanted) & relevant) - maxCookTime - 1;
    const others = ((otherFacts[at] as number) & unwanted) | (unlinked[at] as number);
    counts[at] = (sums[at] as number) & COUNT_MASK & ((isWanted & (others - 1)) >> 31);
  }
}

/** Slot of the first food that a recipe asks for and nothing covers. */
function lackingAt(rows: RecipeRows, at: number, { credits }: MatchPlan): number {
  let i = rows.foodsAt[at] as number;
  while (credits[rows.foods[i] as number] !== 0) i++;
  return rows.foods[i] as number;
}
