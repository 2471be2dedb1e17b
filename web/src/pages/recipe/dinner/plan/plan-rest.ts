import type { StepWork } from './dish-work.ts';
import type { PlacedStep } from './place-steps.ts';
import { planDinner } from './plan-dinner.ts';

/** A dish on its way: all it takes, and what of it is done already. */
export interface DishUnderWay {
  works: readonly StepWork[];
  /** Numbers of the steps that are off the hands. */
  done: readonly number[];
  /** When those of them end that still wait, by their number; in minutes on the clock of the wished time. */
  waits: Readonly<Record<number, number>>;
}

/** What is left of a dinner, with its times on the clock of the wished time. */
export interface RestOfDinner {
  steps: PlacedStep[];
  /** How many minutes later than wished it will be because it is too late for the wish; 0 when there is time. */
  delay: number;
}

/**
 * Plans what is left of a dinner. Where the wished time cannot be kept from now on, all of it moves by as little as it must.
 * @param wished when everything shall be ready; all times are minutes on one clock
 */
export function planRest(dishes: readonly DishUnderWay[], wished: number, now: number): RestOfDinner {
  const left = dishes.map(({ works, done }) => works.filter(({ step }) => !done.includes(step)));
  const plan = planDinner(left).map((step) => ({ ...step, start: step.start + wished, end: step.end + wished }));
  const delay = lateness(plan, dishes, now);
  return { delay, steps: plan.map((step) => ({ ...step, start: step.start + delay, end: step.end + delay })) };
}

/** By how many minutes steps with their places come too early for what can be kept from now on; 0 when they can all be kept. */
export function lateness(
  steps: readonly Pick<PlacedStep, 'dish' | 'step' | 'start'>[],
  dishes: readonly DishUnderWay[],
  now: number,
): number {
  const late = steps.map(({ dish, step, start }) => {
    const work = dishes[dish]?.works.find((one) => one.step === step);
    return (work ? earliest(work, dishes[dish], now) : now) - start;
  });
  return Math.max(0, ...late);
}

/** When a step can begin at the earliest: not in the past, and not before what it waits for is over. */
function earliest({ after }: StepWork, dish: DishUnderWay | undefined, now: number): number {
  const waits = after.map(({ step, until }) => (until === 'end' ? (dish?.waits[step] ?? now) : now));
  return Math.max(now, ...waits);
}
