import type { FoodKnowledge } from '../ingredients/foods/food-knowledge.ts';
import { stocked } from './guessed-stock.ts';
import { costTogether } from './item-cost.ts';
import type { ItemState } from './item-history.ts';
import { dated } from './item-state.ts';
import { addAmount } from './pantry-amounts.ts';
import type { Shelves } from './pantry-book.ts';
import { PantryLevel, type PantryPlace } from './pantry-enums.ts';
import { wordsKey, type Bought } from './pantry-line.ts';
import { ShelfLife } from './shelf-life.ts';
import { earlier } from '../../shared/calendar.ts';

/** Where and when something is put away. */
export interface PuttingAway {
  /** Where; where each food usually is when null. */
  place: PantryPlace | null;
  now: Date;
  /** Whether the amounts are what a list asked for: what is bought is at least that, in whole packages. */
  isAsked?: boolean;
}

/**
 * Puts what was bought into a pantry: with what is there of the same food, as a new item otherwise. Of what had run out or low, the
 * dates begin again; of what is still there, the older date counts.
 * @returns the ids of the items, each once
 */
export function stockUp(
  book: Shelves,
  bought: readonly Bought[],
  { place, now, isAsked = false }: PuttingAway,
  knowledge: FoodKnowledge,
): string[] {
  const shelfLife = new ShelfLife(knowledge);
  const ids = bought.map((one) => {
    const [id, former] = standing(book, one, place, knowledge) ?? [];
    const fresh = freshItem(one, place ?? former?.place ?? shelfLife.placeOf(one.food), now, shelfLife);
    const stock = stocked(former?.stock ?? null, former?.level ?? PantryLevel.OUT, { ...one, isAsked }, knowledge);
    const cost = costTogether(former?.cost ?? null, one.cost ?? null);
    return book.put({ ...(former ? more(former, fresh, one) : fresh), stock, cost }, id);
  });
  return [...new Set(ids)];
}

/** The item of the same food or words, in that place or in any. A food that was merged away is the one that stands for it. */
function standing(
  book: Shelves,
  { food, name }: Bought,
  place: PantryPlace | null,
  knowledge: FoodKnowledge,
): [string, ItemState] | undefined {
  const key = wordsKey(name);
  return book.find((state) => {
    if (state.leftoverOf !== null || (place !== null && state.place !== place)) return false;
    if (state.food === null) return food === null && wordsKey(state.name) === key;
    return food !== null && knowledge.byId(state.food) === food;
  });
}

function freshItem(
  { food, name, amount, bestBefore }: Bought,
  place: PantryPlace,
  now: Date,
  shelfLife: ShelfLife,
): ItemState {
  const state: ItemState = {
    food: food?.id ?? null,
    name: food?.name ?? name,
    level: PantryLevel.HAVE,
    amounts: amount ? [amount] : [],
    place,
    since: now.toISOString(),
    bestBefore: bestBefore ?? null,
    isBestBeforeGuessed: false,
    openedAt: null,
    dueFrom: null,
    leftoverOf: null,
    portions: null,
    stock: null,
    cost: null,
  };
  return dated(state, food, shelfLife);
}

function more(former: ItemState, fresh: ItemState, { food, amount }: Bought): ItemState {
  if (former.level === PantryLevel.OUT) return fresh;
  const amounts = amount ? addAmount(former.amounts, amount, food ?? undefined) : former.amounts;
  if (former.level === PantryLevel.LOW) return { ...fresh, amounts };
  const isOlder = former.bestBefore !== null && earlier(former.bestBefore, fresh.bestBefore) === former.bestBefore;
  const { bestBefore, isBestBeforeGuessed } = isOlder || fresh.bestBefore === null ? former : fresh;
  return { ...former, amounts, bestBefore, isBestBeforeGuessed, dueFrom: earlier(former.dueFrom, fresh.dueFrom) };
}
