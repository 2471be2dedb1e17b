import type { RequestContext } from '../../context.ts';
import { exportRecipe } from '../../modules/imports/export/export-recipe.ts';
import { recipeJsonLd } from '../../modules/imports/export/recipe-json-ld.ts';
import type { Recipe } from '../../modules/recipes/recipe.entity.ts';
import { COVER_WIDTHS } from '../../modules/recipes/cover/cover-widths.ts';
import { imageAlt } from '../../modules/recipes/recipe-cover.ts';
import { RecipeStatus } from '../../modules/recipes/recipe-enums.ts';
import type { PageHead } from './page-head.ts';

/** The head of a recipe's page. Recipes made for one kitchen, and those that are not published, are not for search engines. */
export async function recipeHead(
  recipe: Recipe,
  services: Pick<RequestContext, 'recipes' | 'ingredients' | 'swaps'>,
  site: string,
): Promise<PageHead> {
  const exported = await exportRecipe(recipe, services, site);
  const [width] = COVER_WIDTHS;
  const [picture = ''] = exported.images;
  return {
    title: `${recipe.title} · Larder`,
    description: recipe.description,
    canonical: exported.url,
    isListed: recipe.status === RecipeStatus.PUBLISHED && !recipe.isCreative,
    kind: 'article',
    image: {
      url: picture,
      width,
      height: (width * 3) / 4,
      alt: await imageAlt(recipe, services),
    },
    data: recipeJsonLd(exported),
  };
}
