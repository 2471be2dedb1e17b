import { basename, extname } from 'node:path';
import { slugify } from '../../shared/slug.ts';
import { decodeHtml } from './html/decode-html.ts';
import type { FileItem } from './imported-recipe.ts';
import { readJsonLines } from './json-lines.ts';
import { readJsonRecipes } from './json-recipes.ts';
import { MARKDOWN_MAX } from './markdown/read-markdown.ts';
import { splitMarkdown } from './markdown/split-markdown.ts';
import type { PageRecipe } from './page/page-recipe.ts';
import { readPage } from './page/read-page.ts';
import { readRecipeText } from './plain-text.ts';
import { unpack } from './unpack.ts';

type Reader = (bytes: Uint8Array, file: string) => FileItem[];

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['.jsonl', (bytes, file) => readJsonLines(decodeHtml(bytes), file)],
  ['.json', readJson],
  ['.jsonld', readJson],
  ['.html', readHtml],
  ['.htm', readHtml],
  ['.md', readTextFile],
  ['.txt', readTextFile],
  ['.paprikarecipe', readPaprika],
]);
/** What apps pack many recipes into. Nothing here opens them. */
const ARCHIVES = new Set(['.zip', '.paprikarecipes']);

/** The extensions of files that hold recipes. */
export const RECIPE_FILES: readonly string[] = [...READERS.keys()];

/** What reads a file, by its extension in any case; undefined where nothing does. */
export function readerOf(file: string): Reader | undefined {
  const extension = extname(file).toLowerCase();
  return ARCHIVES.has(extension) ? refuseArchive : READERS.get(extension);
}

/** Every recipe of a file of JSON, as schema.org has it in whichever container, or as another app writes its own. */
function readJson(bytes: Uint8Array, file: string): FileItem[] {
  const found = readJsonRecipes(decodeHtml(bytes));
  if (found === undefined) return [{ where: file, refusal: 'the file is not JSON' }];
  if (found.length === 0) return [{ where: file, refusal: 'no recipe found' }];
  return found.map((recipe, at) => {
    const where = found.length === 1 ? file : `${file}#${at + 1}`;
    return recipe ? { where, recipe: keyed(recipe, file) } : { where, refusal: 'it has no title' };
  });
}

function readPaprika(bytes: Uint8Array, file: string): FileItem[] {
  const unpacked = unpack(bytes);
  return 'refusal' in unpacked ? [{ where: file, ...unpacked }] : readJson(unpacked.bytes, file);
}

function refuseArchive(_bytes: Uint8Array, file: string): FileItem[] {
  return [{ where: file, refusal: 'it is an archive: unpack it, and import the folder' }];
}

function readHtml(bytes: Uint8Array, file: string): FileItem[] {
  const read = readPage(bytes);
  return ['error' in read ? { where: file, refusal: read.error } : { where: file, recipe: keyed(read.recipe, file) }];
}

/** Recipes in Markdown, or as people write one without. */
function readTextFile(bytes: Uint8Array, file: string): FileItem[] {
  const parts = splitMarkdown(decodeHtml(bytes));
  return parts.map((text, at) => {
    const where = parts.length === 1 ? file : `${file}#${at + 1}`;
    if (text.length > MARKDOWN_MAX) return { where, refusal: `it is longer than ${MARKDOWN_MAX} characters` };
    const recipe = readRecipeText(text);
    return recipe
      ? { where, recipe: keyed(recipe, file) }
      : { where, refusal: 'no recipe found: a recipe in Markdown has a list of ingredients under a heading' };
  });
}

/** A recipe is known by its address, or else by its file and title. */
function keyed<Recipe extends Pick<PageRecipe, 'url' | 'title'>>(
  recipe: Recipe,
  file: string,
): Recipe & { key: string } {
  return { ...recipe, key: recipe.url ?? `${basename(file)}#${slugify(recipe.title)}` };
}
