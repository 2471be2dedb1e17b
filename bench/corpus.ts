import { Difficulty, Meal } from '../api/src/modules/recipes/recipe-enums.ts';
import { CUISINES } from '../api/src/modules/recipes/cuisine.ts';
import { seededRandom } from '../api/src/shared/seeded-random.ts';
import { combineFacts, type KnownFood } from '../api/src/modules/ingredients/foods/food-knowledge.ts';
import type { IndexedRecipe } from '../api/src/modules/search/index/index-recipe.ts';
import { madeUpFoods, type CorpusFoods } from './corpus-foods.ts';
import type { RecipeCounts } from '../api/src/modules/search/match/telling.ts';
import { shareOfRank, Skew, weightOfRank } from './skew.ts';

/** Share of the recipes that ask for each staple. */
const STAPLE_SHARES = [0.8, 0.45, 0.3];

/** Share of the needed foods that dishes are named for: 0.18 in the starter catalogue. */
const NAMED_SHARE = 0.18;

/** Share of the lines that leave a choice of foods: 1,051 of 22,508 lines of real recipes. */
const CHOICE_SHARE = 0.047;

const DIFFICULTIES = [
  Difficulty.EASY,
  Difficulty.EASY,
  Difficulty.EASY,
  Difficulty.MEDIUM,
  Difficulty.MEDIUM,
  Difficulty.HARD,
];
const MEALS = Object.values(Meal);
const COOK_TIMES = [5, 10, 15, 20, 20, 25, 30, 30, 35, 40, 45, 50, 60, 75, 90, 120, 180, 240];

const BATCH = 1_000;

/** Made-up recipes, always the same for the same seed and foods. */
export class Corpus {
  readonly foods: CorpusFoods;
  /** How often its recipes need each food, as shares of one. */
  readonly counts: RecipeCounts;
  readonly #random: () => number;
  readonly #skew: Skew;

  constructor(seed = 'larder', foods = madeUpFoods()) {
    this.foods = foods;
    const shares = new Map(foods.common.map(({ number }, rank) => [number, shareOfRank(rank)]));
    this.counts = { size: () => 1, popularity: (food) => shares.get(food) ?? 0 };
    this.#random = seededRandom(seed);
    this.#skew = new Skew(foods.common.map((_, rank) => weightOfRank(rank)));
  }

  /** A recipe that nothing tells from a real one to a search. */
  recipe(number: number): IndexedRecipe {
    const needed = this.draw(Math.max(1, Math.round(3 + 4 * (this.#random() + this.#random() + this.#random()))));
    const { diet, contains, unsure } = combineFacts(needed);
    const reviewCount = this.#random() < 0.3 ? 0 : Math.floor(200 * this.#random() ** 4);
    const cookTime = this.#oneOf(COOK_TIMES);
    const neededFoods = [...new Set(needed.map(({ number }) => this.#orChoice(number)))].sort((a, b) => a - b);
    return {
      number,
      neededFoods,
      namedFoods: neededFoods.filter(() => this.#random() < NAMED_SHARE),
      stapleFoods: this.foods.staples
        .filter((_, i) => this.#random() < (STAPLE_SHARES[i] ?? 0))
        .map((food) => food.number),
      unlinkedLines: this.#random() < 0.1 ? 1 : 0,
      diet,
      allergens: [...contains, ...unsure],
      cuisine: this.#random() < 0.1 ? null : this.#oneOf(CUISINES),
      difficulty: this.#oneOf(DIFFICULTIES),
      meals: [this.#oneOf(MEALS)],
      cookTime,
      totalTime: cookTime + 5 * Math.ceil(6 * this.#random()),
      ratingSum: Math.round(reviewCount * (3 + 2 * this.#random())),
      reviewCount,
    };
  }

  /** So many recipes with numbers from `first` on, a thousand at a time: they need not all be held. */
  *recipes(first: number, count: number): Generator<IndexedRecipe[]> {
    for (let from = 0; from < count; from += BATCH) {
      yield Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => this.recipe(first + from + i));
    }
  }

  /** Different foods, drawn as often as kitchens have them. */
  draw(count: number): KnownFood[] {
    const drawn = new Set<KnownFood>();
    while (drawn.size < count) drawn.add(this.foods.common[this.#skew.draw(this.#random())] as KnownFood);
    return [...drawn];
  }

  /** A food, or now and then a choice that it is one of. */
  #orChoice(food: number): number {
    const offering = this.foods.choices.offering(food);
    return offering.length > 0 && this.#random() < CHOICE_SHARE ? this.#oneOf(offering) : food;
  }

  #oneOf<T>(choices: readonly T[]): T {
    return choices[Math.floor(choices.length * this.#random())] as T;
  }
}
