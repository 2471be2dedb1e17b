import type { ProgressActions } from './use-recipe-progress.ts';

/** What a cook does to the steps of a recipe. */
export interface StepActs {
  toggle: (step: number) => void;
  completeAll: () => void;
}

/**
 * See {@link StepActs}. Whichever does the last step notes that the recipe was cooked. Only an act does: steps that were done at an
 * earlier visit, in another tab or at another screen arrive later than the page, and were counted then.
 */
export function stepActsOf(
  steps: readonly number[],
  done: readonly number[],
  actions: ProgressActions,
  noteCooked: () => void,
): StepActs {
  const left = steps.filter((step) => !done.includes(step));
  return {
    toggle: (step) => {
      actions.toggleStep(step);
      if (left.length === 1 && left[0] === step) noteCooked();
    },
    completeAll: () => {
      actions.completeAll([...steps]);
      if (left.length > 0) noteCooked();
    },
  };
}
