import { pushTo } from '../../../shared/push-to.ts';
import { namesOf, type KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import type { FoodNames } from '../../ingredients/names/food-names.ts';
import { isOfTable } from './receipt-words.ts';

/** Fewest letters of a word that has lost its end. */
const LETTERS_MIN = 3;

/** The last word of a name of several, by the one before it. */
interface End {
  word: string;
  food: KnownFood;
}
interface Ends {
  words: ReadonlySet<string>;
  behind: ReadonlyMap<string, End[]>;
}
const known = new WeakMap<FoodNames, Ends>();

/** The words with ends that a till cut off, where the word before makes only one food of it: "mango chut" is mango chutney. */
export function withEnds(words: readonly string[], names: FoodNames): string[] {
  const { words: all, behind } = endsIn(names);
  return words.map((said, at) => {
    if (said.length < LETTERS_MIN || all.has(said) || isOfTable(said) || names.find(said)) return said;
    const ends = (behind.get(words[at - 1] ?? '') ?? []).filter(({ word }) => word.startsWith(said));
    const [first, ...others] = ends;
    return first && others.every(({ food }) => food === first.food) ? first.word : said;
  });
}

function endsIn(names: FoodNames): Ends {
  const met = known.get(names);
  if (met) return met;
  const words = new Set<string>();
  const behind = new Map<string, End[]>();
  for (const food of names.knowledge.foods)
    for (const name of namesOf(food).map((one) => one.toLowerCase().split(' '))) {
      for (const word of name) words.add(word);
      const [before = '', word = ''] = name.slice(-2);
      if (name.length > 1) pushTo(behind, before, { word, food });
    }
  known.set(names, { words, behind });
  return { words, behind };
}
