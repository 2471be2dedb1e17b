import { attribute, childrenNamed, childText, textsNamed, type Element } from '../archive/markup-tree.ts';
import { headed } from './json-formats.ts';
import { heading, lineFrom, linesIn, recipeOfNode, sourceOf, type RecipeFormat } from './recipe-format.ts';
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
      const source = sourceOf(childText(recipe, 'Srce'), attribute(recipe, 'author'));
      return recipeOfNode(
        {
          name: attribute(recipe, 'name'),
          description: childText(recipe, 'Desc'),
          author: source.author,
          url: addressOf(recipe) ?? source.url,
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
          notes: [
            ...linesIn(childText(recipe, 'Note')),
            ...source.notes,
            ...headed('Nutrition', childText(recipe, 'Nutr')),
          ],
          pictures: [attribute(recipe, 'img')].filter(Boolean).map((image) => file.picture(image)),
        },
      );
    }),
};

/** `<AltS label="Internet address" source="https://…"/>` */
function addressOf(recipe: Element): string | undefined {
  const stated = childrenNamed(recipe, 'AltS').find((other) => /^internet/i.test(attribute(other, 'label')));
  return attribute(stated, 'source') || undefined;
}

const servings = (count: string): string => (Number(count) > 0 ? `${count} servings` : '');

function mx2Lines(part: Element): string[] {
  const [name, quantity, unit] = ['name', 'qty', 'unit'].map((one) => attribute(part, one)) as [string, string, string];
  // "S" heads the lines behind it, "T" is a text among them.
  return attribute(part, 'code') === 'S' ? heading(name) : [lineFrom([quantity, unit, name], childText(part, 'IPrp'))];
}
