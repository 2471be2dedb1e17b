import type { StepWork } from './dish-work.ts';
import { placeSteps, type PlacedStep, type Turns } from './place-steps.ts';

/** Dishes may be ready so long before or after the wished time; in minutes. */
export const LEEWAY = 5;

/** Orders that are tried beside the plain ones; more find hardly anything better. */
const TRIES = 400;

/** What a minute costs: of a dish outside the leeway, of a ready dish that waits, of a hot one that stands between two steps, of a cold one, of the whole evening. */
const COST = { outside: 1000, ready: 4, hot: 3, cold: 0.2, evening: 0.5 };

/**
 * Puts the steps of dishes into one order in which no hand does two things at once: those of a dish keep theirs, and every dish is ready
 * within {@link LEEWAY} of the wished time where hands alone can do that. The same dishes always get the same order.
 * @returns the steps by their start, in minutes from the wished time
 */
export function planDinner(dishes: readonly (readonly StepWork[])[]): PlacedStep[] {
  const random = numbersFrom(dishes.length);
  let best: { cost: number; placed: PlacedStep[][] } | null = null;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const placed = placeSteps(dishes, turnsOf(dishes, attempt, random));
    const cost = costOf(placed);
    if (best === null || cost < best.cost) best = { cost, placed };
  }
  const all = best?.placed.flat() ?? [];
  const delay = delayOf(best?.placed ?? []);
  return all
    .map((step) => ({ ...step, start: step.start + delay, end: step.end + delay }))
    .toSorted((one, other) => one.start - other.start || one.dish - other.dish || one.step - other.step);
}

/** When each dish is ready. */
export function readyTimes(plan: readonly PlacedStep[]): Map<number, number> {
  const ends = new Map<number, number>();
  for (const { dish, end } of plan) ends.set(dish, Math.max(end, ends.get(dish) ?? end));
  return ends;
}

/** The first orders let one dish after the other go first; the others are drawn, dishes with more steps left more often. */
function turnsOf(dishes: readonly (readonly StepWork[])[], attempt: number, random: () => number): Turns {
  const left = dishes.map((steps) => steps.length);
  const turns: number[] = [];
  const first = attempt < dishes.length ? attempt : -1;
  const bias = dishes.map(() => 0.2 + random());
  for (let total = left.reduce((sum, steps) => sum + steps, 0); total > 0; total -= 1) {
    const dish = first >= 0 && (left[first] ?? 0) > 0 ? first : drawn(left, bias, random);
    left[dish] = (left[dish] ?? 0) - 1;
    turns.push(dish);
  }
  return turns;
}

function drawn(left: readonly number[], bias: readonly number[], random: () => number): number {
  const weights = left.map((steps, dish) => steps * (bias[dish] ?? 1));
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return Math.max(
    weights.findIndex((weight) => (rest -= weight) < 0),
    left.findIndex((steps) => steps > 0),
  );
}

function costOf(placed: readonly (readonly PlacedStep[])[]): number {
  const ends = placed.map((steps) => steps.at(-1)?.end ?? 0);
  const spread = Math.max(...ends) - Math.min(...ends);
  const start = Math.min(...placed.flatMap((steps) => steps.map((step) => step.start)));
  const waits = placed.reduce((sum, steps, dish) => sum - COST.ready * (ends[dish] ?? 0) + standing(steps), 0);
  return COST.outside * Math.max(0, spread - 2 * LEEWAY) + waits - COST.evening * start;
}

/** What it costs that a dish stands between its steps. */
function standing(steps: readonly PlacedStep[]): number {
  let cost = 0;
  let [over, isHot] = [Infinity, false];
  for (const step of steps) {
    if (step.start > over) cost += (step.start - over) * (isHot ? COST.hot : COST.cold);
    if (over === Infinity || step.end >= over) [over, isHot] = [step.end, step.isHot];
  }
  return cost;
}

/** Where the dishes cannot all be ready within the leeway before the wished time, the last of them is a little later than that. */
function delayOf(placed: readonly (readonly PlacedStep[])[]): number {
  const ends = placed.map((steps) => steps.at(-1)?.end ?? 0);
  const spread = Math.max(0, ...ends) - Math.min(0, ...ends);
  return Math.min(LEEWAY, Math.max(0, spread - LEEWAY));
}

/** Numbers from 0 to 1 that look drawn, the same ones for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
