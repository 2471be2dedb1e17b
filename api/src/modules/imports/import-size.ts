import type { ImportedRecipe } from './imported-recipe.ts';

/** Ingredient lines and steps as a file has them, headings and empty ones too. */
const PARTS_MAX = 500;
/** Characters of a line, with what marks it up. */
const LINE_MAX = 2_000;
/** Characters of a step. */
const STEP_MAX = 20_000;
/** Characters of all that a recipe says: the longest that a cook can write is shorter. */
const TEXT_MAX = 250_000;

/** Why a recipe is too large to be taken; told where the file is read, so that nothing else has to work on it. */
export function whyTooLarge(recipe: Omit<ImportedRecipe, 'key'>): string | undefined {
  const { ingredients, instructions } = recipe;
  if (ingredients.length > PARTS_MAX) return `it has more than ${PARTS_MAX} ingredients`;
  if (instructions.length > PARTS_MAX) return `it has more than ${PARTS_MAX} steps`;
  if (ingredients.some(({ length }) => length > LINE_MAX))
    return `it has an ingredient of more than ${LINE_MAX} characters`;
  if (instructions.some(({ text }) => text.length > STEP_MAX))
    return `it has a step of more than ${STEP_MAX} characters`;
  return lengthOf(recipe) > TEXT_MAX ? `it has more than ${TEXT_MAX} characters` : undefined;
}

/** Characters of all texts in a value. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + 1 + lengthOf(part), 0);
}
