import { attribute, childrenNamed, childText, textsNamed, type Element } from '../archive/markup-tree.ts';
import { creditsBehind } from './credits-behind.ts';
import { headed } from './json-formats.ts';
import { heading, lineFrom, linesIn, oneOf, recipeOfNode, sourceOf, type RecipeFormat } from './recipe-format.ts';
import { begins, recipesIn } from './xml-recipes.ts';

/** The lower end of a span before its upper one: two numbers, if not those of one and a half. */
const SPAN = /^(?!\d+\s+\d+\/\d+$)(\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?)\s+(?=(?:\d+\s+)?\d+(?:\/\d+|\.\d+)?$)/;

/** MasterCook's XML. */
export const MASTERCOOK_MX2: RecipeFormat = {
  name: 'MasterCook (mx2)',
  extensions: ['.mx2', '.mz2', '.xml'],
  keeps: ['description', 'groups', 'times', 'yield', 'tags', 'picture', 'source', 'notes'],
  isOf: begins(/<mx2\b/i),
  read: (file) =>
    recipesIn(file, 'RcpE', (recipe) => {
      const made = childrenNamed(recipe, 'Yield')[0];
      const { steps, credits } = creditsBehind(textsNamed(recipe, 'DirT').flatMap((text) => [...linesIn(text), '']));
      const source = oneOf(sourceOf(childText(recipe, 'Srce'), attribute(recipe, 'author')), credits);
      return recipeOfNode(
        {
          name: attribute(recipe, 'name'),
          description: childText(recipe, 'Desc'),
          author: source.author,
          url: addressOf(recipe) ?? source.url,
          recipeYield: [
            servings(attribute(childrenNamed(recipe, 'Serv')[0], 'qty')),
            lineFrom([plain(attribute(made, 'qty')), attribute(made, 'unit')]),
          ].filter(Boolean),
          prepTime: attribute(childrenNamed(recipe, 'PrpT')[0], 'elapsed'),
          totalTime: attribute(childrenNamed(recipe, 'TTim')[0], 'elapsed'),
          keywords: textsNamed(recipe, 'CatT'),
          recipeIngredient: childrenNamed(recipe, 'IngR').flatMap(mx2Lines),
          recipeInstructions: steps.filter(Boolean),
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

/** `2.000000` as `2`, and `3/4 1`, a span, as `3/4-1`. */
const plain = (quantity: string): string =>
  /^\d+\.\d+$/.test(quantity) ? String(Number(quantity)) : quantity.replace(SPAN, '$1-');

const servings = (count: string): string => (Number(count) > 0 ? `${count} servings` : '');

function mx2Lines(part: Element): string[] {
  const [name, quantity, unit] = ['name', 'qty', 'unit'].map((one) => attribute(part, one)) as [string, string, string];
  // "S" heads the lines behind it, "T" is a text among them.
  if (attribute(part, 'code') === 'S') return heading(name);
  return [lineFrom([plain(quantity), unit, name.trim().replace(/ -$/, '')], childText(part, 'IPrp'))];
}
