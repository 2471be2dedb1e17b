import type { CheckedStep } from './checked-recipe.ts';

/** Minutes that the steps on the heat take: at least what is added up, at most what the longer of those beside them take. */
export function minutesOnHeat(steps: readonly CheckedStep[]): { least: number; most: number } {
  const onHeat = steps.filter((step) => !step.offHeat);
  return { least: addedUp(onHeat), most: elapsedMinutes(onHeat) };
}

/** Minutes that the steps off the heat take. */
export function minutesOffHeat(steps: readonly CheckedStep[]): number {
  return elapsedMinutes(steps.filter((step) => step.offHeat));
}

function addedUp(steps: readonly CheckedStep[]): number {
  return steps.filter((step) => !step.meanwhile).reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
}

/**
 * Minutes from the first step to the last. What runs `meanwhile` begins with the steps before it and is waited for before the next one;
 * where nothing stands before it (an oven that heats), it takes no time of its own.
 */
function elapsedMinutes(steps: readonly CheckedStep[]): number {
  let elapsed = 0;
  let [alone, beside] = [0, 0];
  for (const { minutes, meanwhile } of steps) {
    if (meanwhile && alone > 0) beside += minutes ?? 0;
    if (meanwhile) continue;
    if (beside > 0) [elapsed, alone, beside] = [elapsed + Math.max(alone, beside), 0, 0];
    alone += minutes ?? 0;
  }
  return elapsed + Math.max(alone, beside);
}
