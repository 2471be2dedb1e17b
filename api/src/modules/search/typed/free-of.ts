import { groupOf, groupOfEater } from './food-groups.ts';
import { leftOut, leftOutGroup, type FoodBook, type LeftOut } from './left-out.ts';

/** What a word of a piece leaves out, and the piece without it. */
export interface FreeOf {
  rest: string;
  left: LeftOut;
}

const FREE = /^(?:(.*) )?([^ ]+?)(?:[ -]?free|less)$/i;

/** What "nut-free" or "chicken sugar free" leaves out; undefined where a piece does not end so. "Boneless" tells nothing of foods. */
export function foodFree(text: string, book: FoodBook): FreeOf | undefined {
  const [whole, before = '', word = ''] = FREE.exec(text) ?? [];
  if (whole === undefined || HARMLESS.test(word) || book.names.find(text)) return undefined;
  const group = groupOf(word);
  const food = book.names.find(word);
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

const FREE_BEFORE = /^([^ ]+(?:[ -]free|less)) (.+)$/i;

/** What the beginning of a piece leaves out: "nut-free oats and honey", "eggless cake"; undefined where it is a part of a food's name. */
export function freeBefore(text: string, book: FoodBook): FreeOf | undefined {
  const [, free = '', behind = ''] = FREE_BEFORE.exec(text) ?? [];
  // "Sugar-free ketchup" is ketchup; an eggless cake is no cake with eggs, whatever else is one.
  const isName = free.endsWith('less') ? book.names.find(text) : book.names.resolve(text);
  const found = free === '' || isName ? undefined : foodFree(free, book);
  return found ? { rest: behind, left: found.left } : eaterBefore(text, book);
}

/** "Vegan curry" is for vegans; a "vegan sausage" is a food. */
function eaterBefore(text: string, book: FoodBook): FreeOf | undefined {
  const [, eater = '', rest = ''] = EATER_BEFORE.exec(text) ?? [];
  const group = book.names.find(text) ? undefined : groupOfEater(eater);
  return group && { rest, left: leftOutGroup(eater, group, 'unwanted', book) };
}

const EATER_BEFORE = /^((?:plant[ -]|meat[ -])?[^ ]+) (.+)$/i;

/** What foods are made without and stay what they are: a boneless thigh, a seedless grape. */
const HARMLESS =
  /^(?:bone|skin|seed|stem|stone|crust|shell|fat|rind|tail|head|pit|point|use|worth|price|cage|risk|care)$/i;
