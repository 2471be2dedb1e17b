import { Allergen, Difficulty } from '../shared/enums.ts';
import { CUISINES } from '../shared/limits.ts';
import { seededRandom } from '../shared/seeded-random.ts';
import type { DietFact } from '../modules/ingredients/food.entity.ts';
import { combineFacts, FoodKnowledge, type FoodEntry, type KnownFood, type Swap } from '../modules/ingredients/food-knowledge.ts';
import type { IndexedRecipe } from '../modules/search/index-recipe.ts';
import { ratingScore } from '../modules/search/search-engine.ts';
import { Skew } from './skew.ts';

/** Foods of the synthetic catalogue, as many as the real one has. */
const FOODS = 2_000;

/** Directed swaps, as many as the real catalogue has. */
const SWAPS = 1_000;

/** Share of the foods that are a kind of another, as in the real catalogue. */
const KINDS = 0.4;

/** Staples and the share of recipes that ask for them. */
const STAPLES = [
  { name: 'salt', share: 0.8 },
  { name: 'black pepper', share: 0.45 },
  { name: 'water', share: 0.3 },
];

/** Share of the foods that contain each allergen. */
const ALLERGEN_SHARES: [Allergen, number][] = [
  [Allergen.DAIRY, 0.08], [Allergen.GLUTEN, 0.06], [Allergen.TREE_NUTS, 0.03], [Allergen.SOY, 0.02],
  [Allergen.FISH, 0.02], [Allergen.EGGS, 0.015], [Allergen.PEANUT, 0.01], [Allergen.SHELLFISH, 0.01],
];

const DIETS: [DietFact, number][] = [['none', 0.08], ['pescatarian', 0.02], ['vegetarian', 0.14], ['vegan', 0.76]];
const DIFFICULTIES: [Difficulty, number][] = [[Difficulty.EASY, 0.5], [Difficulty.MEDIUM, 0.35], [Difficulty.HARD, 0.15]];
const COOK_TIMES = [5, 10, 15, 20, 20, 25, 30, 30, 35, 40, 45, 50, 60, 75, 90, 120, 180, 240];

/**
 * How often the food of each rank is asked for: the first in half of the recipes, then falling as in real kitchens,
 * where a recipe asks for eight or nine foods and most foods are rare.
 */
export function shareOfRank(rank: number): number {
  return 1.25 / (rank + 2.5);
}

/** Chance that a draw falls on the food of each rank, so that a recipe's draws give it its share. */
const weightOfRank = (rank: number): number => -Math.log(1 - shareOfRank(rank));

/** A made-up catalogue of foods and recipes, always the same for the same seed. */
export class Corpus {
  readonly knowledge: FoodKnowledge;
  readonly #random: () => number;
  readonly #skew: Skew;
  readonly #common: readonly KnownFood[];

  constructor(seed = 'larder') {
    this.#random = seededRandom(seed);
    this.#skew = new Skew(Array.from({ length: FOODS }, (_, rank) => weightOfRank(rank)));
    const entries = this.#entries();
    this.knowledge = new FoodKnowledge(entries, this.#swaps(entries));
    this.#common = this.knowledge.foods.slice(0, FOODS);
  }

  /** A recipe that nothing tells from a real one to a search. */
  recipe(number: number): IndexedRecipe {
    const needed = this.foods(Math.max(1, Math.round(3 + 4 * (this.#random() + this.#random() + this.#random()))));
    const reviewCount = this.#random() < 0.3 ? 0 : Math.floor(200 * this.#random() ** 4);
    const cookTime = this.#oneOf(COOK_TIMES);
    const { diet, contains } = combineFacts(needed);
    return {
      number,
      neededFoods: needed.map((food) => food.number).sort((a, b) => a - b),
      stapleFoods: STAPLES.flatMap(({ share }, i) => (this.#random() < share ? [FOODS + i + 1] : [])),
      unlinkedLines: this.#random() < 0.1 ? 1 : 0,
      diet,
      allergens: contains,
      cuisine: this.#random() < 0.1 ? null : this.#oneOf(CUISINES),
      difficulty: this.#weighted(DIFFICULTIES),
      cookTime,
      totalTime: cookTime + 5 * Math.ceil(6 * this.#random()),
      ratingScore: ratingScore(Math.round(reviewCount * (3 + 2 * this.#random())), reviewCount),
      reviewCount,
      isCreative: this.#random() < 0.05,
    };
  }

  /** Different foods, drawn as often as kitchens have them. */
  foods(count: number): KnownFood[] {
    const drawn = new Set<KnownFood>();
    while (drawn.size < count) {
      const food = this.#common[this.#skew.draw(this.#random())];
      if (food) drawn.add(food);
    }
    return [...drawn];
  }

  #entries(): FoodEntry[] {
    const common = Array.from({ length: FOODS }, (_, rank) => this.#entry(rank + 1, `food ${rank + 1}`, this.#parentOf(rank)));
    const staples = STAPLES.map(({ name }, i) => ({ ...this.#entry(FOODS + i + 1, name, null), isStaple: true, diet: 'vegan' as const, contains: [] }));
    return [...common, ...staples];
  }

  /** A kind is rarer than what it is a kind of. */
  #parentOf(rank: number): string | null {
    return rank >= 20 && this.#random() < KINDS ? String(1 + Math.floor((rank / 2) * this.#random())) : null;
  }

  #entry(number: number, name: string, parentId: string | null): FoodEntry {
    const contains = ALLERGEN_SHARES.filter(([, share]) => this.#random() < share).map(([allergen]) => allergen);
    const facts = { diet: this.#weighted(DIETS), contains, unsure: [] };
    const unused = { plural: null, aliases: [], category: 'made up', commonUnit: null, isStaple: false, nutrients: null, weights: null, shelfDays: null };
    return { id: String(number), number, slug: name.replace(' ', '-'), name, parentId, ...unused, ...facts };
  }

  #swaps(entries: readonly FoodEntry[]): Swap[] {
    const pairs = Array.from({ length: SWAPS }, () => [entries[this.#skew.draw(this.#random())], this.#oneOf(entries)] as const);
    return pairs.flatMap(([use, food]) => (use && use !== food ? [{ foodId: food.id, useId: use.id, ratio: 1, contexts: [], note: null }] : []));
  }

  #oneOf<T>(choices: readonly T[]): T {
    return choices[Math.floor(choices.length * this.#random())] as T;
  }

  #weighted<T>(choices: readonly [T, number][]): T {
    let left = this.#random();
    const found = choices.find(([, share]) => (left -= share) < 0) ?? choices[choices.length - 1];
    return (found as [T, number])[0];
  }
}
