import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { ForeignLocale } from '../../ingredients/names/foreign-name.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { withEnds } from './cut-ends.ts';
import { isOpenKind, withKinds } from './cut-kinds.ts';
import { withVowels } from './dropped-vowels.ts';
import { isOtherThanVegan, withPlants } from './plant-kinds.ts';
import { withBrand } from './receipt-brands.ts';
import { foreignFood } from './receipt-foreign.ts';
import { isColour, receiptWords, withoutDots } from './receipt-words.ts';

/** What the name of an item on a receipt means. */
export interface ReceiptFood {
  food: KnownFood | null;
  /** The name in full words, as far as they are known. */
  name: string;
  isNotFood: boolean;
}

/** How sure a link of all words must be. */
const SURE_ENOUGH = 0.9;
/** A run of several words is surer than all of the words with liberties, which are surer than one word. */
const SEVERAL = 2;
/** Fewest letters of a name that stands among other words. */
const LETTERS_MIN = 3;
/** What a word behind may make another food: milk, pork and tomatoes, but no cheese. */
const CHANGED = new Set(['dairy', 'meat', 'poultry', 'fish', 'fruit', 'vegetables', 'herbs', 'basics', 'baking']);
/** What is made of the food that stands before it. */
const DISHES = new Set(
  'crunch dip bites bake kit pie puffs rings straws pasty pasties fritters soup stew curry sandwich melt flavour flavor'.split(
    ' ',
  ),
);
/** What stands behind "with" is beside the food: "CHICKPEAS GREEK W/ CUMIN". Without a space it may be a word of the table: "W/M". */
const BESIDE = /(?<=\S\s+)w\/(?:\s+|(?=\p{L}{4})(?!pudd?))\p{L}.*$/iu;
/** A word of consonants only is cut short. */
const UNREAD = /^[bcdfghjklmnpqrstvwxz]{3,5}$/;
/** Most words of a name that a phrase of the table has. */
const PHRASE_MAX = 4;

/**
 * Reads the name of an item: short words in full, makers left out, then the food that the words name.
 * @param language of the receipt, where it is none of English: see `languageOfReceipt`
 */
export function readReceiptFood(text: string, names: FoodNames, language: ForeignLocale | null = null): ReceiptFood {
  const { drop, words } = receiptWords();
  const printed = tokensOf(text);
  const said = language ? printed : printed.map((word) => withVowels(word, names) ?? word);
  const inFull = language ? said : withPhrases(said, names, (word) => words.get(word)?.split(' ') ?? [word]);
  const full = language ? inFull : withPlants(withEnds(withKinds(inFull, names), names), names);
  const kept = withPhrases(full, names).filter((word) => !drop.has(word));
  const named = language ? foreignFood(text, language, names) : namedFood(said, full, names);
  const isOpen = language === null && isOpenKind(kept, names);
  const meant = isOpen ? undefined : withBrand(named, full, kept, names);
  const food = meant && !isOtherThanVegan(meant, full, names) ? meant : null;
  const shown = kept.length > 0 ? kept : said;
  return {
    food,
    name: shown.join(' ') || text.trim().toLowerCase(),
    isNotFood: [said, full].some((spelt) => saysNotFood(spelt, language, names)),
  };
}

/** The food that English words name, or words of whichever language. */
function namedFood(said: readonly string[], inFull: readonly string[], names: FoodNames): KnownFood | undefined {
  const { drop } = receiptWords();
  const phrased = withPhrases(said, names);
  const full = withPhrases(inFull, names);
  const kept = full.filter((word) => !drop.has(word));
  const exact = foundBy([phrased, full, kept], (words) => exactName(words, names));
  if (exact || isDish(kept, names)) return exact;
  return (
    foundBy([full, kept], (words) => partOfName(words, SEVERAL, names)) ??
    foundBy([full, kept], (words) => linked(words, names)) ??
    turnedName(kept, names) ??
    partOfName(kept, 1, names) ??
    (kept.includes('rose') ? names.find('rose wine') : undefined)
  );
}

/** Whether a word, or two or three in a row, stand for what is nothing to eat; in German the end of a word says it too: Handwaschmittel. */
function saysNotFood(said: readonly string[], language: ForeignLocale | null, names: FoodNames): boolean {
  const { notFood, notFoodEnds } = receiptWords();
  const isNamed = said.some((_, at) =>
    [1, 2, 3].some(
      (length) =>
        at + length <= said.length &&
        notFood.has(said.slice(at, at + length).join(' ')) &&
        !isInFood(said, at, length, names),
    ),
  );
  return isNamed || (language === 'de' && said.some((word) => notFoodEnds.some((end) => word.endsWith(end))));
}

/** Whether words are part of the longer name of a food: "hot dog buns", "rice paper", "fennel bulb". */
function isInFood(words: readonly string[], at: number, length: number, names: FoodNames): boolean {
  const starts = words.slice(0, at + 1).map((_, start) => start);
  const ends = words.slice(at + length - 1).map((_, more) => at + length + more);
  return starts.some((start) =>
    ends.some((end) => end - start > length && names.find(words.slice(start, end).join(' ')) !== undefined),
  );
}

function tokensOf(text: string): string[] {
  const { words, phrases, notFood } = receiptWords();
  return withoutDots(text.replace(BESIDE, ' '), (word) => words.has(word))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}&%'/ -]+/gu, ' ')
    .split(/\s+/)
    .flatMap((word) => (words.has(word) || phrases.has(word) || notFood.has(word) ? [word] : word.split(/[/-]/)))
    .filter((word) => word !== '' && !/^\d{3,}$/.test(word) && !/^\d+[a-z]?$/.test(word));
}

/** The words with every phrase of the table, the longest first, in the words of the catalogue, and what each of the others stands for. */
function withPhrases(
  words: readonly string[],
  names: FoodNames,
  inFull: (word: string) => string[] = (word) => [word],
): string[] {
  const { phrases } = receiptWords();
  for (let length = Math.min(PHRASE_MAX, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const means = phrases.get(words.slice(at, at + length).join(' '));
      if (means === undefined || (length === 1 && isInName(words, at, names))) continue;
      return [
        ...withPhrases(words.slice(0, at), names, inFull),
        ...means.split(' '),
        ...withPhrases(words.slice(at + length), names, inFull),
      ];
    }
  return words.flatMap(inFull);
}

/** Whether a word is part of a longer name: "wholemeal" alone is bread, but there is wholemeal flour. */
const isInName = (words: readonly string[], at: number, names: FoodNames): boolean =>
  words.length > 1 && [words, words.slice(at, at + 2)].some((run) => run.length > 1 && names.find(run.join(' ')));

const foundBy = (
  readings: readonly (readonly string[])[],
  find: (words: readonly string[]) => KnownFood | undefined,
): KnownFood | undefined => readings.map(find).find((food) => food !== undefined);

/** The food that all of the words name, some of them as it may be. */
function linked(words: readonly string[], names: FoodNames): KnownFood | undefined {
  const link = names.link(words.join(' '));
  return link && !link.isDoubtful && link.confidence >= SURE_ENOUGH ? link.food : undefined;
}

/** The food of the longest run of words, the last of several: makers stand before, kinds and colours on both sides. */
function partOfName(words: readonly string[], least: number, names: FoodNames): KnownFood | undefined {
  for (let length = words.length - 1; length >= least; length--) {
    const runs = words.slice(length - 1).map((_, at) => ({ at, run: words.slice(at, at + length) }));
    const long = runs.toReversed().filter(({ run }) => run.join('').length >= LETTERS_MIN && !isColour(run.join(' ')));
    for (const find of [inOrder, exactName])
      for (const { at, run } of long) {
        const found = find(run, names);
        if (found && length === 1 && isInDoubt(found, words.slice(at), names)) return undefined;
        if (found) return found;
      }
  }
  return undefined;
}

const inOrder = (words: readonly string[], names: FoodNames): KnownFood | undefined => names.find(words.join(' '));

/** The food that the words name, in this order or with the first of them behind: "olive oil extra virgin", "apples gala". */
function exactName(words: readonly string[], names: FoodNames): KnownFood | undefined {
  const orders = words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(' '));
  return orders.map((order) => names.find(order)).find((food) => food !== undefined);
}

/** The food that the last word names with the first behind it, where a kind stands between: "bacon uncured turkey" is turkey bacon. */
function turnedName(words: readonly string[], names: FoodNames): KnownFood | undefined {
  const between = words.slice(1, -1);
  const isKind = between.length > 0 && between.every((word) => !names.find(word));
  return isKind ? names.find(`${words.at(-1)} ${words[0]}`) : undefined;
}

/** Whether what the last word makes of the others is none of them: "mandarin orange chicken" is no mandarin, "onion crunch" no onion. */
function isDish(words: readonly string[], names: FoodNames): boolean {
  if (isCreamOf(words, names)) return true;
  const last = words.at(-1) ?? '';
  const ends = words.map((_, at) => names.find(words.slice(at).join(' ')));
  const starts = words.slice(0, -1).map((_, at) => names.find(words.slice(at, -1).join(' ')));
  const before = starts.find((food) => food !== undefined);
  if (DISHES.has(last)) return ends.every((food) => !food) && before !== undefined && CHANGED.has(before.category);
  const isMeat = ['meat', 'poultry'].includes(ends.at(-1)?.category ?? '');
  return isMeat && ends.slice(0, -1).every((food) => !food) && starts.some((food) => food?.category === 'fruit');
}

/** What a cream of is a soup: "cream of celery". */
const CREAMED = new Set(['vegetables', 'meat', 'poultry', 'fish']);

/** Whether the words are a soup: "cream celery" is one, "sour cream chives" is none. */
function isCreamOf(words: readonly string[], names: FoodNames): boolean {
  const at = words.indexOf('cream');
  const of = words[at + 1] === 'of' ? at + 2 : at + 1;
  const isCream = at > 0 && names.find(words.slice(at - 1, at + 1).join(' ')) !== undefined;
  const isName = words.some((_, end) => end >= of && names.find(words.slice(at, end + 1).join(' ')));
  return at !== -1 && !isCream && !isName && CREAMED.has(names.find(words[of] ?? '')?.category ?? '');
}

/** Whether a short word behind a food that the table does not know may make it another, as PST does of a tomato. Behind several none does. */
const isInDoubt = ({ category }: KnownFood, [said = '', behind = '']: readonly string[], names: FoodNames): boolean =>
  CHANGED.has(category) && !said.endsWith('s') && UNREAD.test(behind) && !names.find(behind);
