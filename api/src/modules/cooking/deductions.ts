import type { FoodKnowledge, KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { dayOf, daysAfter } from '../../shared/calendar.ts';
import { levelOf } from '../pantry/cook-from-pantry.ts';
import type { ItemState } from '../pantry/item-history.ts';
import { doubtOf, isWorthAsking, levelBy, taken as takenOf } from '../pantry/guessed-stock.ts';
import { takeAmount, type PantryAmount } from '../pantry/pantry-amounts.ts';
import type { PantryLevel } from '../pantry/pantry-enums.ts';
import type { RecipeLine } from '../recipes/recipe.entity.ts';

/** What counts of an item of a pantry when something is taken of it. */
export type TakenItem = Pick<ItemState, 'level' | 'amounts' | 'stock'>;

/** What counts of a line of a recipe when it is cooked. */
export type CookedLine = Pick<RecipeLine, 'isOptional' | 'amount' | 'amountMax' | 'unit'> &
  Partial<Pick<RecipeLine, 'food'>>;

/** How items are told apart by their foods. */
export interface ItemFoods<Item> {
  foodOf: (item: Item) => KnownFood | null;
  /** Whether an item is had for a food: a kind of it, or what it is a kind of. */
  isHadFor: (item: Item, food: KnownFood) => boolean;
}

/** The items that lines of a recipe are taken from, each line from one item; staples and what may be left out are never taken. */
export function takenFrom<Item, Line extends CookedLine>(
  lines: readonly Line[],
  items: readonly Item[],
  knowledge: FoodKnowledge,
  { foodOf, isHadFor }: ItemFoods<Item>,
): Map<Item, Line[]> {
  const taken = new Map<Item, Line[]>();
  for (const line of lines) {
    const food = line.food === null || line.food === undefined ? undefined : knowledge.byId(line.food);
    if (!food || food.isStaple || line.isOptional) continue;
    const item = items.find((one) => foodOf(one) === food) ?? items.find((one) => isHadFor(one, food));
    if (item) taken.set(item, [...(taken.get(item) ?? []), line]);
  }
  return taken;
}

/** What would be taken of one item. */
export interface ItemDeduction {
  /** How much of it the recipe takes; null where nothing tells. */
  amount: number | null;
  /** Singular; null counts pieces. */
  unit: string | null;
  /** What would be left of it; none where nothing is, or where that is not known. */
  left: readonly PantryAmount[];
  /** The level that it would have then. */
  level: PantryLevel;
  /** How little is known of what is left, 0 to 1. */
  doubt: number;
}

/** What lines of a recipe take of one item. @param share how many times over the recipe is cooked */
export function deductionOf(
  item: TakenItem,
  lines: readonly CookedLine[],
  share: number,
  food: KnownFood | null,
): ItemDeduction {
  const amounts = lines.map((line) => amountOf(line, share));
  let left: PantryAmount[] = item.amounts;
  let shareLeft: number | null = item.amounts.length === 0 || amounts.includes(null) ? null : 1;
  for (const amount of amounts) {
    // What has run out already cannot run out further.
    if (amount === null || shareLeft === null || shareLeft === 0) continue;
    const rest = takeAmount(left, amount, food ?? undefined);
    shareLeft = rest.share === null ? null : shareLeft * rest.share;
    left = rest.amounts;
  }
  const [first] = amounts;
  const stock = item.stock ? takenOf(item.stock, amounts, food) : null;
  const together = sumOf(amounts, first?.unit ?? null);
  return {
    amount: together,
    unit: together === null ? null : (first?.unit ?? null),
    left: shareLeft === null ? [] : left,
    level: stock ? levelBy(stock) : shareLeft === null ? item.level : levelOf(shareLeft),
    doubt: stock ? (isWorthAsking(stock) ? doubtOf(stock) : 0) : shareLeft === null ? 1 : 0,
  };
}

/** How much a line asks for, the upper end of a range; null where it does not say. */
export function amountOf({ amount, amountMax, unit }: CookedLine, share: number): PantryAmount | null {
  const most = amountMax ?? amount ?? null;
  return most === null ? null : { amount: most * share, unit: unit ?? null };
}

/** The sum of amounts in one unit; null where one is unknown or of another unit. */
function sumOf(amounts: readonly (PantryAmount | null)[], unit: string | null): number | null {
  const known = amounts.flatMap((one) => (one !== null && one.unit === unit ? one.amount : []));
  return known.length === amounts.length ? known.reduce((sum, one) => sum + one, 0) : null;
}

/** Most foods that one meal asks about, and most that are asked about in a week. */
const ASKED_MAX = 1;
const ASKED_A_WEEK = 3;

/** The first day of the week in which a cook is asked so much at most. */
export const firstDayOfAsking = (now: Date): string => daysAfter(dayOf(now), -6);

/**
 * Of what would be taken, that of which the cook has to say what is left: the most doubtful.
 * @param answered how many questions were answered since {@link firstDayOfAsking}
 */
export function askAbout<One extends ItemDeduction>(
  deductions: readonly One[],
  answered: number,
): (One & { isUnsure: boolean })[] {
  const doubtful = deductions.filter(({ doubt }) => doubt > 0).toSorted((one, other) => other.doubt - one.doubt);
  const asked = new Set<ItemDeduction>(doubtful.slice(0, Math.max(0, Math.min(ASKED_MAX, ASKED_A_WEEK - answered))));
  return deductions.map((one) => ({ ...one, isUnsure: asked.has(one) }));
}
