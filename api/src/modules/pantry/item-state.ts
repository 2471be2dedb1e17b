import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { dayOf, daysAfter, earlier } from '../../shared/calendar.ts';
import type { ItemState } from './item-history.ts';
import { DUE_DAYS } from './pantry-limits.ts';
import type { PantryItem } from './pantry.entity.ts';
import type { ShelfLife } from './shelf-life.ts';

/** The state of a stored item. */
export const stateOf = (item: PantryItem): ItemState => ({
  food: item.food ?? null,
  name: item.name,
  level: item.level,
  amounts: item.amounts,
  place: item.place,
  since: item.since.toISOString(),
  bestBefore: item.bestBefore ?? null,
  isBestBeforeGuessed: item.isBestBeforeGuessed,
  openedAt: item.openedAt ?? null,
  dueFrom: item.dueFrom ?? null,
  leftoverOf: item.leftoverOf ?? null,
  portions: item.portions ?? null,
  stock: item.stock ?? null,
  cost: item.cost ?? null,
});

/**
 * The state with its dates worked out: the guess again unless the date was stated, and the day from which it is due.
 * @param food null for what is none
 */
export function dated(state: ItemState, food: KnownFood | null, shelfLife: ShelfLife): ItemState {
  const next = { ...state, ...bestBeforeOf(state, food, shelfLife) };
  return { ...next, dueFrom: dueFrom(next, shelfLife.daysOpened(food)) };
}

function bestBeforeOf(
  { bestBefore, isBestBeforeGuessed, leftoverOf, place, since }: ItemState,
  food: KnownFood | null,
  shelfLife: ShelfLife,
): Pick<ItemState, 'bestBefore' | 'isBestBeforeGuessed'> {
  const isStated = bestBefore !== null && !isBestBeforeGuessed;
  if (isStated || leftoverOf !== null) return { bestBefore, isBestBeforeGuessed };
  const days = shelfLife.daysIn(food, place);
  if (days === null) return { bestBefore: null, isBestBeforeGuessed: false };
  return { bestBefore: daysAfter(dayOf(new Date(since)), days), isBestBeforeGuessed: true };
}

function dueFrom({ bestBefore, openedAt }: ItemState, daysOpened: number | null): string | null {
  return earlier(
    bestBefore === null ? null : daysAfter(bestBefore, -DUE_DAYS),
    openedAt === null || daysOpened === null ? null : daysAfter(openedAt, daysOpened),
  );
}
