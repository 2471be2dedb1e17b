import type { FoodKnowledge, KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { readUnitInput } from '../ingredients/units/amount-input.ts';
import { dayOf } from '../../shared/calendar.ts';
import { measured, said, type GuessedStock } from './guessed-stock.ts';
import { costOfRest, shareOf } from './item-cost.ts';
import type { ItemState } from './item-history.ts';
import { dated } from './item-state.ts';
import type { PantryAmount } from './pantry-amounts.ts';
import { PantryLevel } from './pantry-enums.ts';
import { readBestBefore, readOpenedAt, readPantryAmount, type ItemChange } from './pantry-input.ts';
import { ShelfLife } from './shelf-life.ts';

/** When something is changed, and by what is known of foods. */
export interface ChangeSetting {
  now: Date;
  knowledge: FoodKnowledge;
}

/**
 * An item with a change. What was out and is there again is fresh; what is out has no amount.
 * @throws AppError BAD_USER_INPUT naming the field at fault
 */
export function changedState(state: ItemState, change: ItemChange, { now, knowledge }: ChangeSetting): ItemState {
  const today = dayOf(now);
  const food = state.food === null ? null : (knowledge.byId(state.food) ?? null);
  const amounts = changedAmounts(state, change);
  const asked = change.level ?? state.level;
  const level =
    amounts !== state.amounts && amounts.length > 0 && !change.level && asked === PantryLevel.OUT
      ? PantryLevel.HAVE
      : asked;
  const isBack = state.level === PantryLevel.OUT && level !== PantryLevel.OUT;
  const next: ItemState = {
    ...state,
    level,
    amounts: level === PantryLevel.OUT ? [] : amounts,
    place: change.place ?? state.place,
    ...(isBack && { since: now.toISOString(), openedAt: null, bestBefore: null, isBestBeforeGuessed: false }),
    cost: costOfRest(state.cost ?? null, level === PantryLevel.OUT ? 0 : shareOf(state.amounts, amounts)),
    stock: changedStock(state, level, amounts === state.amounts ? null : (amounts[0] ?? null), food),
    ...dateOf(change),
    ...(change.openedAt !== undefined && {
      openedAt: change.openedAt === null ? null : readOpenedAt(change.openedAt, today),
    }),
  };
  return dated(next, food, new ShelfLife(knowledge));
}

/** The guess, which an amount that is said counts before. */
function changedStock(
  { stock, level: former }: ItemState,
  level: PantryLevel,
  amount: PantryAmount | null,
  food: KnownFood | null,
): GuessedStock | null {
  if (!stock) return null;
  if (amount !== null && level !== PantryLevel.OUT) return measured(stock, amount, food);
  return level === former ? stock : said(stock, level);
}

function changedAmounts(state: ItemState, { amount, unit }: ItemChange): ItemState['amounts'] {
  if (amount === undefined && unit === undefined) return state.amounts;
  const [first] = state.amounts;
  const wanted = amount === undefined ? (first?.amount ?? null) : amount;
  if (wanted === null) return [];
  return [{ amount: readPantryAmount(wanted), unit: unit === undefined ? (first?.unit ?? null) : readUnitInput(unit) }];
}

function dateOf({ bestBefore }: ItemChange): Partial<ItemState> {
  if (bestBefore === undefined) return {};
  if (bestBefore === null) return { bestBefore: null, isBestBeforeGuessed: false };
  return { bestBefore: readBestBefore(bestBefore), isBestBeforeGuessed: false };
}
