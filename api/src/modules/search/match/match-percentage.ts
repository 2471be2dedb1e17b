import { TELLING_WHOLE } from './telling.ts';

/** Best score of a match. */
export const SCORE_WHOLE = 10_000;

/** Tenths of credit that a fully covered food brings. */
export const FULL_CREDIT = 10;

/** What a recipe keeps of its score that uses nothing telling, in the parts of {@link TELLING_WHOLE}: 60 of 310, about a fifth. */
export const FIT_BASE = 60;

/** Scores and the percentages they read as, so that a dish the foods are for reads 90 and over, a fine one 70, a sensible one 50 (golden set). */
const CURVE = [[0, 0], [2_400, 50], [4_200, 70], [6_600, 90], [SCORE_WHOLE, 100]] as const;

/**
 * Coverage times fit.
 * @param credit sum of the credits of the needed foods in tenths, those counted twice that the dish is named for
 * @param weight needed foods and lines that could not be linked, counted likewise
 * @param told sum of what the used foods tell; more than {@link TELLING_WHOLE} counts as that
 * @returns 0 to {@link SCORE_WHOLE}; 0 when nothing is needed
 */
export function matchScore(credit: number, weight: number, told: number): number {
  if (weight === 0) return 0;
  return Math.floor((SCORE_WHOLE * credit * (FIT_BASE + Math.min(TELLING_WHOLE, told))) / (FULL_CREDIT * weight * (FIT_BASE + TELLING_WHOLE)));
}

/** Smallest score that reads as each percentage, 0 to 100. */
export const LEAST_SCORES: readonly number[] = Array.from({ length: 101 }, (_, percentage) => leastScore(percentage));

/** By score: the percentage it reads as. */
const PERCENTAGES = Uint8Array.from({ length: SCORE_WHOLE + 1 }, (_, score) => LEAST_SCORES.findLastIndex((least) => least <= score));

/** The percentage that a score reads as, 0 to 100; 100 is only ever the whole score. */
export function percentageOf(score: number): number {
  return PERCENTAGES[score] ?? 0;
}

function leastScore(percentage: number): number {
  const at = Math.max(1, CURVE.findIndex(([, to]) => percentage <= to));
  const [[fromScore, from], [toScore, to]] = [CURVE[at - 1] ?? CURVE[0], CURVE[at] ?? CURVE[1]];
  return Math.ceil(fromScore + ((percentage - from) * (toScore - fromScore)) / (to - from));
}
