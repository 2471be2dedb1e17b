import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { ForeignLocale } from '../../ingredients/names/foreign-name.ts';
import { foldedForeign } from '../../ingredients/names/foreign-words.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { LanguageNames, type ShortWord, withoutLinks } from './language-names.ts';
import { receiptWords, withoutDots } from './receipt-words.ts';

/** What stands behind these says how the food comes: "atún en aceite" is tuna. */
const BEHIND = new Set('con sin en al a avec sans au aux in im mit ohne para per pour senza sott sous'.split(' '));
/** "S/SAL", "s/gluten". */
const WITHOUT: Record<ForeignLocale, string> = { de: 'ohne', fr: 'sans', it: 'senza', es: 'sin' };
/** "LAIT 1/2 ECR". */
const HALF: Record<ForeignLocale, string> = { de: 'halb', fr: 'demi', it: 'mezzo', es: 'medio' };
/** English words on a receipt of another language, "bacon", are sure from this many letters. */
const ENGLISH_MIN = 4;

const known = new WeakMap<FoodNames, Map<ForeignLocale, LanguageNames>>();

/**
 * The food of an item on a receipt in this language: what the first words name, as makers and kinds stand behind, or a kind of it
 * among the others. Undefined where the first word is cut short and could be anything: "MANT. S/SAL" is no salt.
 */
export function foreignFood(text: string, language: ForeignLocale, names: FoodNames): KnownFood | undefined {
  const own = namesIn(language, names);
  const words = shortWords(text, language);
  const several = firstRun(withoutBare(words), own, names);
  const [head] = words;
  if (!head) return several?.food;
  const first = own.find([{ ...head, cut: head.cut === 'dot' ? 'dot' : null }]);
  if (several && (several.at === 0 || !first)) return several.food;
  if (first) return (head.cut === 'dot' && meatBeside(first, words, own)) || narrowed(first, words, own, several?.food);
  if (head.cut === 'dot' && language !== 'de') return undefined;
  return (
    firstWord(words.slice(0, behindAt(words)), own, names) ?? (language === 'de' ? byEnding(words, names) : undefined)
  );
}

/** The meat that another word names in full: what is cut short before it is a piece of it, no fruit. "PECH. POULET" is no peach. */
const meatBeside = (food: KnownFood, words: readonly ShortWord[], own: LanguageNames): KnownFood | undefined =>
  food.category === 'fruit'
    ? words
        .map(({ word }) => own.find([{ word, cut: null }]))
        .find((other) => other !== undefined && ['meat', 'poultry', 'fish'].includes(other.category))
    : undefined;

/** A kind of the food that the other words name: "pasta De Cecco fusilli". */
function narrowed(
  food: KnownFood,
  words: readonly ShortWord[],
  own: LanguageNames,
  several: KnownFood | undefined,
): KnownFood {
  const others = [several, ...words.map(({ word }) => own.find([{ word, cut: null }]))];
  return others.find((other) => other?.ancestors.includes(food.number)) ?? food;
}

/** The food of a German word that is not known but for its end: Krustenbrot is bread. */
function byEnding(words: readonly ShortWord[], names: FoodNames): KnownFood | undefined {
  const endings = [...receiptWords().endings];
  const [, means] =
    endings.find(([ending]) => words.some(({ word }) => isLongerThan(word, foldedForeign(ending)))) ?? [];
  return means === undefined ? undefined : names.find(means);
}

const isLongerThan = (word: string, ending: string): boolean =>
  word.endsWith(ending) && word.length > ending.length + 2;

function namesIn(language: ForeignLocale, names: FoodNames): LanguageNames {
  const languages = known.get(names) ?? new Map<ForeignLocale, LanguageNames>();
  const own = languages.get(language) ?? new LanguageNames(names, language);
  known.set(names, languages.set(language, own));
  return own;
}

/** The words of an item, short ones of the table in full, makers left out. The dot behind the last word may be lost. */
function shortWords(text: string, language: ForeignLocale): ShortWord[] {
  const { short, drop } = receiptWords();
  const isCapitals = !/\p{Ll}/u.test(text);
  const said = withoutDots(text, (word) => short[language].has(word))
    .replaceAll(/(?<=^|\s)s\/\s?(?=\p{L}{2})/giu, `${WITHOUT[language]} `)
    .replaceAll(/1\/2|½/g, ` ${HALF[language]} `);
  return [...said.matchAll(/(\p{L}+)(\.)?/gu)].flatMap(([, letters = '', dot], at, all): ShortWord[] => {
    const word = foldedForeign(letters);
    const full = short[language].get(word);
    if (full !== undefined) return full.split(' ').map((one) => ({ word: foldedForeign(one), cut: 'table' }));
    if (word === '' || drop.has(letters.toLowerCase()) || (word.length === 1 && !dot && !BEHIND.has(word))) return [];
    return [{ word, cut: dot ? 'dot' : isCapitals || at === all.length - 1 ? 'capitals' : null }];
  });
}

function withoutBare(words: readonly ShortWord[]): ShortWord[] {
  const kept = new Set(withoutLinks(words.map(({ word }) => word)));
  return words.filter(({ word }) => kept.has(word));
}

function firstRun(
  words: readonly ShortWord[],
  own: LanguageNames,
  names: FoodNames,
): { food: KnownFood; at: number } | undefined {
  for (let length = words.length; length > 1; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const run = words.slice(at, at + length);
      const food = own.find(run) ?? englishOf(run, names);
      if (food) return { food, at };
    }
  return undefined;
}

/** The food of one word: of those in full the first, then of those with a dot, then an English one, then of those that may be cut short. */
function firstWord(words: readonly ShortWord[], own: LanguageNames, names: FoodNames): KnownFood | undefined {
  const found = (of: readonly ShortWord[]): KnownFood | undefined =>
    of.map((word) => own.find([word])).find((food) => food !== undefined);
  const inFull = words.map(({ word }): ShortWord => ({ word, cut: null }));
  const english = (): KnownFood | undefined => {
    const long = words.filter(({ word }) => word.length >= ENGLISH_MIN);
    return long.map((word) => englishOf([word], names)).find((food) => food !== undefined);
  };
  return found(inFull) ?? found(words.filter(({ cut }) => cut === 'dot')) ?? english() ?? found(words);
}

/** The food of an English name: there are some on every receipt, "cheddar", "ice tea". */
function englishOf(words: readonly ShortWord[], names: FoodNames): KnownFood | undefined {
  const name = words.map(({ word }) => word).join(' ');
  return names.isEnglish(name) ? names.find(name) : undefined;
}

function behindAt(words: readonly ShortWord[]): number {
  const at = words.findIndex(({ word }, place) => place > 0 && BEHIND.has(word));
  return at === -1 ? words.length : at;
}
