import type { FoodKnowledge, KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { readUnitInput } from '../ingredients/units/amount-input.ts';
import { badInput, notFound } from '../../shared/errors.ts';
import { dayOf, daysAfter } from '../../shared/calendar.ts';
import { costOfRest } from './item-cost.ts';
import type { ItemState } from './item-history.ts';
import { dated } from './item-state.ts';
import { doubtOf, levelBy, said, taken, type GuessedStock } from './guessed-stock.ts';
import { takeAmount, type PantryAmount } from './pantry-amounts.ts';
import type { Shelves } from './pantry-book.ts';
import { PantryLevel, PantryPlace } from './pantry-enums.ts';
import { readPantryAmount } from './pantry-input.ts';
import { ShelfLife, shelfLifeTable } from './shelf-life.ts';

/** What was taken of one item. */
export interface Deduction {
  itemId: string;
  /** How much of it; nothing is counted off without. */
  amount?: number | null | undefined;
  unit?: string | null | undefined;
  /** What is left, in a word: it counts before what the amount leaves. */
  level?: PantryLevel | null | undefined;
}

/** What was cooked, as far as the pantry is concerned. */
export interface CookedMeal {
  recipe: { id: string; title: string };
  deductions: readonly Deduction[];
  /** Portions that were left; none unless above 0. */
  leftoverPortions: number | null;
}

/** Most items that one meal is cooked of. */
const DEDUCTIONS_MAX = 200;
/** Most portions that are left of one meal. */
const PORTIONS_MAX = 100;
/** What is left of a known amount is low below this share of it. */
const LOW_SHARE = 0.2;

/**
 * Takes what was cooked with out of a pantry, and puts what was left into it. Never less than nothing is left.
 * @throws AppError NOT_FOUND for an item that is not there, BAD_USER_INPUT naming the field at fault
 */
export function cookFrom(book: Shelves, meal: CookedMeal, now: Date, knowledge: FoodKnowledge): void {
  if (meal.deductions.length > DEDUCTIONS_MAX)
    throw badInput(`At most ${DEDUCTIONS_MAX} items can be taken at once.`, 'deductions');
  for (const deduction of meal.deductions) {
    const state = book.get(deduction.itemId);
    if (!state) throw notFound('Item');
    book.put(without(state, deduction, now, knowledge), deduction.itemId);
  }
  const { leftoverPortions: portions } = meal;
  if (portions === null || portions === 0) return;
  if (!Number.isFinite(portions) || portions < 0 || portions > PORTIONS_MAX)
    throw badInput(`Portions must be a number from 0 to ${PORTIONS_MAX}.`, 'leftoverPortions');
  book.put(leftoverOf(meal.recipe, portions, now));
}

function without(state: ItemState, { amount, unit, level }: Deduction, now: Date, knowledge: FoodKnowledge): ItemState {
  const food = state.food === null ? null : (knowledge.byId(state.food) ?? null);
  const amountTaken =
    typeof amount === 'number' ? { amount: readPantryAmount(amount), unit: readUnitInput(unit ?? null) } : null;
  const rest = amountTaken
    ? takeAmount(state.amounts, amountTaken, food ?? undefined)
    : { amounts: state.amounts, share: null };
  const stock = state.stock ? leftOf(state.stock, amountTaken, { level: level ?? null, now, food }) : null;
  const next = level ?? (stock ? levelBy(stock) : rest.share === null ? state.level : levelOf(rest.share));
  const isOpened = next !== PantryLevel.OUT && state.openedAt === null && state.place !== PantryPlace.FREEZER;
  const isOut = next === PantryLevel.OUT;
  const opened = {
    ...state,
    level: next,
    amounts: isOut ? [] : rest.amounts,
    stock,
    cost: costOfRest(state.cost ?? null, isOut ? 0 : rest.share),
  };
  return dated(
    isOpened && isSoldClosed(state) ? { ...opened, openedAt: dayOf(now) } : opened,
    food,
    new ShelfLife(knowledge),
  );
}

/** The guess after a meal: less what was taken, and as the cook says where they do. */
function leftOf(
  stock: GuessedStock,
  amount: PantryAmount | null,
  { level, now, food }: { level: PantryLevel | null; now: Date; food: KnownFood | null },
): GuessedStock {
  const left = taken(stock, [amount], food);
  return level === null ? left : { ...said(left, level), ...(doubtOf(left) > 0 && { saidOn: dayOf(now) }) };
}

/** A level by the share that is left of what there was. */
export function levelOf(share: number): PantryLevel {
  if (share <= 0) return PantryLevel.OUT;
  return share < LOW_SHARE ? PantryLevel.LOW : PantryLevel.HAVE;
}

/** Whether using some of it means that its package was opened: of what was counted in packages. */
const isSoldClosed = ({ amounts }: ItemState): boolean =>
  amounts.some(({ unit }) => unit !== null && ['can', 'jar', 'bottle', 'package', 'carton'].includes(unit));

function leftoverOf({ id, title }: CookedMeal['recipe'], portions: number, now: Date): ItemState {
  const bestBefore = daysAfter(dayOf(now), shelfLifeTable().leftovers.fridge);
  return {
    food: null,
    name: title,
    level: PantryLevel.HAVE,
    amounts: [],
    place: PantryPlace.FRIDGE,
    since: now.toISOString(),
    bestBefore,
    isBestBeforeGuessed: true,
    openedAt: null,
    // A leftover is for the next days: it is due from the start.
    dueFrom: dayOf(now),
    leftoverOf: id,
    portions,
    stock: null,
    cost: null,
  };
}
