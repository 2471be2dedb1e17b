import type { EntityManager } from '@mikro-orm/postgresql';
import { pushTo } from '../../../shared/push-to.ts';
import type { FoodChoice as StoredChoice } from '../food.entity.ts';

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
    this.add(await em.fork().execute<FoodChoice[]>('select number, foods from food_choice order by number'));
  }
}

/** Where no choice has a number, so that each counts as the first of its foods. */
export const NO_CHOICES = new FoodChoices();

const WANTED = 'select choice::int[] as foods from json_array_elements_text(?) as choice';
/** Their numbers are from the same row as those of the foods, so that a recipe may need either. */
const STORE = `insert into food_choice (number, foods) select nextval('food_number_seq'), foods from (
    select foods from (${WANTED}) wanted where not exists (select from food_choice known where known.foods = wanted.foods) order by foods
  ) missing on conflict do nothing`;

/**
 * The choices of these foods, with their numbers; new ones are stored, in the order of their foods: of two transactions that store the
 * same, one waits for the other, and never both.
 * @param wanted the numbers of the foods of each, ascending
 */
export async function storeChoices(em: EntityManager, wanted: readonly (readonly number[])[]): Promise<FoodChoices> {
  if (wanted.length === 0) return NO_CHOICES;
  const foods = JSON.stringify([...new Set(wanted.map((choice) => `{${choice.join(',')}}`))]);
  await em.execute(STORE, [foods]);
  return new FoodChoices(
    await em.execute<FoodChoice[]>(`select number, foods from food_choice where foods in (${WANTED})`, [foods]),
  );
}
