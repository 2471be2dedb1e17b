import { namesOf, type KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import { parseChip } from '../../ingredients/lines/chip-parser.ts';
import { isOnlyModifiers } from '../../ingredients/lines/only-modifiers.ts';
import { findUnit } from '../../ingredients/lines/line-units.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { FOREIGN_LOCALES } from '../../ingredients/names/foreign-name.ts';
import { isEnglishWord } from '../../ingredients/names/foreign-words.ts';
import { inFull } from '../../ingredients/names/short-words.ts';
import { groupNear, groupOf, type FoodGroup } from './food-groups.ts';
import { leftoverOf } from './leftovers.ts';

/** A food that a piece of text names, or a whole group of foods, where one is left out. */
export interface Named {
  /** As it was written. */
  text: string;
  food: KnownFood | null;
  group?: FoodGroup;
}

/** The foods of a piece, and the words of it that name none. */
export interface ReadPiece {
  named: Named[];
  unread: string[];
}

/** Most words of one food with its amount; a text of any length is read in few looks. */
const LONGEST = 6;
const SMALL_WORDS = new Set(['a', 'an', 'the', 'my', 'our', 'your', 'of', 'some', 'with', 'and', 'x']);

/**
 * Reads the foods that a piece names one after the other; typing errors are forgiven.
 * @param isUsed whether recipes need a food: of "ham cheese bread" no one means the cheese bread, which is for none
 */
export function readHeld(text: string, names: FoodNames, isUsed: (food: KnownFood) => boolean = () => true): ReadPiece {
  const counted = COUNTED.exec(text)?.[1];
  const known = leftoverOf(text, names) ?? (counted === undefined ? undefined : names.findCounted(counted));
  const food = known ?? resolveWhole(text, names);
  return food && !isTwoFoods(text, food, names)
    ? { named: [{ text, food }], unread: [] }
    : readWords(text, (words) => nameHeld(words, names, isUsed));
}

/** What a text means as a whole; "chicken pasta" is no misspelt chicken paste, and "zucchine grandi uova fresche" are no eggs of a kind. */
export function resolveWhole(text: string, names: FoodNames): KnownFood | undefined {
  const known = names.find(text);
  if (!known && areFoods(text, names)) return undefined;
  if (known) return known;
  const food = names.resolve(text)?.food;
  return food && (areAbroad(text, names) || areMisspelt(text, food, names)) ? undefined : food;
}

/** Whether two words are a food each, neither as it is spelt: "chikpeas spinich" are no spinach of a kind; "buter chicken" may be a dish. */
function areMisspelt(text: string, food: KnownFood, names: FoodNames): boolean {
  const words = text.toLowerCase().split(' ');
  const foods = new Set(words.map((word) => names.find(word) ?? mended(word, names)));
  const isSpelt = [...foods].some((one) => !one || words.includes(one.name) || words.includes(one.plural ?? ''));
  return words.length === 2 && foods.size === 2 && foods.has(food) && !isSpelt;
}

/** Whether words name several foods as they are spelt, not all of them in English, and nothing else; a Dose is a can, and no dosa. */
function areAbroad(text: string, names: FoodNames): boolean {
  if (parseChip(text).unit !== null) return false;
  const { named, unread } = readWords(text, (words) => namedAbroad(words, names));
  return unread.length === 0 && named.length > 1 && named.some((one) => isAbroad(one, names));
}

function namedAbroad(words: string, names: FoodNames): Named | undefined {
  return isEnglishWord(words) ? undefined : named(words, undefined, names.find(words) ?? saidAbroad(words, names));
}

const isAbroad = (one: Named, names: FoodNames): boolean =>
  isForeign(one, names) || (one.food !== null && !names.isEnglish(one.text));

/** Whether a food is told by a word of another language; an English name that is one there, too, is none. */
export const isForeign = ({ text, food }: Named, names: FoodNames): boolean =>
  food !== null &&
  ![food.name, food.plural].includes(text.toLowerCase()) &&
  FOREIGN_LOCALES.some((locale) => names.findIn(text, locale) === food);

/** "eggs bread" is eggs and bread: what is only a by-name of something else, and not spelt like that, means two foods. "peanuts butter" is one. */
export function isTwoFoods(text: string, food: KnownFood, names: FoodNames): boolean {
  const [first = '', ...others] = text.toLowerCase().split(' ');
  const rest = others.join(' ');
  const one = names.find(first);
  if (one?.plural !== first || rest === '' || !names.find(rest)) return false;
  return food.name !== `${one.name} ${rest}` && !namesOf(food).includes(`${first} ${rest}`);
}

/** Half a pepper is half a vegetable; of the spice there is none. */
const COUNTED = /^(?:half(?: an?)?|one|two|three|four|five|six|\d[\d/]*) (.+)$/i;

/** The same where foods are left out: groups of them have names, too. */
export function readLeftOut(text: string, names: FoodNames): ReadPiece {
  const plain = text.replace(/^(?:the|a|an|my|our|your|of|any) /i, '');
  const known = groupOf(plain) ?? (names.find(plain) ? undefined : groupNear(plain));
  const isExact = beginsWithGroup(plain) || areFoods(plain, names);
  const food = isExact ? names.find(plain) : names.resolve(plain)?.food;
  const whole = named(plain, known ?? (food && groupOf(food.name)), food);
  const parts = known || names.find(plain) ? undefined : readWords(plain, (words) => nameLeftOut(words, names));
  // "Frutos secos plátanos" are no bananas of a kind: none is lost.
  if (parts && parts.named.length > 1 && parts.unread.length === 0) return parts;
  return whole ? { named: [whole], unread: [] } : readWords(plain, (words) => nameLeftOut(words, names));
}

/** "Dairy eggs" are no eggs of a kind: both are left out. */
function beginsWithGroup(text: string): boolean {
  const [first = '', ...others] = text.split(' ');
  const group = groupOf(first);
  return others.length > 0 && (group?.allergens !== undefined || group?.name === 'carbs');
}

function nameHeld(words: string, names: FoodNames, isUsed: (food: KnownFood) => boolean): Named | undefined {
  if (isEnglishWord(words)) return undefined;
  const known = names.find(nameIn(words)) ?? names.find(inFull(words));
  const food = known ?? mended(words, names) ?? saidAbroad(words, names);
  const areTwo = food && (isTwoFoods(words, food, names) || (!isUsed(food) && areFoods(words, names)));
  return areTwo ? undefined : named(words, undefined, food);
}

/** The name of a food without its amount; the nuts of "nuts chicken" are no amount, as a nut of butter is. */
const nameIn = (words: string): string => (beginsWithGroup(words) ? words : parseChip(words).name);

/** What a few words of another language mean that say more of a food than its name: the stale bread of "tomates pan duro". */
function saidAbroad(text: string, names: FoodNames): KnownFood | undefined {
  const words = text.split(' ');
  if (words.length === 1) return undefined;
  const areTwo = words.some(
    (_, at) => at > 0 && names.find(words.slice(0, at).join(' ')) && names.find(words.slice(at).join(' ')),
  );
  // "Citron sucre" is a lemon and sugar; "tomates mûres" are no mulberries.
  return names.linkForeign(text)?.food ?? (areTwo ? undefined : names.findForeign(text));
}

/** Whether two words, perhaps behind a number, name a food each: "half a lemon marmite" is no marmite of a kind. */
function areFoods(text: string, names: FoodNames): boolean {
  const counted = parseChip(text).unit === null ? COUNTED.exec(text)?.[1] : undefined;
  const words = (counted ?? text).split(' ');
  return words.length === 2 && words.every((word) => names.find(word));
}

function nameLeftOut(words: string, names: FoodNames): Named | undefined {
  const food = isEnglishWord(words) ? undefined : (names.find(nameIn(words)) ?? mended(words, names));
  return named(words, groupOf(words) ?? (food && groupOf(food.name)), food);
}

/** Of one word, what it must have meant, and of two where the last is only a part of a name: "chiken thighs". Others are looked for as they are. */
function mended(words: string, names: FoodNames): KnownFood | undefined {
  const [, part = '', ...others] = words.split(' ');
  if (others.length > 0 || words.length < 4 || (part !== '' && names.resolve(part))) return undefined;
  const food = names.resolve(words)?.food;
  const isWhole = part === '' || [food?.name, food?.plural].some((name) => name?.endsWith(` ${part.toLowerCase()}`));
  return isWhole ? food : undefined;
}

function named(text: string, group: FoodGroup | undefined, food: KnownFood | undefined): Named | undefined {
  if (!group && !food) return undefined;
  return { text, food: food ?? null, ...(group && { group }) };
}

function readWords(text: string, find: (words: string) => Named | undefined): ReadPiece {
  const words = text.split(' ');
  const read: ReadPiece = { named: [], unread: [] };
  for (let start = 0; start < words.length;) {
    const [found, length] = longestFrom(words, start, find);
    if (found) read.named.push(found);
    else if (!saysNothing(words[start] ?? '')) read.unread.push(words[start] ?? '');
    start += length;
  }
  return read;
}

function longestFrom(
  words: readonly string[],
  start: number,
  find: (words: string) => Named | undefined,
): [found: Named | undefined, length: number] {
  if (SMALL_WORDS.has((words[start] ?? '').toLowerCase())) return [undefined, 1];
  for (let length = Math.min(LONGEST, words.length - start); length > 0; length -= 1) {
    const found = find(words.slice(start, start + length).join(' '));
    if (found) return [found, length];
  }
  return [undefined, 1];
}

/** Whether a text is only an amount, or tells how a food is cut, how big or how good. */
export function saysNothing(text: string): boolean {
  return text
    .split(' ')
    .every(
      (word) =>
        SMALL_WORDS.has(word.toLowerCase()) ||
        /^[\d./,-]+[a-z]*$/i.test(word) ||
        findUnit(word) !== undefined ||
        isOnlyModifiers(word),
    );
}
