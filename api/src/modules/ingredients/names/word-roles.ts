import type { KnownFood } from '../foods/food-knowledge.ts';
import {
  CHANGING_WORDS,
  DISHES_OF,
  DOUBTFUL_WORDS,
  FILLERS,
  KIND_WORDS,
  MODIFIERS,
  PART_WORDS,
  SHAPES,
} from './name-modifiers.ts';
import { findUnit } from '../lines/line-units.ts';
import { Spelling } from './name-spelling.ts';
import type { NameWord } from './name-words.ts';

/** Whether a word changes nothing of the food it stands by. */
export const isHarmless = (word?: NameWord): boolean =>
  word !== undefined && !CHANGING_WORDS.has(word.form) && !SHAPES.has(word.form) && mayFollow(word);

/** Whether a word only says what a food is like: "large", "fresh", "2". */
export const isModifier = ({ form, isMended }: NameWord): boolean =>
  isMended !== true && (MODIFIERS.has(form) || FILLERS.has(form) || /^(?:\d+|[a-z])$/.test(form));

const SAID = new Spelling([...MODIFIERS, ...KIND_WORDS, 'tablespoon', 'teaspoon']);

/** Whether a long word that no food is called by is a letter off one that only says what a food is like: "freshy", "teapoon". */
export const isMisspelt = (form: string): boolean =>
  form.length >= 6 && !DOUBTFUL_WORDS.has(form) && SAID.isNear(form, 1);

/** Whether a word tells what was done to a food, and adds nothing: "degreased", "unthawed"; not "breaded". */
const isDone = ({ form }: NameWord): boolean =>
  /[^e]ed$/.test(form) && !DOUBTFUL_WORDS.has(form) && !CHANGING_WORDS.has(form);

const PLAIN = new Set(['vegetables', 'fruit', 'herbs', 'spices', 'pulses']);

/** Goods that are one thing and made into no dish: a word before them is their maker or place ("Barbados rum"). */
const PLAIN_GOODS =
  /\b(?:sugar|salt|wine|rum|whiske?y|vodka|gin|tequila|brandy|tea|olive oil|baking soda|baking powder|honey)$/;

/**
 * Whether words before a food may bring something in: some that make a dish of it, and unknown ones. A word before a plant is its sort or its
 * place ("Crenshaw melon"); but "cheesecake and strawberries" are two things.
 */
export function isDoubtful(strangers: NameWord[], before: NameWord[], { category, name }: KnownFood): boolean {
  if (before.length === 0) return false;
  const said = ` ${before.map(({ form }) => form).join(' ')} `;
  if (DISHES_OF.some(([words, categories]) => categories.has(category) && said.includes(` ${words} `))) return true;
  const isSort =
    (PLAIN.has(category) || PLAIN_GOODS.test(name)) &&
    !before.some(({ form }) => form === 'and') &&
    !strangers.some(({ form }) => DOUBTFUL_WORDS.has(form));
  return strangers.length > 0 && !isSort;
}

/** Whether a word before a food only tells which kind it is, or what was done to it. */
export const isKind = (word: NameWord): boolean =>
  word.isMended !== true && (KIND_WORDS.has(word.form) || isDone(word));

/** Whether a word is one of those that are said about foods, for better or worse: such a word is not misspelt. */
export const isSaid = (word: NameWord): boolean =>
  isModifier(word) || [KIND_WORDS, CHANGING_WORDS, DOUBTFUL_WORDS].some((words) => words.has(word.form));

/** Parts, kinds and what was done to a food may stand behind its name: "parsley leaves", "potatoes seasoned". */
export function mayFollow(word: NameWord): boolean {
  if (word.isMended) return false; // "orange roughy" is no rough orange
  return (
    PART_WORDS.has(word.form) || SHAPES.has(word.form) || KIND_WORDS.has(word.form) || isModifier(word) || isDone(word)
  );
}

/** Whether a word behind a food's name leaves it what it is: a loaf of bread is bread, a lemon loaf a cake. */
export const isPartOf = ({ form }: NameWord, { category }: KnownFood): boolean =>
  SHAPES.get(form)?.has(category) ?? true;

/** Whether a word measures out what follows: "fillet of cod", "cubes paneer", "cups water"; a head cheese is no cheese. */
export function isMeasureBefore({ text, form }: NameWord, next: NameWord | undefined): boolean {
  const kind = findUnit(text)?.kind;
  const isCounted = next?.form === 'of' || text !== form;
  return (
    kind === 'weight' ||
    kind === 'volume' ||
    (isCounted && (kind === 'container' || PART_WORDS.has(form) || SHAPES.has(form)))
  );
}

const JOINING = new Set(['and', 'or']);

/** Whether a word is the "and" or "or" between two foods: butter and oil are no butter oil, rice or fresh pasta no rice pasta. */
export function joinsTwo(words: readonly NameWord[], at: number): boolean {
  const before = words[at - 1];
  return (
    JOINING.has(words[at]?.form ?? '') &&
    before !== undefined &&
    !isModifier(before) &&
    words.slice(at + 1).some((word) => !isModifier(word))
  );
}
