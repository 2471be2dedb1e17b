import { seededRandom } from '../api/src/shared/seeded-random.ts';
import type { Corpus } from './corpus.ts';
import type { Questions } from './http-load.ts';
import { Skew } from './skew.ts';

/** More than a server answers while it is measured: no two are the same question. */
const DIFFERENT = 60_000;

/** How many different things are asked where many ask the same. */
const REPEATED = 1_000;

/** Chips of a search. */
const CHIPS = 8;

/** The one question that has no variables. */
export const NO_VARIABLES: Questions = { before: [], measured: ['{}'] };

/** Searches, each for a kitchen of its own: nothing that was asked before helps. */
export function differentKitchens(corpus: Corpus): Questions {
  return { before: [], measured: Array.from({ length: DIFFERENT }, () => kitchen(corpus)) };
}

/** Searches for a thousand kitchens that were all asked for before, the k-th as often as 1/k: as people ask, some things again and again. */
export function repeatedKitchens(corpus: Corpus): Questions {
  return skewed(Array.from({ length: REPEATED }, () => kitchen(corpus)));
}

/** The same, but that every so many-th kitchen is one that nobody has asked for. */
export function partlyNewKitchens(corpus: Corpus, oneIn: number): Questions {
  const { before, measured } = repeatedKitchens(corpus);
  return { before, measured: measured.map((known, i) => (i % oneIn === 0 ? kitchen(corpus) : known)) };
}

/** The pages of recipes numbered from `first` on, each another. */
export function differentRecipes(first: number, recipes: number): Questions {
  return {
    before: [],
    measured: Array.from({ length: Math.min(DIFFERENT, recipes) }, (_, i) => recipe(first + ((i * 7_919) % recipes))),
  };
}

/** The same for a thousand recipes that were all asked for before, the k-th as often as 1/k. */
export function repeatedRecipes(first: number, recipes: number): Questions {
  return skewed(Array.from({ length: REPEATED }, (_, k) => recipe(first + ((k * 7_919) % recipes))));
}

function skewed(questions: readonly string[]): Questions {
  const random = seededRandom('questions');
  const skew = new Skew(questions.map((_, k) => 1 / (k + 1)));
  return { before: questions, measured: Array.from({ length: DIFFERENT }, () => questions[skew.draw(random())] ?? '') };
}

function kitchen(corpus: Corpus): string {
  return JSON.stringify({ input: { ingredients: corpus.draw(CHIPS).map((food) => food.name) } });
}

function recipe(number: number): string {
  return JSON.stringify({ slug: `recipe-${number}` });
}
