import type { OpenedFile, Picture } from '../archive/opened-file.ts';
import { readJsonLines } from '../json-lines.ts';
import { takeFrontMatter } from '../markdown/markdown-facts.ts';
import { MARKDOWN_MAX, readMarkdown } from '../markdown/read-markdown.ts';
import { picturesIn, withoutMarks } from '../markdown/plain-marks.ts';
import { splitMarkdown } from '../markdown/split-markdown.ts';
import { frontMatterOf } from '../markdown/front-matter.ts';
import { isNode, items, type JsonLdNode } from '../page/json-ld-nodes.ts';
import { readRecipeText } from '../plain-text.ts';
import { INGREDIENTS_ALONE, INGREDIENTS_HEADING, INSTRUCTIONS_HEADING } from '../section-headings.ts';
import { allBut, heading, recipeOfNode, type ReadItem, type RecipeFormat } from './recipe-format.ts';

const MARKDOWN_FILES = ['.md', '.markdown'];

/** Chowdown, and other sites of Jekyll that list ingredients in front matter. */
export const CHOWDOWN: RecipeFormat = {
  name: 'Chowdown and Jekyll',
  extensions: MARKDOWN_FILES,
  keeps: allBut('rating', 'nutrition', 'favourite', 'collections'),
  isOf: (file) => listedIn(frontMatterOf(file.text)).length > 0,
  read: (file) => [chowdown(file)],
};

function chowdown(file: OpenedFile): ReadItem {
  const stated = frontMatterOf(file.text);
  const { body } = takeFrontMatter(file.text);
  // Its text needs no list of ingredients, and begins with words about the dish.
  const head = file.text.slice(0, file.text.length - body.length);
  const marked = readMarkdown(`${head}\n\n## Ingredients\n\n- x\n\n## Description\n\n${body}`);
  const directions = entriesNamed(stated, INSTRUCTIONS_HEADING)
    .filter((lines) => !isTime(lines))
    .flat();
  const recipe = recipeOfNode(
    {
      name: marked?.title || file.name,
      description: withoutMarks(marked?.description),
      author: marked?.author,
      url: marked?.url,
      recipeYield: takeFrontMatter(file.text).facts.servings ?? marked?.servings,
      prepTime: marked?.prepTime,
      cookTime: marked?.cookTime,
      totalTime: marked?.totalTime,
      recipeCuisine: marked?.cuisine,
      keywords: marked?.tags,
      recipeIngredient: fullest([...listedIn(stated), marked?.ingredients.slice(1) ?? []]).map(withoutMarks),
      recipeInstructions: directions.map(withoutMarks),
    },
    {
      notes: [...items(stated['notes']).map(withoutMarks), marked?.notes],
      pictures: picturesOf(file, file.text),
    },
  );
  return directions.length > 0 || !marked ? recipe : { ...recipe, instructions: marked.instructions };
}

/** The lists of ingredients in a front matter: sites also list the bare foods, to search for. Components are recipes of their own. */
function listedIn(stated: JsonLdNode): string[][] {
  const lists = entriesNamed(stated, INGREDIENTS_ALONE);
  const components = items(stated['components']).map(String);
  return lists.length > 0
    ? lists.map((lines) => [...lines, ...components])
    : [components].filter((lines) => lines.length > 0);
}

/** The lists of a front matter whose names are of a kind. */
const entriesNamed = (stated: JsonLdNode, kind: RegExp): string[][] =>
  Object.entries(stated)
    .filter(([name]) => kind.test(name))
    .map(([, value]) => listOf(value))
    .filter((lines) => lines.length > 0);

/** `preparation: 20 min` */
const isTime = (lines: readonly string[]): boolean =>
  lines.length === 1 && /^\d[\d.,:]*\s*\p{L}*\.?$/u.test(lines[0] ?? '');

/** The list with the most amounts. */
const fullest = (lists: readonly string[][]): string[] =>
  lists.reduce((most, list) => (amountsIn(list) > amountsIn(most) ? list : most), lists[0] ?? []);

const amountsIn = (lines: readonly string[]): number => lines.filter((line) => /^\W*[\d½¼¾⅓⅔⅛]/.test(line)).length;

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

const IN_MARKDOWN = 'a recipe in Markdown has a list of ingredients under a heading';
const IN_TEXT = 'a recipe as text has its ingredients below a line such as "Ingredients"';

/** Recipes in Markdown, or as people write one without; several in a file. */
function readTexts(file: OpenedFile): ReadItem[] {
  const parts = splitMarkdown(file.text).flatMap(splitPlain);
  const isMarkdown = MARKDOWN_FILES.includes(file.extension);
  return parts.map((text) => {
    if (text.length > MARKDOWN_MAX) return { refusal: `it is longer than ${MARKDOWN_MAX} characters` };
    const recipe = readRecipeText(text);
    if (!recipe) return { refusal: `no recipe found: ${isMarkdown ? IN_MARKDOWN : IN_TEXT}` };
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
