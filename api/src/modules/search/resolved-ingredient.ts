import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { alsoMeant } from '../ingredients/names/also-meant.ts';
import { parseLine } from '../ingredients/lines/line-parser.ts';
import type { FoodNames } from '../ingredients/names/food-names.ts';
import type { Cuisine } from '../recipes/cuisine.ts';
import type { Meal } from '../recipes/recipe-enums.ts';
import type { KindOfDish } from './typed/dish-words.ts';
import { isNamed, type HeldFood, type TypedReading } from './typed/read-typed.ts';

/** A typed text and what it was taken for. */
export interface ResolvedIngredient {
  text: string;
  /** What of it may be the name of a dish: "lasagna" of "I want lasagna"; empty where it only refuses. */
  name: string;
  /** What else of it may be: "sweet and sour pork" of "I fancy sweet and sour pork"; null where there is nothing else. */
  phrase: string | null;
  /** The kind of dish that it may ask for, where it names nothing as a whole. */
  dish: KindOfDish | null;
  /** The one food it names, there or left out; null where it names several, or none we know. */
  food: KnownFood | null;
  /** The foods it names, each as it was written, where it names several: those that are there, or else those it leaves out. */
  parts: string[];
  /** Names of what it leaves out of every result. */
  excludes: string[];
  /** Words of it that name nothing we know. */
  unread: string[];
  /** Whether it only says what must not be in a recipe. */
  isExcluded: boolean;
  /** Minutes of cook time that it asks for: 15 for "15 minute pasta"; null where it says none. */
  maxCookTime: number | null;
  /** What it wants a dish to be eaten as; null where it does not say. */
  meal: Meal | null;
  /** Of which cuisine it wants a dish to be; null where it does not say. */
  cuisine: Cuisine | null;
  /** What it says without these: "pasta". */
  rest: string;
  /** Whether recipes go by this name. */
  isDish: boolean;
  /** Name of another food that cooks mean by these words, too. */
  otherwise: string | null;
  /** The foods that it says are there. */
  held: KnownFood[];
}

/** What a food is called where it is written with an amount: "mince" of "500 g mince"; of five spice there are not five. */
function nameIn({ text, food }: HeldFood, names: FoodNames): string {
  if (isNamed(text, food) || names.find(text) === food) return text;
  const { quantity, name } = parseLine(text);
  return quantity === null || name === '' ? text : name;
}

/** How a text was read, for the cook. */
export function resolvedAs(
  text: string,
  { held, left, unread, phrase, isRefused, dish, wishes, rest }: TypedReading,
  names: FoodNames,
): ResolvedIngredient {
  const told = held.length > 0 ? held : left;
  const food = told.length === 1 ? (told[0]?.food ?? null) : null;
  const [name = isRefused ? '' : rest, ...others] = [
    ...held.map((one) => nameIn(one, names)),
    ...(isRefused ? [] : unread),
  ];
  const other = names.findCounted(text) ?? alsoMeant(text, names) ?? null;
  return {
    text,
    name: others.length === 0 ? name : isRefused ? '' : rest,
    phrase,
    dish,
    food,
    parts: told.length > 1 ? told.map((part) => part.text) : [],
    excludes: [...new Set(left.map(({ name }) => name))],
    unread,
    isExcluded: held.length === 0 && left.length > 0,
    ...wishes,
    rest,
    isDish: false,
    otherwise: other === food ? null : (other?.name ?? null),
    held: held.map((part) => part.food),
  };
}
