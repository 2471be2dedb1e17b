import { BLOCK } from './index-postings.ts';
import type { RecipeRows } from './index-rows.ts';
import type { Run, Segment } from './index-segment.ts';
import { creditOf, smallestTally, type MatchPlan } from './match-plan.ts';
import type { Ranking } from './match-ranking.ts';
import { matchPercentage } from './match-score.ts';
import type { Tallies } from './match-tally.ts';
import type { SortOrder } from './search-engine.ts';

/** No tally reaches this. */
const UNREACHABLE = 0x7fff_ffff;

/** Larger than any column that results are ordered by, and small enough to subtract. */
const LEAD_LIMIT = 2 ** 30;

/** A run of recipes within a block, and what they are measured by. */
interface Stretch {
  rows: RecipeRows;
  /** Position of the block's first recipe. */
  base: number;
  from: number;
  to: number;
  /** What the recipes of the run ask of this cook. */
  needs: number;
  plan: MatchPlan;
  /** Smallest tally of a result. */
  floor: number;
}

/**
 * Counts the results in a segment and offers those that may be among the best to `ranking`.
 * @param ranking null only counts
 * @returns how many results the segment has
 */
export function scanSegment(segment: Segment, plan: MatchPlan, tallies: Tallies, ranking: Ranking | null): number {
  const { rows, runs } = segment;
  let total = 0;
  for (let base = 0; base < rows.size; base += BLOCK) {
    const end = Math.min(base + BLOCK, rows.size);
    tallies.take(segment, base / BLOCK, end - base, plan);
    for (const run of runs) {
      if (run.to <= base || run.from >= end) continue;
      const stretch = { rows, base, from: Math.max(run.from, base), to: Math.min(run.to, end), plan, ...measures(run, plan) };
      total += scanStretch(stretch, tallies.sums, ranking);
    }
  }
  return total;
}

function measures({ needs, staples }: Run, plan: MatchPlan): { needs: number; floor: number } {
  const asked = plan.assumeStaples ? needs : needs + staples;
  return { needs: asked, floor: smallestTally(Math.max(1, asked - plan.maxMissing)) };
}

function scanStretch(stretch: Stretch, sums: Int32Array, ranking: Ranking | null): number {
  if (ranking === null || ranking.sort === 'relevance') return scanByMatch(stretch, sums, ranking);
  const { column, sign } = leadColumn(ranking.sort, stretch.rows);
  return scanByLead(stretch, sums, ranking, column, sign);
}

/*
 * The two loops over every recipe. Whether one is a result is worked out in sign bits, without a branch: which recipes
 * pass is as good as random, and guessing it wrong would cost more than all the rest. Positions are in range by
 * construction, hence `as number`.
 */

function scanByMatch(stretch: Stretch, sums: Int32Array, ranking: Ranking | null): number {
  const { rows, base, to, floor } = stretch;
  const { facts } = rows;
  const { wanted, relevant, maxCookTime } = stretch.plan.gate;
  let total = 0;
  let bar = ranking ? tallyBar(ranking, stretch) : UNREACHABLE;
  for (let at = stretch.from; at < to; at++) {
    const sum = sums[at - base] as number;
    const differs = ((facts[at] as number) ^ wanted) & relevant;
    const isResult = ((differs - maxCookTime - 1) & (floor - 1 - sum)) >>> 31;
    total += isResult;
    if (sum >= bar && isResult === 1 && ranking) {
      offer(stretch, at, sum, ranking, true);
      bar = tallyBar(ranking, stretch);
    }
  }
  return total;
}

function scanByLead(stretch: Stretch, sums: Int32Array, ranking: Ranking, column: Int32Array, sign: 1 | -1): number {
  const { rows, base, to, floor } = stretch;
  const { facts } = rows;
  const { wanted, relevant, maxCookTime } = stretch.plan.gate;
  let total = 0;
  let bar = tallyBar(ranking, stretch);
  let leadBar = leadOfWorst(ranking);
  for (let at = stretch.from; at < to; at++) {
    const sum = sums[at - base] as number;
    const differs = ((facts[at] as number) ^ wanted) & relevant;
    const isResult = ((differs - maxCookTime - 1) & (floor - 1 - sum)) >>> 31;
    total += isResult;
    const lead = sign * (column[at] as number);
    if (lead >= leadBar && isResult === 1 && (lead > leadBar || sum >= bar)) {
      offer(stretch, at, sum, ranking, lead === leadBar);
      bar = tallyBar(ranking, stretch);
      leadBar = leadOfWorst(ranking);
    }
  }
  return total;
}

/** Smallest tally with which a recipe of this stretch may come before the worst of the best. */
function tallyBar(ranking: Ranking, { needs, floor }: Stretch): number {
  const { worst } = ranking;
  return worst === null ? floor : Math.max(floor, smallestTally(Math.ceil((worst.percentage * needs) / 100)));
}

function leadOfWorst(ranking: Ranking): number {
  const { worst, sort } = ranking;
  if (worst === null) return -LEAD_LIMIT;
  return sort === 'time' ? -worst.totalTime : sort === 'rating' ? worst.ratingScore : worst.reviewCount;
}

/** The column that an order goes by first, and whether more or less of it is better. */
function leadColumn(sort: Exclude<SortOrder, 'relevance'>, rows: RecipeRows): { column: Int32Array; sign: 1 | -1 } {
  if (sort === 'time') return { column: rows.totalTimes, sign: -1 };
  return { column: sort === 'rating' ? rows.ratingScores : rows.reviewCounts, sign: 1 };
}

/** @param isTied whether only the match can still put the recipe before the worst of the best */
function offer({ rows, needs, plan }: Stretch, at: number, sum: number, ranking: Ranking, isTied: boolean): void {
  const percentage = matchPercentage(creditOf(sum), needs);
  const { worst } = ranking;
  if (isTied && worst !== null && percentage < worst.percentage) return;
  const used = countUsed(rows, at, plan);
  if (isTied && worst !== null && percentage === worst.percentage && used < worst.used) return;
  ranking.offer({
    percentage,
    used,
    ratingScore: rows.ratingScores[at] ?? 0,
    reviewCount: rows.reviewCounts[at] ?? 0,
    totalTime: rows.totalTimes[at] ?? 0,
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
