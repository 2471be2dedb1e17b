import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../ingredients/names/food-names.ts';

/** Those of a recipe's foods that its dish is named for. */
export type NamedFoods = (foods: readonly KnownFood[]) => KnownFood[];

/**
 * Tells which foods a dish is named for: those that its title mentions, kinds of them, and what they are a kind of. "Chicken and leek pie"
 * is named for its chicken thighs and its leeks, and a cook who lacks them does not make it.
 */
export function namedIn(title: string, names: FoodNames): NamedFoods {
  return (foods) => {
    const mentioned = names.mentionedIn(title, (other) => foods.some((food) => areKin(food, other)));
    return foods.filter((food) => mentioned.some((other) => areKin(food, other)));
  };
}

const areKin = (one: KnownFood, other: KnownFood): boolean =>
  one.number === other.number || one.ancestors.includes(other.number) || other.ancestors.includes(one.number);
