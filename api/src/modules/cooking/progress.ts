import { badInput } from '../../shared/errors.ts';
import { readWholeNumber } from '../../shared/input-number.ts';
import { SERVINGS_TO_COOK } from '../recipes/recipe-limits.ts';

/** How far a cook has come with a recipe. */
export interface Progress {
  /** Ids of the ticked ingredient lines. */
  ingredients: string[];
  /** Numbers of the steps that are done. */
  steps: number[];
  /** null leaves the recipe's own. */
  servings: number | null;
}

/** What is set; what is left out stays. */
export interface ProgressChange {
  ingredients?: string[] | null | undefined;
  steps?: number[] | null | undefined;
  /** null goes back to the recipe's own. */
  servings?: number | null | undefined;
}

/** One thing that can be ticked. */
export type ProgressItem = { type: 'ingredient'; id: string } | { type: 'step'; step: number };

/** What of a recipe can be ticked. */
export interface RecipeParts {
  lines: ReadonlySet<string>;
  steps: ReadonlySet<number>;
}

/** The ticks that still mean something: a recipe may have been rewritten since. */
export function keepKnown(progress: Progress, { lines, steps }: RecipeParts): Progress {
  return {
    ...progress,
    ingredients: progress.ingredients.filter((id) => lines.has(id)),
    steps: progress.steps.filter((step) => steps.has(step)),
  };
}

/**
 * The progress with a change.
 * @throws AppError BAD_USER_INPUT for what the recipe does not have
 */
export function changeProgress(
  former: Progress,
  { ingredients, steps, servings }: ProgressChange,
  parts: RecipeParts,
): Progress {
  if (ingredients?.some((id) => !parts.lines.has(id)))
    throw badInput('The recipe has no such ingredient.', 'ingredients');
  if (steps?.some((step) => !parts.steps.has(step))) throw badInput('The recipe has no such step.', 'steps');
  if (servings !== null && servings !== undefined) readWholeNumber(servings, 'servings', 'servings', SERVINGS_TO_COOK);
  return {
    ingredients: ingredients ? [...new Set(ingredients)] : former.ingredients,
    steps: steps ? [...new Set(steps)].sort((a, b) => a - b) : former.steps,
    servings: servings === undefined ? former.servings : servings,
  };
}

/** The change that ticks an item, or takes its tick away; the other of what it was unless `done` says which. */
export function ticking(former: Progress, item: ProgressItem, done: boolean | undefined): ProgressChange {
  return item.type === 'step'
    ? { steps: withTick(former.steps, item.step, done) }
    : { ingredients: withTick(former.ingredients, item.id, done) };
}

function withTick<T>(ticked: readonly T[], item: T, done: boolean | undefined): T[] {
  const others = ticked.filter((one) => one !== item);
  const isWanted = done ?? others.length === ticked.length;
  return isWanted ? [...others, item] : others;
}
