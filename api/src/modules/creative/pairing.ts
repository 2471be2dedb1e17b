import type { Cuisine } from '../recipes/cuisine.ts';
import type { FoodKnowledge, KnownFood } from '../ingredients/foods/food-knowledge.ts';

/** What is learned from one recipe of the catalogue. */
export interface PairedRecipe {
  /** Numbers of its needed foods. */
  foods: readonly number[];
  cuisine: Cuisine | null;
}

/** How often a pair must be seen before it counts in full: pairs seen once may be chance. */
const PRIOR = 1;
/** Bounds of a score, so that one rare pair cannot outweigh a whole dish. */
const LEAST = -1.5;
const MOST = 2;

/** Which foods go together, and with which cuisine, learned from how often recipes have both. */
export class Pairing {
  readonly #knowledge: FoodKnowledge;
  readonly #recipes: number;
  readonly #ofFood = new Map<number, number>();
  readonly #ofPair = new Map<number, number>();
  readonly #ofCuisine = new Map<string, number>();

  constructor(recipes: readonly PairedRecipe[], knowledge: FoodKnowledge) {
    this.#knowledge = knowledge;
    this.#recipes = recipes.length;
    for (const { foods, cuisine } of recipes) {
      const all = [...new Set(foods.flatMap((food) => [food, ...(knowledge.byNumber(food)?.ancestors ?? [])]))].sort(
        (a, b) => a - b,
      );
      if (cuisine) count(this.#ofCuisine, cuisine);
      for (const [at, food] of all.entries()) {
        count(this.#ofFood, food);
        if (cuisine) count(this.#ofCuisine, `${food} ${cuisine}`);
        for (const other of all.slice(at + 1)) count(this.#ofPair, pairKey(food, other));
      }
    }
  }

  /** How much more often than by chance two foods meet in a recipe, as a logarithm from -1.5 to 2; 0 when little is known. */
  affinity(one: KnownFood, other: KnownFood): number {
    const [a, b] = [this.#known(one), this.#known(other)];
    if (a === undefined || b === undefined || a === b) return 0;
    const together = this.#ofPair.get(pairKey(Math.min(a, b), Math.max(a, b))) ?? 0;
    return bounded(together, ((this.#ofFood.get(a) ?? 0) * (this.#ofFood.get(b) ?? 0)) / this.#recipes);
  }

  /** How much more often than by chance a food is met in a cuisine, on the same scale. */
  belonging(food: KnownFood, cuisine: Cuisine): number {
    const known = this.#known(food);
    if (known === undefined) return 0;
    return bounded(
      this.#ofCuisine.get(`${known} ${cuisine}`) ?? 0,
      ((this.#ofFood.get(known) ?? 0) * (this.#ofCuisine.get(cuisine) ?? 0)) / this.#recipes,
    );
  }

  /** The food itself, or the nearest it is a kind of, that recipes have. */
  #known(food: KnownFood): number | undefined {
    return [food.number, ...food.ancestors].find(
      (number) => this.#ofFood.has(number) && this.#knowledge.byNumber(number) !== undefined,
    );
  }
}

/** log(seen / expected), drawn to 0 where little is expected. */
function bounded(seen: number, expected: number): number {
  return Math.max(LEAST, Math.min(MOST, Math.log((seen + PRIOR) / (expected + PRIOR))));
}

const pairKey = (low: number, high: number): number => low * 65_536 + high;

function count<K>(map: Map<K, number>, key: K): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}
