import type { SearchInput } from './search-input.ts';
import type { SearchPlan } from './search-plan.ts';

/** What a recipe maker is asked for. */
export interface MakingOrder {
  input: SearchInput;
  plan: SearchPlan;
  /** How many recipes, at most. */
  first: number;
  /** How many of the kitchen's recipes are passed over. */
  from: number;
}

/** Recipes made for a kitchen. */
export interface MadeRecipes {
  /** Their numbers, the best first. */
  numbers: number[];
  /** How many this kitchen gives in all, as far as is known. */
  total: number;
  /** Why there are fewer than a cook would expect, in a sentence. */
  note: string | null;
}

/** Makes recipes for what a cook has, where a search asks for creative ones. */
export interface RecipeMaker {
  make(order: MakingOrder): Promise<MadeRecipes>;
}
