import type { EntityManager } from '@mikro-orm/postgresql';
import { pushTo } from '../../../shared/push-to.ts';
import { FoodChoice as StoredChoice } from '../food.entity.ts';

/** Foods of which a line asks for any one, and the number that stands for the choice where recipes need foods. */
export type FoodChoice = Readonly<Pick<StoredChoice, 'number' | 'foods'>>;

/** Choices of foods that recipes leave their cooks; they are only ever added. */
export class FoodChoices {
  readonly #foods = new Map<number, readonly number[]>();
  readonly #numbers = new Map<string, number>();
  readonly #offering = new Map<number, number[]>();

  constructor(choices: readonly FoodChoice[] = []) {
    this.add(choices);
  }

  /** How many there are. */
  get size(): number {
    return this.#foods.size;
  }

  /** Takes over those that were not known. */
  add(choices: readonly FoodChoice[]): void {
    for (const { number, foods } of choices) {
      if (this.#foods.has(number)) continue;
      this.#foods.set(number, foods);
      this.#numbers.set(foods.join(','), number);
      for (const food of foods) pushTo(this.#offering, food, number);
    }
  }

  /** Numbers of the foods that a number stands for: those of the choice, or just the food itself. */
  foodsOf(number: number): readonly number[] {
    return this.#foods.get(number) ?? [number];
  }

  /** The number of the choice of these foods, ascending; undefined where it is not known. */
  numberOf(foods: readonly number[]): number | undefined {
    return this.#numbers.get(foods.join(','));
  }

  /** Numbers of the choices that a food is one of. */
  offering(food: number): readonly number[] {
    return this.#offering.get(food) ?? [];
  }

  /** Numbers of the choices of which every food is among `foods`. */
  within(foods: ReadonlySet<number>): number[] {
    const touched = new Set([...foods].flatMap((food) => this.offering(food)));
    return [...touched].filter((choice) => this.foodsOf(choice).every((food) => foods.has(food)));
  }

  /** Reads those that were stored meanwhile. */
  async refresh(em: EntityManager): Promise<void> {
    this.add(await em.fork().find(StoredChoice, {}, { orderBy: { number: 'asc' }, disableIdentityMap: true }));
  }
}

/** Where no choice has a number, so that each counts as the first of its foods. */
export const NO_CHOICES = new FoodChoices();
