import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../ingredients/names/food-names.ts';

/** Those of a recipe's foods that its dish is named for. */
export type NamedFoods = (foods: readonly KnownFood[]) => KnownFood[];

/** Without its meat or fish a dish is another one, whatever it is called: no "bo luc lac" without beef. */
const MAKES_THE_DISH: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish']);

/**
 * Tells which foods a dish is named for: those that its title mentions, kinds of them, and what they are a kind of; where the title mentions none, those
 * of the first of its other names that does; and its meat and fish. "Chicken and leek pie" is named for its chicken thighs and its leeks, "gyudon", a beef
 * bowl, for its beef, and a cook who lacks them does not make it.
 */
export function namedIn(title: string, alsoCalled: readonly string[], names: FoodNames): NamedFoods {
  return (foods) => {
    const mentioned = [title, ...alsoCalled].map((name) => mentionedIn(name, foods, names));
    const named = mentioned.find((some) => some.length > 0) ?? [];
    return foods.filter((food) => named.includes(food) || MAKES_THE_DISH.has(food.category));
  };
}

function mentionedIn(name: string, foods: readonly KnownFood[], names: FoodNames): KnownFood[] {
  const mentioned = names.mentionedIn(name, (other) => foods.some((food) => areKin(food, other)));
  return foods.filter((food) => mentioned.some((other) => areKin(food, other)));
}

const areKin = (one: KnownFood, other: KnownFood): boolean =>
  one.number === other.number || one.ancestors.includes(other.number) || other.ancestors.includes(one.number);
