import { badInput } from '../../shared/errors.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import { MARKDOWN_MAX } from './markdown/read-markdown.ts';
import { findRecipes } from './page/find-recipes.ts';
import { parseJsonLd } from './page/json-ld-text.ts';
import { readRecipeNode } from './page/page-recipe.ts';
import { readPage } from './page/read-page.ts';
import { readRecipeText } from './plain-text.ts';
import type { WebPage } from './web/web-reader.ts';

/** A recipe as its source states it. */
export type SourceRecipe = Omit<ImportedRecipe, 'key'>;

/** What a page or text without a recipe is answered with. */
const NONE = 'There is no recipe that Larder can read. Copy its text, with "Ingredients" and "Method" on lines of their own, and paste it.';

/** @throws AppError BAD_USER_INPUT when the page has no recipe */
export function recipeOfPage({ bytes, type, url }: WebPage): SourceRecipe {
  if (type !== 'text/html' && type !== 'application/xhtml+xml') return { ...recipeOfText(new TextDecoder().decode(bytes), 'url'), url };
  const read = readPage(bytes, url);
  if ('error' in read) throw badInput(NONE, 'url');
  return { ...read.recipe, url };
}

/**
 * The recipe of a text that somebody pastes: JSON-LD, the source of a web page, Markdown, or plain text with its usual headings.
 * @throws AppError BAD_USER_INPUT naming `field` when there is none
 */
export function recipeOfText(text: string, field: 'text' | 'url' = 'text'): SourceRecipe {
  const start = text.trimStart();
  const recipe = /^[[{]/.test(start) ? ofJson(start) : start.startsWith('<') ? ofHtml(start) : ofMarkdown(text);
  if (!recipe) throw badInput(NONE, field);
  return recipe;
}

function ofJson(text: string): SourceRecipe | null {
  const [found] = findRecipes([parseJsonLd(text)]);
  return found ? readRecipeNode(found.node, { title: null, image: null, url: null, base: null }) : null;
}

function ofHtml(text: string): SourceRecipe | null {
  const read = readPage(new TextEncoder().encode(text));
  return 'error' in read ? null : read.recipe;
}

function ofMarkdown(text: string): SourceRecipe | null {
  if (text.length > MARKDOWN_MAX) throw badInput(`The text is longer than ${MARKDOWN_MAX} characters.`, 'text');
  return readRecipeText(text);
}
