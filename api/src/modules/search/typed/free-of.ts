import { fitsDiet, isFreeOf, type KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import { groupNear, groupOf, groupOfEater, type FoodGroup } from './food-groups.ts';
import { leftOut, leftOutGroup, type FoodBook, type LeftOut } from './left-out.ts';
import { isBoughtWithout, isMadeFood, READY } from './made-food.ts';

/** What a word of a piece leaves out, and the piece without it. */
export interface FreeOf {
  rest: string;
  left: LeftOut;
}

const FREE = /^(?:(.*) )?([^ ]+?)(?:[ -]?(?:free|frei[ae]?[mnrs]?)|less)$/i;

/** What "nut-free" or "chicken sugar free" leaves out; undefined where a piece does not end so. "Boneless" tells nothing of foods. */
export function foodFree(text: string, book: FoodBook): FreeOf | undefined {
  const [whole, before = '', word = ''] = FREE.exec(text) ?? [];
  if (whole === undefined) return eaterBehind(text, book);
  if (HARMLESS.test(word) || isFood(text, book)) return undefined;
  const eater = groupOfEater(text);
  if (eater) return { rest: '', left: leftOutGroup(text, eater, 'unwanted', book) };
  const food = book.names.find(word);
  const group = groupFreeOf(word, food);
  if (!group && !food) return undefined;
  return {
    rest: before,
    left: leftOut(
      { text: before === '' ? text : `${word} free`, food: food ?? null, ...(group && { group }) },
      'unwanted',
      book,
    ),
  };
}

/** What is free of milk or sugar is free of more than the food of that name: of all that is made of it, or sweetens. */
const groupFreeOf = (word: string, food: KnownFood | undefined): FoodGroup | undefined =>
  groupOf(FREE_OF_MORE.get(word.toLowerCase()) ?? FREE_OF_MORE.get(food?.name ?? '') ?? word) ??
  (food ? undefined : groupNear(word));

const FREE_OF_MORE: ReadonlyMap<string, string> = new Map([
  ['milk', 'dairy'],
  ['milch', 'dairy'],
  ['sugar', 'added sugar'],
  ['corn', 'corn products'],
  ['yeast', 'yeast products'],
  ['seed', 'seed products'],
  ['celery', 'celery products'],
  ['mustard', 'mustard products'],
]);

/**
 * Whether a text asks for a dish that is made without something, though a food that is bought is called so which no recipe needs: "gluten free
 * pizza", "vegan meatballs".
 */
export function isDishFree(text: string, { names, isUsed }: FoodBook): boolean {
  const isReady = READY.test(text) && (FREE_BEFORE.test(text) || EATS_BEFORE.test(text));
  const food = isReady ? names.find(text) : undefined;
  return food !== undefined && isUsed !== undefined && !isUsed(food);
}

const EATS_BEFORE = /^(?:vegan|vegetarian|veggie|meatless) /i;
/** Whether a food that is bought ready is made with what is left out, so that who asks for it without must make it: "vegan ice cream". */
export const isReadyWith = (food: KnownFood, left: LeftOut): boolean =>
  EATEN_READY.test(food.name) && !keepsTo(food, left);

/** Of these nothing else is made but rarely, as wraps are of pancakes. */
const EATEN_READY = /\b(?:pizzas?|ice creams?|cakes?|cookies?|biscuits?|pies?)$/i;

/** What a text begins with that says what it is free of, whatever food its first words may name: the "vegan" of "vegan fish and chips". */
export function freeOfAll(text: string, book: FoodBook): FreeOf | undefined {
  const [, free = '', behind = ''] = FREE_BEFORE.exec(text) ?? [];
  const [, eater = '', rest = ''] = EATER_BEFORE.exec(text) ?? [];
  const group = groupOfEater(eater);
  if (group) return { rest, left: leftOutGroup(eater, group, 'unwanted', book) };
  const found = free === '' ? undefined : foodFree(free, book);
  return found && { rest: behind, left: found.left };
}

/**
 * What a whole text leaves out that names a food of an aisle of what one may make as well: "low carb bread", "dairy free pesto", "galletas sin
 * gluten". Recipes with the plain food are near to it, and hold what it is to be free of.
 */
export function freeProduct(text: string, food: KnownFood, book: FoodBook): FreeOf | undefined {
  const told = freeOfAll(text, book);
  if (!told && !TELLS_WITHOUT.test(text)) return undefined;
  const free = told ?? freeOfAll(food.name.replace(/^frozen /, ''), book);
  const isEater = (told === undefined || EATS_BEFORE.test(text)) && EATS_BEFORE.test(food.name);
  const isMade = isMadeFood(food) || (food.category === 'sauces' && !isEater);
  return isMade && free?.rest && !(told && isBoughtWithout(text, food)) ? free : undefined;
}

/** Words that tell so at either end, in five languages; protein bread only has few carbs. */
const TELLS_WITHOUT =
  /free|frei|less\b|keto|\blow\b|vegan|v[eé]g[eé]ta|(?<!\p{L})(?:no|without|sin|sans|senza|ohne|sem)(?!\p{L})/iu;

/** What a dish is to be free of that is known as a food, where the plain one is made with that: "vegan ice cream", "sugar free cookies", "low carb lasagne". */
export function freeDish(text: string, book: FoodBook): FreeOf | undefined {
  const free = isFood(text, book) ? undefined : freeOfAll(text, book);
  const plain = free && book.names.resolve(free.rest)?.food;
  if (!free || !plain) return undefined;
  const { left } = free;
  const isWanted = SAVED.test(text)
    ? isMadeFood(plain) && !isBoughtWithout(text, plain)
    : left.numbers.includes(plain.number) || (READY.test(text) && !/less /i.test(text) && !keepsTo(plain, left));
  return isWanted ? free : undefined;
}

/** What cooks save, and what is also sold without. */
const SAVED = /^(?:sugar|salt)[ -]?(?:free|less)\b/i;

/** Whether a text names a food that is known to be made without an allergen, as dairy-free cheese is: no one is allergic to that. */
export function isSafeFood(text: string, book: FoodBook): boolean {
  const food = FREE_BEFORE.test(text) ? book.names.find(text) : undefined;
  const free = food && freeOfAll(text, book);
  return food !== undefined && free !== undefined && free.left.allergens.length > 0 && keepsTo(food, free.left);
}

const isFood = (text: string, book: FoodBook): boolean =>
  book.names.find(text) !== undefined && !isDishFree(text, book);

const FREE_BEFORE = /^([^ ]+?(?:[ -]?(?:free|frei[ae]?[mnrs]?)|less)) (.+)$/i;

/** What the beginning of a piece leaves out: "nut-free oats and honey", "eggless cake"; undefined where it is a part of a food's name. */
export function freeBefore(text: string, book: FoodBook): FreeOf | undefined {
  const [, free = '', behind = ''] = FREE_BEFORE.exec(text) ?? [];
  const found = free === '' ? undefined : foodFree(free, book);
  if (!found || (!isDishFree(text, book) && isFreeFood(text, behind, found.left, book))) return eaterBefore(text, book);
  return { rest: behind, left: found.left };
}

/**
 * Whether a piece names a food that is made without what is left out, and known to be: gluten-free flour, dairy-free cheese, sugar-free ketchup.
 * A chicken that is free of gluten is any chicken, and an eggless cake no cake with eggs, whatever else is one.
 */
function isFreeFood(text: string, behind: string, left: LeftOut, { names }: FoodBook): boolean {
  if (names.find(text)) return true;
  const [food, plain] = [names.resolve(text)?.food, names.resolve(behind)?.food];
  if (!food || !plain || /less /i.test(text)) return false;
  return food === plain
    ? /^fat/i.test(text) || isBoughtWithout(text, food)
    : keepsTo(food, left) && !keepsTo(plain, left);
}

const keepsTo = (food: KnownFood, { allergens, diet }: LeftOut): boolean =>
  isFreeOf(food, allergens) && (diet === null || fitsDiet(food.diet, diet));

/** Whether a piece ends or begins with what it is free of, even where that is a part of a name: "gluten free pasta". */
export const tellsFree = (text: string): boolean => FREE.test(text) || FREE_BEFORE.test(text);

/** What a piece before "… free" leaves out, too, if anything: the egg of "egg and dairy free pancakes", no eggs that lie beside dairy-free cheese. */
export function isFreeToo(text: string, { names }: FoodBook): FoodGroup | undefined {
  const group = groupOf(FREE_OF_MORE.get(text.toLowerCase()) ?? text);
  const food = names.find(text);
  return group && (!food || food.plural === null || food.plural !== text.toLowerCase()) ? group : undefined;
}

/** "Vegan curry" is for vegans; a "vegan sausage" is a food. */
function eaterBefore(text: string, book: FoodBook): FreeOf | undefined {
  const [, eater = '', rest = ''] = EATER_BEFORE.exec(text) ?? [];
  const group = isFood(text, book) ? undefined : groupOfEater(eater);
  return group && { rest, left: leftOutGroup(eater, group, 'unwanted', book) };
}

/** "Onion soup vegetarian" is for vegetarians as much as the word before it would say. */
function eaterBehind(text: string, book: FoodBook): FreeOf | undefined {
  const [, rest = '', eater = ''] = EATER_BEHIND.exec(text) ?? [];
  const group = isFood(text, book) || groupOfEater(text) ? undefined : groupOfEater(eater);
  return group && { rest, left: leftOutGroup(eater, group, 'unwanted', book) };
}

const EATER_BEHIND = /^(.+?) ((?:(?:plant|meat|low|non|pure)[ -])?[^ ]+)$/i;
const EATER_BEFORE = /^((?:plant[ -]|meat[ -]|low[ -])?[^ ]+) (.+)$/i;

/** What foods are made without and stay what they are: a boneless thigh, a seedless grape. */
const HARMLESS =
  /^(?:bone|skin|seed|stem|stone|crust|shell|fat|rind|tail|head|pit|point|use|worth|price|cage|risk|care|heart)$/i;
