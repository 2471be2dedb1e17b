import { attribute, childrenNamed, childrenOf, childText, trimmed, type Element } from '../archive/markup-tree.ts';
import { ENDS_GROUP } from '../ends-group.ts';
import { allBut, heading, lineFrom, linesIn, pictureInText, recipeOfNode, type RecipeFormat } from './recipe-format.ts';
import { begins, recipesIn } from './xml-recipes.ts';

/** Gourmet Recipe Manager's XML. */
export const GOURMET: RecipeFormat = {
  name: 'Gourmet',
  extensions: ['.grmt', '.xml'],
  keeps: allBut('description', 'nutrition', 'favourite'),
  isOf: begins(/<gourmetDoc\b/i),
  read: (file) =>
    recipesIn(file, 'recipe', (recipe) =>
      recipeOfNode(
        {
          name: childText(recipe, 'title'),
          author: childText(recipe, 'source'),
          url: childText(recipe, 'link'),
          recipeYield: childText(recipe, 'yields') || childText(recipe, 'servings'),
          prepTime: childText(recipe, 'preptime'),
          cookTime: childText(recipe, 'cooktime'),
          recipeCuisine: childText(recipe, 'cuisine'),
          keywords: categoriesOf(recipe),
          recipeIngredient: childrenNamed(recipe, 'ingredient-list').flatMap((list) =>
            childrenOf(list).flatMap(gourmetLines),
          ),
          recipeInstructions: linesIn(childText(recipe, 'instructions')),
        },
        {
          notes: linesIn(childText(recipe, 'modifications')),
          rating: Number.parseFloat(childText(recipe, 'rating')),
          sets: categoriesOf(recipe),
          pictures: [pictureInText(childText(recipe, 'image').replace(/\s+/g, ''))],
        },
      ),
    ),
};

/** Its window takes several in one field, with commas between them. */
const categoriesOf = (recipe: Element): string[] =>
  childrenNamed(recipe, 'category').flatMap((category) => trimmed(category).split(/\s*,\s*/));

function gourmetLines(part: Element): string[] {
  if (part.name === 'inggroup')
    return [...heading(childText(part, 'groupname')), ...childrenOf(part).flatMap(gourmetLines), ENDS_GROUP];
  // Another recipe of the file.
  if (part.name === 'ingref') return [lineFrom([attribute(part, 'amount'), trimmed(part)])];
  if (part.name !== 'ingredient') return [];
  const line = lineFrom([childText(part, 'amount'), childText(part, 'unit'), childText(part, 'item')]);
  return [attribute(part, 'optional') === 'yes' ? `${line} (optional)` : line];
}
