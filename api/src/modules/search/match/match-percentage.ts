import { TELLING_WHOLE } from './telling.ts';

/** Best score of a match. */
export const SCORE_WHOLE = 10_000;

/** Tenths of credit that a fully covered food brings. */
export const FULL_CREDIT = 10;

/** What a recipe keeps of its score that uses nothing telling, in the parts of {@link TELLING_WHOLE}: 16 of 266, about a sixteenth. */
export const FIT_BASE = 16;

/** What a dish loses that lacks everything it is named for, in fifths: who has no tofu does not make the stir-fry with tofu. */
export const NAMELESS_LOSS = 2;

/** Least credit, in tenths, with which a food that the dish is named for counts as there: a swap does, any cheese for pecorino does not. */
export const NAMED_CREDIT = 7;

/** Fifths in a whole. */
export const FIFTHS = 5;

/** How much of a kitchen a recipe uses, and how much of the recipe is there. */
export interface MatchParts {
  /** Sum of the credits of the needed foods in tenths, those counted twice that the dish is named for. */
  credit: number;
  /** Needed foods and lines that could not be linked, counted likewise. */
  weight: number;
  /** What the used foods tell together; more than {@link TELLING_WHOLE} counts as that. */
  told: number;
  /** How many foods the dish is named for, and how many of these are missing. */
  named: number;
  namedMissing: number;
}

/**
 * Scores and the percentages they read as: of the golden set's dishes about half of the best score 7,000 and over and read 90, three in five of
 * the good ones 3,800 (70), more than half of the sensible ones 2,600 (50).
 */
const CURVE = [
  [0, 0],
  [2_600, 50],
  [3_800, 70],
  [7_000, 90],
  [SCORE_WHOLE, 100],
] as const;

/**
 * Coverage times fit, less for a dish that lacks what it is named for.
 * @returns 0 to {@link SCORE_WHOLE}; 0 when nothing is needed
 */
export function matchScore({ credit, weight, told, named, namedMissing }: MatchParts): number {
  if (weight === 0) return 0;
  const [kept, whole] = named === 0 ? [1, 1] : [FIFTHS * named - NAMELESS_LOSS * namedMissing, FIFTHS * named];
  return Math.floor(
    (SCORE_WHOLE * credit * (FIT_BASE + Math.min(TELLING_WHOLE, told)) * kept) /
      (FULL_CREDIT * weight * (FIT_BASE + TELLING_WHOLE) * whole),
  );
}

/** Smallest score that reads as each percentage, 0 to 100. */
export const LEAST_SCORES: readonly number[] = Array.from({ length: 101 }, (_, percentage) => leastScore(percentage));

/** By score: the percentage it reads as. */
const PERCENTAGES = Uint8Array.from({ length: SCORE_WHOLE + 1 }, (_, score) =>
  LEAST_SCORES.findLastIndex((least) => least <= score),
);

/** The percentage that a score reads as, 0 to 100; 100 is only ever the whole score. */
export function percentageOf(score: number): number {
  return PERCENTAGES[score] ?? 0;
}

function leastScore(percentage: number): number {
  const at = Math.max(
    1,
    CURVE.findIndex(([, to]) => percentage <= to),
  );
  const [[fromScore, from], [toScore, to]] = [CURVE[at - 1] ?? CURVE[0], CURVE[at] ?? CURVE[1]];
  return Math.ceil(fromScore + ((percentage - from) * (toScore - fromScore)) / (to - from));
}
