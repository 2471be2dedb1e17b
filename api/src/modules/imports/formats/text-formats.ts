import type { OpenedFile, Picture } from '../archive/opened-file.ts';
import { readJsonLines } from '../json-lines.ts';
import { takeFrontMatter } from '../markdown/markdown-facts.ts';
import { MARKDOWN_MAX, readMarkdown } from '../markdown/read-markdown.ts';
import { picturesIn, withoutMarks } from '../markdown/plain-marks.ts';
import { splitMarkdown } from '../markdown/split-markdown.ts';
import { frontMatterOf } from '../markdown/front-matter.ts';
import { isNode, items } from '../page/json-ld-nodes.ts';
import { readRecipeText } from '../plain-text.ts';
import { INGREDIENTS_HEADING } from '../section-headings.ts';
import { allBut, heading, recipeOfNode, type ReadItem, type RecipeFormat } from './recipe-format.ts';

const MARKDOWN_FILES = ['.md', '.markdown'];

/** Chowdown, and other sites of Jekyll that list ingredients in front matter. */
export const CHOWDOWN: RecipeFormat = {
  name: 'Chowdown and Jekyll',
  extensions: MARKDOWN_FILES,
  keeps: allBut('rating', 'nutrition', 'favourite', 'collections'),
  isOf: (file) => {
    const { ingredients } = frontMatterOf(file.text);
    return Array.isArray(ingredients) || isNode(ingredients);
  },
  read: (file) => {
    const stated = frontMatterOf(file.text);
    const { body } = takeFrontMatter(file.text);
    const marked = readMarkdown(`## Ingredients\n\n- x\n\n${body}`);
    const directions = listOf(stated['directions'] ?? stated['instructions'] ?? stated['method'] ?? stated['steps']);
    const steps = directions.length > 0 ? directions : (marked?.instructions.map(({ text }) => text) ?? []);
    const about = body.split(/^#/m)[0]?.trim();
    return [
      recipeOfNode(
        {
          name: stated['title'] ?? stated['name'] ?? file.name,
          description: withoutMarks(stated['description'] ?? stated['excerpt'] ?? stated['summary'] ?? about),
          author: stated['author'],
          url: stated['source'] ?? stated['url'] ?? stated['original'],
          recipeYield: stated['yield'] ?? stated['servings'] ?? stated['serves'],
          prepTime: stated['prep_time'] ?? stated['preptime'] ?? stated['prep'],
          cookTime: stated['cook_time'] ?? stated['cooktime'] ?? stated['cook'],
          totalTime: stated['total_time'] ?? stated['time'],
          recipeCuisine: stated['cuisine'],
          keywords: [...items(stated['tags']), ...items(stated['categories']), ...items(stated['category'])].flatMap(
            (tag) => (typeof tag === 'string' ? tag.split(/[,\s]*,[,\s]*/) : []),
          ),
          recipeIngredient: listOf(stated['ingredients']).map(withoutMarks),
          recipeInstructions: steps.map(withoutMarks),
        },
        { notes: items(stated['notes']).map(withoutMarks), pictures: picturesOf(file, file.text) },
      ),
    ];
  },
};

/** The pictures of a text that came along: the one that its front matter names, and those in it. */
function picturesOf(file: OpenedFile, text: string): (Picture | undefined)[] {
  const stated = frontMatterOf(text)['image'];
  const addresses = [...(typeof stated === 'string' ? [stated] : []), ...picturesIn(text)];
  return addresses.filter((address) => !/^[a-z]+:/i.test(address)).map((address) => file.picture(address));
}

/** A list, lists below headings, or both. */
function listOf(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split(/\n/)
      .map((line) => line.trim())
      .filter(Boolean);
  if (isNode(value)) return Object.entries(value).flatMap(([name, list]) => [...heading(name), ...listOf(list)]);
  return items(value).flatMap((item) => (isNode(item) ? listOf(item) : [String(item)]));
}

/** Recipes in Markdown, or as people write one without; several in a file. */
function readTexts(file: OpenedFile): ReadItem[] {
  const parts = splitMarkdown(file.text).flatMap(splitPlain);
  return parts.map((text) => {
    if (text.length > MARKDOWN_MAX) return { refusal: `it is longer than ${MARKDOWN_MAX} characters` };
    const recipe = readRecipeText(text);
    if (!recipe) return { refusal: 'no recipe found: a recipe in Markdown has a list of ingredients under a heading' };
    const picture = picturesOf(file, text).find((one) => one !== undefined);
    return { ...recipe, ...(picture && { picture }) };
  });
}

/** A line of nothing but marks parts one plain recipe from the next, where both have ingredients. */
const PARTING = /^[ \t]*([-=*_~])(?:[ \t]*\1){2,}[ \t]*$/m;

function splitPlain(text: string): string[] {
  if (/^#{1,6} /m.test(text)) return [text];
  const whole = text.split(new RegExp(PARTING.source, 'm')).filter((part) => part.length > 1);
  const parts = whole.filter(hasIngredients);
  return parts.length > 1 ? parts.map((part) => part.trim()) : [text];
}

const hasIngredients = (text: string): boolean =>
  text.split(/\r?\n/).some((line) => INGREDIENTS_HEADING.test(line.trim()));

/** Recipes in Markdown, our own export among them. */
export const MARKDOWN: RecipeFormat = {
  name: 'Markdown',
  extensions: MARKDOWN_FILES,
  keeps: allBut('nutrition', 'collections'),
  isOf: () => true,
  read: readTexts,
};

/** Plain text: Copy Me That's and AnyList's among it. */
export const PLAIN_TEXT: RecipeFormat = {
  name: 'Plain text',
  extensions: ['.txt', '.text'],
  keeps: ['description', 'groups', 'times', 'yield', 'tags', 'source', 'notes'],
  isOf: () => true,
  read: readTexts,
};

/** JSON lines: an object a line. */
export const JSON_LINES: RecipeFormat = {
  name: 'JSON lines',
  extensions: ['.jsonl'],
  keeps: ['description', 'times', 'yield', 'tags', 'cuisine', 'source'],
  isOf: () => true,
  read: (file) =>
    readJsonLines(file.text, file.path).map((item) =>
      'refusal' in item ? item : { ...item.recipe, where: item.where },
    ),
};
