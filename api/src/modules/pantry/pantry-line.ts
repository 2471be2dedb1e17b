import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { itemsApart } from '../ingredients/items-apart.ts';
import { nameAsWritten } from '../ingredients/name-as-written.ts';
import { linkLine, type LinkedLine } from '../ingredients/lines/line-linker.ts';
import type { FoodNames } from '../ingredients/names/food-names.ts';
import { readWords } from '../ingredients/names/name-words.ts';
import type { PantryAmount } from './pantry-amounts.ts';
import { takeBestBefore, type Dated } from './stated-date.ts';

/** One food, or some words, that came into the kitchen. */
export interface Bought {
  food: KnownFood | null;
  name: string;
  /** Null when nothing says how much. */
  amount: PantryAmount | null;
  /** The day that it is best before, YYYY-MM-DD, where that is stated; it may have passed. */
  bestBefore?: string;
  /** What was paid for it, where a receipt says so, in its money. */
  cost?: number;
}

/** A kitchen and a shop have more than food: a word that no food is called by may make "kitchen roll" of a roll. */
const SURE_ENOUGH = 0.75;
/** What people put before the lines of a list: bullets and boxes. */
const BULLET = /^(?:[-*•·–—▢☐☑✓✔]+|\[[ xX]?\])\s*/u;
const TOGETHER = / (?:and|&|\+|plus) | ?& ?/;

/** What typed or pasted lines bring: of each, the items between its commas, with the date that is stated of them. */
export function readPantryLines(lines: readonly string[], names: FoodNames, today: string): Bought[] {
  return lines
    .flatMap((line) => datedItems(line, names, today))
    .flatMap(({ rest, bestBefore }) =>
      readPantryLine(rest, names).map((one) => (bestBefore === null ? one : { ...one, bestBefore })),
    );
}

/** The items of a line; a date that stands alone between commas is that of the item before it. */
function datedItems(line: string, names: FoodNames, today: string): Dated[] {
  const items: Dated[] = [];
  for (const item of itemsApart(line, names)) {
    const dated = takeBestBefore(item, today);
    const last = items.at(-1);
    if (dated.rest === '' && last) last.bestBefore = dated.bestBefore;
    else items.push(dated);
  }
  return items;
}

/** What one typed or pasted line brings: one food as a rule, two for "salt and pepper", none for a blank line. */
export function readPantryLine(line: string, names: FoodNames): Bought[] {
  const text = line.trim().replace(BULLET, '').trim();
  if (text === '') return [];
  const read = linkLine(text, names);
  const { name, quantity, unit, food } = read;
  const several = foodsTogether(name, food, names);
  if (several.length > 1) return several.map((one) => ({ food: one, name: one.name, amount: null }));
  const known = sureFood(read, names);
  const amount = quantity !== null && quantity > 0 ? { amount: quantity, unit } : null;
  return [{ food: known, name: known?.name ?? nameAsWritten(name, text), amount }];
}

/** The food of a line that a cook typed; null where none is sure enough. */
export function sureFood(
  { name, food, confidence }: Pick<LinkedLine, 'name' | 'food' | 'confidence'>,
  names: FoodNames,
): KnownFood | null {
  const link = food ? { food, confidence } : names.resolve(name);
  return link !== undefined && link.confidence >= SURE_ENOUGH ? link.food : null;
}

/** What tells two items apart that no food goes by: their words, in singular. */
export function wordsKey(name: string): string {
  const words = readWords(name).map(({ form }) => form);
  return words.join(' ') || name.toLowerCase();
}

function foodsTogether(name: string, food: KnownFood | null, names: FoodNames): KnownFood[] {
  if (names.find(name)) return [];
  const parts = name.split(TOGETHER).filter((part) => part.trim() !== '');
  const named = parts.map((part) => names.link(part)?.food).filter((one) => one !== undefined);
  return parts.length > 1 && named.length === parts.length && named[0] === food ? [...new Set(named)] : [];
}
