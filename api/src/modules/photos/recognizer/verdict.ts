import type { ClassGroup, FoodOfClass } from './classes.ts';

/** A group of classes as seen in a photo. */
export interface Sighting extends FoodOfClass {
  /** How likely it is there, from 0 to 1. */
  confidence: number;
}

/** Most foods that are named. */
const SIGHTINGS_MAX = 5;
/** Share of its group that a kind must have to be named itself. */
const SURE_OF_KIND = 0.8;

/**
 * What the networks' answers mean, taken together.
 * @param views for each view and network the logits of every class, the last of them meaning that nothing is known
 */
export function judge(views: Float32Array[], groups: ClassGroup[]): Sighting[] {
  const mean = meanProbability(views);
  let at = 0;
  const sightings = groups.map((group) => {
    const shares = mean.slice(at, (at += group.kinds.length));
    return { ...kindOf(group, shares), confidence: sum(shares) };
  });
  return sightings.sort((a, b) => b.confidence - a.confidence).slice(0, SIGHTINGS_MAX);
}

function meanProbability(views: Float32Array[]): Float64Array {
  const mean = new Float64Array(views[0]?.length ?? 0);
  for (const logits of views) {
    const highest = logits.reduce((a, b) => Math.max(a, b));
    const parts = logits.map((logit) => Math.exp(logit - highest));
    const total = sum(parts);
    for (const [index, part] of parts.entries()) mean[index] = (mean[index] ?? 0) + part / total / views.length;
  }
  return mean;
}

/** The name of a group's kinds that have nearly all of its probability, otherwise its own. */
function kindOf({ kinds, ...group }: ClassGroup, shares: Float64Array): FoodOfClass {
  const total = sum(shares);
  const named = kinds.find(({ food }) => {
    const share = shares.reduce((all, part, index) => (kinds[index]?.food === food ? all + part : all), 0);
    return share >= SURE_OF_KIND * total;
  });
  return named ?? group;
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
