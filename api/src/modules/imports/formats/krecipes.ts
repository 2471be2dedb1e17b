import {
  allNamed,
  attribute,
  childrenNamed,
  childrenOf,
  childText,
  textsNamed,
  trimmed,
  type Element,
} from '../archive/markup-tree.ts';
import { ENDS_GROUP } from '../ends-group.ts';
import { heading, lineFrom, linesIn, pictureInText, recipeOfNode, type RecipeFormat } from './recipe-format.ts';
import { begins, recipesIn } from './xml-recipes.ts';

/** KRecipes' XML. */
export const KRECIPES: RecipeFormat = {
  name: 'KRecipes',
  extensions: ['.kreml', '.xml'],
  keeps: ['groups', 'times', 'yield', 'tags', 'picture', 'source', 'rating', 'collections'],
  isOf: begins(/<krecipes\b/i),
  read: (file) =>
    recipesIn(file, 'krecipes-recipe', (recipe) => {
      const about = childrenNamed(recipe, 'krecipes-description')[0] ?? recipe;
      return recipeOfNode(
        {
          name: childText(about, 'title'),
          author: childrenNamed(about, 'author').map(trimmed),
          recipeYield: kreYield(childrenNamed(about, 'yield')[0]) || childText(about, 'serving'),
          // Its only time, which its own RecipeML calls the total.
          totalTime: childText(about, 'preparation-time'),
          keywords: textsNamed(about, 'cat'),
          recipeIngredient: allNamed(recipe, 'krecipes-ingredients').flatMap((list) =>
            childrenOf(list).flatMap(kreLines),
          ),
          recipeInstructions: linesIn(trimmed(childrenNamed(recipe, 'krecipes-instructions')[0])),
        },
        {
          rating: Number.parseFloat(trimmed(allNamed(recipe, 'stars')[0])),
          sets: textsNamed(about, 'cat'),
          pictures: textsNamed(about, 'pic').map((pic) => pictureInText(pic.replace(/\s+/g, ''))),
        },
      );
    }),
};

function kreYield(element: Element | undefined): string {
  return element ? lineFrom([spanOf(childrenNamed(element, 'amount')[0]), childText(element, 'type')]) : '';
}

/** `2`, or `<min>2</min><max>3</max>`. */
function spanOf(amount: Element | undefined): string {
  if (!amount) return '';
  const ends = childrenOf(amount).map(trimmed);
  return ends.length > 0 ? ends.join('-') : trimmed(amount);
}

function kreLines(part: Element): string[] {
  if (part.name === 'ingredient-group')
    return [...heading(attribute(part, 'name')), ...childrenNamed(part, 'ingredient').flatMap(kreLines), ENDS_GROUP];
  if (part.name !== 'ingredient') return [];
  const instead = childrenNamed(part, 'substitutes').flatMap((list) =>
    childrenNamed(list, 'ingredient').flatMap(kreLines),
  );
  const amount = spanOf(childrenNamed(part, 'amount')[0]);
  const line = lineFrom(
    [amount === '0' ? '' : amount, childText(part, 'unit'), childText(part, 'name')],
    childText(part, 'prep'),
  );
  return [[line, ...instead].join(' or ')];
}
