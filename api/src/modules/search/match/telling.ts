import { Diet } from '../../ingredients/dietary.ts';
import type { FoodChoices } from '../../ingredients/foods/food-choices.ts';
import type { FoodKnowledge, KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import { coverFoods } from './coverage.ts';
import { MatchState } from './match-state.ts';
import { sum } from '../../../shared/sum.ts';

/** All that a kitchen is about, in the parts that {@link Telling} counts in: what its most telling foods tell together. */
export const TELLING_WHOLE = 250;

/** How much of what a kitchen is about each held food tells, by number: 0 to {@link TELLING_WHOLE}. */
export type Telling = ReadonlyMap<number, number>;

/** How many recipes there are, and how many need each food. */
export interface RecipeCounts {
  size(): number;
  popularity(food: number): number;
}

/** A food that one recipe in seven needs says nothing of what a cook wants to make. */
const COMMON_SHARE = 0.15;

/** What every food tells that recipes use, in natural logarithms: a kitchen of nothing but flour, eggs and milk is about these. */
const LEAST = 0.1;

/** What a food of these aisles tells at least: chicken is in many recipes, and a kitchen that has it is about it. */
const MAIN_LEAST: Readonly<Record<string, number>> = { meat: 1.7, poultry: 1.7, fish: 1.7 };

/** What a food of these aisles tells, of what its rarity says: few recipes use rice vinegar or nutmeg, and no dinner is about them. */
const AISLES: Readonly<Record<string, number>> = {
  spices: 0.2,
  basics: 0.2,
  'oils-and-vinegars': 0.3,
  baking: 0.45,
  herbs: 0.6,
  grains: 0.6,
  sauces: 0.75,
  'canned-and-jarred': 0.75,
  drinks: 0.75,
  dairy: 0.9,
};

/** How many foods a kitchen is about, its most telling ones: more may be at home than any one dish uses. */
const ABOUT = 3;

/** Power of what a food's rarity tells: chicken is in many recipes, and a kitchen with chicken and celeriac is about both. */
const RARITY_POWER = 0.7;

const ANYTHING = { diet: Diet.ANY, allergies: [], excluded: new Set<number>() };

/**
 * Works out what a kitchen is about. People type what they have, onions and butter too; so a food tells the more, the fewer recipes it is
 * had for: next to nothing for onion or butter, much for prawns. What no recipe uses tells nothing.
 */
export function tellFoods(
  held: readonly KnownFood[],
  knowledge: FoodKnowledge,
  choices: FoodChoices,
  counts: RecipeCounts,
): Telling {
  const weights = held.map((food) => tellingOf(food, recipesFor(food, knowledge, choices, counts), counts.size()));
  const whole = wholeOf(weights);
  const shareOf = (weight: number): number =>
    whole === 0 ? TELLING_WHOLE : Math.round((TELLING_WHOLE * weight) / whole);
  return new Map(held.map(({ number }, at) => [number, shareOf(weights[at] ?? 0)]));
}

/** A whole pantry is about no food more than another: any of its foods tells all, so that the percentage is what of a recipe is there. */
export function tellAlike(held: readonly KnownFood[]): Telling {
  return new Map(held.map(({ number }) => [number, TELLING_WHOLE]));
}

function tellingOf({ category }: KnownFood, recipes: number, all: number): number {
  if (recipes === 0) return 0;
  const rarity = Math.max(LEAST, Math.max(0, Math.log((COMMON_SHARE * all) / recipes)) ** RARITY_POWER);
  return Math.max(MAIN_LEAST[category] ?? 0, (AISLES[category] ?? 1) * rarity);
}

/** How many recipes need what a food is had for; where none does, how many need what it may stand in for. */
function recipesFor(food: KnownFood, knowledge: FoodKnowledge, choices: FoodChoices, counts: RecipeCounts): number {
  let [had, swapped] = [0, 0];
  for (const [number, { state }] of coverFoods([food], knowledge, { ...ANYTHING, allowSubstitutions: true }, choices)) {
    if (state === MatchState.SUBSTITUTE) swapped += counts.popularity(number);
    else had += counts.popularity(number);
  }
  return had || swapped;
}

/** What foods of these weights are about together. */
function wholeOf(weights: readonly number[]): number {
  return sum([...weights].sort((a, b) => b - a).slice(0, ABOUT));
}

/** What a food tells by being used: seven tenths where it only stands in for another. */
export function toldBy(telling: number, state: MatchState): number {
  return state === MatchState.SUBSTITUTE ? Math.floor((7 * telling) / 10) : telling;
}
