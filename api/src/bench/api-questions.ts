import { seededRandom } from '../shared/seeded-random.ts';
import type { Corpus } from './corpus.ts';
import { Skew } from './skew.ts';

/** More than a server answers while it is measured: no two are the same question. */
const DIFFERENT = 60_000;

/** How many different things are asked where many ask the same. */
const REPEATED = 1_000;

/** Chips of a search. */
const CHIPS = 8;

/** Variables of searches, each for a kitchen of its own: nothing that was asked before helps. */
export function differentKitchens(corpus: Corpus): string[] {
  return Array.from({ length: DIFFERENT }, () => kitchen(corpus));
}

/** Variables of searches for a thousand kitchens, the k-th asked for as often as 1/k: as people ask, some things again and again. */
export function repeatedKitchens(corpus: Corpus): string[] {
  const kitchens = Array.from({ length: REPEATED }, () => kitchen(corpus));
  return skewed((k) => kitchens[k] ?? '');
}

/** Variables of the pages of recipes numbered from `first` on, each another. */
export function differentRecipes(first: number, recipes: number): string[] {
  return Array.from({ length: Math.min(DIFFERENT, recipes) }, (_, i) => recipe(first + ((i * 7_919) % recipes)));
}

/** The same for a thousand recipes, the k-th as often as 1/k. */
export function repeatedRecipes(first: number, recipes: number): string[] {
  return skewed((k) => recipe(first + ((k * 7_919) % recipes)));
}

function skewed(question: (k: number) => string): string[] {
  const random = seededRandom('questions');
  const skew = new Skew(Array.from({ length: REPEATED }, (_, k) => 1 / (k + 1)));
  return Array.from({ length: DIFFERENT }, () => question(skew.draw(random())));
}

function kitchen(corpus: Corpus): string {
  return JSON.stringify({ input: { ingredients: corpus.draw(CHIPS).map((food) => food.name) } });
}

function recipe(number: number): string {
  return JSON.stringify({ slug: `recipe-${number}` });
}
