import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { parseChip } from '../ingredients/lines/chip-parser.ts';
import type { FoodNames } from '../ingredients/names/food-names.ts';

/** A typed text and the food it was taken for. */
export interface ResolvedIngredient {
  text: string;
  food: KnownFood | null;
  /** The foods it names in one breath, each as it was written, where it names no single one. */
  parts: string[];
  /** Whether it says what must not be in a recipe. */
  isExcluded: boolean;
  /** Whether recipes go by this name. */
  isDish: boolean;
  /** Name of another food that cooks mean by these words, too. */
  otherwise: string | null;
}

/** Takes a typed text for a food, and says what else may have been meant. */
export function resolveIngredient(text: string, names: FoodNames): ResolvedIngredient {
  const food = names.resolve(text)?.food ?? null;
  const counted = names.findCounted(text) ?? null;
  return { text, food, isExcluded: false, isDish: false, parts: food ? [] : partsOf(text, names), otherwise: counted === food ? null : (counted?.name ?? null) };
}

/** What stands between foods that are told in one breath: no food goes on over it. */
const BETWEEN = /[,;&+]|(?<!\S)(?:and|or|with|plus)(?!\S)/i;
/** What says nothing of a food. */
const SMALL_WORDS = new Set(['also', 'some', 'a', 'an', 'the', 'my']);
/** Most words of one food with its amount; a text of any length is read in few looks. */
const LONGEST = 6;

/** The texts of the foods that make up the whole of a text; none when a word is left over or there are not two foods. */
function partsOf(text: string, names: FoodNames): string[] {
  const pieces = text.split(BETWEEN).map((piece) => piece.split(/\s+/).filter((word) => word && !SMALL_WORDS.has(word.toLowerCase())));
  const named = pieces.flatMap((words) => foodsIn(words, names));
  const foods = new Set(named.map(({ food }) => food));
  return foods.size > 1 && !foods.has(undefined) ? named.map((part) => part.text) : [];
}

/** The foods that words name one after the other; the rest, from where a word begins none, goes without. */
function foodsIn(words: readonly string[], names: FoodNames): { text: string; food: KnownFood | undefined }[] {
  if (words.length === 0) return [];
  const { length, food } = longestNamed(words, names) ?? { length: words.length };
  return [{ text: words.slice(0, length).join(' '), food }, ...foodsIn(words.slice(length), names)];
}

function longestNamed(words: readonly string[], names: FoodNames): { length: number; food: KnownFood } | undefined {
  for (let length = Math.min(words.length, LONGEST); length > 0; length -= 1) {
    const food = names.find(parseChip(words.slice(0, length).join(' ')).name);
    if (food) return { length, food };
  }
  return undefined;
}
