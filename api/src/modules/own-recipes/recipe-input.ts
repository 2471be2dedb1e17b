import type { Difficulty } from '../recipes/recipe-enums.ts';
import { badInput } from '../../shared/errors.ts';
import { findCuisine } from '../recipes/cuisine.ts';
import type { RecipeDraft } from '../recipes/recipe-draft.ts';
import { readWholeNumber } from '../../shared/input-number.ts';
import { readOptionalText, readText } from '../../shared/input-text.ts';
import {
  RECIPE_LINES_MAX,
  RECIPE_MINUTES,
  RECIPE_NOTES_MAX,
  RECIPE_STEPS_MAX,
  RECIPE_TAGS_MAX,
  SERVINGS_TO_COOK,
} from '../recipes/recipe-limits.ts';

/** A recipe as its cook writes it. */
export interface WrittenRecipe {
  title: string;
  description: string;
  /** Beside the recipe; null or empty for none, and as it was where nothing is said. */
  notes?: string | null | undefined;
  /** One of the seventeen, in any case. */
  cuisine?: string | null | undefined;
  difficulty: Difficulty;
  /** Minutes. */
  prepTime: number;
  /** Minutes. */
  cookTime: number;
  servings: number;
  tags: string[];
  /** Address of the page that it was taken over from. */
  sourceUrl?: string | null | undefined;
  ingredients: WrittenLine[];
  instructions: WrittenStep[];
}

/** An ingredient line as its cook writes it. */
export interface WrittenLine {
  text: string;
  /** Heading of the part of the recipe it belongs to. */
  group?: string | null | undefined;
  /** Name of the food, where the line itself does not say it well enough. */
  food?: string | null | undefined;
}

/** A step as its cook writes it. */
export interface WrittenStep {
  description: string;
  /** Minutes the step waits. */
  timeMin?: number | null | undefined;
}

/** The parts of a draft that its cook writes. */
export type WrittenParts = Omit<RecipeDraft, 'slug' | 'authorName' | 'status' | 'origin'>;

/** @throws AppError BAD_USER_INPUT naming the field at fault */
export function readRecipe(recipe: WrittenRecipe): WrittenParts {
  return {
    title: readText(recipe.title, { what: 'A title', field: 'title', min: 3, max: 120 }),
    description: readText(recipe.description, {
      what: 'A description',
      field: 'description',
      max: 1_000,
      isLong: true,
    }),
    ...(recipe.notes !== undefined && {
      notes: readOptionalText(recipe.notes, { what: 'A note', field: 'notes', max: RECIPE_NOTES_MAX, isLong: true }),
    }),
    cuisine: recipe.cuisine ? findCuisine(recipe.cuisine) : null,
    difficulty: recipe.difficulty,
    prepTime: readWholeNumber(recipe.prepTime, 'prepTime', 'minutes', RECIPE_MINUTES),
    cookTime: readWholeNumber(recipe.cookTime, 'cookTime', 'minutes', RECIPE_MINUTES),
    servings: readWholeNumber(recipe.servings, 'servings', 'servings', SERVINGS_TO_COOK),
    tags: readTags(recipe.tags),
    ...(recipe.sourceUrl && { sourceUrl: readSource(recipe.sourceUrl) }),
    lines: readLines(recipe.ingredients),
    steps: readSteps(recipe.instructions),
  };
}

function readTags(given: readonly string[]): string[] {
  const tags = given
    .map((tag) => readText(tag, { what: 'A tag', field: 'tags', max: 30 }).toLowerCase())
    .filter(Boolean);
  if (tags.length > RECIPE_TAGS_MAX) throw badInput(`A recipe has at most ${RECIPE_TAGS_MAX} tags.`, 'tags');
  return [...new Set(tags)];
}

function readLines(given: readonly WrittenLine[]): WrittenParts['lines'] {
  checkCount(given, 'ingredients', RECIPE_LINES_MAX);
  return given.map(({ text, group, food }) => ({
    text: readText(text, { what: 'An ingredient', field: 'ingredients', min: 1, max: 200 }),
    group: readOptionalText(group, { what: 'A heading', field: 'ingredients', max: 80 }),
    food: readOptionalText(food, { what: 'A food', field: 'ingredients', max: 100 }),
  }));
}

function readSource(given: string): string {
  const url = given.length <= 2_000 ? URL.parse(given) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw badInput('sourceUrl must be an address such as https://example.org/soup.', 'sourceUrl');
  if (url.username !== '' || url.password !== '')
    throw badInput('Leave user name and password out of the address.', 'sourceUrl');
  return url.href;
}

function readSteps(given: readonly WrittenStep[]): WrittenParts['steps'] {
  checkCount(given, 'instructions', RECIPE_STEPS_MAX);
  return given.map(({ description, timeMin }) => ({
    description: readText(description, { what: 'A step', field: 'instructions', min: 1, max: 2_000, isLong: true }),
    timeMin:
      timeMin === null || timeMin === undefined
        ? null
        : readWholeNumber(timeMin, 'instructions', 'minutes', { min: 1, max: RECIPE_MINUTES.max }),
  }));
}

function checkCount(given: readonly unknown[], field: string, most: number): void {
  if (given.length === 0) throw badInput(`A recipe needs ${field}.`, field);
  if (given.length > most) throw badInput(`A recipe has at most ${most} ${field}.`, field);
}
