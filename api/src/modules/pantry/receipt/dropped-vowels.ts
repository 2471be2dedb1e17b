import { pushTo } from '../../../shared/push-to.ts';
import { namesOf } from '../../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { isOfTable, receiptWords } from './receipt-words.ts';

/** Fewest consonants that tell a word: BNS may be beans, buns or bones. */
const CONSONANTS_MIN = 4;
/** A word with more vowels than one is more often a name in full. */
const CUT = /^[^aeiou]*[aeiou]?[^aeiou]*$/;
const VOWELS = /[aeiou]/g;
const WORD = /^[a-z]+$/;

/** Fewest names that a word must be in, and how many times as many as another of the same consonants: CRKR is no croaker. */
const COMMON = { least: 3, times: 4 } as const;

/** The English words of foods, and of what is no food, by their consonants, each with the number of names that it is in. */
type Vocabulary = ReadonlyMap<string, { word: string; names: number }[]>;
const vocabularies = new WeakMap<FoodNames, Vocabulary>();

/**
 * The word that a till left vowels out of: CRROTS are carrots, BNNS bananas. Undefined where the consonants are as well those of
 * another word, or where the word is one in full.
 */
export function withVowels(said: string, names: FoodNames): string | undefined {
  const consonants = consonantsOf(said);
  if (consonants.length < CONSONANTS_MIN || !WORD.test(said) || !CUT.test(said) || isOfTable(said)) return undefined;
  const alike = vocabularyOf(names).get(consonants) ?? [];
  if (alike.some(({ word }) => word === said)) return undefined;
  const [meant, other] = alike
    .filter(({ word }) => isInOrder(said, word))
    .toSorted((one, next) => next.names - one.names);
  const isCommon = meant && meant.names >= Math.max(COMMON.least, (other?.names ?? 0) * COMMON.times);
  return isCommon ? meant.word : undefined;
}

function vocabularyOf(names: FoodNames): Vocabulary {
  const met = vocabularies.get(names);
  if (met) return met;
  const { notFood } = receiptWords();
  const counts = new Map<string, number>();
  const count = (phrase: string, times: number): void => {
    for (const word of phrase.toLowerCase().split(/[^a-z]+/)) counts.set(word, (counts.get(word) ?? 0) + times);
  };
  for (const name of names.knowledge.foods.flatMap(namesOf)) count(name, 1);
  for (const phrase of notFood) count(phrase, COMMON.least);
  const made = new Map<string, { word: string; names: number }[]>();
  for (const [word, times] of counts) pushTo(made, consonantsOf(word), { word, names: times });
  vocabularies.set(names, made);
  return made;
}

const consonantsOf = (word: string): string => word.replaceAll(VOWELS, '');

/** Whether the letters stand in the word in this order, the first of them first. */
export function isInOrder(said: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === said[at]) at++;
  return at === said.length && word[0] === said[0];
}
