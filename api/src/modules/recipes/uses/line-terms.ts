import type { FoodUse } from '../../ingredients/foods/food-uses.ts';
import { isFat, isSweet } from './recipe-tasks.ts';
import { calledOf, type UsedLine } from './used-line.ts';

/** A recipe as far as its words set terms for what may stand in. */
interface WordedRecipe {
  title: string;
  lines: readonly UsedLine[];
  steps: readonly string[];
}

/** What a line begins with, where it is weighed or spooned. */
const AMOUNT = /^(\d+(?:\.\d+)?) ?(?:garlic )?(g|tbsp|tsp|cloves?)\b/;
const FLOUR = /\bflours?\b(?! tortilla)/;
const CUT = /\b(?:chopped|crushed|minced|grated|pressed|pounded|mashed|puréed|sliced)\b/;
const COLD_SOUP = /\b(?:ajo blanco|gazpacho|salmorejo|okroshka|cold [\w ]*soup|chilled [\w ]*soup)\b/;
const LINES_A_MOULD =
  /\bline\b[^.;]{0,60}\b(?:bowl|basin|mould|tin|dish)\b[^.;]{0,40}\bwith (?:it|them|(?:the |most of the )?(?:\w+ )?(?:bread|slices))/;
const CARAMEL = /\bcaramel\b|\bamber\b|\bmelt\b[^.;]{0,40}\bmarshmallows?\b/;
const WHITE_SUGAR = /^(?:caster |granulated )?sugar$/;
const WATER =
  /^(?:[1-9]\d*(?:\.\d+)? ?(?:l|litres?|liters?|quarts?)|[1-9]\d{3,} ?ml|(?:[4-9]|\d\d) cups?)\b.*\bwater\b/i;
const STOCK = /\b(?:stock|broth|bouillon)\b/;
const ON_THE_BONE = /\b(?:bone[- ]in|on the bone|whole|carcass|wings?)\b/;
const ON_THE_COB = /\b(?:ears?|cobs?)\b(?!.*\bkernels\b)/;
const DOUGH = /\bdough\b|\bknead/;

/** Spoons of flour that hold a filling together and make no dough. */
const LITTLE: Readonly<Record<string, number>> = { g: 50, tbsp: 6, tsp: 18 };
/** As many whole cloves of garlic are a vegetable. */
const MANY_CLOVES = 6;
const FEW_CLOVES = 4;
/** What is printed on a can, and what is in it with the liquid. */
const CAN = 400;

/** The terms that a line and its recipe set by their words: how much of it there is, and what it has to hold together or be mixed with. */
export function termsOf({ title, lines, steps }: WordedRecipe): (line: UsedLine) => FoodUse[] {
  const said = steps.join(' ').toLowerCase();
  const isUnsweet = !lines.some(isSweet);
  const isColdSoup = COLD_SOUP.test(title.toLowerCase());
  const linesMould = LINES_A_MOULD.test(said) || /\b(?:summer pudding|charlotte)\b/i.test(title);
  const isDough = DOUGH.test(said) && lines.some((line) => FLOUR.test(calledOf(line)));
  const isBroth = lines.some(({ text }) => WATER.test(text)) && !lines.some((line) => STOCK.test(calledOf(line)));
  const areKernels = /\bkernels\b|\bcut (?:\w+ )*(?:off|from) the cobs?\b/.test(said);
  return (line) => {
    const called = calledOf(line);
    const terms: readonly (readonly [FoodUse, boolean])[] = [
      ['little', FLOUR.test(called) && isLittle(line.text)],
      ['dough', isDough && /\bflours?\b|\bpotato\b/.test(called)],
      ['drained', line.food?.category === 'pulses' && isDrained(line.text)],
      ['unsweet', isUnsweet && /^(?:dairy|cheese)$/.test(line.food?.category ?? '')],
      ['lining', linesMould && line.food?.category === 'bread'],
      ['caramel', (isFat(line) || WHITE_SUGAR.test(called)) && CARAMEL.test(said)],
      ['few', called === 'garlic' && !isColdSoup && isFewCloves(line.text)],
      ['raw', isColdSoup && line.food?.category === 'vegetables'],
      ['pieces', called === 'garlic' && isManyWhole(line.text)],
      ['pieces', called === 'sweetcorn' && !areKernels && ON_THE_COB.test(line.text)],
      ['broth', isBroth && /^(?:meat|poultry)$/.test(line.food?.category ?? '') && ON_THE_BONE.test(line.text)],
    ];
    return terms.flatMap(([use, isSo]) => (isSo ? [use] : []));
  };
}

function amountOf(text: string): [number, string] {
  const [, amount, unit] = AMOUNT.exec(text.toLowerCase()) ?? [];
  return [Number(amount ?? 0), unit ?? ''];
}

function isLittle(text: string): boolean {
  const [amount, unit] = amountOf(text);
  return amount <= (LITTLE[unit] ?? 0);
}

/** "240 g canned beans, drained" is weighed out of the can, "400 g" is the can. */
function isDrained(text: string): boolean {
  const [grams, unit] = amountOf(text);
  return unit === 'g' && grams % CAN !== 0 && (/\bdrained\b/i.test(text) || grams % 240 === 0);
}

function isFewCloves(text: string): boolean {
  const [amount, unit] = amountOf(text);
  return unit.startsWith('clove') && amount <= FEW_CLOVES && CUT.test(text.toLowerCase());
}

function isManyWhole(text: string): boolean {
  const [amount, unit] = amountOf(text);
  return unit.startsWith('clove') && amount >= MANY_CLOVES && !CUT.test(text.toLowerCase());
}
