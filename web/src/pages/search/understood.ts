import { chipText, isSameName, parseChip, type Chip } from '../../components/ingredient-input/chip.ts';
import { MAX_INGREDIENTS, MAX_LEFT_OUT } from '../../components/kitchen/kitchen.ts';
import { CUISINES } from '../../components/kitchen-choices.ts';
import type { Meal } from '../../gql/graphql.ts';
import { LIMITS, type Filters } from './filters.ts';
import type { Search } from './search-params.ts';
import type { Reading } from './search-question.ts';

/** What becomes of a search by how the server read its chips. */
export interface Understood {
  chips: Chip[];
  filters: Filters;
  /** Foods that a chip said to leave out: they are among the filters now. */
  leftOut: string[];
  /** Chips that said how long it may cook, for which meal it is or of which cuisine, which is a filter now. */
  wished: { typed: string; maxCookTime: number | null; meal: Meal | null; cuisine: string | null }[];
  /** Chips that named several foods, each of which has a chip of its own now. */
  split: { typed: string; foods: readonly string[] }[];
  /** Chips that named a food that another one names, too; it stays, and these are gone. */
  same: { typed: string; held: string }[];
}

/** Applies readings to the chips of a search; those of other searches do no harm, as a text is always read alike. */
export function understood(
  { chips, filters }: Pick<Search, 'chips' | 'filters'>,
  readings: readonly Reading[],
): Understood {
  const readingOf = new Map(readings.map((reading) => [reading.text, reading]));
  const own = { ...filters, exclude: [...filters.exclude] };
  const result: Understood = { chips: [], filters: own, leftOut: [], wished: [], split: [], same: [] };
  const chipOf = new Map<string, Chip>();
  let room = MAX_INGREDIENTS - chips.length;
  for (const chip of chips) {
    const reading = readingOf.get(chip.name);
    const twin = reading?.ingredient && chipOf.get(reading.ingredient.id);
    if (reading && isWish(reading, chips)) {
      heed(chip, reading, result);
      if (reading.rest !== '') add(parseChip(reading.rest), result);
    } else if (!reading || !isWhole(reading)) add(chip, result);
    else if (reading.isExcluded) {
      // "Curry without fish" still asks for curries.
      if (reading.isDish || !leaveOut(reading, result)) add(chip, result);
    } else if (isSplit(reading) && reading.parts.length - 1 <= room && leaveOut(reading, result)) {
      room -= reading.parts.length - 1;
      chipsOf(chip, reading.parts).forEach((part) => add(part, result));
      result.split.push({ typed: chip.name, foods: reading.parts });
    } else if (twin && leaveOut(reading, result)) result.same.push({ typed: chipText(chip), held: chipText(twin) });
    else add(chip, result);
    if (reading?.ingredient && !twin && !reading.isExcluded) chipOf.set(reading.ingredient.id, chip);
  }
  return result;
}

/** Whether readings change anything. */
export function isChanged({ leftOut, wished, split, same }: Understood): boolean {
  return leftOut.length + wished.length + split.length + same.length > 0;
}

/** Whether a chip names several foods that are there. */
export function isSplit({ parts, isExcluded, text }: Reading): boolean {
  return parts.length > 1 && !isExcluded && !parts.some((part) => isSameName(part, text));
}

/** Words that say more than which foods are there or left out: "allergic to walnuts", "no fish but salmon", in five languages. */
const MORE =
  /(?<!\p{L})(?:\p{L}*allerg\p{L}*|al[eé]rg\p{L}*|intol+[eé]r\p{L}*|except|but|only|unless|other than|au(?:ß|ss)er|nur|sauf|hormis|excepté|tranne|eccetto|menos|excepto|salvo)(?!\p{L})/iu;

/**
 * Whether a text says nothing besides what its reading tells. One that may, or that leaves out what it calls otherwise ("vegan"), stays as
 * it was typed, for the server to heed; the one food of "keine Pilze" is called so in another language.
 */
function isWhole({ text, ingredient, isExcluded, excludes, unread }: Reading): boolean {
  const isOneFood = isExcluded && ingredient !== null && excludes.length === 1;
  const areNamed = excludes.every((food) => text.toLowerCase().includes(food.toLowerCase()));
  return unread.length === 0 && !MORE.test(text) && (isOneFood || areNamed);
}

/** Whether a chip says how long it may cook, for which meal it is or of which cuisine; where it alone is there and names no food, one can look around. */
function isWish(
  { maxCookTime, meal, cuisine, ingredient, parts, excludes, isDish }: Reading,
  chips: readonly Chip[],
): boolean {
  const isAlone = chips.length === 1 && !ingredient && !isDish && parts.length + excludes.length === 0;
  return (maxCookTime !== null || meal !== null || cuisine !== null) && !isAlone;
}

/** Makes what a chip wishes a filter: the time in the steps of its slider, the shortest where several say one. */
function heed(chip: Chip, { maxCookTime, meal, cuisine }: Reading, { filters, wished }: Understood): void {
  const { step } = LIMITS.cookTime;
  const earlier = wished.flatMap((wish) => wish.maxCookTime ?? []);
  const minutes = maxCookTime && Math.min(...earlier, Math.ceil(maxCookTime / step) * step);
  filters.maxCookTime = minutes ?? filters.maxCookTime;
  filters.meal = meal ?? filters.meal;
  filters.cuisine = CUISINES.find((known) => known === cuisine) ?? filters.cuisine;
  wished.push({ typed: chipText(chip), maxCookTime: minutes, meal, cuisine });
}

/** Puts what a chip leaves out among the filters; false where there is no room for it. */
function leaveOut({ excludes }: Reading, { filters: { exclude }, leftOut }: Understood): boolean {
  const fresh = excludes.filter((food) => !exclude.some((name) => isSameName(name, food)));
  if (exclude.length + fresh.length > MAX_LEFT_OUT) return false;
  exclude.push(...fresh);
  leftOut.push(...excludes);
  return true;
}

/** A chip for each part; the amount stays with the first. */
function chipsOf(chip: Chip, [first = '', ...others]: readonly string[]): Chip[] {
  return [chipText({ ...chip, name: first }), ...others].map(parseChip);
}

function add(chip: Chip, { chips }: Understood): void {
  if (!chips.some(({ name }) => isSameName(name, chip.name))) chips.push(chip);
}
