import { useMemo } from 'react';
import { nextTime, offeredTime } from './clock.ts';
import type { DinnerDish } from './dinner-question.ts';
import { dishWork, type StepWork } from './plan/dish-work.ts';
import type { PlacedStep } from './plan/place-steps.ts';
import { LEEWAY, planDinner, readyTimes } from './plan/plan-dinner.ts';
import { useMinute } from './use-minute.ts';

/** How a dinner will go; moments are minutes since 1970. */
export interface DinnerPlan {
  works: readonly StepWork[][];
  steps: readonly PlacedStep[];
  /** When it shall be ready, and the same as a time of the day. */
  wished: number;
  at: string;
  start: number;
  /** When the first of the dishes is ready, and the last. */
  ready: { from: number; to: number };
  /** Minutes of work. */
  hands: number;
  isLate: boolean;
  /** Indexes of the dishes that cannot be ready with the others. */
  early: readonly number[];
  now: number;
}

/**
 * See {@link DinnerPlan}. Where it is too late for the wished time, all of it begins now.
 * @param at the wished time; null lets a usual one be offered
 */
export function useDinnerPlan(dishes: readonly DinnerDish[], at: string | null): DinnerPlan {
  const now = useMinute();
  const works = useMemo(() => dishes.map(dishWork), [dishes]);
  const plan = useMemo(() => planDinner(works), [works]);
  const begins = Math.min(0, ...plan.map(({ start }) => start));
  const chosen = at ?? offeredTime(-begins, now);
  const wished = nextTime(chosen, now);
  const moved = Math.max(wished, now - begins);
  const steps = useMemo(
    () => plan.map((step) => ({ ...step, start: step.start + moved, end: step.end + moved })),
    [plan, moved],
  );
  const ends = [...readyTimes(plan)];
  return {
    works,
    steps,
    wished,
    at: chosen,
    start: begins + moved,
    ready: {
      from: moved + Math.min(...ends.map(([, end]) => end)),
      to: moved + Math.max(...ends.map(([, end]) => end)),
    },
    hands: plan.reduce((sum, step) => sum + step.hands, 0),
    isLate: moved > wished,
    early: ends.filter(([, end]) => end < -LEEWAY).map(([dish]) => dish),
    now,
  };
}
