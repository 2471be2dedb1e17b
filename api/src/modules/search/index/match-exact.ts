import { matchScore, NAMED_CREDIT, percentageOf } from '../match/match-percentage.ts';
import type { RankFacts } from '../match/search-engine.ts';
import { TELLING_WHOLE } from '../match/telling.ts';
import type { RecipeRows } from './index-rows.ts';
import { creditOf, type MatchPlan } from './match-plan.ts';

/*
 * What a recipe is worth exactly, for those few that a scan finds good enough. Positions are in range by construction, as there.
 */

/** Recipes, and what they are measured by. */
export interface Measured {
  rows: RecipeRows;
  /** What they ask of this cook, foods they are named for counted twice. */
  weight: number;
  plan: MatchPlan;
}

/** The percentage of the recipe at a position, by its tally. */
export function exactPercentage({ rows, weight, plan }: Measured, at: number, tally: number): number {
  const named = rows.named[at] as number;
  const start = rows.foodsAt[at] as number;
  let namedMissing = 0;
  for (let food = start; food < start + named; food++)
    if ((plan.credits[rows.foods[food] as number] as number) < NAMED_CREDIT) namedMissing++;
  return percentageOf(
    matchScore({ credit: creditOf(tally), weight, told: toldAt(rows, at, plan), named, namedMissing }),
  );
}

/** What the recipe at a position is ranked by. */
export function factsOf({ rows, plan }: Measured, at: number, percentage: number): RankFacts {
  return {
    percentage,
    ...usedAt(rows, at, plan),
    shownRating: rows.shownRatings[at] ?? 0,
    ratingScore: rows.ratingScores[at] ?? 0,
    reviewCount: rows.reviewCounts[at] ?? 0,
    totalTime: -(rows.quickness[at] ?? 0),
    number: rows.numbers[at] ?? 0,
  };
}

/** Where the foods end that the recipe asks of this cook. */
const foodsEnd = (rows: RecipeRows, at: number, { assumeStaples }: MatchPlan): number =>
  assumeStaples ? rows.splitAt(at) : (rows.foodsAt[at + 1] as number);

/** What the held foods tell together that cover something the recipe asks for: once each, as much as by any of that, up to the whole. */
function toldAt(rows: RecipeRows, at: number, plan: MatchPlan): number {
  const start = rows.foodsAt[at] as number;
  const end = foodsEnd(rows, at, plan);
  let all = 0;
  for (let i = start; i < end && all < TELLING_WHOLE; i++) {
    const told = plan.told[rows.foods[i] as number] as number;
    if (told > 0) all += Math.max(0, told - toldBefore(rows, start, i, plan));
  }
  return all;
}

/** The most that the held food of the food at `i` tells by those before it. */
function toldBefore(rows: RecipeRows, start: number, i: number, plan: MatchPlan): number {
  const held = plan.held[rows.foods[i] as number];
  let most = 0;
  for (let before = start; before < i; before++) {
    const food = rows.foods[before] as number;
    if (plan.held[food] === held) most = Math.max(most, plan.told[food] as number);
  }
  return most;
}

/** How many different held foods cover something the recipe asks for, and how many of these are due. */
function usedAt(rows: RecipeRows, at: number, plan: MatchPlan): Pick<RankFacts, 'used' | 'due'> {
  const start = rows.foodsAt[at] as number;
  const end = foodsEnd(rows, at, plan);
  let [used, due] = [0, 0];
  for (let i = start; i < end; i++) {
    const held = plan.held[rows.foods[i] as number] as number;
    if (held === 0 || isUsedBefore(rows, start, i, plan)) continue;
    used++;
    due += plan.isDue[held] as number;
  }
  return { used, due };
}

/** Whether the held food that covers the food at `i` covers one before it, too. */
function isUsedBefore(rows: RecipeRows, start: number, i: number, { held }: MatchPlan): boolean {
  const place = held[rows.foods[i] as number];
  for (let before = start; before < i; before++) if (held[rows.foods[before] as number] === place) return true;
  return false;
}
