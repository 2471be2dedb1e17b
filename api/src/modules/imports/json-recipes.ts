import { asSchemaOrg } from './apps/app-recipes.ts';
import { findRecipes } from './page/find-recipes.ts';
import { property } from './page/json-ld-nodes.ts';
import { parseJsonLd } from './page/json-ld-text.ts';
import { readRecipeNode, type PageRecipe } from './page/page-recipe.ts';
import { readAddress } from './page/read-details.ts';

/**
 * Every recipe in a text of JSON, as schema.org has it in whichever container, or as another app writes its own; null for one without a title.
 * @returns undefined when the text is not JSON
 */
export function readJsonRecipes(text: string): (PageRecipe | null)[] | undefined {
  const content = parseJsonLd(text);
  if (content === undefined) return undefined;
  return findRecipes([asSchemaOrg(content)]).map(({ node }) => {
    const recipe = readRecipeNode(node, { title: null, image: null, url: null, base: null });
    return recipe && { ...recipe, url: recipe.url ?? readAddress(property(node, 'isBasedOn'), null) };
  });
}
