import { FIT_BASE, LEAST_SCORES, matchScore, percentageOf, SCORE_WHOLE } from '../match/match-percentage.ts';
import type { RankFacts, SortOrder } from '../match/search-engine.ts';
import { TELLING_WHOLE, toldTogether } from '../match/telling.ts';
import { BLOCK } from './index-postings.ts';
import type { RecipeRows } from './index-rows.ts';
import type { Run, Segment } from './index-segment.ts';
import { passes } from './match-facts.ts';
import { creditOf, fullCredit, toldAtMost, type MatchPlan } from './match-plan.ts';
import type { Ranking } from './match-ranking.ts';
import { tallyBlock } from './match-tally.ts';

/*
 * The loops over every recipe. Positions are in range by construction, which the types cannot say: `as number` costs
 * nothing here, where a default for the impossible would cost a quarter of the time.
 */

/** Less than any column that results are ordered by. */
const LEAST_LEAD = -(2 ** 31);

/** A run of recipes within a block, and what they are measured by. Columns begin at the block's first recipe. */
interface Stretch {
  rows: RecipeRows;
  /** Position of the block's first recipe. */
  base: number;
  /** Positions within the block of the first recipe and behind the last. */
  from: number;
  to: number;
  sums: Int32Array;
  facts: Int32Array;
  /** What the recipes of the run ask of this cook, foods they are named for counted twice. */
  weight: number;
  plan: MatchPlan;
}

/**
 * Counts the results in a segment and offers those that may be among the best to `ranking`.
 * @param ranking null only counts
 * @returns how many results the segment has
 */
export function scanSegment(segment: Segment, plan: MatchPlan, ranking: Ranking | null): number {
  const { rows, runs } = segment;
  let total = 0;
  for (let base = 0; base < rows.size; base += BLOCK) {
    const end = Math.min(base + BLOCK, rows.size);
    const sums = tallyBlock(segment, base / BLOCK, end - base, plan);
    const facts = rows.facts.subarray(base, end);
    for (const run of runs) {
      const from = Math.max(run.from, base);
      const to = Math.min(run.to, end);
      if (from < to) total += scanStretch({ rows, base, from: from - base, to: to - base, sums, facts, weight: weightOf(run, plan), plan }, ranking);
    }
  }
  return total;
}

const weightOf = ({ weight, staples }: Run, { assumeStaples }: MatchPlan): number => (assumeStaples ? weight : weight + staples);

function scanStretch(stretch: Stretch, ranking: Ranking | null): number {
  if (ranking?.sort === 'relevance') return countAndOffer(stretch, ranking);
  const total = countOn(stretch, stretch.from, NONE).count;
  if (ranking) offerByLead(stretch, ranking, ranking.sort);
  return total;
}

/** A product of credit and fit that no recipe reaches. */
const NONE = 2 ** 31 - 1;

/** What a whole fit is, in the parts of `matchScore`. */
const FIT_WHOLE = FIT_BASE + TELLING_WHOLE;

function countAndOffer(stretch: Stretch, ranking: Ranking): number {
  let total = 0;
  for (let at = stretch.from; at < stretch.to; ) {
    const { next, count } = countOn(stretch, at, barOf(ranking, stretch.weight));
    total += count;
    if (next < 0) break;
    offer(stretch, next, ranking, true);
    at = next + 1;
  }
  return total;
}

/** Counts results from one position on, up to and with the first that reaches the bar, whose position is `next`; -1 when none does. */
function countOn({ sums, facts, to, plan }: Stretch, from: number, product: number): { next: number; count: number } {
  const { wanted, relevant, maxCookTime } = plan.gate;
  const limit = maxCookTime + 1;
  const [whole, least] = [TELLING_WHOLE, FIT_BASE];
  let count = 0;
  for (let at = from; at < to; at++) {
    const sum = sums[at] as number;
    // 1 for a result, without a branch: which recipes are results is as good as random. `-sum` is negative for what has a tally.
    const isResult = ((((facts[at] as number) ^ wanted) & relevant) - limit & -sum) >>> 31;
    count = (count + isResult) | 0;
    const over = toldAtMost(sum) - whole;
    // Credit times fit, at most: `over & (over >> 31)` is what is told less than the whole.
    if (Math.imul(creditOf(sum), least + whole + (over & (over >> 31))) >= product && isResult !== 0) return { next: at, count };
  }
  return { next: -1, count };
}

/** The product of credit and fit that a recipe of this weight must reach to come before the worst of the best. */
function barOf({ worst }: Ranking, weight: number): number {
  if (worst === null) return 0;
  return Math.ceil(((LEAST_SCORES[worst.percentage] ?? SCORE_WHOLE) / SCORE_WHOLE) * fullCredit(weight) * FIT_WHOLE);
}

/** The first place from `from` on with at least `least`, or the length. Kept apart so that nothing else is in the loop. */
function seek(values: Int32Array, from: number, least: number): number {
  let i = from;
  while (i < values.length && (values[i] as number) < least) i++;
  return i;
}

function offerByLead(stretch: Stretch, ranking: Ranking, sort: Exclude<SortOrder, 'relevance'>): void {
  const { rows, base, from, to, sums, facts, plan } = stretch;
  const leads = leadColumn(sort, rows).subarray(base, base + to);
  let leadBar = leadOfWorst(ranking);
  for (let i = seek(leads, from, leadBar); i < to; i = seek(leads, i + 1, leadBar)) {
    if (sums[i] === 0 || !passes(plan.gate, facts[i] as number)) continue;
    offer(stretch, i, ranking, leads[i] === leadBar);
    leadBar = leadOfWorst(ranking);
  }
}

/** The column that an order goes by before the match; more of it is better. */
function leadColumn(sort: Exclude<SortOrder, 'relevance'>, rows: RecipeRows): Int32Array {
  return sort === 'time' ? rows.quickness : sort === 'rating' ? rows.shownRatings : rows.reviewCounts;
}

function leadOfWorst({ worst, sort }: Ranking): number {
  if (worst === null) return LEAST_LEAD;
  return sort === 'time' ? -worst.totalTime : sort === 'rating' ? worst.shownRating : worst.reviewCount;
}

/** @param isTied whether only the match can still put the recipe before the worst of the best */
function offer(stretch: Stretch, i: number, ranking: Ranking, isTied: boolean): void {
  const { sums, weight } = stretch;
  const { worst, sort } = ranking;
  const tally = sums[i] as number;
  if (isTied && worst !== null) {
    if (sort === 'rating' && (stretch.rows.reviewCounts[stretch.base + i] ?? 0) < worst.reviewCount) return;
    if (sort !== 'rating' && percentageOf(matchScore({ credit: creditOf(tally), weight, told: toldAtMost(tally), named: 0, namedMissing: 0 })) < worst.percentage) return;
  }
  ranking.offer(factsOf(stretch, i));
}

function factsOf({ rows, base, sums, weight, plan }: Stretch, i: number): RankFacts {
  const at = base + i;
  const { used, told } = usesOf(rows, at, plan);
  const named = rows.namedAt(at);
  const namedMissing = named.reduce((missing, food) => missing + 1 - (plan.namesDish[food] as number), 0);
  return {
    percentage: percentageOf(matchScore({ credit: creditOf(sums[i] as number), weight, told, named: named.length, namedMissing })),
    used,
    shownRating: rows.shownRatings[at] ?? 0,
    ratingScore: rows.ratingScores[at] ?? 0,
    reviewCount: rows.reviewCounts[at] ?? 0,
    totalTime: -(rows.quickness[at] ?? 0),
    number: rows.numbers[at] ?? 0,
  };
}

/** How many different held foods cover something the recipe asks for, and what they tell together: each once, however much it covers. */
function usesOf(rows: RecipeRows, at: number, { uses, assumeStaples }: MatchPlan): { used: number; told: number } {
  const end = assumeStaples ? rows.splitAt(at) : (rows.foodsAt[at + 1] ?? 0);
  const told = new Map<number, number>();
  for (let i = rows.foodsAt[at] ?? 0; i < end; i++) {
    const use = uses[rows.foods[i] ?? 0];
    if (use !== undefined) told.set(use.held, Math.max(told.get(use.held) ?? 0, use.told));
  }
  return { used: told.size, told: toldTogether(told.values()) };
}
