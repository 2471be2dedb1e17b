import { usefulMeasures, type Measure } from '../ingredients/units/convert-measures.ts';
import type { FoodKnowledge, KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { aisleOrder, OTHER_AISLE } from './aisles.ts';
import type { Asked, ExactAmount } from './measured.ts';
import { Rational } from './rational.ts';
import type { Contribution, ListItem } from './shopping-list.entity.ts';
import { sumAmounts } from './sum-amounts.ts';

/** An amount as it is shown; a null unit counts pieces. */
export interface ItemAmount {
  amount: number;
  unit: string | null;
}

/** A line of a list as a cook sees it. */
export interface ShoppingItem {
  id: string;
  list: string;
  name: string;
  food: KnownFood | null;
  aisle: string;
  isChecked: boolean;
  isEdited: boolean;
  version: number;
  /** What to buy: as set by hand, or the sum in whole tins; side by side where nothing tells how to add. */
  amounts: ItemAmount[];
  /** What the contributions add up to, also where the cook has set another amount. */
  sum: ItemAmount[];
  /** Whether some of it is wanted without saying how much. */
  isOpenEnded: boolean;
  /** The first amount in other measures. */
  conversions: Measure[];
  contributions: Contribution[];
}

/** The lines of one list, derived from what was contributed, in the order of the shop. */
export function deriveItems(
  items: readonly ListItem[],
  contributions: readonly Contribution[],
  knowledge: FoodKnowledge,
  ownAisles: readonly string[],
): ShoppingItem[] {
  const byItem = Map.groupBy(contributions, (one) => one.item);
  const order = new Map(aisleOrder(ownAisles).map((aisle, at) => [aisle, at]));
  const place = ({ aisle }: ShoppingItem): number => order.get(aisle) ?? order.size;
  return items
    .map((item) => deriveItem(item, byItem.get(item.id) ?? [], knowledge))
    .sort(
      (one, two) => place(one) - place(two) || one.name.localeCompare(two.name, 'en') || (one.id < two.id ? -1 : 1),
    );
}

/** One line, derived. */
export function deriveItem(item: ListItem, contributions: Contribution[], knowledge: FoodKnowledge): ShoppingItem {
  const food = item.food ? (knowledge.byId(item.food) ?? null) : null;
  const asked = contributions.map(askedBy);
  const sum = sumAmounts(
    asked.filter((one) => one !== null),
    food ?? undefined,
  ).map(shown);
  const amounts = item.isEdited ? byHand(item) : sum.map(asSold);
  const [first] = amounts;
  return {
    id: item.id,
    list: item.list,
    name: food?.name ?? item.name,
    food,
    aisle: food?.category ?? OTHER_AISLE,
    isChecked: item.isChecked,
    isEdited: item.isEdited,
    version: item.version,
    amounts,
    sum,
    isOpenEnded: asked.includes(null),
    conversions: first ? usefulMeasures(first.amount, first.unit, food ?? undefined) : [],
    contributions,
  };
}

/** What a contribution asks for, exactly; null when it says no amount. */
function askedBy({ amount, unit, eachAmount, eachUnit }: Contribution): Asked | null {
  if (!amount) return null;
  const each = eachAmount ? { amount: Rational.parse(eachAmount), unit: eachUnit ?? null } : null;
  return { amount: Rational.parse(amount), unit: unit ?? null, each };
}

/** An exact amount as a number. */
export const shown = ({ amount, unit }: ExactAmount): ItemAmount => ({ amount: amount.toNumber(), unit });

/** Half a tin is not sold. */
export const asSold = ({ amount, unit }: ItemAmount): ItemAmount => ({
  amount: unit === 'can' ? Math.ceil(amount) : amount,
  unit,
});

const byHand = ({ amount, unit }: ListItem): ItemAmount[] =>
  typeof amount === 'number' ? [{ amount, unit: unit ?? null }] : [];
