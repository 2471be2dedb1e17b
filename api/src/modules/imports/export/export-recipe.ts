import type { IngredientService } from '../../ingredients/ingredient.service.ts';
import type { Recipe } from '../../recipes/recipe.entity.ts';
import { meanRating, recipePictures } from '../../recipes/recipe-pictures.ts';
import type { RecipeService } from '../../recipes/recipe.service.ts';
import type { ExportedRecipe } from './exported-recipe.ts';

/** The services that know a recipe whole. */
export interface RecipeSources {
  recipes: RecipeService;
  ingredients: IngredientService;
}

/**
 * Puts together what goes out of a stored recipe.
 * @param site where the web app is, such as `https://larder.example`
 */
export async function exportRecipe(recipe: Recipe, { recipes, ingredients }: RecipeSources, site: string): Promise<ExportedRecipe> {
  const [lines, steps, nutrition] = await Promise.all([recipes.lines(recipe), recipes.steps(recipe), recipes.nutrition(recipe, ingredients)]);
  const { title, description, authorName, difficulty, prepTime, cookTime, servings, tags, diet } = recipe;
  const { desktop, tablet, mobile } = recipePictures(recipe);
  const mean = meanRating(recipe);
  return {
    title, description, authorName, difficulty, prepTime, cookTime, servings, tags, diet, nutrition,
    cuisine: recipe.cuisine ?? null,
    sourceUrl: recipe.sourceUrl ?? null,
    lines: lines.map(({ text, group }) => ({ text, group: group ?? null })),
    steps: steps.map((step) => ({ description: step.description, timeMin: step.timeMin ?? null })),
    url: new URL(`/recipe/${encodeURIComponent(recipe.slug)}`, site).href,
    images: [desktop, tablet, mobile].map((path) => new URL(path, site).href),
    rating: mean === null ? null : { mean, count: recipe.ratingCount },
    publishedAt: recipe.createdAt,
  };
}
