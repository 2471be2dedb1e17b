import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Cooking } from '../use-cooking.ts';

/** The parameter of the address that says which step to go to. */
const PARAM = 'step';

/** Where a cook stands in a recipe. */
interface CookSteps {
  /** Counted from 1; one more than there are steps once all is done. */
  step: number;
  next: () => void;
  back: () => void;
  /** To the first step, with nothing ticked. */
  startOver: () => void;
}

/** The first step that is not done; the end where all are. */
function firstLeft(steps: number, done: readonly number[]): number {
  for (let step = 1; step <= steps; step += 1) if (!done.includes(step)) return step;
  return steps + 1;
}

/**
 * See {@link CookSteps}. It is kept with the progress of the recipe; where it is not known, cooking goes on at the first step that is
 * not done. Who goes on from a step has done it: it is ticked on the page of the recipe too.
 * @param steps how many there are; they are counted from 1
 */
export function useCookSteps(steps: number, { progress, actions, stepActs }: Cooking): CookSteps {
  const last = steps + 1;
  const step = Math.min(last, Math.max(1, progress.standsAt ?? firstLeft(steps, progress.steps)));
  useAskedStep(steps, actions.standAt);
  return {
    step,
    next: () => {
      if (step === last) return;
      if (!progress.steps.includes(step)) stepActs.toggle(step);
      actions.standAt(step + 1);
    },
    back: () => actions.standAt(Math.max(1, step - 1)),
    startOver: () => {
      actions.reset();
      actions.standAt(1);
    },
  };
}

/** Goes to the step that the address names, such as that of a timer, and then frees the address of it: a reload stays where the cook is by then. */
function useAskedStep(steps: number, standAt: (step: number) => void): void {
  const [params, setParams] = useSearchParams();
  const asked = params.get(PARAM);
  const take = useEffectEvent((wanted: number) => {
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= steps) standAt(wanted);
    const others = new URLSearchParams(params);
    others.delete(PARAM);
    setParams(others, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (asked !== null) take(Number(asked));
  }, [asked]);
}
