import { badInput } from '../../shared/errors.ts';
import type { Allergen, Diet } from '../ingredients/dietary.ts';
import type { FoodKnowledge, KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { daysAfter } from '../pantry/calendar.ts';
import { DUE_DAYS, FOODS_SEARCHED_MAX } from '../pantry/pantry-limits.ts';
import { standing, type Evening } from './evening.ts';

/** A food that a visitor says is at home. */
export interface FoodOfVisitor {
  /** Id of the food; one that is not known does not count. */
  food: string;
  /** A calendar day; null where none is known. */
  bestBefore: string | null;
  isBestBeforeGuessed: boolean;
}

/** What somebody without an account has at home, and does not eat. */
export interface VisitorKitchen {
  /** At most 300, what is due first. */
  foods: readonly FoodOfVisitor[];
  diet: Diet;
  allergies: Allergen[];
}

/** The evening of somebody without an account: nothing is known of them but what they say. @throws AppError BAD_USER_INPUT for too many foods */
export function eveningOfVisitor(kitchen: VisitorKitchen, day: string, knowledge: FoodKnowledge): Evening {
  if (kitchen.foods.length > FOODS_SEARCHED_MAX)
    throw badInput(`Name at most ${FOODS_SEARCHED_MAX} foods.`, 'kitchen.foods');
  const items = kitchen.foods.flatMap((item) => {
    const food = knowledge.byId(item.food);
    return food ? { ...item, food, name: food.name } : [];
  });
  const dueUntil = daysAfter(day, DUE_DAYS);
  const due = items.filter(({ bestBefore }) => bestBefore !== null && bestBefore <= dueUntil);
  return {
    day,
    table: { diet: kitchen.diet, allergies: kitchen.allergies, pantry: [] },
    ...standing([...new Set<KnownFood>(items.map(({ food }) => food))], due.toSorted(bySoonest)),
    barred: new Set(),
  };
}

const bySoonest = (one: { bestBefore: string | null }, other: { bestBefore: string | null }): number =>
  (one.bestBefore ?? '').localeCompare(other.bestBefore ?? '');
