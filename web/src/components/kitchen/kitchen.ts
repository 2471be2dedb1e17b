import type { Allergen, Diet } from '../../gql/graphql.ts';
import type { Chip } from '../ingredient-input/chip.ts';

/** What a recipe is judged by: what the cook has, and what may not stand in for it. */
export interface Kitchen {
  chips: Chip[];
  diet: Diet;
  allergies: Allergen[];
  /** Names of what is always at home: had where a recipe needs it, but no reason to find it. */
  pantry: string[];
  /** Names of foods that no result may need and that never stand in, kinds included. */
  exclude: string[];
  /** Whether a food may stand in for another. */
  allowSubstitutions: boolean;
  /** Whether what is in the cook's pantry is there too; each chip must be used then. */
  fromPantry: boolean;
}

/** As many ingredients as a search takes (specification, section 9). */
export const MAX_INGREDIENTS = 15;

/** As many foods as a search takes as always at home, and as an account keeps. */
export const MAX_AT_HOME = 50;

/** As many foods as a search leaves out. */
export const MAX_LEFT_OUT = 50;

/** As many foods as are kept as never eaten: there is room for others in each search. */
export const MAX_NEVER_EATEN = 30;
