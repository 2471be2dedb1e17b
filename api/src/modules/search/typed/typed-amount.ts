import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import { fullName } from '../../ingredients/lines/chip-parser.ts';
import { parseLine } from '../../ingredients/lines/line-parser.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { isNamed, type HeldFood } from './read-typed.ts';

/** A food that was typed, and how much of it is there. */
export interface TypedFood {
  food: KnownFood;
  /** Null where nothing says how much, which is enough. */
  amount: { amount: number; unit: string | null } | null;
}

/** Reads how much of a food a text says is there: "half an onion", "300 g mince". The five of "five spice" is no amount. */
export function readTypedAmount({ text, food }: HeldFood, names: FoodNames): TypedFood {
  if (isNamed(text, food)) return { food, amount: null };
  const { quantity, unit, name } = parseLine(text);
  const isAmount =
    quantity !== null &&
    quantity > 0 &&
    (names.findCounted(name) === food ||
      [name, fullName({ qty: null, unit, name })].some((one) => names.resolve(one)?.food === food));
  return { food, amount: isAmount ? { amount: quantity, unit } : null };
}
