import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { CoverageGain, type Stock } from './match/coverage-gain.ts';
import type { Completed, Lacking } from './match/search-engine.ts';
import { candidates, withoutLikes, type Candidate, type FoodsAndChoices } from './unlocks.ts';

/** Two foods that are not at home, and what they complete together. */
export interface UnlockingPair extends Completed {
  foods: readonly [KnownFood, KnownFood];
}

/** How many of the foods that complete most alone are tried in pairs, and with those that lack little beside one other, how many. */
const SINGLES = 12;
const TRIED = 24;

/** Two candidates with what they complete. */
interface Pair {
  of: readonly [Candidate, Candidate];
  recipes: number;
  /** How many recipes both complete alone, added up. */
  apart: number;
}

/**
 * The two foods that together complete most recipes, by the rules of a match; chosen as single foods to buy are. Two that complete no more
 * than both do each alone are no news. Null where all are that.
 */
export function findUnlockPair(lacking: Lacking, stock: Stock, known: FoodsAndChoices): UnlockingPair | null {
  const gains = new CoverageGain(stock, known.knowledge, known.choices);
  const tried = distinctFoods([
    ...candidates(lacking.alone, gains, known).slice(0, SINGLES),
    ...candidates(withPartner(lacking), gains, known),
  ]);
  const [best] = [...plainPairs(tried, lacking), ...helpingPairs(tried, gains, lacking)]
    .filter(({ recipes, apart }) => recipes > apart)
    .sort(comparePairs);
  if (!best) return null;
  const [{ food: one }, { food: other }] = best.of;
  const { recipes, examples } = lacking.completedBy(gains.of(one, other));
  return { foods: [one, other], recipes, examples };
}

/** For how many recipes each thing asked for would do alone, and with the one other thing that most of them lack beside it. */
function withPartner(lacking: Lacking): Map<number, number> {
  const most = new Map<number, number>();
  lacking.eachTwo((one, other, recipes) => {
    for (const number of [one, other]) most.set(number, Math.max(most.get(number) ?? 0, recipes));
  });
  for (const [number, recipes] of lacking.alone) most.set(number, (most.get(number) ?? 0) + recipes);
  return most;
}

function distinctFoods(all: readonly Candidate[]): Candidate[] {
  const first = new Map(all.toReversed().map((one) => [one.food, one]));
  return [...new Set(all.map(({ food }) => food))].flatMap((food) => first.get(food) ?? []);
}

/** All pairs of foods of which none covers only what one before it covers. */
function plainPairs(tried: readonly Candidate[], lacking: Lacking): Pair[] {
  const foods = withoutLikes(tried).slice(0, TRIED);
  const together = lacking.together(foods.map(({ gain }) => gain));
  return foods.flatMap((one, i) =>
    foods.slice(0, i).map((before, j): Pair => ({
      of: [before, one],
      recipes: together(j, i),
      apart: together(j, j) + together(i, i),
    })),
  );
}

/** The few pairs that cover more together than each for itself, as a swap of one needs the other as its third food. */
function helpingPairs(tried: readonly Candidate[], gains: CoverageGain, lacking: Lacking): Pair[] {
  const completed = (gain: ReadonlySet<number>): number => lacking.completedBy(gain).recipes;
  return tried
    .filter(({ food }) => gains.needsThird(food))
    .flatMap((one) =>
      tried
        .filter((other) => other !== one && gains.isThirdFor(other.food, one.food))
        .map((other): Pair => ({
          of: [one, other],
          recipes: completed(gains.of(one.food, other.food)),
          apart: completed(one.gain) + completed(other.gain),
        })),
    );
}

/** Those first that complete most, then those of which more is news. */
const comparePairs = (a: Pair, b: Pair): number => b.recipes - a.recipes || a.apart - b.apart;
