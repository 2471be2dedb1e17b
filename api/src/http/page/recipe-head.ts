import type { RequestContext } from '../../context.ts';
import { exportRecipe } from '../../modules/imports/export/export-recipe.ts';
import { recipeJsonLd } from '../../modules/imports/export/recipe-json-ld.ts';
import type { Recipe } from '../../modules/recipes/recipe.entity.ts';
import { imageAlt } from '../../modules/recipes/recipe-cover.ts';
import { RecipeStatus } from '../../modules/recipes/recipe-enums.ts';
import { pictureOf, type PageHead } from './page-head.ts';

/** The head of a recipe's page. Recipes made for one kitchen, and those that are not published, are not for search engines. */
export async function recipeHead(
  recipe: Recipe,
  services: Pick<RequestContext, 'recipes' | 'ingredients' | 'swaps'>,
  site: string,
): Promise<PageHead> {
  const exported = await exportRecipe(recipe, services, site);
  return {
    title: `${recipe.title} · Larder`,
    description: recipe.description,
    canonical: exported.url,
    isListed: recipe.status === RecipeStatus.PUBLISHED && !recipe.isCreative,
    kind: 'article',
    image: pictureOf(recipe, await imageAlt(recipe, services), site),
    data: recipeJsonLd(exported),
  };
}
