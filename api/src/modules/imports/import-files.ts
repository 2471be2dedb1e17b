import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { StartError } from '../../shared/errors.ts';
import { slugify } from '../../shared/slug.ts';
import { decodeHtml } from './html/decode-html.ts';
import type { FileItem } from './imported-recipe.ts';
import { readJsonLines } from './json-lines.ts';
import { MARKDOWN_MAX } from './markdown/read-markdown.ts';
import { splitMarkdown } from './markdown/split-markdown.ts';
import { findRecipes } from './page/find-recipes.ts';
import { parseJsonLd } from './page/json-ld-text.ts';
import { readRecipeNode, type PageRecipe } from './page/page-recipe.ts';
import { readPage } from './page/read-page.ts';
import { readRecipeText } from './plain-text.ts';

type Reader = (bytes: Uint8Array, file: string) => FileItem[];

const READERS: Readonly<Record<string, Reader>> = {
  '.jsonl': (bytes, file) => readJsonLines(decodeHtml(bytes), file),
  '.json': readJsonLd,
  '.jsonld': readJsonLd,
  '.html': readHtml,
  '.htm': readHtml,
  '.md': readMarkdownFile,
};

/**
 * The recipes of a file, by its extension: JSON lines, JSON-LD, a web page, or Markdown.
 * @throws StartError when the file cannot be read or is of another kind
 */
export function readImportFile(file: string): FileItem[] {
  const reader = READERS[extname(file).toLowerCase()];
  if (!reader) throw new StartError(`${file}: recipes are imported from ${Object.keys(READERS).join(', ')} files.`);
  return reader(readBytes(file), file);
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new StartError(`${file} cannot be read: ${(cause as Error).message}`);
  }
}

/** Every recipe of a file of JSON-LD, in whichever container. */
function readJsonLd(bytes: Uint8Array, file: string): FileItem[] {
  const content = parseJsonLd(decodeHtml(bytes));
  if (content === undefined) return [{ where: file, refusal: 'the file is not JSON' }];
  const found = findRecipes([content]);
  if (found.length === 0) return [{ where: file, refusal: 'no recipe found' }];
  return found.map(({ node }, at) => {
    const where = found.length === 1 ? file : `${file}#${at + 1}`;
    const recipe = readRecipeNode(node, { title: null, image: null, url: null, base: null });
    return recipe ? { where, recipe: keyed(recipe, file) } : { where, refusal: 'it has no title' };
  });
}

function readHtml(bytes: Uint8Array, file: string): FileItem[] {
  const read = readPage(bytes);
  return ['error' in read ? { where: file, refusal: read.error } : { where: file, recipe: keyed(read.recipe, file) }];
}

function readMarkdownFile(bytes: Uint8Array, file: string): FileItem[] {
  const parts = splitMarkdown(decodeHtml(bytes));
  return parts.map((text, at) => {
    const where = parts.length === 1 ? file : `${file}#${at + 1}`;
    if (text.length > MARKDOWN_MAX) return { where, refusal: `it is longer than ${MARKDOWN_MAX} characters` };
    const recipe = readRecipeText(text);
    return recipe ? { where, recipe: keyed(recipe, file) } : { where, refusal: 'no recipe found: a recipe in Markdown has a list of ingredients under a heading' };
  });
}

/** A recipe is known by its address, or else by its file and title. */
function keyed<Recipe extends Pick<PageRecipe, 'url' | 'title'>>(recipe: Recipe, file: string): Recipe & { key: string } {
  return { ...recipe, key: recipe.url ?? `${basename(file)}#${slugify(recipe.title)}` };
}
