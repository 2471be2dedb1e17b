import type { ImportedRecipe } from './imported-recipe.ts';
import type { PageStep } from './page/read-instructions.ts';
import { mentionedMinutes } from './read-minutes.ts';

const DAY = 1_440;

/**
 * Minutes of preparing and cooking, waits off the heat counted to the first, as Larder does. A total that is longer than both includes
 * such waits; what is not stated is a guess from the lines, or what the steps speak of.
 */
export function importedTimes(
  stated: Pick<ImportedRecipe, 'prepTime' | 'cookTime' | 'totalTime'>,
  lines: number,
  steps: readonly PageStep[],
): { prepTime: number; cookTime: number } {
  const total = stated.totalTime ?? 0;
  const prepTime = stated.prepTime ?? prepGuess(lines, total, stated.cookTime);
  const cookTime =
    stated.cookTime ||
    Math.max(total - prepTime, 0) ||
    (stated.cookTime ?? mentionedMinutes(steps.map(({ text }) => text)));
  return { prepTime: Math.min(Math.max(prepTime, total - cookTime), DAY), cookTime: Math.min(cookTime, DAY) };
}

/** Minutes for a step's timer, when it speaks of some. */
export function stepTimer(step: string): number | null {
  const minutes = mentionedMinutes([step]);
  return minutes > 0 ? minutes : null;
}

/** Two minutes a line, in steps of five, for washing, weighing and cutting; at most half of a stated total. */
function prepGuess(lines: number, total: number, cookTime: number | null): number {
  if (cookTime !== null && total > cookTime) return total - cookTime;
  const guess = Math.max(5, Math.round((2 * lines) / 5) * 5);
  return total > 0 && cookTime === null ? Math.min(guess, Math.floor(total / 2)) : guess;
}
