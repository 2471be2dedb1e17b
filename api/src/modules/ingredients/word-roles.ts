import { CHANGING_WORDS, FILLERS, KIND_WORDS, MODIFIERS, PART_WORDS } from './name-modifiers.ts';
import type { NameWord } from './name-words.ts';

/** Whether a word changes nothing of the food it stands by. */
export const isHarmless = (word?: NameWord): boolean => word !== undefined && !CHANGING_WORDS.has(word.form) && mayFollow(word);

/** Whether a word only says what a food is like: "large", "fresh", "2". */
export const isModifier = ({ form, isMended }: NameWord): boolean => isMended !== true && (MODIFIERS.has(form) || FILLERS.has(form) || /^\d+$/.test(form));

/** Parts, kinds and what was done to a food may stand behind its name: "parsley leaves", "potatoes seasoned". */
export function mayFollow(word: NameWord): boolean {
  if (word.isMended) return false; // "orange roughy" is no rough orange
  return PART_WORDS.has(word.form) || KIND_WORDS.has(word.form) || isModifier(word) || (/[^e]ed$/.test(word.form) && !CHANGING_WORDS.has(word.form));
}
