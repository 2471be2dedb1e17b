import type { ClassGroup, FoodOfClass } from './classes.ts';

/** What the networks answer to one view: of each network a logit for every class, the last of them for "nothing known". */
export type ViewAnswer = Float32Array[];

/** A food as seen in a photo. */
export interface Sighting extends FoodOfClass {
  /** How likely it is there, from 0 to 1. */
  confidence: number;
}

/** Most foods that are named. */
const SIGHTINGS_MAX = 5;
/**
 * Divides the logits. At 0.65 confidence would be truest (tools/recognizer/calibrate.py); this is more modest, so that of what has more
 * than 0.7 and is added by itself 97 % are right on photos the networks never saw (docs/recognizer.md).
 */
const TEMPERATURE = 0.88;
/** A part of a photo is worth less than the whole: it can offer a food, but never make sure of it. */
const PART_WORTH = 0.4;
/** A part counts in full when the whole gives its food at least this much. */
const PART_NEEDS = 0.1;
/** Share of its group that a kind must have to be named itself. */
const SURE_OF_KIND = 0.8;

/** The foods in a photo, the surest first, from the views of the whole and those of its parts. */
export function judge(wholes: ViewAnswer[], parts: ViewAnswer[], groups: ClassGroup[]): Sighting[] {
  const whole = probabilityOf(wholes.flat());
  const ofParts = parts.map(probabilityOf);
  let start = 0;
  const sightings = groups.map((group) => {
    const [from, to] = [start, (start += group.kinds.length)];
    const shares = whole.slice(from, to);
    const held = sum(shares);
    const bestPart = Math.max(0, ...ofParts.map((part) => sum(part.slice(from, to))));
    const confidence = Math.max(held, PART_WORTH * bestPart * Math.min(1, held / PART_NEEDS));
    return { ...kindOf(group, shares), confidence };
  });
  return sightings.sort((a, b) => b.confidence - a.confidence).slice(0, SIGHTINGS_MAX);
}

/** What several answers together hold likely: the probabilities of their mean, so that one that is sure of nonsense is outvoted. */
function probabilityOf(answers: readonly Float32Array[]): Float64Array {
  const mean = new Float64Array(answers[0]?.length ?? 0);
  for (const logits of answers)
    for (const [index, logit] of logits.entries()) mean[index] = (mean[index] ?? 0) + logit / answers.length;
  const highest = mean.reduce((a, b) => Math.max(a, b));
  const parts = mean.map((logit) => Math.exp((logit - highest) / TEMPERATURE));
  const total = sum(parts);
  return parts.map((part) => part / total);
}

/** The name of a group's kinds that have nearly all of its probability, otherwise its own. */
function kindOf({ kinds, ...group }: ClassGroup, shares: Float64Array): FoodOfClass {
  const total = sum(shares);
  const named = kinds.find(({ name }) => {
    const share = shares.reduce((all, part, index) => (kinds[index]?.name === name ? all + part : all), 0);
    return share >= SURE_OF_KIND * total;
  });
  return named ?? group;
}

function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
