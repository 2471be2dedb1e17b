import { FIT_BASE, LEAST_SCORES, matchScore, percentageOf, SCORE_WHOLE } from '../match/match-percentage.ts';
import { DUE_POINTS, pointsWithDue, type SortOrder } from '../match/search-engine.ts';
import { TELLING_WHOLE } from '../match/telling.ts';
import { BLOCK } from './block-facts.ts';
import type { RecipeRows } from './index-rows.ts';
import type { Run, Segment } from './index-segment.ts';
import { exactPercentage, factsOf, type Measured } from './match-exact.ts';
import { GONE, passes } from './match-facts.ts';
import { creditOf, fullCredit, largestBelow, toldAtMost, type MatchPlan } from './match-plan.ts';
import type { Ranking } from './match-ranking.ts';
import { countDue, tallyBlock } from './match-tally.ts';

/*
 * The loops over every recipe. Positions are in range by construction, which the types cannot say: `as number` costs
 * nothing here, where a default for the impossible would cost a quarter of the time.
 */

/** Less than any column that results are ordered by. */
const LEAST_LEAD = -(2 ** 31);

/** A run of recipes within a block, and what they are measured by. Columns begin at the block's first recipe. */
interface Stretch extends Measured {
  /** Position of the block's first recipe. */
  base: number;
  /** Positions within the block of the first recipe and behind the last. */
  from: number;
  to: number;
  sums: Int32Array;
  /** How many foods are covered through something due; only for `use_first`. */
  dues: Uint16Array;
  facts: Int32Array;
  /** A result's tally is larger: it has one, and lacks no more than it may. */
  below: number;
}

/**
 * Counts the results in a segment and offers those that may be among the best to `ranking`.
 * @param ranking null only counts
 * @returns how many results the segment has
 */
export function scanSegment(segment: Segment, plan: MatchPlan, ranking: Ranking | null): number {
  let total = 0;
  const { rows } = segment;
  for (let base = 0; base < rows.size; base += BLOCK)
    if (rows.mayPass(base / BLOCK, plan.factsFilter)) total += scanBlock(segment, base, plan, ranking);
  return total;
}

function scanBlock(segment: Segment, base: number, plan: MatchPlan, ranking: Ranking | null): number {
  const { rows, runs } = segment;
  const end = Math.min(base + BLOCK, rows.size);
  const sums = tallyBlock(segment, base / BLOCK, end - base, plan);
  const facts = filteredFacts(rows, base, end, plan);
  const dues = ranking?.sort === 'use_first' ? countDue(segment, base / BLOCK, end - base, plan) : NO_DUES;
  const block = { rows, base, sums, facts, dues, plan };
  let total = 0;
  for (const run of runs) {
    const from = Math.max(run.from, base) - base;
    const to = Math.min(run.to, end) - base;
    if (from < to) total += scanStretch({ ...block, from, to, ...measureOf(run, plan) }, ranking);
  }
  return total;
}

/**
 * Facts of a block, in which a recipe counts as gone that has one of the further allergens asked about: most searches ask
 * about none of them, and the loops below stay as they are.
 */
function filteredFacts(rows: RecipeRows, base: number, end: number, { factsFilter }: MatchPlan): Int32Array {
  const facts = rows.facts.subarray(base, end);
  const unwanted = factsFilter.unwanted;
  if (unwanted === 0) return facts;
  const { otherFacts } = rows;
  const filtered = FILTERED.subarray(0, end - base);
  for (let at = 0; at < filtered.length; at++)
    filtered[at] = (facts[at] as number) | (((otherFacts[base + at] as number) & unwanted) === 0 ? 0 : GONE);
  return filtered;
}

/** One block's facts, for the time of its scan. */
const FILTERED = new Int32Array(BLOCK);

const NO_DUES = new Uint16Array();

/** What recipes of a run are measured by. */
function measureOf(
  { weight, named, staples }: Run,
  { assumeStaples, maxMissing }: MatchPlan,
): Pick<Stretch, 'below' | 'weight'> {
  const asked = assumeStaples ? weight : weight + staples;
  return { below: largestBelow(asked - named - maxMissing), weight: asked };
}

function scanStretch(stretch: Stretch, ranking: Ranking | null): number {
  if (ranking?.sort === 'relevance') return countAndOffer(stretch, ranking);
  if (ranking?.sort === 'use_first') offerByUse(stretch, ranking);
  else if (ranking) offerByLead(stretch, ranking, ranking.sort);
  return countOn(stretch, stretch.from, NONE).count;
}

function countAndOffer(stretch: Stretch, ranking: Ranking): number {
  let total = 0;
  for (let at = stretch.from; at < stretch.to;) {
    const { next, count } = countOn(stretch, at, barOf(ranking, stretch.weight));
    total += count;
    if (next < stretch.to) offer(stretch, next, ranking, true);
    at = next + 1;
  }
  return total;
}

/** A product of credit and fit that no recipe reaches. */
const NONE = 2 ** 31 - 1;

/** The most that can be told, and a whole fit in the parts of `matchScore`. Constants of this file, so that the compiler inlines them. */
const WHOLE = TELLING_WHOLE;
const FIT_WHOLE = FIT_BASE + TELLING_WHOLE;

/**
 * Counts results from one position on, up to and with the first whose product of credit and fit may reach the bar: `next`, or the end of
 * the stretch. Four recipes at a time take a fifth less than one. Nothing but what ends the loop is a branch, since which recipes are results is
 * as good as random: a `pass` is negative for a result, as `below - sum` is for a tally that is enough; a `short` is negative for what reaches the bar.
 */
function countOn(
  { sums, facts, below, to, plan }: Stretch,
  from: number,
  bar: number,
): { next: number; count: number } {
  const { wanted, relevant, maxCookTime } = plan.factsFilter;
  const limit = (maxCookTime + 1) | 0;
  const most = bar - 1;
  let count = 0;
  let at = from;
  for (; at + 3 < to; at += 4) {
    const a = sums[at] as number;
    const b = sums[at + 1] as number;
    const c = sums[at + 2] as number;
    const d = sums[at + 3] as number;
    const passA = ((((facts[at] as number) ^ wanted) & relevant) - limit) & (below - a);
    const passB = ((((facts[at + 1] as number) ^ wanted) & relevant) - limit) & (below - b);
    const passC = ((((facts[at + 2] as number) ^ wanted) & relevant) - limit) & (below - c);
    const passD = ((((facts[at + 3] as number) ^ wanted) & relevant) - limit) & (below - d);
    const shortA = most - productOf(a);
    const shortB = most - productOf(b);
    const shortC = most - productOf(c);
    const shortD = most - productOf(d);
    if (((passA & shortA) | (passB & shortB) | (passC & shortC) | (passD & shortD)) < 0) break;
    count = (count + (passA >>> 31) + (passB >>> 31) + (passC >>> 31) + (passD >>> 31)) | 0;
  }
  for (; at < to; at++) {
    const sum = sums[at] as number;
    const pass = ((((facts[at] as number) ^ wanted) & relevant) - limit) & (below - sum);
    count = (count + (pass >>> 31)) | 0;
    if (pass < 0 && productOf(sum) >= bar) return { next: at, count };
  }
  return { next: to, count };
}

/** Credit times fit of a tally, at most: `over & (over >> 31)` is what is told less than the whole. */
function productOf(tally: number): number {
  const over = toldAtMost(tally) - WHOLE;
  return Math.imul(creditOf(tally), FIT_WHOLE + (over & (over >> 31)));
}

/** The product of credit and fit that a recipe of this weight must reach to come before the worst of the best. */
const barOf = ({ worst }: Ranking, weight: number): number =>
  worst === null ? 1 : leastProduct(worst.percentage, weight);

/** The product of credit and fit that a recipe of this weight needs for a percentage, 0 to 100. */
const leastProduct = (percentage: number, weight: number): number =>
  Math.ceil(((LEAST_SCORES[percentage] ?? SCORE_WHOLE) / SCORE_WHOLE) * fullCredit(weight) * FIT_WHOLE) | 0;

/** Foods covered through something due from which on a recipe is judged exactly, whatever else. */
const MANY_DUE = 63;

/** Judges exactly what, with so many foods covered through something due, may come before the worst of the best: they are at least as many as the due foods used. */
function offerByUse(stretch: Stretch, ranking: Ranking): void {
  const { base, from, to, sums, dues, facts, below, plan } = stretch;
  let { worst } = ranking;
  let bars = barsOf(ranking, stretch.weight);
  for (let i = from; i < to; i++) {
    const sum = sums[i] as number;
    if (sum <= below || productOf(sum) < (bars[Math.min(dues[i] as number, MANY_DUE)] as number)) continue;
    if (!passes(plan.factsFilter, facts[i] as number)) continue;
    ranking.offer(factsOf(stretch, base + i, exactPercentage(stretch, base + i, sum)));
    if (ranking.worst === worst) continue;
    ({ worst } = ranking);
    bars = barsOf(ranking, stretch.weight);
  }
}

/** By the number of foods covered through something due: the product of credit and fit that may be enough. */
function barsOf({ worst }: Ranking, weight: number): Int32Array {
  const bars = new Int32Array(MANY_DUE + 1).fill(1);
  if (worst === null) return bars;
  for (let due = 0; due < MANY_DUE; due++) {
    const percentage = pointsWithDue(worst) - DUE_POINTS * due;
    if (percentage > 0) bars[due] = percentage > 100 ? NONE : leastProduct(percentage, weight);
  }
  return bars;
}

/** The orders that go by a column before the match. */
type LeadOrder = Exclude<SortOrder, 'relevance' | 'use_first'>;

/** The first place from `from` on with at least `least`, or the length. Kept apart so that nothing else is in the loop. */
function seek(values: Int32Array, from: number, least: number): number {
  let i = from;
  while (i < values.length && (values[i] as number) < least) i++;
  return i;
}

function offerByLead(stretch: Stretch, ranking: Ranking, sort: LeadOrder): void {
  const { rows, base, from, to, sums, facts, below, plan } = stretch;
  const leads = leadColumn(sort, rows).subarray(base, base + to);
  let leadBar = leadOfWorst(ranking);
  for (let i = seek(leads, from, leadBar); i < to; i = seek(leads, i + 1, leadBar)) {
    if ((sums[i] as number) <= below || !passes(plan.factsFilter, facts[i] as number)) continue;
    offer(stretch, i, ranking, leads[i] === leadBar);
    leadBar = leadOfWorst(ranking);
  }
}

/** The column that an order goes by before the match; more of it is better. */
function leadColumn(sort: LeadOrder, rows: RecipeRows): Int32Array {
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
  const at = stretch.base + i;
  const tally = sums[i] as number;
  if (isTied && worst !== null) {
    if (sort === 'rating' && (stretch.rows.reviewCounts[at] ?? 0) < worst.reviewCount) return;
    if (
      sort !== 'rating' &&
      percentageOf(
        matchScore({ credit: creditOf(tally), weight, told: toldAtMost(tally), named: 0, namedMissing: 0 }),
      ) < worst.percentage
    )
      return;
  }
  const percentage = exactPercentage(stretch, at, tally);
  if (sort === 'relevance' && worst !== null && percentage < worst.percentage) return;
  const facts = factsOf(stretch, at, percentage);
  if (sort !== 'relevance' || worst === null || percentage > worst.percentage || facts.used >= worst.used)
    ranking.offer(facts);
}
