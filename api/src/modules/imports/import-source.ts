import { RecipeStatus } from '../recipes/recipe-enums.ts';
import { badInput } from '../../shared/errors.ts';
import { RECIPE_LINES_MAX, RECIPE_STEPS_MAX } from '../recipes/recipe-limits.ts';
import type { RecipeDraft } from '../recipes/recipe-draft.ts';
import { toDraft } from './import-draft.ts';
import { decodeHtml } from './html/decode-html.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import { readJsonRecipe } from './json-recipes.ts';
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
const NONE =
  'There is no recipe that Larder can read. Copy its text, with "Ingredients" and "Method" on lines of their own, and paste it.';

/** @throws AppError BAD_USER_INPUT naming `url` or `text` when there is no whole recipe */
export function draftOfSource(source: Source): SourceDraft {
  const field = 'page' in source ? 'url' : 'text';
  const recipe = 'page' in source ? recipeOfPage(source.page) : recipeOfText(source.text);
  const { author, url } = recipe;
  const draft = toDraft({ ...recipe, key: url ?? recipe.title }, RecipeStatus.DRAFT);
  if ('refusal' in draft) throw badInput(`This is not a whole recipe: ${draft.refusal}.`, field);
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
 * The recipe of a text that somebody pastes: JSON-LD, what another app saved as JSON, the source of a web page, Markdown, or plain text with its usual headings.
 * @throws AppError BAD_USER_INPUT naming `field` when there is none
 */
export function recipeOfText(text: string, field: 'text' | 'url' = 'text'): SourceRecipe {
  const start = text.trimStart();
  const recipe = /^[[{]/.test(start) ? ofJson(start) : start.startsWith('<') ? ofHtml(start) : ofMarkdown(text);
  if (!recipe) throw badInput(NONE, field);
  return recipe;
}

function ofJson(text: string): SourceRecipe | null {
  return readJsonRecipe(text);
}

function ofHtml(text: string): SourceRecipe | null {
  const read = readPage(new TextEncoder().encode(text));
  return 'error' in read ? null : read.recipe;
}

function ofMarkdown(text: string): SourceRecipe | null {
  if (text.length > MARKDOWN_MAX) throw badInput(`The text is longer than ${MARKDOWN_MAX} characters.`, 'text');
  return readRecipeText(splitMarkdown(text)[0] ?? '');
}
