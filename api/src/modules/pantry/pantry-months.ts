import type { FoodKnowledge } from '../ingredients/foods/food-knowledge.ts';
import { convertAmount, type WeighedFood } from '../ingredients/units/conversion.ts';
import { costTogether } from './item-cost.ts';
import type { ItemState, TouchedItem } from './item-history.ts';
import { PantryAct } from './pantry-enums.ts';
import type { PantryChange } from './pantry.entity.ts';

/** What became of the foods of a month. */
export interface MonthOfFood {
  /** YYYY-MM, in UTC. */
  month: string;
  /** Foods that were used up or cooked with; the same food twice counts twice. */
  used: number;
  thrownAway: number;
  /** Of those of which it was known how much there was. */
  usedGrams: number;
  thrownAwayGrams: number;
  /** What was paid for them, as far as receipts tell, in their money. */
  usedCost: number;
  thrownAwayCost: number;
}

const USED: ReadonlySet<PantryAct> = new Set([PantryAct.USED, PantryAct.COOKED]);

/** The months of acts in which something was used or thrown away, the latest first. What was taken back does not count. */
export function monthsOf(
  changes: readonly Pick<PantryChange, 'act' | 'at' | 'undoneAt' | 'touched'>[],
  knowledge: FoodKnowledge,
): MonthOfFood[] {
  return addedUp(changes.flatMap((change) => (change.undoneAt ? [] : monthOf(change, knowledge))));
}

/** Each month once, the latest first. */
export function addedUp(months: readonly MonthOfFood[]): MonthOfFood[] {
  const sums = new Map<string, MonthOfFood>();
  for (const one of months) {
    const sum = sums.get(one.month);
    sums.set(one.month, sum ? together(sum, one) : one);
  }
  return [...sums.values()].toSorted((one, other) => other.month.localeCompare(one.month));
}

const together = (one: MonthOfFood, other: MonthOfFood): MonthOfFood => ({
  month: one.month,
  used: one.used + other.used,
  thrownAway: one.thrownAway + other.thrownAway,
  usedGrams: one.usedGrams + other.usedGrams,
  thrownAwayGrams: one.thrownAwayGrams + other.thrownAwayGrams,
  usedCost: costTogether(one.usedCost, other.usedCost) ?? 0,
  thrownAwayCost: costTogether(one.thrownAwayCost, other.thrownAwayCost) ?? 0,
});

function monthOf(
  { act, at, touched }: Pick<PantryChange, 'act' | 'at' | 'touched'>,
  knowledge: FoodKnowledge,
): MonthOfFood[] {
  const month = at.toISOString().slice(0, 7);
  // What was left over of a meal came in by it.
  const taken = touched.filter(({ before }) => before !== null);
  if (taken.length === 0) return [];
  const grams = taken.reduce((sum, one) => sum + gramsTaken(one, knowledge), 0);
  const cost = taken.reduce((sum, one) => sum + costTaken(one), 0);
  const none = { used: 0, thrownAway: 0, usedGrams: 0, thrownAwayGrams: 0, usedCost: 0, thrownAwayCost: 0 };
  if (USED.has(act)) return [{ ...none, month, used: taken.length, usedGrams: grams, usedCost: cost }];
  if (act !== PantryAct.THROWN_AWAY) return [];
  return [{ ...none, month, thrownAway: taken.length, thrownAwayGrams: grams, thrownAwayCost: cost }];
}

const costTaken = ({ before, after }: TouchedItem): number => Math.max(0, (before?.cost ?? 0) - (after?.cost ?? 0));

/** A guess is no weight. */
function gramsTaken({ before, after }: TouchedItem, knowledge: FoodKnowledge): number {
  const food = before?.food ? knowledge.byId(before.food) : undefined;
  return Math.max(0, gramsOf(before, food) - gramsOf(after, food));
}

const gramsOf = (state: ItemState | null, food: WeighedFood | undefined): number =>
  (state?.amounts ?? []).reduce((sum, { amount, unit }) => sum + (convertAmount(amount, unit, 'g', food) ?? 0), 0);
