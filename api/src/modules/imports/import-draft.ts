import { Difficulty, type RecipeStatus } from '../recipes/recipe-enums.ts';
import { CUISINES, type Cuisine } from '../recipes/cuisine.ts';
import { SERVINGS } from '../users/household-limits.ts';
import { RECIPE_NOTES_MAX } from '../recipes/recipe-limits.ts';
import { slugify } from '../../shared/slug.ts';
import { isHeading } from '../ingredients/lines/line-parser.ts';
import type { DraftLine, RecipeDraft } from '../recipes/recipe-draft.ts';
import { ENDS_GROUP } from './ends-group.ts';
import { INGREDIENTS_ALONE } from './section-headings.ts';
import { textLines } from './html/html-text.ts';
import { importedTimes, stepTimer } from './imported-times.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import { headingName } from './page/read-ingredients.ts';
import type { PageStep } from './page/read-instructions.ts';

const TITLE_MAX = 120;
const TAGS_MAX = 8;
const SERVINGS_MAX = 48;
/** Most ingredient lines, and most steps: more is no recipe but a book. */
const PARTS_MAX = 200;

/** Stands before what a file states of the nutrition of a serving. */
const NUTRITION = 'Nutrition, as stated:';
/**
 * The draft of an imported recipe, as it may be stored.
 * @param author whose it is where it does not say
 * @returns why it cannot be taken, when a recipe without its title, ingredients or steps is no recipe
 */
export function toDraft(
  recipe: ImportedRecipe,
  status: RecipeStatus,
  author?: string,
): RecipeDraft | { refusal: string } {
  const draft = draftOf(recipe, status, author);
  const refusal = whyRefused(draft.title, draft.lines.length, draft.steps.length);
  return refusal === undefined ? draft : { refusal };
}

/** The same for a cook to look over, who adds what is missing. What it does not state is filled in from the rest of it. */
export function draftOf(recipe: ImportedRecipe, status: RecipeStatus, author = 'Imported'): RecipeDraft {
  const { exact = {} } = recipe;
  const title = exact.title ?? plain(recipe.title).slice(0, TITLE_MAX).trim();
  const lines = exact.lines ?? groupedLines(recipe.ingredients);
  const steps = recipe.instructions
    .map((step) => ({ ...step, text: plain(step.text) }))
    .filter(({ text }) => text !== '');
  const times = importedTimes(recipe, lines.length, steps);
  return {
    slug: slugify(title) || slugify(recipe.key) || 'recipe',
    title,
    description: plain(recipe.description ?? ''),
    notes: notesOf(recipe),
    authorName: plain(recipe.author ?? '') || author,
    cuisine: cuisineOf([recipe.cuisine ?? '', ...recipe.tags]),
    difficulty: recipe.difficulty ?? difficultyOf(steps.length, times.prepTime + times.cookTime),
    ...times,
    servings: Math.min(SERVINGS_MAX, Math.max(1, recipe.servings ?? SERVINGS.default)),
    tags: [...new Set(recipe.tags.map((tag) => plain(tag).toLowerCase()).filter(Boolean))].slice(0, TAGS_MAX),
    lines,
    steps: draftSteps(steps),
    status,
    origin: `import:${recipe.key}`,
    ...(recipe.url !== null && { sourceUrl: recipe.url }),
    ...exact,
  };
}

const plain = (text: string): string => textLines(text).join(' ');

function whyRefused(title: string, lines: number, steps: number): string | undefined {
  if (title === '') return 'it has no title';
  if (lines === 0) return 'it has no ingredients';
  if (steps === 0) return 'it has no instructions';
  if (lines > PARTS_MAX) return `it has more than ${PARTS_MAX} ingredients`;
  return steps > PARTS_MAX ? `it has more than ${PARTS_MAX} steps` : undefined;
}

/** What the cook noted, and what the file states of a serving, which Larder itself reckons from the foods. */
function notesOf({ notes, nutrition }: ImportedRecipe): string | null {
  const stated = Object.entries(nutrition ?? {}).map(([name, amount]) => `${wordsOf(name)} ${plain(amount)}`);
  const lines = [...textLines(notes ?? ''), ...(stated.length > 0 ? [`${NUTRITION} ${stated.join(', ')}`] : [])];
  return lines.join('\n').slice(0, RECIPE_NOTES_MAX) || null;
}

/** `saturatedFatContent` as `saturated fat`. */
const wordsOf = (name: string): string =>
  name.replace(/Content$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function cuisineOf(words: readonly string[]): Cuisine | null {
  const said = new Set(words.flatMap((word) => word.split(',')).map((word) => slugify(word)));
  return CUISINES.find((cuisine) => said.has(slugify(cuisine))) ?? null;
}

function difficultyOf(steps: number, minutes: number): Difficulty {
  if (steps <= 6 && minutes <= 45) return Difficulty.EASY;
  return steps <= 12 && minutes <= 150 ? Difficulty.MEDIUM : Difficulty.HARD;
}

function groupedLines(ingredients: readonly string[]): DraftLine[] {
  const lines: DraftLine[] = [];
  let group: string | null = null;
  for (const text of ingredients.map(plain).filter((line) => line !== '')) {
    if (text === ENDS_GROUP) group = null;
    else if (isHeading(text)) group = groupNamed(headingName(text));
    else lines.push({ text, group, food: null });
  }
  return lines;
}

/** What only says that ingredients follow is no name of a part. */
const groupNamed = (name: string): string | null => (INGREDIENTS_ALONE.test(name) ? null : name);

/** The first step of a section says its name. Timers are guessed only where the recipe sets none itself. */
function draftSteps(steps: readonly PageStep[]): RecipeDraft['steps'] {
  const isTimed = steps.some((step) => step.minutes !== undefined);
  return steps.map(({ text, group, minutes }, at) => ({
    description: group !== undefined && group !== steps[at - 1]?.group ? `${group}: ${text}` : text,
    timeMin: isTimed ? (minutes ?? null) : stepTimer(text),
  }));
}
