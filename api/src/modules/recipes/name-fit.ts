import { editDistance } from '../ingredients/names/name-spelling.ts';
import type { NameCandidate, TypedWord } from './recipe-names.sql.ts';
import { sum } from '../../shared/sum.ts';

/** A telling word of a text with all that it may be meant for. */
export interface AskedWord {
  /** How much it tells: 1 for what no name has, less the more names have it. */
  weight: number;
  /** How sure each stem is that it may stand for, above 0 and up to 1. */
  meanings: ReadonlyMap<string, number>;
}

/** How well a recipe goes by a text. */
export interface NameFit {
  /** The recipe's number. */
  number: number;
  /** 1,000 for the very name; from 500 up where a name has all words; from 450 up where all is said about the recipe; below where it is only like a name. */
  fit: number;
  /** Whether a name has all words of the text. */
  isAll: boolean;
  /** Whether the text has all words of that name, too. */
  isWhole: boolean;
  /** Whether a name has all words of the text as they are spelt. */
  isSpelt: boolean;
}

/** How much less sure a long word is of which only the stem is known, by each letter that is wrong, where it begins another, and where it does so though it is a word itself. */
const LESS_SURE = { onlyStem: 0.5, wrongLetter: 0.12, unfinished: 0.1, perhapsUnfinished: 0.5 } as const;
/** From how many letters on a word may be misspelt though descriptions know its stem: "brownes" are no browning. */
const LONG = 7;

/** The place of a word in its text. */
interface WordPlace {
  /** Whether it may be the beginning of another that is not all typed yet. */
  isUnfinished: boolean;
  /** Whether the text has no other. */
  isAlone: boolean;
}

/** What a word may be meant for. A known word is no misspelt one: lemons are no melons. */
export function askedWord(
  { word, stem, uses, isWord, isTold, near }: TypedWord,
  { isUnfinished, isAlone }: WordPlace,
): AskedWord {
  const meanings = new Map<string, number>();
  const mean = (other: string, lessSure: number): unknown =>
    meanings.set(other, Math.max(1 - lessSure, meanings.get(other) ?? 0));
  const isKnown = uses > 0;
  const longer =
    isKnown && !isUnfinished ? [] : near.filter((other) => other.word.startsWith(word) && other.word !== word);
  const isDoubtful = isKnown ? !isWord && word.length >= LONG : !isTold || word.length >= LONG;
  const mayBeMisspelt = isDoubtful && !(isAlone && longer.length > 0);
  if (isKnown || isTold) mean(stem, isKnown && isDoubtful ? LESS_SURE.onlyStem : 0);
  for (const other of longer) mean(other.stem, isKnown ? LESS_SURE.perhapsUnfinished : LESS_SURE.unfinished);
  for (const other of mayBeMisspelt ? near : []) {
    const most = mayBegin(word, other.word, isAlone) ? wrongLetters(word, other.word, isAlone) : 0;
    const wrong = editDistance(word, other.word, most);
    if (wrong <= most) mean(other.stem, wrong * LESS_SURE.wrongLetter);
  }
  return { weight: 1 / (1 + Math.log1p(isKnown ? uses : meanings.size)), meanings };
}

/** A short word that stands alone is seldom wrong in its first letter: korma is no norma. */
const mayBegin = (word: string, meant: string, isAlone: boolean): boolean =>
  !isAlone || word.length >= LONG || word[0] === meant[0] || word === meant.slice(1);

/** Most letters that may be wrong in a word. One of three that stands alone may lack a letter: another that is wrong makes ham of yam. */
function wrongLetters(word: string, meant: string, isAlone: boolean): number {
  if (word.length < 4) return word.length === 3 && (meant.length === 4 || !isAlone) ? 1 : 0;
  return word.length < 6 ? 1 : 2;
}

/** How well a name, or what is said about its recipe, fits a text; null where it does not. */
export function fitOf(candidate: NameCandidate, asked: readonly AskedWord[]): NameFit | null {
  const { number, stems, isExact, alike, told } = candidate;
  const met = asked.map(({ meanings }) => Math.max(0, ...stems.map((stem) => meanings.get(stem) ?? 0)));
  const weights = asked.map(({ weight }) => weight);
  const covered = met.length === 0 ? 0 : sum(met.map((sure, at) => sure * (weights[at] ?? 0))) / sum(weights);
  const hits = stems.filter((stem) => asked.some(({ meanings }) => meanings.has(stem))).length;
  const isEach = (fits: (sure: number) => boolean): boolean => isExact || (met.length > 0 && met.every(fits)); // "&" asks for nothing
  const isAll = isEach((sure) => sure > 0);
  const quality = 0.4 * covered + 0.35 * (hits / stems.length) + 0.25 * alike;
  const isSpelt = isEach((sure) => sure === 1);
  const whole = { number, isAll, isSpelt, isWhole: isExact || (isAll && hits === stems.length) };
  if (isExact) return { ...whole, fit: 1_000 };
  if (isAll) return { ...whole, fit: 500 + Math.floor(499 * quality) };
  if (told !== null) return { ...whole, fit: 450 + Math.floor(49 * told) };
  return covered >= LEAST.covered || alike >= LEAST.alike ? { ...whole, fit: Math.floor(449 * quality) } : null;
}

/** Least share of a text's words, by how much they tell, or least similarity of the letters, of a name that lacks some. */
const LEAST = { covered: 0.5, alike: 0.4 } as const;
