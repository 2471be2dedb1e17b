import type { OpenedFile } from '../archive/opened-file.ts';
import { readJsonLines } from '../json-lines.ts';
import { takeFrontMatter } from '../markdown/markdown-facts.ts';
import { MARKDOWN_MAX, readMarkdown } from '../markdown/read-markdown.ts';
import { splitMarkdown } from '../markdown/split-markdown.ts';
import { frontMatterOf } from '../markdown/front-matter.ts';
import { isNode, items } from '../page/json-ld-nodes.ts';
import { readRecipeText } from '../plain-text.ts';
import { INGREDIENTS_HEADING } from '../section-headings.ts';
import { headed } from './json-formats.ts';
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
    const image = stated['image'];
    const about = body.split(/^#/m)[0]?.trim();
    return [
      recipeOfNode(
        {
          name: stated['title'] ?? stated['name'] ?? file.name,
          description: stated['description'] ?? stated['excerpt'] ?? stated['summary'] ?? about,
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
          recipeIngredient: listOf(stated['ingredients']),
          recipeInstructions: steps,
        },
        { notes: stated['notes'], pictures: typeof image === 'string' ? [file.picture(image)] : [] },
      ),
    ];
  },
};

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
    return (
      readRecipeText(text) ?? {
        refusal: 'no recipe found: a recipe in Markdown has a list of ingredients under a heading',
      }
    );
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
  keeps: allBut('picture', 'nutrition', 'collections'),
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

/** Cooklang: a text in which ingredients and timers are marked. */
export const COOKLANG: RecipeFormat = {
  name: 'Cooklang',
  extensions: ['.cook'],
  keeps: allBut('rating', 'nutrition', 'favourite', 'collections'),
  isOf: () => true,
  read: (file) => [cooklang(file)],
};

const COMMENTS = /\[-[\s\S]*?-\]|--[^\n]*/g;
const METADATA = /^>>\s*([^:]+):\s*(.*)$/;
const SECTION = /^=+\s*(.*?)\s*=*$/;
/** `@olive oil{2%tbsp}(warm)`, or `@salt`; `#pot{}`; `~rest{10%minutes}`. */
const MARKED = /([@#~])([?&+-]*)(?:([^@#~{}\n()[\].,;:!?]*)\{([^}]*)\}|([\p{L}\p{N}_'-]+))(?:\(([^)]*)\))?/gu;

function cooklang(file: OpenedFile): ReadItem {
  const front = frontMatterOf(file.text);
  const facts = new Map(Object.entries(front).map(([name, value]) => [name.toLowerCase(), value]));
  const read: { ingredients: string[]; steps: string[]; notes: string[] } = { ingredients: [], steps: [], notes: [] };
  const body = takeFrontMatter(file.text).body.replace(COMMENTS, '');
  for (const block of body.split(/\n\s*\n|\r\n\s*\r\n/)) {
    const lines: string[] = [];
    for (const line of block.split(/\r?\n/).map((one) => one.trim())) {
      const [, name, value] = METADATA.exec(line) ?? [];
      const section = line.startsWith('=') ? SECTION.exec(line)?.[1] : undefined;
      if (name !== undefined) facts.set(name.trim().toLowerCase(), value);
      else if (section !== undefined) [read.steps, read.ingredients].forEach((list) => list.push(...heading(section)));
      else if (line.startsWith('>')) read.notes.push(line.replace(/^>\s*/, ''));
      else if (line !== '') lines.push(line);
    }
    const step = lines.join(' ').replace(MARKED, (...match) => marked(match, read.ingredients));
    if (step !== '') read.steps.push(step);
  }
  const fact = (...names: string[]): unknown =>
    names.map((name) => facts.get(name)).find((value) => value !== undefined);
  return recipeOfNode(
    {
      name: fact('title', 'name') ?? file.name,
      description: fact('description', 'introduction'),
      author: fact('author', 'source.author', 'source.name'),
      url: fact('source', 'source.url', 'url', 'link'),
      recipeYield: fact('servings', 'serves', 'yield'),
      prepTime: fact('prep time', 'prep_time', 'time.prep', 'prep'),
      cookTime: fact('cook time', 'cook_time', 'time.cook', 'cook'),
      totalTime: fact('time', 'time required', 'duration', 'total time'),
      recipeCuisine: fact('cuisine'),
      keywords: [fact('tags', 'tag'), fact('course', 'category'), fact('diet')].flatMap((value) => items(value)),
      recipeIngredient: withoutBareHeadings(read.ingredients),
      recipeInstructions: read.steps,
    },
    {
      notes: [...read.notes, ...headed('Notes', fact('notes'))],
      pictures: ['jpg', 'jpeg', 'png', 'webp'].map((kind) => file.picture(`${file.name}.${kind}`)),
    },
  );
}

/** Takes an ingredient down, and gives what the step says in its place. */
function marked(match: (string | number | undefined)[], ingredients: string[]): string {
  const [, kind, flags = '', long, content = '', short, preparation = ''] = match as string[];
  const name = (long ?? short ?? '').trim();
  const [quantity = '', unit = ''] = content
    .replace(/^=/, '')
    .split('%')
    .map((part) => part.trim());
  if (kind === '~') return [quantity, unit].filter(Boolean).join(' ') || name;
  const called = name.split('|')[0] ?? name;
  if (kind === '@' && !flags.includes('&') && !flags.includes('-')) {
    const line = [quantity, unit, called].filter(Boolean).join(' ');
    ingredients.push([line, preparation].filter(Boolean).join(', ') + (flags.includes('?') ? ' (optional)' : ''));
  }
  return name.split('|').at(-1) ?? name;
}

const withoutBareHeadings = (lines: readonly string[]): string[] =>
  lines.filter(
    (line, at) => !line.startsWith('## ') || (lines[at + 1] !== undefined && !lines[at + 1]?.startsWith('## ')),
  );
