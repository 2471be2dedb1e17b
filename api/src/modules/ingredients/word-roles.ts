import type { KnownFood } from './food-knowledge.ts';
import { CHANGING_WORDS, FILLERS, KIND_WORDS, MODIFIERS, PART_WORDS, SHAPES } from './name-modifiers.ts';
import { findUnit } from './line-units.ts';
import type { NameWord } from './name-words.ts';

/** Whether a word changes nothing of the food it stands by. */
export const isHarmless = (word?: NameWord): boolean => word !== undefined && !CHANGING_WORDS.has(word.form) && !SHAPES.has(word.form) && mayFollow(word);

/** Whether a word only says what a food is like: "large", "fresh", "2". */
export const isModifier = ({ form, isMended }: NameWord): boolean => isMended !== true && (MODIFIERS.has(form) || FILLERS.has(form) || /^\d+$/.test(form));

/** Whether a word tells what was done to a food, and adds nothing: "degreased", "unthawed"; not "breaded", and not "fried", in flour or butter. */
const isDone = ({ form }: NameWord): boolean => /[^e]ed$/.test(form) && form !== 'fried' && !CHANGING_WORDS.has(form);

/** Whether a word before a food only tells which kind it is, or what was done to it. */
export const isKind = (word: NameWord): boolean => word.isMended !== true && (KIND_WORDS.has(word.form) || isDone(word));

/** Parts, kinds and what was done to a food may stand behind its name: "parsley leaves", "potatoes seasoned". */
export function mayFollow(word: NameWord): boolean {
  if (word.isMended) return false; // "orange roughy" is no rough orange
  return PART_WORDS.has(word.form) || SHAPES.has(word.form) || KIND_WORDS.has(word.form) || isModifier(word) || isDone(word);
}

/** Whether a word behind a food's name leaves it what it is: a loaf of bread is bread, a lemon loaf a cake. */
export const isPartOf = ({ form }: NameWord, { category }: KnownFood): boolean => SHAPES.get(form)?.has(category) ?? true;

/** Whether a word measures out what follows: "fillet of cod", "cubes paneer", "cups water"; a head cheese is no cheese. */
export function isMeasureBefore({ text, form }: NameWord, next: NameWord | undefined): boolean {
  const kind = findUnit(text)?.kind;
  const isCounted = next?.form === 'of' || text !== form;
  return kind === 'weight' || kind === 'volume' || (isCounted && (kind === 'container' || PART_WORDS.has(form) || SHAPES.has(form)));
}
