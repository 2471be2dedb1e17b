import type { CheckedStep } from './checked-recipe.ts';

/**
 * Minutes from the first step to the last. What runs `meanwhile` begins with the steps before it and is waited for before the next one;
 * where nothing stands before it (an oven that heats), it takes no time of its own.
 */
export function elapsedMinutes(steps: readonly CheckedStep[]): number {
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
