import { fitsDiet, isFreeOf, type KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import { groupNear, groupOf, groupOfEater, type FoodGroup } from './food-groups.ts';
import { leftOut, leftOutGroup, type FoodBook, type LeftOut } from './left-out.ts';

/** What a word of a piece leaves out, and the piece without it. */
export interface FreeOf {
  rest: string;
  left: LeftOut;
}

const FREE = /^(?:(.*) )?([^ ]+?)(?:[ -]?(?:free|frei[ae]?[mnrs]?)|less)$/i;

/** What "nut-free" or "chicken sugar free" leaves out; undefined where a piece does not end so. "Boneless" tells nothing of foods. */
export function foodFree(text: string, book: FoodBook): FreeOf | undefined {
  const [whole, before = '', word = ''] = FREE.exec(text) ?? [];
  if (whole === undefined || HARMLESS.test(word) || isFood(text, book)) return undefined;
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
  groupOf(FREE_OF_MORE.get(word.toLowerCase()) ?? word) ?? (food ? undefined : groupNear(word));

const FREE_OF_MORE: ReadonlyMap<string, string> = new Map([
  ['milk', 'dairy'],
  ['milch', 'dairy'],
  ['sugar', 'added sugar'],
  ['corn', 'corn products'],
  ['yeast', 'yeast products'],
  ['seed', 'seed products'],
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
/** Dishes that are also bought ready. */
const READY =
  /\b(?:pizzas?|lasagn[ae]s?|ice creams?|meatballs?|burgers?|nuggets|quiches?|pies?|cakes?|cookies|biscuits|muffins?|pancakes?|waffles?|macaroni cheese|mac and cheese|curry|soups?)$/i;

/** What a text begins with that says what it is free of, whatever food its first words may name: the "vegan" of "vegan fish and chips". */
export function freeOfAll(text: string, book: FoodBook): FreeOf | undefined {
  const [, free = '', behind = ''] = FREE_BEFORE.exec(text) ?? [];
  const [, eater = '', rest = ''] = EATER_BEFORE.exec(text) ?? [];
  const group = groupOfEater(eater);
  if (group) return { rest, left: leftOutGroup(eater, group, 'unwanted', book) };
  const found = free === '' ? undefined : foodFree(free, book);
  return found && { rest: behind, left: found.left };
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
  return food === plain ? /^(?:sugar|salt|fat)/i.test(text) : keepsTo(food, left) && !keepsTo(plain, left);
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

const EATER_BEFORE = /^((?:plant[ -]|meat[ -]|low[ -])?[^ ]+) (.+)$/i;

/** What foods are made without and stay what they are: a boneless thigh, a seedless grape. */
const HARMLESS =
  /^(?:bone|skin|seed|stem|stone|crust|shell|fat|rind|tail|head|pit|point|use|worth|price|cage|risk|care|heart)$/i;
