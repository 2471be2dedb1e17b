import type { FoodChoices } from '../../ingredients/foods/food-choices.ts';
import type { FoodKnowledge, KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import { coverFoods, isWelcome, stockUp, swapsOf, type Coverage, type CoverageLimits } from './coverage.ts';

/** What is in a kitchen, what that covers, and what its cook will not eat. */
export interface Stock {
  held: readonly KnownFood[];
  /** What is always at home. */
  pantry: readonly KnownFood[];
  coverage: Coverage;
  limits: CoverageLimits;
}

/** Works out what one food more would cover, by the very rules of `coverFoods`. */
export class CoverageGain {
  readonly #stock: Stock;
  readonly #knowledge: FoodKnowledge;
  readonly #choices: FoodChoices;
  /** Numbers of the foods without which some swap of what is there does not work. */
  readonly #thirds: ReadonlySet<number>;

  constructor(stock: Stock, knowledge: FoodKnowledge, choices: FoodChoices) {
    this.#stock = stock;
    this.#knowledge = knowledge;
    this.#choices = choices;
    const swaps = [...stock.held, ...stock.pantry].flatMap((food) => swapsOf(food, knowledge));
    this.#thirds = new Set(
      swaps.flatMap(({ swap: { withId } }) => (withId === null ? [] : (knowledge.byId(withId)?.number ?? []))),
    );
  }

  /** Whether the cook would eat a food. */
  isWelcome(food: KnownFood): boolean {
    return isWelcome(food, this.#stock.limits);
  }

  /** Numbers of what the food would cover and nothing covers yet, with what a swap of something held then covers. */
  of(food: KnownFood): Set<number> {
    const { held, pantry, coverage, limits } = this.#stock;
    const within = { ...limits, beside: [...held, ...pantry, food] };
    const cover = (foods: readonly KnownFood[]): Coverage => coverFoods(foods, this.#knowledge, within, this.#choices);
    const covered = this.#helpsASwap(food) ? stockUp(cover([...held, food]), cover(pantry)) : cover([food]);
    return new Set([...covered.keys()].filter((number) => !coverage.has(number)));
  }

  #helpsASwap(food: KnownFood): boolean {
    if (this.#thirds.size === 0) return false;
    const replaced = swapsOf(food, this.#knowledge).map((standIn) => standIn.replaced);
    return [food.number, ...food.ancestors, ...replaced].some((number) => this.#thirds.has(number));
  }
}
