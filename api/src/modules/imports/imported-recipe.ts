import { Difficulty, RecipeStatus } from '../../shared/enums.ts';
import { CUISINES, SERVINGS, type Cuisine } from '../../shared/limits.ts';
import { slugify } from '../../shared/slug.ts';
import { isHeading } from '../ingredients/line-parser.ts';
import type { DraftLine, RecipeDraft } from '../recipes/recipe-draft.ts';
import { mentionedMinutes, readMinutes } from './read-minutes.ts';

/** A recipe as a file states it, in its author's own words. */
export interface ImportedRecipe {
  /** Tells it apart from the other recipes of its source. */
  key: string;
  title: string;
  description: string | null;
  author: string | null;
  tags: string[];
  prepTime: string | null;
  cookTime: string | null;
  servings: string | null;
  ingredients: string[];
  instructions: string[];
}

const DAY = 1_440;
const TITLE_MAX = 120;
const TAGS_MAX = 8;

/**
 * The draft of an imported recipe. A cook time that is not stated is what the steps speak of.
 * @returns why it cannot be taken, when a recipe without its title, ingredients or steps is no recipe
 */
export function toDraft(recipe: ImportedRecipe, status: RecipeStatus): RecipeDraft | { refusal: string } {
  const refusal = whyRefused(recipe);
  if (refusal !== undefined) return { refusal };
  const title = recipe.title.trim().slice(0, TITLE_MAX);
  const cookTime = readMinutes(recipe.cookTime) ?? mentionedMinutes(recipe.instructions);
  const prepTime = readMinutes(recipe.prepTime) ?? prepGuess(recipe.ingredients.length);
  return {
    slug: slugify(title) || slugify(recipe.key),
    title,
    description: recipe.description?.trim() || describe(recipe),
    authorName: recipe.author ?? 'Imported',
    cuisine: cuisineOf(recipe.tags),
    difficulty: difficultyOf(recipe.instructions.length, prepTime + cookTime),
    prepTime: Math.min(prepTime, DAY),
    cookTime: Math.min(cookTime, DAY),
    servings: servingsOf(recipe.servings),
    tags: recipe.tags.map((tag) => tag.toLowerCase().trim()).filter(Boolean).slice(0, TAGS_MAX),
    lines: groupedLines(recipe.ingredients),
    steps: recipe.instructions.map((description) => ({ description: description.trim(), timeMin: waitOf(description) })).filter((step) => step.description !== ''),
    status,
    origin: `import:${recipe.key}`,
  };
}

function whyRefused(recipe: ImportedRecipe): string | undefined {
  if (recipe.title.trim() === '') return 'it has no title';
  if (!recipe.ingredients.some((line) => line.trim() !== '' && !isHeading(line))) return 'it has no ingredients';
  if (!recipe.instructions.some((step) => step.trim() !== '')) return 'it has no instructions';
  return undefined;
}

/** Two minutes a line, in steps of five: washing, weighing and cutting. */
function prepGuess(lines: number): number {
  return Math.max(5, Math.round((2 * lines) / 5) * 5);
}

function describe(recipe: ImportedRecipe): string {
  const tags = recipe.tags.slice(0, 3).join(', ');
  return tags === '' ? `${recipe.title.trim()}, in ${recipe.instructions.length} steps.` : `${recipe.title.trim()}: ${tags}.`;
}

function cuisineOf(tags: readonly string[]): Cuisine | null {
  const said = new Set(tags.map((tag) => slugify(tag)));
  return CUISINES.find((cuisine) => said.has(slugify(cuisine))) ?? null;
}

function difficultyOf(steps: number, minutes: number): Difficulty {
  if (steps <= 6 && minutes <= 45) return Difficulty.EASY;
  return steps <= 12 && minutes <= 150 ? Difficulty.MEDIUM : Difficulty.HARD;
}

/** The first whole number of a yield such as `4-6` or `8 bowls`; the usual four where there is none. */
function servingsOf(text: string | null): number {
  const number = Number(/\d+/.exec(text ?? '')?.[0] ?? SERVINGS.default);
  return Math.min(48, Math.max(1, number));
}

/** Minutes for a step's timer, when it names exactly one time. */
function waitOf(step: string): number | null {
  const minutes = mentionedMinutes([step]);
  return minutes > 0 && minutes <= DAY ? minutes : null;
}

function groupedLines(ingredients: readonly string[]): DraftLine[] {
  const lines: DraftLine[] = [];
  let group: string | null = null;
  for (const text of ingredients.map((line) => line.trim()).filter(Boolean)) {
    if (isHeading(text)) group = text.replace(/^[#*\s]+|[:*\s]+$/g, '');
    else lines.push({ text, group, food: null });
  }
  return lines;
}
