import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { badInput } from '../../shared/errors.ts';
import { RECIPE_LINES_MAX, RECIPE_STEPS_MAX } from '../recipes/recipe-limits.ts';
import type { RecipeDraft } from '../recipes/recipe-draft.ts';
import { draftOf } from './import-draft.ts';
import { decodeHtml } from './html/decode-html.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import { readJsonRecipe } from './json-recipes.ts';
import { withAllOf } from './loose-text/nothing-lost.ts';
import { readLooseText } from './loose-text/read-loose-text.ts';
import { MARKDOWN_MAX } from './markdown/read-markdown.ts';
import { splitMarkdown } from './markdown/split-markdown.ts';
import { readPage } from './page/read-page.ts';
import { readRecipeText } from './plain-text.ts';
import type { WebPage } from './web/web-reader.ts';

/** A recipe as its source states it. */
export type SourceRecipe = Omit<ImportedRecipe, 'key'>;

/** Where a recipe is read: a page, or a text that somebody pastes. */
export type Source = { page: WebPage } | { text: string };

/** A recipe as a cook may look it over, and what its source says of where it is from. */
export interface SourceDraft {
  draft: RecipeDraft;
  author: string | null;
  url: string | null;
}

/** What a page or text without a recipe is answered with. */
const NONE = 'There is no recipe that Larder can read. Copy the text of the recipe, and paste it.';

/**
 * The recipe of a page or a text, perhaps without its title, its ingredients or its steps: the cook adds what is missing. Of a text that people
 * write, whatever has no other place stands in the notes.
 * @throws AppError BAD_USER_INPUT naming `url` or `text` when there is nothing of a recipe, or more than one takes
 */
export function draftOfSource(source: Source): SourceDraft {
  const field = 'page' in source ? 'url' : 'text';
  const recipe = 'page' in source ? recipeOfPage(source.page) : recipeOfText(source.text);
  const { author, url } = recipe;
  const read = draftOf({ ...recipe, key: url ?? recipe.title }, RecipeStatus.DRAFT);
  const draft = 'text' in source && isWritten(source.text) ? withAllOf(source.text, read) : read;
  if (draft.lines.length === 0 && draft.steps.length === 0) throw badInput(NONE, field);
  if (draft.lines.length > RECIPE_LINES_MAX || draft.steps.length > RECIPE_STEPS_MAX)
    throw badInput(`A recipe has at most ${RECIPE_LINES_MAX} ingredients and ${RECIPE_STEPS_MAX} steps.`, field);
  return { draft, author, url };
}

/** @throws AppError BAD_USER_INPUT when the page has no recipe */
function recipeOfPage({ bytes, type, charset, url }: WebPage): SourceRecipe {
  if (type !== 'text/html' && type !== 'application/xhtml+xml')
    return { ...recipeOfText(decodeHtml(bytes, charset), 'url'), url };
  const read = readPage(bytes, url, charset);
  if ('error' in read) throw badInput(NONE, 'url');
  return { ...read.recipe, url };
}

/**
 * The recipe of a text that somebody pastes: JSON-LD, what another app saved as JSON, the source of a web page, Markdown, or plain text with its usual headings or without.
 * @throws AppError BAD_USER_INPUT naming `field` when there is none
 */
export function recipeOfText(text: string, field: 'text' | 'url' = 'text'): SourceRecipe {
  const start = text.trimStart();
  const recipe = isWritten(text) ? ofMarkdown(text) : start.startsWith('<') ? ofHtml(start) : ofJson(start);
  if (!recipe) throw badInput(NONE, field);
  return recipe;
}

/** Whether a text is one that people write, and neither JSON nor HTML: chats begin with a date in brackets, and "<3" is a heart. */
const isWritten = (text: string): boolean => !/^\s*(?:\{|\[\s*[[{"]|<[a-z!?/])/i.test(text);

function ofJson(text: string): SourceRecipe | null {
  return readJsonRecipe(text);
}

function ofHtml(text: string): SourceRecipe | null {
  const read = readPage(new TextEncoder().encode(text));
  return 'error' in read ? null : read.recipe;
}

function ofMarkdown(text: string): SourceRecipe | null {
  if (text.length > MARKDOWN_MAX) throw badInput(`The text is longer than ${MARKDOWN_MAX} characters.`, 'text');
  const read = readRecipeText(splitMarkdown(text)[0] ?? '');
  return read && read.title !== '' && read.instructions.length > 0 ? read : (readLooseText(text) ?? read);
}
