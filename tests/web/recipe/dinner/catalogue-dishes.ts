import { join } from 'node:path';
import { readRecipeFiles } from '../../../../api/src/modules/catalogue/recipe-files.ts';
import type { PlannedRecipe } from '../../../../web/src/pages/recipe/dinner/plan/dish-work.ts';

/** The recipes of the starter catalogue as the API gives them. */
export const catalogueDishes: readonly (PlannedRecipe & { title: string })[] = readRecipeFiles(
  join(import.meta.dirname, '../../../../catalogue'),
).map(({ title, prepTime, cookTime, ingredients, instructions }) => ({
  title,
  prepTime,
  cookTime,
  ingredients,
  instructions: instructions.map(({ text, minutes }) => ({ description: text, timeMin: minutes })),
}));
