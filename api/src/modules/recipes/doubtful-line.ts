import type { RecipeLine } from './recipe.entity.ts';

/** Links below it are looked at by the cook; a name that the catalogue knows word for word is above. */
export const SURE = 0.9;

/** Whether the cook of a recipe had better look at a line: its food is unknown or guessed. */
export const isDoubtfulLine = ({ food, confidence, isNoFood }: RecipeLine): boolean =>
  !isNoFood && (food === null || food === undefined || confidence < SURE);
