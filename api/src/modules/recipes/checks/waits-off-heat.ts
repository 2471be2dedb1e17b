import type { CheckedStep } from './checked-recipe.ts';

/** From so many minutes on, a wait off the heat is no cooking; a shorter one after the first heat passes with what is done meanwhile. */
export const LONG_WAIT = 15;

/** A step that lets time do the work. */
const WAITS =
  /\b(?:rise|prove|chill|refrigerate|marinate|soak|freeze|cool|stand|relax|leave|knead)\b|(?<!\bthe )\brest\b|\bset aside\b|\bovernight\b/i;
/** The heat does it: "simmer, then leave to stand" is one instruction and counts as cooking. */
const HEATS =
  /\b(?:simmer|boil|bake|roast|fry|grill|cook|steam|poach|braise|blanch|boiling|wilt|melt|sear|toast|brown|soften|warm the|heat the|in the oven)\b|\bover (?:a |the )?\w+ heat\b/i;

/** Whether what a text tells to do is a wait off the heat: cooling and resting are no cooking. */
export const isWaitOffHeat = (text: string): boolean => WAITS.test(text) && !HEATS.test(text);

/** Whether a step passes off the heat and is counted as cooking: it is long, or it comes before anything is heated. */
export function isUnmarkedWait(step: CheckedStep, before: readonly CheckedStep[]): boolean {
  if (step.offHeat || step.minutes === null || !isWaitOffHeat(step.text)) return false;
  const isHeated = before.some(
    (other) => !other.offHeat && HEATS.test(other.text) && !/^heat the (?:oven|grill)/i.test(other.text),
  );
  return step.minutes >= LONG_WAIT || (!isHeated && !step.meanwhile);
}
