import { z } from 'zod';
import { recipeCard, restCard } from '../recipes/recipe-rest.ts';
import type { RecipeMatch } from './match/recipe-match.ts';

/** What `restMatch` gives. */
export const recipeMatch = recipeCard
  .extend({
    matchPercentage: z.int().min(0).max(100).describe('How well it fits the kitchen; 100 only with nothing missing.'),
    missingIngredients: z
      .array(z.string())
      .describe('Names of what is missing or unknown; "walnuts or pecans" where the recipe takes either.'),
    hasAllIngredients: z.boolean(),
  })
  .meta({ id: 'RecipeMatch' });

/** How a recipe fits a kitchen. */
export function restMatch({
  recipe,
  matchPercentage,
  missingIngredients,
  hasAllIngredients,
}: RecipeMatch): z.output<typeof recipeMatch> {
  return { ...restCard(recipe), matchPercentage, missingIngredients, hasAllIngredients };
}
