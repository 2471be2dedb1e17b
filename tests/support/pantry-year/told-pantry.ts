import { randomUUID } from 'node:crypto';
import {
  askAbout,
  deductionOf,
  firstDayOfAsking,
  takenFrom,
  type ItemDeduction,
} from '../../../api/src/modules/cooking/deductions.ts';
import type { FoodKnowledge, KnownFood } from '../../../api/src/modules/ingredients/foods/food-knowledge.ts';
import { cookFrom, type Deduction } from '../../../api/src/modules/pantry/cook-from-pantry.ts';
import { dayOf } from '../../../api/src/shared/calendar.ts';
import { changedState } from '../../../api/src/modules/pantry/item-change.ts';
import { isAnswered, type ItemState } from '../../../api/src/modules/pantry/item-history.ts';
import type { PantryLevel } from '../../../api/src/modules/pantry/pantry-enums.ts';
import type { Bought } from '../../../api/src/modules/pantry/pantry-line.ts';
import { stockUp } from '../../../api/src/modules/pantry/stock-up.ts';
import { goneFrom, takenForGone } from '../../../api/src/modules/pantry/taken-for-gone.ts';
import type { Dinner } from './year-recipes.ts';

/** What cooking takes of one item, by its id. */
export type Proposed = ItemDeduction & { id: string; item: ItemState; isUnsure: boolean };

/** A pantry in memory that changes by the rules of Larder's own: what the app believes to be at home. */
export class ToldPantry {
  readonly #items = new Map<string, ItemState>();
  readonly #knowledge: FoodKnowledge;
  /** The days of the meals by which a question was answered. */
  readonly #answers: string[] = [];
  now = new Date(0);

  constructor(knowledge: FoodKnowledge) {
    this.#knowledge = knowledge;
  }

  get = (id: string): ItemState | undefined => this.#items.get(id);

  find = (isWanted: (state: ItemState) => boolean): [string, ItemState] | undefined =>
    [...this.#items].find(([, state]) => isWanted(state));

  put = (state: ItemState, id: string = randomUUID()): string => {
    this.#items.set(id, state);
    return id;
  };

  /** Every item that is of a food. */
  foods(): [id: string, state: ItemState][] {
    return [...this.#items].filter(([, { food }]) => food !== null);
  }

  itemOf(food: KnownFood): [id: string, state: ItemState] | undefined {
    return this.find((state) => state.food === food.id);
  }

  /** @param isAsked whether the amounts are what a list asked for, rather than what was bought */
  add(bought: Bought[], isAsked: boolean): void {
    stockUp(this, bought, { place: null, now: this.now, isAsked }, this.#knowledge);
  }

  propose(dinner: Dinner, servings: number): Proposed[] {
    const there = this.foods().filter(([, { level }]) => level !== 'OUT');
    const taken = takenFrom(dinner.lines, there, this.#knowledge, {
      foodOf: ([, state]) => this.#foodOf(state),
      isHadFor: ([, state], food) => this.#foodOf(state)?.ancestors.includes(food.number) === true,
    });
    const deductions = [...taken].map(([[id, item], lines]) => ({
      id,
      item,
      ...deductionOf(item, lines, servings / dinner.servings, this.#foodOf(item)),
    }));
    return askAbout(deductions, this.#answers.filter((day) => day >= firstDayOfAsking(this.now)).length);
  }

  cook(dinner: Dinner, deductions: Deduction[]): void {
    const before = new Map(this.#items);
    cookFrom(this, { recipe: dinner, deductions, leftoverPortions: null }, this.now, this.#knowledge);
    const isAnswer = [...this.#items].some(([id, after]) => isAnswered({ before: before.get(id) ?? null, after }));
    if (isAnswer) this.#answers.push(dayOf(this.now));
  }

  setLevel(id: string, level: PantryLevel): void {
    const state = this.#items.get(id);
    if (state) this.put(changedState(state, { level }, { now: this.now, knowledge: this.#knowledge }), id);
  }

  /** Takes for gone what is long past its date. */
  age(): void {
    for (const [id, state] of this.#items) {
      const day = goneFrom(state);
      if (day !== null && day <= dayOf(this.now)) this.put(takenForGone(state), id);
    }
  }

  remove(id: string): void {
    this.#items.delete(id);
  }

  #foodOf({ food }: ItemState): KnownFood | null {
    return food === null ? null : (this.#knowledge.byId(food) ?? null);
  }
}
