import { allNamed, childrenNamed, childText, textsNamed, trimmed, type Element } from '../archive/markup-tree.ts';
import { headed } from './json-formats.ts';
import { allBut, recipeOfNode, type RecipeFormat } from './recipe-format.ts';
import { toldSteps } from './told-steps.ts';
import { begins, recipesIn, stepsOf } from './xml-recipes.ts';

/** My CookBook, also called Cookmate: `.mcb` is a zip of XML and pictures. */
export const MY_COOKBOOK: RecipeFormat = {
  name: 'My CookBook (Cookmate)',
  extensions: ['.xml'],
  keeps: allBut('cuisine'),
  isOf: begins(/<cookbook\b/i),
  read: (file) =>
    recipesIn(file, 'recipe', (recipe) => {
      const { steps, notes } = toldSteps(childrenNamed(recipe, 'recipetext').map(cookmateText).join('\n'));
      return recipeOfNode(
        {
          name: childText(recipe, 'title'),
          description: cookmateLines(recipe, 'description').join(' '),
          author: childText(recipe, 'source'),
          url: childText(recipe, 'url'),
          recipeYield: childText(recipe, 'quantity'),
          prepTime: childText(recipe, 'preptime'),
          cookTime: childText(recipe, 'cooktime'),
          totalTime: childText(recipe, 'totaltime'),
          keywords: ['category', 'tag'].flatMap((name) => childrenNamed(recipe, name).map(trimmed)),
          recipeIngredient: cookmateLines(recipe, 'ingredient'),
          recipeInstructions: steps,
        },
        {
          notes: [
            ...cookmateLines(recipe, 'comments'),
            ...notes,
            ...headed('Nutrition', cookmateLines(recipe, 'nutrition')),
          ],
          rating: childText(recipe, 'rating'),
          isFavorite: /^(?:1|true)$/i.test(childText(recipe, 'favorite')),
          sets: childrenNamed(recipe, 'category').map(trimmed),
          pictures: ['imagepath', 'image']
            .flatMap((name) => textsNamed(recipe, name))
            .map((path) => file.picture(path)),
        },
      );
    }),
};

/** Its lists are `<li>` in an element, or lines. */
function cookmateLines(recipe: Element, name: string): string[] {
  return childrenNamed(recipe, name).flatMap((list) => stepsOf(list, 'li'));
}

/** The same as a text, with the empty items that part its paragraphs. */
function cookmateText(list: Element): string {
  const lines = allNamed(list, 'li').map(trimmed);
  return lines.length > 0 ? lines.join('\n') : trimmed(list);
}
