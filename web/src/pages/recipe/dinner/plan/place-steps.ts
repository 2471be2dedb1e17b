import type { StepWork } from './dish-work.ts';

/** A step with its place: minutes counted from when all shall be ready, so mostly below 0. */
export interface PlacedStep extends StepWork {
  /** Index of its dish. */
  dish: number;
  start: number;
  end: number;
}

/** Names a dish for each of its steps, in the order in which the steps are placed: the last of each dish first. */
export type Turns = readonly number[];

/**
 * Places steps from the end of the evening backwards, each as late as its dish and the hands allow, in the order of `turns`.
 * @returns them in the order of their dishes
 */
export function placeSteps(dishes: readonly (readonly StepWork[])[], turns: Turns): PlacedStep[][] {
  const placed: PlacedStep[][] = dishes.map(() => []);
  const busy: [from: number, to: number][] = [];
  for (const dish of turns) {
    const works = dishes[dish] ?? [];
    const later = placed[dish] ?? [];
    const work = works[works.length - later.length - 1];
    if (!work) continue;
    const start = latestFree(latestStart(work, later), work.hands, busy);
    later.unshift({ ...work, dish, start, end: start + work.minutes });
    if (work.hands > 0) busy.push([start, start + work.hands]);
  }
  return placed;
}

/** The latest start at which all that waits for the step can still be where it is, and its dish ends with its last step. */
function latestStart(work: StepWork, later: readonly PlacedStep[]): number {
  const end = later.at(-1)?.end ?? 0;
  let latest = end - work.minutes;
  for (const step of later) {
    for (const { step: awaited, until } of step.after) {
      if (awaited === work.step) latest = Math.min(latest, step.start - (until === 'end' ? work.minutes : work.hands));
    }
  }
  return latest;
}

/** The latest moment, at most `latest`, from which the hands are free for so long. */
function latestFree(latest: number, hands: number, busy: readonly (readonly [number, number])[]): number {
  let start = latest;
  for (;;) {
    const [from] = busy.find(([begin, end]) => start < end && begin < start + hands) ?? [];
    if (hands === 0 || from === undefined) return start;
    start = from - hands;
  }
}
