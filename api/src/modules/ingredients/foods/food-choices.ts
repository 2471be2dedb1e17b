import type { EntityManager } from '@mikro-orm/postgresql';
import { pushTo } from '../../../shared/push-to.ts';
import type { FoodChoice as StoredChoice } from '../food.entity.ts';

/** What a recipe asks for where a food alone does not say it. */
export interface Asked {
  /** Numbers of the foods of which any one will do, ascending; a single one where only `refused` is to be told. */
  foods: readonly number[];
  /** Numbers of the foods that may not stand in as the recipe uses it, ascending: butter for the oil of a deep fryer. */
  refused: readonly number[];
}

/** The same with the number that stands for it where recipes need foods. */
export type FoodChoice = Asked & Readonly<Pick<StoredChoice, 'number'>>;

const UNKNOWN = 'select number, foods, refused from food_choice where number <> all(?::int[]) order by number';

/** Choices of foods that recipes leave their cooks, and what they refuse in the place of a food; they are only ever added. */
export class FoodChoices {
  readonly #choices = new Map<number, FoodChoice>();
  readonly #numbers = new Map<string, number>();
  readonly #offering = new Map<number, number[]>();
  /** Numbers that ask for the very same foods, whatever they refuse. */
  readonly #same = new Map<string, number[]>();

  constructor(choices: readonly FoodChoice[] = []) {
    this.add(choices);
  }

  /** How many there are. */
  get size(): number {
    return this.#choices.size;
  }

  /** Takes over those that were not known. */
  add(choices: readonly FoodChoice[]): void {
    for (const choice of choices) {
      if (this.#choices.has(choice.number)) continue;
      this.#choices.set(choice.number, choice);
      this.#numbers.set(keyOf(choice), choice.number);
      pushTo(this.#same, choice.foods.join(','), choice.number);
      for (const food of choice.foods) pushTo(this.#offering, food, choice.number);
    }
  }

  /** Takes over those of others. */
  addAll(others: FoodChoices): void {
    this.add([...others.#choices.values()]);
  }

  /** Numbers of the foods that a number stands for: those of the choice, or just the food itself. */
  foodsOf(number: number): readonly number[] {
    return this.#choices.get(number)?.foods ?? [number];
  }

  /** Whether a food may not stand in for what a number stands for. */
  refuses(number: number, food: number): boolean {
    return this.#choices.get(number)?.refused.includes(food) ?? false;
  }

  /** Numbers that stand for the very foods that a number does, itself included. */
  sameAs(number: number): readonly number[] {
    const foods = this.foodsOf(number);
    const others = this.#same.get(foods.join(',')) ?? [];
    return foods.length === 1 ? [...foods, ...others] : others;
  }

  /** The number of what is asked for; undefined where it is not known. */
  numberOf(asked: Asked): number | undefined {
    return this.#numbers.get(keyOf(asked));
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

  /** Reads those that were stored meanwhile. Each of them stays for good, so it is kept as plain as it can be. */
  async refresh(em: EntityManager): Promise<void> {
    const known = `{${[...this.#choices.keys()].join(',')}}`;
    this.add(await em.fork().execute<FoodChoice[]>(UNKNOWN, [known]));
  }
}

const keyOf = ({ foods, refused }: Asked): string => `${foods.join(',')}-${refused.join(',')}`;

/** Where no choice has a number, so that each counts as the first of its foods. */
export const NO_CHOICES = new FoodChoices();
