import type { FoodChoices } from '../ingredients/foods/food-choices.ts';
import type { FoodKnowledge, KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { CoverageGain, type Stock } from './match/coverage-gain.ts';
import type { Completed, Lacking } from './match/search-engine.ts';

/** A food that is not at home, and what it alone would complete. */
export interface UnlockingFood extends Completed {
  food: KnownFood;
}

/** Of how many foods it is worked out what each would cover, and of how many then what it completes: those that most recipes lack. */
const CANDIDATES = 24;
const JUDGED = 12;

/** A food that might be bought. */
export interface Candidate {
  food: KnownFood;
  /** Numbers of what it would cover. */
  gain: ReadonlySet<number>;
  /** For how many recipes it counts, by the count that it was chosen by. */
  recipes: number;
}

/** What is known of foods, and what recipes leave open. */
export interface FoodsAndChoices {
  knowledge: FoodKnowledge;
  choices: FoodChoices;
}

/**
 * The foods that would each by itself complete most recipes, by the rules of a match: a kind, a swap, and several things that one food is had for.
 * They are foods that recipes ask for, no staples and nothing that the cook will not eat; of foods that complete the same, the first is enough.
 */
export function findUnlocks(lacking: Lacking, stock: Stock, known: FoodsAndChoices, first: number): UnlockingFood[] {
  const gains = new CoverageGain(stock, known.knowledge, known.choices);
  const judged = candidates(lacking.alone, gains, known, Math.max(CANDIDATES, 4 * first))
    .slice(0, Math.max(JUDGED, 2 * first))
    .map(({ food, gain }) => ({ food, gain, ...completedBy(gain, lacking) }));
  return withoutLikes(judged.filter(({ recipes }) => recipes > 0).sort(byRecipes)).slice(0, first);
}

/**
 * Foods that could be bought, no staples and nothing that the cook will not eat, those first that cover most of what is asked for.
 * @param counts by the number of what is asked for: for how many recipes it counts
 * @param most of how many foods, those that most recipes ask for, it is worked out what each covers
 */
export function candidates(
  counts: ReadonlyMap<number, number>,
  gains: CoverageGain,
  known: FoodsAndChoices,
  most = CANDIDATES,
): Candidate[] {
  return askedFoods(counts, known)
    .filter(({ food }) => !food.isStaple && gains.isWelcome(food))
    .slice(0, most)
    .map(({ food }) => {
      const gain = gains.of(food);
      return { food, gain, recipes: sumOf(gain, counts) };
    })
    .sort(byRecipes);
}

const completedBy = (gain: ReadonlySet<number>, lacking: Lacking): Completed => {
  const { recipes, examples } = lacking.completedBy(gain);
  return { recipes, examples };
};

/** The foods that will do for what is asked for, what most recipes ask for first. */
function askedFoods(counts: ReadonlyMap<number, number>, { knowledge, choices }: FoodsAndChoices): Counted[] {
  const asked = new Map<KnownFood, number>();
  for (const [number, recipes] of counts)
    for (const one of choices.foodsOf(number)) {
      const food = knowledge.byNumber(one);
      if (food) asked.set(food, (asked.get(food) ?? 0) + recipes);
    }
  return [...asked].map(([food, recipes]) => ({ food, recipes })).sort(byRecipes);
}

function sumOf(gain: ReadonlySet<number>, counts: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const number of gain) sum += counts.get(number) ?? 0;
  return sum;
}

interface Counted {
  food: KnownFood;
  recipes: number;
}

const byRecipes = (a: Counted, b: Counted): number => b.recipes - a.recipes || a.food.number - b.food.number;

/** Leaves out what covers nothing that one named before it does not cover, such as penne after spaghetti. */
export function withoutLikes<One extends { gain: ReadonlySet<number> }>(all: readonly One[]): One[] {
  const named: One[] = [];
  for (const one of all)
    if (!named.some(({ gain }) => [...one.gain].every((number) => gain.has(number)))) named.push(one);
  return named;
}
