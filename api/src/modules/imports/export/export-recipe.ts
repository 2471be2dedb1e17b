import type { IngredientService } from '../../ingredients/ingredient.service.ts';
import type { Recipe, RecipeStep } from '../../recipes/recipe.entity.ts';
import { statedRating, recipePictures } from '../../recipes/recipe-pictures.ts';
import type { RecipeService } from '../../recipes/recipe.service.ts';
import type { SwapService } from '../../recipes/swaps/swap.service.ts';
import type { ChosenSwap, SwappedLine } from '../../recipes/swaps/swap-lines.ts';
import type { ExportedRecipe } from './exported-recipe.ts';

/** The services that know a recipe whole. */
export interface RecipeSources {
  recipes: RecipeService;
  ingredients: IngredientService;
  swaps: SwapService;
}

/**
 * Puts together what goes out of a stored recipe.
 * @param site where the web app is, such as `https://larder.example`
 * @param swaps what a cook takes in the place of some of its foods
 * @throws AppError BAD_USER_INPUT for what does not stand in for a line's food
 */
export async function exportRecipe(
  recipe: Recipe,
  sources: RecipeSources,
  site: string,
  swaps: readonly ChosenSwap[] = [],
): Promise<ExportedRecipe> {
  const { lines, steps, nutrition, diet } =
    swaps.length > 0 ? await swappedParts(recipe, sources, swaps) : await ownParts(recipe, sources);
  const { title, description, authorName, difficulty, prepTime, cookTime, servings, tags } = recipe;
  const { desktop, tablet, mobile } = recipePictures(recipe);
  return {
    title,
    description,
    authorName,
    difficulty,
    prepTime,
    cookTime,
    servings,
    tags,
    diet,
    nutrition,
    cuisine: recipe.cuisine ?? null,
    notes: recipe.notes ?? null,
    sourceUrl: recipe.sourceUrl ?? null,
    lines: lines.map(({ text, group }) => ({ text, group: group ?? null })),
    steps: steps.map((step) => ({ description: step.description, timeMin: step.timeMin ?? null })),
    url: new URL(`/recipe/${encodeURIComponent(recipe.slug)}`, site).href,
    images: [desktop, tablet, mobile].map((path) => new URL(path, site).href),
    rating: statedRating(recipe),
    publishedAt: recipe.createdAt,
  };
}

type Parts = Pick<ExportedRecipe, 'nutrition' | 'diet'> & {
  lines: readonly Pick<SwappedLine, 'text' | 'group'>[];
  steps: readonly Pick<RecipeStep, 'description' | 'timeMin'>[];
};

async function ownParts(recipe: Recipe, { recipes, ingredients }: RecipeSources): Promise<Parts> {
  const [lines, steps, nutrition] = await Promise.all([
    recipes.lines(recipe),
    recipes.steps(recipe),
    recipes.nutrition(recipe, ingredients),
  ]);
  return { lines, steps, nutrition, diet: recipe.diet };
}

async function swappedParts(recipe: Recipe, sources: RecipeSources, swaps: readonly ChosenSwap[]): Promise<Parts> {
  const { lines, instructions, nutrition, diet } = await sources.swaps.swapped(recipe, swaps);
  return { lines, steps: instructions, nutrition, diet };
}
