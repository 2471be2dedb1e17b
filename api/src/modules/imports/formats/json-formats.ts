import { ofMealie } from '../apps/mealie.ts';
import { categoriesOf, ofPaprika } from '../apps/paprika.ts';
import { ofTandoor } from '../apps/tandoor.ts';
import type { OpenedFile } from '../archive/opened-file.ts';
import { withoutMarks } from '../markdown/plain-marks.ts';
import { isNode, isOfType, items, type JsonLdNode } from '../page/json-ld-nodes.ts';
import { linesOf, textOf } from '../page/read-text.ts';
import {
  allBut,
  linesIn,
  notesOf,
  pictureInText,
  recipeOfNode,
  type Extras,
  type ReadItem,
  type RecipeFormat,
} from './recipe-format.ts';
import { unbroken } from './told-steps.ts';

/** The endings of files of JSON. */
export const JSON_FILES = ['.json', '.jsonld'];
const nodesIn = (file: OpenedFile): JsonLdNode[] => items(file.json).filter(isNode);
const isPlain = (node: JsonLdNode): boolean => !('@graph' in node) && !isOfType(node, 'Recipe');
/** The first node of a file; an empty one where there is none. */
export const firstOf = (file: OpenedFile): JsonLdNode => nodesIn(file)[0] ?? {};

/** A recipe of Mealie: `lentil-soup.json`, with `original.webp` beside it or in `images`. */
export const MEALIE: RecipeFormat = {
  name: 'Mealie',
  extensions: JSON_FILES,
  keeps: allBut('cuisine', 'favourite', 'collections'),
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
    isNode(note)
      ? [textOf(note['title']), ...linesOf(withoutMarks(note['text']))].filter(Boolean)
      : linesOf(withoutMarks(note)),
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
  keeps: allBut('cuisine', 'notes', 'favourite', 'collections'),
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
  keeps: allBut('cuisine'),
  isOf: (file) => isPlain(firstOf(file)) && ofPaprika(firstOf(file)) !== undefined,
  read: (file) =>
    nodesIn(file).map((node) =>
      recipeOfNode(
        { ...(ofPaprika(node) ?? node), '@type': 'Recipe' },
        {
          notes: [node['notes'], headed('Nutrition', node['nutritional_info'])],
          rating: node['rating'],
          isFavorite: Boolean(node['on_favorites']),
          sets: categoriesOf(node),
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
  keeps: allBut('cuisine', 'rating'),
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
          recipeInstructions: linesIn(unbroken(String(node['instructions']))),
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
  keeps: allBut('description', 'tags', 'cuisine', 'favourite'),
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
