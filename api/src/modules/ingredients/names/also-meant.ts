import type { KnownFood } from '../foods/food-knowledge.ts';
import type { FoodNames } from './food-names.ts';
import { nameWords } from './name-words.ts';

/** What cooks also mean by a word: in another country, or since most have that food kept rather than fresh. */
const ALSO_MEANT = new Map(
  Object.entries({
    tuna: 'canned tuna',
    sardine: 'canned sardine',
    pumpkin: 'canned pumpkin',
    'tomato puree': 'tomato paste',
    cider: 'apple juice',
    muffin: 'english muffin',
    'corn flour': 'cornmeal',
    jelly: 'jam',
  }),
);

/** The other food that cooks mean by exactly these words; undefined where we know of none. */
export function alsoMeant(text: string, names: FoodNames): KnownFood | undefined {
  const meant = ALSO_MEANT.get(nameWords(text).join(' '));
  return meant === undefined ? undefined : names.find(meant);
}
