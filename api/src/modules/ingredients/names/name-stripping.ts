import { BOUND_MODIFIERS, MODIFIERS, withoutHarmlessPhrases } from './name-modifiers.ts';
import { nameWords } from './name-words.ts';

/** A name without what is only said about the food, and that. */
export interface StrippedName {
  name: string;
  modifiers: string;
}

const JOINER = /^(?:and|or|but|to|yet)$/i;
const JOINERS_AT_ENDS = /^(?:(?:and|or|but|to|yet|of) )+| (?:and|or|but|of)$/g;
const SIZE_WORD =
  /^(?:[\d./½¼¾⅓⅔-]+(?:inch|in|cm|mm|ounce|oz|pound|lb|g)(?:-\w+)*|\w+-(?:size|sized|cut|quality|thick))$/i;
const GRINDING = /^(?:freshly|finely|coarsely|fresh|fine|coarse)$/i;

/** Splits "large ripe tomatoes" into the name and what is said about it. A text of nothing but adjectives is a name. */
export function stripName(phrase: string): StrippedName {
  const words = phrase
    .replace(/\bhalf and half\b/i, 'half-and-half')
    .split(' ')
    .filter(Boolean);
  const isPlain = words.map((word, at) => isModifier(word, words[at - 1], words[at + 1]));
  const isSaid = words.map(
    (word, at) => isPlain[at] === true || (JOINER.test(word) && isPlain[at - 1] === true && isPlain[at + 1] === true),
  );
  const name = words
    .filter((_, at) => !isSaid[at])
    .join(' ')
    .replace(JOINERS_AT_ENDS, '');
  if (name === '' || JOINER.test(name)) return { name: phrase, modifiers: '' };
  return { name, modifiers: words.filter((_, at) => isSaid[at]).join(' ') };
}

/** "Ground" alone tells a kind (ground cumin); "freshly ground" only how. */
function isModifier(word: string, before: string | undefined, after: string | undefined): boolean {
  if (/^ground$/i.test(word)) return GRINDING.test(before ?? '');
  if (SIZE_WORD.test(word) || (word.includes('-') && withoutHarmlessPhrases(word).trim() === '')) return true;
  const forms = nameWords(word);
  const next = nameWords(after ?? '')[0] ?? '';
  return forms.length > 0 && forms.every((form) => MODIFIERS.has(form) && !BOUND_MODIFIERS.get(form)?.has(next));
}
