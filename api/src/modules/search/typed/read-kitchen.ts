import type { Allergen, Diet } from '../../ingredients/dietary.ts';
import { RESTRICTING_DIETS, type KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import { resolvedAs, type ResolvedIngredient } from '../resolved-ingredient.ts';
import { inOneLanguage } from './in-one-language.ts';
import { concerns, type FoodBook } from './left-out.ts';
import { readTyped, type TypedReading } from './read-typed.ts';
import { NO_WISHES, type Wishes } from './wishes.ts';
import { readTypedAmount, type TypedFood } from './typed-amount.ts';

/** Everything that the texts of a search say together. */
export interface TypedKitchen {
  /** What was understood of each text, in their order. */
  resolved: ResolvedIngredient[];
  /** The foods that are there, each once. */
  held: KnownFood[];
  /** The same foods with how much of each is there. */
  amounts: TypedFood[];
  /** Numbers of the foods that no result may need, kinds included. */
  excluded: number[];
  /** Allergens that results must be known to be free of. */
  allergies: Allergen[];
  /** The strictest diet that was typed; null where none was. */
  diet: Diet | null;
  /** What is asked of a dish besides: the shortest time, and the meal and the cuisine that are named first. */
  wishes: Wishes;
}

/**
 * Reads the texts of a search; what one of them leaves out counts for all.
 * @param kinds those that ask for a kind of dish
 */
export function readKitchen(texts: readonly string[], book: FoodBook, kinds: readonly string[] = []): TypedKitchen {
  const { knowledge, names, isUsed } = book;
  const bookOfAll = { knowledge, names, ...(isUsed && { isUsed }), isAlone: texts.length === 1 };
  const read = texts.map((text) => {
    const reading = readTyped(text, bookOfAll);
    return kinds.includes(text) ? withFoodsOfDish(reading) : reading;
  });
  const readings = inOneLanguage(read, book);
  const left = readings.flatMap((reading) => reading.left);
  const held = new Map(readings.flatMap((reading) => reading.held.map((one) => [one.food, one])));
  return {
    resolved: readings.map((reading, at) => resolvedAs(texts[at] ?? '', reading, book.names)),
    held: [...held.keys()],
    amounts: [...held.values()].map((one) => readTypedAmount(one, book.names)),
    excluded: [...new Set(left.flatMap(({ numbers }) => numbers))],
    allergies: [...new Set(left.flatMap(({ allergens }) => allergens))],
    wishes: readings.reduce((all, { wishes }) => bothOf(all, wishes), NO_WISHES),
    diet: left.reduce<Diet | null>((kept, { diet }) => (diet === null ? kept : stricter(kept, diet)), null),
  };
}

const bothOf = (one: Wishes, other: Wishes): Wishes => ({
  maxCookTime: fewer(one.maxCookTime, other.maxCookTime),
  meal: one.meal ?? other.meal,
  cuisine: one.cuisine ?? other.cuisine,
});

const fewer = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** Of "salmon curry" the salmon is there; of "sugar free cookies" no sugar is. */
function withFoodsOfDish(reading: TypedReading): TypedReading {
  const { dish, left } = reading;
  if (dish === null) return reading;
  const foods = dish.foods.filter((food) => !left.some((one) => concerns(one, food)));
  return { ...reading, held: foods.map((food) => ({ text: food.name, food })), unread: [] };
}

/** The stricter of two diets; null restricts nothing. */
export function stricter<T extends Diet | null>(one: T, other: Diet | null): T | Diet {
  const found = RESTRICTING_DIETS.find((diet) => diet === one || diet === other);
  return found ?? one;
}
