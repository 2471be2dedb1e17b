import type { Allergen, Diet } from '../../gql/graphql.ts';
import type { PantryFood } from '../kitchen-choices.ts';
import type { Chip } from '../ingredient-input/chip.ts';

/** What a recipe is judged by: what the cook has, and what may not stand in for it. */
export interface Kitchen {
  chips: Chip[];
  diet: Diet;
  allergies: Allergen[];
  /** What is always at home: had where a recipe needs it, but no reason to find it. */
  pantry: PantryFood[];
  /** Whether a food may stand in for another. */
  allowSubstitutions: boolean;
  /** Whether what is in the cook's pantry is there too; each chip must be used then. */
  fromPantry: boolean;
}

/** As many ingredients as a search takes (specification, section 9). */
export const MAX_INGREDIENTS = 15;
