import type { Corpus } from './corpus.ts';
import type { Questions } from './http-load.ts';

/** More than a server answers while it is measured: no two are the same question. */
const DIFFERENT = 60_000;

/** Chips of a search. */
const CHIPS = 8;

/** The one question that has no variables. */
export const NO_VARIABLES: Questions = { before: [], measured: ['{}'] };

/** Searches, each for a kitchen of its own: nothing that was asked before helps. */
export function differentKitchens(corpus: Corpus): Questions {
  return { before: [], measured: Array.from({ length: DIFFERENT }, () => kitchen(corpus)) };
}

/** The pages of recipes numbered from `first` on, each another. */
export function differentRecipes(first: number, recipes: number): Questions {
  return {
    before: [],
    measured: Array.from({ length: Math.min(DIFFERENT, recipes) }, (_, i) => recipe(first + ((i * 7_919) % recipes))),
  };
}

function kitchen(corpus: Corpus): string {
  return JSON.stringify({ input: { ingredients: corpus.draw(CHIPS).map((food) => food.name) } });
}

function recipe(number: number): string {
  return JSON.stringify({ slug: `recipe-${number}` });
}
