import type { FoodChoices } from '../../ingredients/foods/food-choices.ts';
import type { FoodKnowledge, KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import { coverFoods, fillGaps, isWelcome, swapsOf, type Coverage, type CoverageLimits } from './coverage.ts';

/** What is in a kitchen, what that covers, and what its cook will not eat. */
export interface Stock {
  held: readonly KnownFood[];
  /** What is always at home. */
  pantry: readonly KnownFood[];
  coverage: Coverage;
  limits: CoverageLimits;
}

/** Works out what a food or two more would cover, by the very rules of `coverFoods`. */
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
    this.#thirds = new Set([...stock.held, ...stock.pantry].flatMap((food) => this.#thirdsOf(food)));
  }

  /** Whether the cook would eat a food. */
  isWelcome(food: KnownFood): boolean {
    return isWelcome(food, this.#stock.limits);
  }

  /** Numbers of what foods would cover together and nothing covers yet, with what a swap of something held then covers. */
  of(...foods: KnownFood[]): Set<number> {
    const { held, pantry, coverage, limits } = this.#stock;
    const within = { ...limits, beside: [...held, ...pantry, ...foods] };
    const cover = (all: readonly KnownFood[]): Coverage => coverFoods(all, this.#knowledge, within, this.#choices);
    const helps = foods.some((food) => this.#isThird(food, this.#thirds));
    const covered = helps ? fillGaps(cover([...held, ...foods]), cover(pantry)) : cover(foods);
    return new Set([...covered.keys()].filter((number) => !coverage.has(number)));
  }

  /** Whether some swap of a food needs a third. */
  needsThird(food: KnownFood): boolean {
    return this.#thirdsOf(food).length > 0;
  }

  /** Whether a food may be what a swap of another needs as its third, so that both may cover more together than each for itself. */
  isThirdFor(third: KnownFood, food: KnownFood): boolean {
    return this.#isThird(third, new Set(this.#thirdsOf(food)));
  }

  /** Numbers of the foods without which some swap of a food does not work. */
  #thirdsOf(food: KnownFood): number[] {
    return swapsOf(food, this.#knowledge).flatMap(({ swap: { withId } }) =>
      withId === null ? [] : (this.#knowledge.byId(withId)?.number ?? []),
    );
  }

  /** Whether a food is one of them, or stands in for one. */
  #isThird(food: KnownFood, thirds: ReadonlySet<number>): boolean {
    if (thirds.size === 0) return false;
    const replaced = swapsOf(food, this.#knowledge).map((standIn) => standIn.replaced);
    return [food.number, ...food.ancestors, ...replaced].some((number) => thirds.has(number));
  }
}
