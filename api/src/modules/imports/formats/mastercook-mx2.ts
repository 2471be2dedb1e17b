import { attribute, childrenNamed, childText, textsNamed, type Element } from '../archive/markup-tree.ts';
import { headed } from './json-formats.ts';
import { heading, lineFrom, linesIn, recipeOfNode, type RecipeFormat } from './recipe-format.ts';
import { begins, recipesIn } from './xml-recipes.ts';

/** MasterCook's XML. */
export const MASTERCOOK_MX2: RecipeFormat = {
  name: 'MasterCook (mx2)',
  extensions: ['.mx2', '.mz2', '.xml'],
  keeps: ['description', 'groups', 'times', 'yield', 'tags', 'picture', 'source', 'notes'],
  isOf: begins(/<mx2\b/i),
  read: (file) =>
    recipesIn(file, 'RcpE', (recipe) => {
      const made = childrenNamed(recipe, 'Yield')[0];
      return recipeOfNode(
        {
          name: attribute(recipe, 'name'),
          description: childText(recipe, 'Desc'),
          author: attribute(recipe, 'author') || childText(recipe, 'Srce'),
          url: /https?:\/\/\S+/.exec(childText(recipe, 'Srce'))?.[0],
          recipeYield: [
            servings(attribute(childrenNamed(recipe, 'Serv')[0], 'qty')),
            lineFrom([attribute(made, 'qty'), attribute(made, 'unit')]),
          ].filter(Boolean),
          prepTime: attribute(childrenNamed(recipe, 'PrpT')[0], 'elapsed'),
          totalTime: attribute(childrenNamed(recipe, 'TTim')[0], 'elapsed'),
          keywords: textsNamed(recipe, 'CatT'),
          recipeIngredient: childrenNamed(recipe, 'IngR').flatMap(mx2Lines),
          recipeInstructions: textsNamed(recipe, 'DirT').flatMap(linesIn),
        },
        {
          notes: [...linesIn(childText(recipe, 'Note')), ...headed('Nutrition', childText(recipe, 'Nutr'))],
          pictures: [attribute(recipe, 'img')].filter(Boolean).map((image) => file.picture(image)),
        },
      );
    }),
};

const servings = (count: string): string => (Number(count) > 0 ? `${count} servings` : '');

function mx2Lines(part: Element): string[] {
  const [name, quantity, unit] = ['name', 'qty', 'unit'].map((one) => attribute(part, one)) as [string, string, string];
  // "S" heads the lines behind it, "T" is a text among them.
  return attribute(part, 'code') === 'S' ? heading(name) : [lineFrom([quantity, unit, name], childText(part, 'IPrp'))];
}
