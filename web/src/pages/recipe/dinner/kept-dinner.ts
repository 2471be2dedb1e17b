import type { StepWork } from './plan/dish-work.ts';
import type { PlacedStep } from './plan/place-steps.ts';
import { lateness, planRest, type DishUnderWay } from './plan/plan-rest.ts';

/** A step in the joint order, with its times in minutes since 1970. */
export type KeptStep = Pick<PlacedStep, 'dish' | 'step' | 'start' | 'end' | 'hands'>;

/** A dinner that is being cooked, as this browser keeps it. */
export interface KeptDinner {
  /** Slugs of its dishes. */
  slugs: string[];
  /** When it was wished to be ready. */
  wished: number;
  /** How much later it will be. */
  delay: number;
  order: KeptStep[];
  /** Where in the order the cook stands; its length once all is done. */
  stands: number;
  /** Steps that are off the hands, by {@link stepKey}. */
  off: string[];
  /** When the waits end whose timers were started, by {@link stepKey}. */
  waits: Record<string, number>;
}

/** Where this browser keeps the dinner that is being cooked. */
export const DINNER_KEY = 'larder:dinner';

/** Being this late is not worth moving everything; in minutes. */
const GRACE = 1;

/** Names a step among those of all dishes. */
export function stepKey({ dish, step }: Pick<KeptStep, 'dish' | 'step'>): string {
  return `${dish}:${step}`;
}

/** A dinner that begins now: planned again where it is too late for the plan. */
export function beginDinner(
  slugs: readonly string[],
  works: readonly (readonly StepWork[])[],
  wished: number,
  now: number,
): KeptDinner {
  const fresh = works.map((steps) => ({ works: steps, done: [], waits: {} }));
  const { steps, delay } = planRest(fresh, wished, now);
  return { slugs: [...slugs], wished, delay, order: steps.map(kept), stands: 0, off: [], waits: {} };
}

/** The cook goes on from a step. Where that is too late for what is left, the rest is planned again from now. */
export function goOn(dinner: KeptDinner, works: readonly (readonly StepWork[])[], now: number): KeptDinner {
  const current = dinner.order[dinner.stands];
  if (!current) return dinner;
  const key = stepKey(current);
  const next = { ...dinner, stands: dinner.stands + 1 };
  if (dinner.off.includes(key)) return next;
  const gone = { ...next, off: [...dinner.off, key] };
  const rest = gone.order.slice(gone.stands);
  const dishes = works.map((steps, dish) => underWay(gone, steps, dish));
  if (lateness(rest, dishes, now) <= GRACE) return gone;
  const { steps, delay } = planRest(dishes, dinner.wished, now);
  return { ...gone, delay, order: [...gone.order.slice(0, gone.stands), ...steps.map(kept)] };
}

/** Notes until when a step waits. */
export function withWait(dinner: KeptDinner, step: KeptStep, until: number): KeptDinner {
  return { ...dinner, waits: { ...dinner.waits, [stepKey(step)]: until } };
}

function underWay({ off, waits }: KeptDinner, works: readonly StepWork[], dish: number): DishUnderWay {
  const mine = works.map(({ step }) => step);
  return {
    works,
    done: mine.filter((step) => off.includes(stepKey({ dish, step }))),
    waits: Object.fromEntries(
      mine.flatMap((step) => {
        const until = waits[stepKey({ dish, step })];
        return until === undefined ? [] : [[step, until]];
      }),
    ),
  };
}

function kept({ dish, step, start, end, hands }: PlacedStep): KeptStep {
  return { dish, step, start, end, hands };
}
