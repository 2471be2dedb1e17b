import type { OpenedFile } from '../archive/opened-file.ts';
import { isNode, items, type JsonLdNode } from '../page/json-ld-nodes.ts';
import { textOf } from '../page/read-text.ts';
import { headed } from './json-formats.ts';
import {
  allBut,
  heading,
  lineFrom,
  linesIn,
  pictureInText,
  recipeOfNode,
  type ReadItem,
  type RecipeFormat,
} from './recipe-format.ts';
import { unbroken } from './told-steps.ts';

const nodesIn = (file: OpenedFile): JsonLdNode[] => items(file.json).filter(isNode);
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** RecetteTek: a zip with `recipes_0.json` and the pictures beside it. */
export const RECETTETEK: RecipeFormat = {
  name: 'RecetteTek',
  extensions: ['.json'],
  keeps: allBut('cuisine'),
  isOf: (file) =>
    nodesIn(file).some((node) => 'preparationTime' in node && 'instructions' in node && 'pictures' in node),
  read: (file) => nodesIn(file).map((node) => recetteTek(file, node)),
};

function recetteTek(file: OpenedFile, node: JsonLdNode): ReadItem {
  return recipeOfNode(
    {
      name: node['title'],
      description: node['description'],
      url: node['url'],
      recipeYield: node['quantity'],
      prepTime: node['preparationTime'],
      cookTime: node['cookingTime'],
      totalTime: node['totalTime'],
      keywords: ['categories', 'tags', 'keywords']
        .flatMap((name) => items(node[name]))
        .map((tag) => (isNode(tag) ? (tag['title'] ?? tag['name']) : tag)),
      recipeIngredient: linesIn(textIn(node['ingredients'])),
      recipeInstructions: linesIn(unbroken(textIn(node['instructions']))),
    },
    {
      notes: [node['notes'], headed('Nutrition', node['nutrition'])],
      rating: node['rating'],
      isFavorite: node['favorite'] === true,
      sets: items(node['categories']),
      pictures: items(node['pictures']).map((path) =>
        typeof path === 'string' ? file.picture(path.split('/').at(-1) ?? '') : undefined,
      ),
    },
  );
}

/** What Crouton calls measures, as a cook would write them; others are written in lower case. */
const CROUTON_UNITS: Readonly<Record<string, string>> = {
  ITEM: '',
  GRAMS: 'g',
  KGS: 'kg',
  MILLS: 'ml',
  LITRES: 'l',
  TEASPOON: 'tsp',
  TABLESPOON: 'tbsp',
  OUNCE: 'oz',
  POUND: 'lb',
  FLUID_OUNCE: 'fl oz',
};

/** Crouton: a `.crumb` of JSON for each recipe, its pictures in it. */
export const CROUTON: RecipeFormat = {
  name: 'Crouton',
  extensions: ['.crumb'],
  keeps: allBut('description', 'cuisine', 'favourite', 'collections'),
  isOf: () => true,
  read: (file) => nodesIn(file).map(crouton),
};

function crouton(node: JsonLdNode): ReadItem {
  const steps = inOrder(node['steps']).flatMap((step) =>
    step['isSection'] === true ? heading(textOf(step['step']) ?? '') : [textOf(step['step'])],
  );
  return recipeOfNode(
    {
      name: node['name'],
      author: node['sourceName'],
      url: node['webLink'],
      recipeYield: node['serves'],
      prepTime: node['duration'] || null,
      cookTime: node['cookingDuration'] || null,
      keywords: items(node['tags']).map((tag) => (isNode(tag) ? tag['name'] : tag)),
      recipeIngredient: inOrder(node['ingredients']).flatMap(croutonLine),
      recipeInstructions: steps,
    },
    {
      // Its own spelling; the right one may come.
      notes: [node['notes'], headed('Nutrition', node['neutritionalInfo'] ?? node['nutritionalInfo'])],
      rating: node['rating'],
      pictures: items(node['images']).map(pictureInText),
    },
  );
}

const inOrder = (things: unknown): JsonLdNode[] =>
  items(things)
    .filter(isNode)
    .sort((one, other) => Number(one['order'] ?? 0) - Number(other['order'] ?? 0));

function croutonLine({ ingredient, quantity }: JsonLdNode): string[] {
  const name = isNode(ingredient) ? (textOf(ingredient['name']) ?? '') : '';
  if (!isNode(quantity)) return [name];
  const { amount, secondaryAmount, quantityType } = quantity;
  if (quantityType === 'SECTION') return heading(name);
  const kind = typeof quantityType === 'string' ? quantityType : '';
  const much = [amount, secondaryAmount].filter((number) => Number(number) > 0).join('-');
  return [lineFrom([much, CROUTON_UNITS[kind] ?? kind.toLowerCase().replaceAll('_', ' '), name])];
}
