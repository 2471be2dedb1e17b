import { isWaitOffHeat } from '../recipes/checks/waits-off-heat.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import type { PageStep } from './page/read-instructions.ts';
import { mentionedMinutes } from './read-minutes.ts';
import { isWaitElsewhere } from './waits-elsewhere.ts';

const DAY = 1_440;
/** What stands between two things to do, each of which may have its wait. */
const NEXT_DEED = /(?<=[.!;])\s+|,? (?:and )?then /i;

/** Minutes that steps speak of: of cooking, and of waiting off the heat. */
interface Spoken {
  onHeat: number;
  offHeat: number;
}

/**
 * Minutes of preparing and cooking, waits off the heat counted to the first, as Larder does. A total that is longer than both includes
 * such waits; what is not stated is what the steps speak of, or a guess from the lines.
 */
export function importedTimes(
  stated: Pick<ImportedRecipe, 'prepTime' | 'cookTime' | 'totalTime'>,
  lines: number,
  steps: readonly PageStep[],
): { prepTime: number; cookTime: number } {
  const total = stated.totalTime ?? 0;
  const spoken = spokenMinutes(steps.map(({ text }) => text));
  const known = stated.cookTime ?? cookingWithin(total, stated.prepTime, spoken);
  const prepTime = stated.prepTime ?? prepGuess(lines, total, known) + (total === 0 ? spoken.offHeat : 0);
  const cookTime = known || Math.max(total - prepTime, 0) || (known ?? spoken.onHeat);
  return { prepTime: Math.min(Math.max(prepTime, total - cookTime), DAY), cookTime: Math.min(cookTime, DAY) };
}

/** Minutes for a step's timer, when it speaks of some: of several waits the longest that cooks. */
export function stepTimer(step: string): number | null {
  const waits = waitsOf(step);
  const cooking = waits.filter(({ isOffHeat }) => !isOffHeat);
  const minutes = (cooking.length > 0 ? cooking : waits).map((wait) => wait.minutes);
  return minutes.length > 0 ? Math.max(...minutes) : null;
}

/** Cooking that the steps speak of, where a total alone is stated and leaves room for it. */
function cookingWithin(total: number, prepTime: number | null, { onHeat }: Spoken): number | null {
  return prepTime === null && onHeat > 0 && onHeat < total ? onHeat : null;
}

function spokenMinutes(steps: readonly string[]): Spoken {
  const waits = steps.flatMap(waitsOf);
  const added = (isOffHeat: boolean): number =>
    waits.filter((wait) => wait.isOffHeat === isOffHeat).reduce((sum, { minutes }) => sum + minutes, 0);
  return { onHeat: Math.min(added(false), DAY), offHeat: Math.min(added(true), DAY) };
}

/** The waits of a step, each with what is done. */
function waitsOf(step: string): { minutes: number; isOffHeat: boolean }[] {
  return step
    .split(NEXT_DEED)
    .map((deed) => ({ minutes: mentionedMinutes([deed]), isOffHeat: isWaitOffHeat(deed) || isWaitElsewhere(deed) }))
    .filter(({ minutes }) => minutes > 0);
}

/** Two minutes a line, in steps of five, for washing, weighing and cutting; at most half of a stated total. */
function prepGuess(lines: number, total: number, cookTime: number | null): number {
  if (cookTime !== null && total > cookTime) return total - cookTime;
  const guess = Math.max(5, Math.round((2 * lines) / 5) * 5);
  return total > 0 && cookTime === null ? Math.min(guess, Math.floor(total / 2)) : guess;
}
