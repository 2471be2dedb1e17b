import { ofMealie } from '../apps/mealie.ts';
import { ofPaprika } from '../apps/paprika.ts';
import { ofTandoor } from '../apps/tandoor.ts';
import type { OpenedFile } from '../archive/opened-file.ts';
import { findRecipes } from '../page/find-recipes.ts';
import { isNode, isOfType, items, property, type JsonLdNode } from '../page/json-ld-nodes.ts';
import { linesOf, textOf } from '../page/read-text.ts';
import {
  ALL_BUT_CUISINE,
  linesIn,
  notesOf,
  pictureInText,
  recipeOfNode,
  type Extras,
  type ReadItem,
  type RecipeFormat,
} from './recipe-format.ts';

const JSON_FILES = ['.json', '.jsonld'];
const nodesIn = (file: OpenedFile): JsonLdNode[] => items(file.json).filter(isNode);
const isPlain = (node: JsonLdNode): boolean => !('@graph' in node) && !isOfType(node, 'Recipe');
const firstOf = (file: OpenedFile): JsonLdNode => nodesIn(file)[0] ?? {};

/** A recipe of Mealie: `lentil-soup.json`, with `original.webp` beside it or in `images`. */
export const MEALIE: RecipeFormat = {
  name: 'Mealie',
  extensions: JSON_FILES,
  keeps: ['description', 'groups', 'times', 'yield', 'tags', 'picture', 'source', 'notes', 'rating', 'nutrition'],
  isOf: (file) => isPlain(firstOf(file)) && ofMealie(firstOf(file)) !== undefined,
  read: (file) =>
    nodesIn(file).map((node) =>
      readMealie(node, {
        pictures: [file.pictureBeside(/^original\./i, /^min-original\./i, /\.(?:webp|jpe?g|png)$/i)],
      }),
    ),
};

/** A recipe as Mealie writes it. @param more what stands elsewhere than in the recipe */
export function readMealie(node: JsonLdNode, more: Extras): ReadItem {
  const notes = items(node['notes']).flatMap((note) =>
    isNode(note) ? [textOf(note['title']), ...linesOf(note['text'])].filter(Boolean) : linesOf(note),
  );
  return recipeOfNode(
    { ...(ofMealie(node) ?? node), '@type': 'Recipe', nutrition: mealieNutrition(node), image: undefined },
    { notes, rating: node['rating'], ...more },
  );
}

const SNAKE = /_([a-z])/g;
/** Grams, as Mealie counts all but energy, sodium and cholesterol. */
function mealieNutrition(node: JsonLdNode): JsonLdNode | undefined {
  const stated = node['nutrition'];
  if (!isNode(stated)) return undefined;
  const named = Object.entries(stated).map(([name, value]) => [
    name.replace(SNAKE, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(named) as JsonLdNode;
}

/** A recipe of Tandoor: `recipe.json` with `image.jpg`, each in a zip of its own. */
export const TANDOOR: RecipeFormat = {
  name: 'Tandoor',
  extensions: JSON_FILES,
  keeps: ['description', 'groups', 'times', 'yield', 'tags', 'picture', 'source', 'rating', 'nutrition'],
  isOf: (file) => isPlain(firstOf(file)) && ofTandoor(firstOf(file)) !== undefined,
  read: (file) =>
    nodesIn(file).map((node) =>
      recipeOfNode(
        { ...(ofTandoor(node) ?? node), '@type': 'Recipe', nutrition: tandoorNutrition(node) },
        { rating: node['rating'], pictures: [file.pictureBeside(/^image\./i, /\.(?:webp|jpe?g|png)$/i)] },
      ),
    ),
};

function tandoorNutrition({ nutrition }: JsonLdNode): JsonLdNode | undefined {
  if (!isNode(nutrition)) return undefined;
  const { calories, carbohydrates, fats, proteins } = nutrition;
  const grams = (value: unknown): string | null => (Number(value) > 0 ? `${Number(value)} g` : null);
  return {
    calories: Number(calories) > 0 ? `${Number(calories)} kcal` : null,
    carbohydrateContent: grams(carbohydrates),
    fatContent: grams(fats),
    proteinContent: grams(proteins),
  };
}

/** A recipe of Paprika: gzipped JSON, its picture in it. */
export const PAPRIKA: RecipeFormat = {
  name: 'Paprika',
  extensions: ['.paprikarecipe', ...JSON_FILES],
  keeps: ALL_BUT_CUISINE,
  isOf: (file) => isPlain(firstOf(file)) && ofPaprika(firstOf(file)) !== undefined,
  read: (file) =>
    nodesIn(file).map((node) =>
      recipeOfNode(
        { ...(ofPaprika(node) ?? node), '@type': 'Recipe' },
        {
          notes: [node['notes'], headed('Nutrition', node['nutritional_info'])],
          rating: node['rating'],
          isFavorite: Boolean(node['on_favorites']),
          // The only way in which Paprika puts recipes together.
          sets: items(node['categories']),
          pictures: [paprikaPicture(file, node)],
        },
      ),
    ),
};

function paprikaPicture(file: OpenedFile, node: JsonLdNode): ReturnType<typeof pictureInText> {
  const photos = items(node['photos']).filter(isNode);
  return (
    pictureInText(node['photo_large']) ??
    pictureInText(node['photo_data']) ??
    photos.map(({ data }) => pictureInText(data)).find(Boolean) ??
    (typeof node['photo'] === 'string' && node['photo'] !== '' ? file.picture(node['photo']) : undefined)
  );
}

/** `Nutrition: 240 kcal`, in lines; nothing where nothing is said. */
export function headed(title: string, value: unknown): string[] {
  const said = notesOf(value);
  return said === null ? [] : [`${title}: ${said}`];
}

/** A recipe of Mela: JSON, its pictures in it, headings marked as in Markdown. */
export const MELA: RecipeFormat = {
  name: 'Mela',
  extensions: ['.melarecipe', ...JSON_FILES],
  keeps: [
    'description',
    'groups',
    'times',
    'yield',
    'tags',
    'picture',
    'source',
    'notes',
    'nutrition',
    'favourite',
    'collections',
  ],
  isOf: (file) => {
    const node = firstOf(file);
    return isPlain(node) && typeof node['ingredients'] === 'string' && typeof node['instructions'] === 'string';
  },
  read: (file) =>
    nodesIn(file).map((node) =>
      recipeOfNode(
        {
          '@type': 'Recipe',
          name: node['title'],
          description: node['text'],
          url: node['link'],
          recipeYield: node['yield'],
          prepTime: node['prepTime'],
          cookTime: node['cookTime'],
          totalTime: node['totalTime'],
          recipeIngredient: linesIn(String(node['ingredients'])).map((line) => line.replace(/^#+\s*/, '## ')),
          recipeInstructions: linesIn(String(node['instructions'])),
          keywords: node['categories'],
        },
        {
          notes: [node['notes'], headed('Nutrition', node['nutrition'])],
          isFavorite: node['favorite'] === true,
          sets: items(node['categories']),
          pictures: items(node['images']).map(pictureInText),
        },
      ),
    ),
};

/** A recipe of AnyList: its times are seconds. */
export const ANYLIST: RecipeFormat = {
  name: 'AnyList',
  extensions: JSON_FILES,
  keeps: ['groups', 'times', 'yield', 'picture', 'source', 'notes', 'rating', 'nutrition', 'collections'],
  isOf: (file) => Array.isArray(anylistNodes(file)[0]?.['preparationSteps']),
  read: (file) =>
    anylistNodes(file).map((node) =>
      recipeOfNode(
        {
          '@type': 'Recipe',
          name: node['name'],
          author: node['sourceName'],
          url: node['sourceUrl'],
          recipeYield: node['servings'],
          prepTime: Number(node['prepTime']) / 60 || null,
          cookTime: Number(node['cookTime']) / 60 || null,
          recipeIngredient: items(node['ingredients']).flatMap(anylistLine),
          recipeInstructions: items(node['preparationSteps']).map((step) =>
            typeof step === 'string' ? step.replace(/^#+\s*/, '## ') : step,
          ),
        },
        {
          notes: [node['note'], headed('Nutrition', node['nutritionalInfo'])],
          rating: node['rating'],
          sets: anylistSets(file, node),
          pictures: [
            ...items(node['photos']).map(pictureInText),
            ...items(node['photoIds']).map((id) => (typeof id === 'string' ? file.picture(`${id}.jpg`) : undefined)),
          ],
        },
      ),
    ),
};

function anylistNodes(file: OpenedFile): JsonLdNode[] {
  const [first] = nodesIn(file);
  return first && Array.isArray(first['recipes']) ? items(first['recipes']).filter(isNode) : nodesIn(file);
}

/** Its collections name their recipes; programs that read AnyList also write them with each recipe. */
function anylistSets(file: OpenedFile, { identifier, collections }: JsonLdNode): unknown[] {
  const [first] = nodesIn(file);
  const holding = items(first?.['recipeCollections'])
    .filter(isNode)
    .filter(({ recipeIds }) => identifier !== undefined && items(recipeIds).includes(identifier));
  return [...holding, ...items(collections)];
}

function anylistLine(line: unknown): string[] {
  if (!isNode(line)) return linesOf(line);
  const raw = textOf(line['rawIngredient']);
  if (raw !== null) return [line['isHeading'] === true ? `## ${raw}` : raw];
  const said = [line['quantity'], line['name']].map(textOf).filter(Boolean).join(' ');
  return [[said, textOf(line['note'])].filter(Boolean).join(', ')];
}

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
  keeps: [
    'description',
    'groups',
    'times',
    'yield',
    'tags',
    'cuisine',
    'picture',
    'source',
    'notes',
    'nutrition',
    'collections',
  ],
  isOf: (file) => file.name === 'recipe' && isOfType(firstOf(file), 'Recipe'),
  read: (file) => schemaRecipes(file, file.json, categoriesOf),
};

/** RecipeSage's JSON-LD: all recipes in one list, today below `recipes`; the cook's notes as comments, where it is from as credit, labels as categories. */
export const RECIPESAGE: RecipeFormat = {
  name: 'RecipeSage (JSON-LD)',
  extensions: JSON_FILES,
  keeps: [
    'description',
    'groups',
    'times',
    'yield',
    'tags',
    'picture',
    'source',
    'notes',
    'rating',
    'nutrition',
    'collections',
  ],
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
  keeps: [
    'description',
    'groups',
    'times',
    'yield',
    'tags',
    'cuisine',
    'picture',
    'source',
    'notes',
    'rating',
    'nutrition',
    'favourite',
  ],
  isOf: () => true,
  read: (file) => {
    if (file.json === undefined) return [{ refusal: 'the file is not JSON' }];
    const recipes = schemaRecipes(file);
    return recipes.length > 0 ? recipes : [{ refusal: 'no recipe found' }];
  },
};
