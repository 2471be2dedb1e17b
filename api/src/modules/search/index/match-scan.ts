import { BLOCK } from './index-postings.ts';
import type { RecipeRows } from './index-rows.ts';
import type { Run, Segment } from './index-segment.ts';
import { passes } from './match-facts.ts';
import { creditOf, smallestTally, type MatchPlan } from './match-plan.ts';
import type { Ranking } from './match-ranking.ts';
import { matchPercentage } from '../match/match-score.ts';
import { countOn, factsOfBlock, OUT_OF_REACH, tallyBlock, type Stretch } from './match-tally.ts';
import type { SortOrder } from '../match/search-engine.ts';

/*
 * The loops over every recipe. Positions are in range by construction, which the types cannot say: `as number` costs
 * nothing here, where a default for the impossible would cost a quarter of the time.
 */

/** Less than any column that results are ordered by. */
const LEAST_LEAD = -(2 ** 31);

/** A run of recipes within a block, and what they are measured by. Columns begin at the block's first recipe. */
interface RunStretch extends Stretch {
  rows: RecipeRows;
  /** Position of the block's first recipe. */
  base: number;
  /** Position within the block of the first recipe. */
  from: number;
  sums: Int32Array;
  facts: Int32Array;
  /** What the recipes of the run ask of this cook. */
  needs: number;
  plan: MatchPlan;
}

/**
 * Counts the results in a segment and offers those that may be among the best to `ranking`.
 * @param ranking null only counts
 * @returns how many results the segment has
 */
export function scanSegment(segment: Segment, plan: MatchPlan, ranking: Ranking | null): number {
  const { rows, runs } = segment;
  const { gate } = plan;
  let total = 0;
  for (let base = 0; base < rows.size; base += BLOCK) {
    const end = Math.min(base + BLOCK, rows.size);
    const sums = tallyBlock(segment, base / BLOCK, end - base, plan);
    const facts = factsOfBlock(rows.facts, base, end);
    for (const run of runs) {
      const from = Math.max(run.from, base);
      const to = Math.min(run.to, end);
      if (from < to) total += scanStretch({ rows, base, from: from - base, to: to - base, sums, facts, gate, plan, ...measures(run, plan) }, ranking);
    }
  }
  return total;
}

function measures({ needs, staples }: Run, plan: MatchPlan): { needs: number; floor: number } {
  const asked = plan.assumeStaples ? needs : needs + staples;
  return { needs: asked, floor: smallestTally(Math.max(1, asked - plan.maxMissing)) };
}

function scanStretch(stretch: RunStretch, ranking: Ranking | null): number {
  const count = { at: stretch.from, total: 0 };
  if (ranking?.sort === 'relevance') {
    while (countOn(count, stretch, tallyBar(ranking, stretch))) offerIfPassing(stretch, count.at - 1, ranking);
  } else {
    countOn(count, stretch, OUT_OF_REACH);
    if (ranking) offerByLead(stretch, ranking, ranking.sort);
  }
  return count.total;
}

function offerIfPassing(stretch: RunStretch, at: number, ranking: Ranking): void {
  if (passes(stretch.gate, stretch.facts[at] as number)) offer(stretch, at, ranking, true);
}

/** The first place from `from` on with at least `least`, or the length. Kept apart so that nothing else is in the loop. */
function seek(values: Int32Array, from: number, least: number): number {
  let i = from;
  while (i < values.length && (values[i] as number) < least) i++;
  return i;
}

function offerByLead(stretch: RunStretch, ranking: Ranking, sort: Exclude<SortOrder, 'relevance'>): void {
  const { rows, base, from, to, sums, facts, gate, floor } = stretch;
  const leads = leadColumn(sort, rows).subarray(base, base + to);
  let bar = tallyBar(ranking, stretch);
  let leadBar = leadOfWorst(ranking);
  for (let i = seek(leads, from, leadBar); i < to; i = seek(leads, i + 1, leadBar)) {
    const isTied = leads[i] === leadBar;
    if ((sums[i] as number) < (isTied ? bar : floor) || !passes(gate, facts[i] as number)) continue;
    offer(stretch, i, ranking, isTied);
    bar = tallyBar(ranking, stretch);
    leadBar = leadOfWorst(ranking);
  }
}

/** Smallest tally with which a recipe of this stretch may come before the worst of the best. */
function tallyBar(ranking: Ranking, { needs, floor }: RunStretch): number {
  const { worst } = ranking;
  return worst === null ? floor : Math.max(floor, smallestTally(Math.ceil((worst.percentage * needs) / 100)));
}

/** The column that an order goes by before the match; more of it is better. */
function leadColumn(sort: Exclude<SortOrder, 'relevance'>, rows: RecipeRows): Int32Array {
  return sort === 'time' ? rows.quickness : sort === 'rating' ? rows.ratingScores : rows.reviewCounts;
}

function leadOfWorst({ worst, sort }: Ranking): number {
  if (worst === null) return LEAST_LEAD;
  return sort === 'time' ? -worst.totalTime : sort === 'rating' ? worst.ratingScore : worst.reviewCount;
}

/** @param isTied whether only the match can still put the recipe before the worst of the best */
function offer({ rows, base, sums, needs, plan }: RunStretch, i: number, ranking: Ranking, isTied: boolean): void {
  const percentage = matchPercentage(creditOf(sums[i] as number), needs);
  const { worst } = ranking;
  if (isTied && worst !== null && percentage < worst.percentage) return;
  const at = base + i;
  const used = countUsed(rows, at, plan);
  if (isTied && worst !== null && percentage === worst.percentage && used < worst.used) return;
  ranking.offer({
    percentage,
    used,
    ratingScore: rows.ratingScores[at] ?? 0,
    reviewCount: rows.reviewCounts[at] ?? 0,
    totalTime: -(rows.quickness[at] ?? 0),
    number: rows.numbers[at] ?? 0,
  });
}

/** How many different held foods cover something the recipe asks for. */
function countUsed(rows: RecipeRows, at: number, { heldBits, assumeStaples }: MatchPlan): number {
  const end = assumeStaples ? rows.splitAt(at) : (rows.foodsAt[at + 1] ?? 0);
  let bits = 0;
  for (let i = rows.foodsAt[at] ?? 0; i < end; i++) bits |= heldBits[rows.foods[i] ?? 0] ?? 0;
  return countBits(bits);
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
