import type { OpenedFile } from '../archive/opened-file.ts';
import { findRecipes } from '../page/find-recipes.ts';
import { isNode, isOfType, items, property, type JsonLdNode } from '../page/json-ld-nodes.ts';
import { firstOf, JSON_FILES } from './json-formats.ts';
import { allBut, pictureInText, recipeOfNode, type ReadItem, type RecipeFormat } from './recipe-format.ts';

/** schema.org's recipes in any container. */
function schemaRecipes(
  file: OpenedFile,
  nodes: unknown = file.json,
  setsOf: (node: JsonLdNode) => unknown[] = () => [],
): ReadItem[] {
  const found = findRecipes([nodes]);
  return found.map(({ node: said }) => {
    const node = 'author' in said ? said : { ...said, author: said['creditText'] };
    const comments = items(node['comment']).map((comment) => (isNode(comment) ? comment['text'] : comment));
    return recipeOfNode(node, {
      notes: [...items(property(node, 'notes', 'larder:notes')), ...comments],
      rating: ownStars(node),
      isFavorite: node['larder:isFavorite'] === true,
      sets: setsOf(node),
      pictures: [
        ...items(property(node, 'image', 'photo')).map((image) => imageOf(file, image)),
        beside(file, found.length),
      ],
    });
  });
}

/** The stars of a file that is one cook's own: no count, or one. */
function ownStars(node: JsonLdNode): unknown {
  const stated = property(node, 'aggregateRating');
  if (!isNode(stated)) return undefined;
  const count = Number(property(stated, 'ratingCount', 'reviewCount') ?? 1);
  return count <= 1 ? property(stated, 'ratingValue') : undefined;
}

function imageOf(file: OpenedFile, image: unknown): ReturnType<typeof pictureInText> {
  const address = isNode(image) ? (property(image, 'contentUrl', 'url') ?? null) : image;
  if (typeof address !== 'string' || address === '') return undefined;
  return pictureInText(address) ?? file.picture(address.replace(/^https?:\/\/[^/]+\//, '').split('?')[0] ?? '');
}

/** A file of one recipe may have its picture beside it, as Nextcloud keeps `full.jpg`. */
function beside(file: OpenedFile, count: number): ReturnType<typeof pictureInText> {
  return count === 1 ? file.pictureBeside(/^full\./i, /^original\./i) : undefined;
}

/** `recipeCategory`, where it is what the cook's recipes are listed by; on a page it only describes. */
const categoriesOf = (node: JsonLdNode): unknown[] => items(property(node, 'recipeCategory'));

/** A recipe of Nextcloud Cookbook: a folder with `recipe.json` and `full.jpg`. Each recipe has one category, by which it lists them. */
export const NEXTCLOUD: RecipeFormat = {
  name: 'Nextcloud Cookbook',
  extensions: ['.json'],
  keeps: allBut('rating', 'favourite'),
  isOf: (file) => (file.name === 'recipe' || 'printImage' in firstOf(file)) && isOfType(firstOf(file), 'Recipe'),
  read: (file) => schemaRecipes(file, file.json, categoriesOf),
};

/** RecipeSage's JSON-LD: all recipes in one list, today below `recipes`; the cook's notes as comments, where it is from as credit, labels as categories. */
export const RECIPESAGE: RecipeFormat = {
  name: 'RecipeSage (JSON-LD)',
  extensions: JSON_FILES,
  keeps: allBut('cuisine', 'favourite'),
  isOf: (file) => recipeSageNodes(file).some((node) => 'comment' in node && 'creditText' in node),
  read: (file) => schemaRecipes(file, recipeSageNodes(file), categoriesOf),
};

function recipeSageNodes(file: OpenedFile): JsonLdNode[] {
  const { json } = file;
  return items(isNode(json) ? json['recipes'] : json).filter(isNode);
}

/** Any other JSON with schema.org's recipes in it, our own export among them. */
export const JSON_LD: RecipeFormat = {
  name: 'schema.org JSON-LD',
  extensions: JSON_FILES,
  keeps: allBut('collections'),
  isOf: () => true,
  read: (file) => {
    if (file.json === undefined) return [{ refusal: 'the file is not JSON' }];
    const recipes = schemaRecipes(file);
    return recipes.length > 0 ? recipes : [{ refusal: 'no recipe found' }];
  },
};
