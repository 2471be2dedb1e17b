import { badInput } from '../../shared/errors.ts';
import type { Allergen, Diet } from '../ingredients/dietary.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { daysAfter } from '../../shared/calendar.ts';
import { DUE_DAYS, FOODS_SEARCHED_MAX } from '../pantry/pantry-limits.ts';
import { canAvoid } from '../search/search-plan.ts';
import { SEARCH_EXCLUDE_MAX } from '../search/search-limits.ts';
import type { FoodBook } from '../search/typed/left-out.ts';
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
  /** Foods that are never eaten, up to 50, as typed; one that is not known does not count. */
  exclude: string[];
}

/** The evening of somebody without an account: nothing is known of them but what they say. @throws AppError BAD_USER_INPUT for too many foods, or too many that are never eaten */
export function eveningOfVisitor(kitchen: VisitorKitchen, day: string, book: FoodBook): Evening {
  if (kitchen.foods.length > FOODS_SEARCHED_MAX)
    throw badInput(`Name at most ${FOODS_SEARCHED_MAX} foods.`, 'kitchen.foods');
  if (kitchen.exclude.length > SEARCH_EXCLUDE_MAX)
    throw badInput(`At most ${SEARCH_EXCLUDE_MAX} foods can be left out.`, 'kitchen.exclude');
  const items = kitchen.foods.flatMap((item) => {
    const food = book.knowledge.byId(item.food);
    return food ? { ...item, food, name: food.name } : [];
  });
  const dueUntil = daysAfter(day, DUE_DAYS);
  const due = items.filter(({ bestBefore }) => bestBefore !== null && bestBefore <= dueUntil);
  return {
    day,
    table: {
      diet: kitchen.diet,
      allergies: kitchen.allergies,
      pantry: [],
      exclude: kitchen.exclude.filter((name) => canAvoid(name, book)),
    },
    ...standing([...new Set<KnownFood>(items.map(({ food }) => food))], due.toSorted(bySoonest)),
    barred: new Set(),
  };
}

const bySoonest = (one: { bestBefore: string | null }, other: { bestBefore: string | null }): number =>
  (one.bestBefore ?? '').localeCompare(other.bestBefore ?? '');
