import type { Derived } from '../recipe-draft.ts';

/** Something in a recipe that should be mended before a cook sees it. */
export interface Finding {
  /** What was checked, such as the file of the recipe: `recipes/shakshuka.yaml`. */
  file: string;
  /** Where in it: `ingredients.3`, counted from 1 without the group headings; a food's name. */
  field?: string;
  message: string;
}

/** One step of a recipe as it is checked. */
export interface CheckedStep {
  text: string;
  /** Minutes that the step waits; null when it does not. */
  minutes: number | null;
  /** It runs beside other steps and is not added up. */
  meanwhile: boolean;
  /** Its minutes are a wait off the heat, or come before the first heat: they count to the prep time. */
  offHeat: boolean;
}

/** A recipe with what Larder derives from its lines. */
export interface CheckedRecipe {
  file: string;
  slug: string;
  title: string;
  tags: string[];
  /** Minutes of hands-on work and of waits off the heat. */
  prepTime: number;
  /** Minutes on the heat, from the first heat on. */
  cookTime: number;
  servings: number;
  instructions: CheckedStep[];
  derived: Derived;
}
