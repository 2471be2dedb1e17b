import { pushTo } from '../../../shared/push-to.ts';
import { namesOf, type KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { isInOrder } from './dropped-vowels.ts';
import { isOfTable } from './receipt-words.ts';

/** Fewest letters of a kind cut short, of the beginning of one, and the least share of its letters. */
const CUT = { letters: 3, beginning: 4, share: 0.5 } as const;
/** What is of other allergens by the word before it: almond flour is no flour, walnut butter no butter. */
const OTHERWISE = new Set(['dairy', 'baking', 'oils-and-vinegars', 'cheese']);
const WORD = /^\p{L}+$/u;

/** A kind of a food, as the first of the two words of its name: almond of almond flour. */
interface Kind {
  word: string;
  food: KnownFood;
}

/** The words of all names, and the kinds of each food. */
interface Kinds {
  words: ReadonlySet<string>;
  of: ReadonlyMap<KnownFood, Kind[]>;
}
const known = new WeakMap<FoodNames, Kinds>();

/** The words with kinds that are cut short in full, where the food behind them has only one such: "almd flour" is almond flour. */
export function withKinds(words: readonly string[], names: FoodNames): string[] {
  return words.map((word, at) => {
    const sure = kindsAt(words, at, names).filter((kind) => isSure(word, kind));
    const [first, ...others] = sure;
    return first && others.every(({ food }) => food === first.food) ? first.word : word;
  });
}

/**
 * Whether a word may make another food of the one behind it, with other allergens, and it is not told which: it could be cut short
 * of several kinds, or is a nut of which no such food is known.
 */
export function isOpenKind(words: readonly string[], names: FoodNames): boolean {
  const heads = words.map((word) => OTHERWISE.has(names.find(word)?.category ?? ''));
  return words.some(
    (_, at) => heads[at + 1] === true && (kindsAt(words, at, names).length > 0 || isOfUnknownNut(words, at, names)),
  );
}

function isOfUnknownNut(words: readonly string[], at: number, names: FoodNames): boolean {
  const starts = words.slice(0, at + 1).map((_, from) => from);
  const isNamed = starts.some((from) => [2, 3, 4].some((to) => names.find(words.slice(from, at + to).join(' '))));
  return !isNamed && names.find(words[at] ?? '')?.category === 'nuts-and-seeds';
}

/** The kinds of the food behind a word that it may stand for, where no name has the word itself. */
function kindsAt(words: readonly string[], at: number, names: FoodNames): Kind[] {
  const [said = '', head = ''] = words.slice(at, at + 2);
  const { words: all, of } = kindsIn(names);
  if (said.length < CUT.letters || !WORD.test(said) || all.has(said) || isOfTable(said)) return [];
  const food = names.find(head);
  return food ? (of.get(food) ?? []).filter(({ word }) => isInOrder(said, word)) : [];
}

const isSure = (said: string, { word }: Kind): boolean =>
  said.length >= word.length * CUT.share || (said.length >= CUT.beginning && word.startsWith(said));

function kindsIn(names: FoodNames): Kinds {
  const met = known.get(names);
  if (met) return met;
  const words = new Set<string>();
  const of = new Map<KnownFood, Kind[]>();
  for (const food of names.knowledge.foods)
    for (const name of namesOf(food).map((one) => one.toLowerCase().split(' '))) {
      for (const word of name.flatMap((one) => [one, ...one.split('-')])) words.add(word);
      const [word = '', last = '', more] = name;
      const head = more === undefined ? names.find(last) : undefined;
      if (head && head !== food) pushTo(of, head, { word, food });
    }
  known.set(names, { words, of });
  return { words, of };
}
