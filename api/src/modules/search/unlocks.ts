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

interface Candidate {
  food: KnownFood;
  /** How many recipes lack nothing but what the food is asked for as, and then how many nothing but one thing that it covers. */
  recipes: number;
  gain: ReadonlySet<number>;
}

/**
 * The foods that would each by itself complete most recipes, by the rules of a match: a kind, a swap, and several things that one food is had for.
 * They are foods that recipes ask for, no staples and nothing that the cook will not eat; of foods that complete the same, the first is enough.
 */
export function findUnlocks(
  lacking: Lacking,
  stock: Stock,
  { knowledge, choices }: { knowledge: FoodKnowledge; choices: FoodChoices },
  first: number,
): UnlockingFood[] {
  const gains = new CoverageGain(stock, knowledge, choices);
  const candidates = askedFoods(lacking, knowledge, choices)
    .filter(({ food }) => !food.isStaple && gains.isWelcome(food))
    .slice(0, Math.max(CANDIDATES, 4 * first))
    .map(({ food }): Candidate => {
      const gain = gains.of(food);
      return { food, gain, recipes: sumOf(gain, lacking) };
    });
  const judged = candidates
    .sort(byRecipes)
    .slice(0, Math.max(JUDGED, 2 * first))
    .map(({ food, gain }) => ({ food, gain, ...completedBy(gain, lacking) }));
  return withoutLikes(judged.filter(({ recipes }) => recipes > 0).sort(byRecipes)).slice(0, first);
}

const completedBy = (gain: ReadonlySet<number>, lacking: Lacking): Completed => {
  const { recipes, examples } = lacking.completedBy(gain);
  return { recipes, examples };
};

/** What recipes that lack one thing ask for, what most of them do first. */
function askedFoods(
  lacking: Lacking,
  knowledge: FoodKnowledge,
  choices: FoodChoices,
): { food: KnownFood; recipes: number }[] {
  const asked = new Map<KnownFood, number>();
  for (const [number, recipes] of lacking.alone)
    for (const one of choices.foodsOf(number)) {
      const food = knowledge.byNumber(one);
      if (food) asked.set(food, (asked.get(food) ?? 0) + recipes);
    }
  return [...asked].map(([food, recipes]) => ({ food, recipes })).sort(byRecipes);
}

function sumOf(gain: ReadonlySet<number>, { alone }: Lacking): number {
  let sum = 0;
  for (const number of gain) sum += alone.get(number) ?? 0;
  return sum;
}

interface Counted {
  food: KnownFood;
  recipes: number;
}

const byRecipes = (a: Counted, b: Counted): number => b.recipes - a.recipes || a.food.number - b.food.number;

/** Leaves out what covers nothing that one named before it does not cover, such as penne after spaghetti. */
function withoutLikes<One extends { gain: ReadonlySet<number> }>(all: readonly One[]): One[] {
  const named: One[] = [];
  for (const one of all)
    if (!named.some(({ gain }) => [...one.gain].every((number) => gain.has(number)))) named.push(one);
  return named;
}
