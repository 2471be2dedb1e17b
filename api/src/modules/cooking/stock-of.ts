import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { HeldStock } from '../pantry/pantry-reader.ts';
import type { TypedFood } from '../search/typed/typed-amount.ts';

/** What was typed, each with its amount or with that of the pantry, and the rest of the pantry. */
export function stockOf(typed: readonly TypedFood[], pantry: readonly HeldStock[]): HeldStock[] {
  const said = typed.flatMap(({ food, amount }) => (amount ? { food, amounts: [amount] } : []));
  const isIn = (stock: readonly HeldStock[], food: KnownFood): boolean => stock.some((one) => one.food === food);
  const rest = pantry.filter(({ food }) => !isIn(said, food));
  const unsaid = typed.filter(({ food }) => !isIn(said, food) && !isIn(rest, food));
  return [...said, ...unsaid.map(({ food }) => ({ food, amounts: [] })), ...rest];
}
