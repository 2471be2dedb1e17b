import type { OwnRecipeService } from '../../own-recipes/own-recipe.service.ts';
import type { RatingService } from '../../ratings/rating.service.ts';
import type { Recipe } from '../../recipes/recipe.entity.ts';
import { exportRecipe, type RecipeSources } from './export-recipe.ts';
import type { ExportedRecipe } from './exported-recipe.ts';

/** Recipes of a cook that are read at a time. */
const PAGE = 100;

/** The services that know what a cook has written. */
export interface OwnSources extends RecipeSources {
  ownRecipes: OwnRecipeService;
  ratings: RatingService;
}

/** All recipes of the cook who asks, those changed last first, as they go along with their cook. @throws AppError UNAUTHENTICATED */
export async function exportOwn(sources: OwnSources, site: string): Promise<ExportedRecipe[]> {
  const own: Recipe[] = [];
  for (let isMore = true; isMore;) {
    const page = await sources.ownRecipes.list({ first: PAGE, after: null, offset: own.length });
    own.push(...page.nodes);
    isMore = page.hasNextPage && page.nodes.length > 0;
  }
  return Promise.all(own.map((recipe) => exportToMove(recipe, sources, site)));
}

/** As it goes along with its cook: without what is derived again elsewhere, its address here, and what others think of it. */
async function exportToMove(recipe: Recipe, sources: OwnSources, site: string): Promise<ExportedRecipe> {
  const exported = await exportRecipe(recipe, sources, site);
  const rating = await sources.ratings.own(recipe);
  return { ...exported, url: null, nutrition: null, rating: rating && { mean: rating.stars, count: 1 } };
}
