import type { Nutrients } from '../ingredients/food.entity.ts';

/** The figures of what is eaten of a food, and what weighs otherwise than the food does. */
export interface EatenPart {
  nutrients: Nutrients;
  weights: Record<string, number>;
}

/** Grams printed on the usual tin, with the liquid; what weighs less in one has its figures, and its weight, without. */
export const PRINTED = 400;

/** The columns of USDA SR28 for a tin with its liquid, and the grams of a cup of that. */
type Row = [
  calories: number,
  protein: number,
  fat: number,
  carbs: number,
  fiber: number,
  sugar: number | null,
  sodium: number,
  cup: number,
];

const WITH_LIQUID: Record<string, Row> = {
  'canned-black-beans': [91, 6.03, 0.29, 16.55, 6.9, 0.23, 384, 240], // 16018
  'canned-kidney-beans': [81, 5.22, 0.36, 14.83, 4.3, 1.85, 256, 256], // 16034
  'canned-white-beans': [114, 7.26, 0.29, 21.2, 4.8, 0.29, 340, 262], // 16051
  'canned-cannellini-beans': [114, 7.26, 0.29, 21.2, 4.8, 0.29, 340, 262], // 16051
  'canned-haricot-beans': [113, 7.53, 0.43, 20.45, 5.1, 0.28, 336, 262], // 16039
  'canned-great-northern-beans': [114, 7.37, 0.39, 21.02, 4.9, 1.41, 370, 262], // 16026
  'canned-pinto-beans': [82, 4.6, 0.56, 15.18, 4.6, 1.02, 268, 240], // 16044
  'canned-borlotti-beans': [83, 5.54, 0.28, 15.12, 6.3, null, 332, 260], // 16021
  'canned-butter-beans': [79, 4.93, 0.17, 14.91, 4.8, null, 336, 241], // 16073
  'canned-fava-beans': [71, 5.47, 0.22, 12.41, 3.7, null, 453, 256], // 16054
  'canned-black-eyed-peas': [77, 4.74, 0.55, 13.63, 3.3, null, 293, 240], // 16064
  'canned-chickpeas': [88, 4.92, 1.95, 13.49, 4.4, null, 278, 240], // 16058
};

const UNDRAINED = /\bundrained\b|\b(?:not|don['’]t|without) drain(?:ed|ing)?\b/i;
/** Not "with half of their liquid", which is nearer to none of it. */
const WITH_ITS_LIQUID = /\b(?:with|and|in) (?:all )?(?:of )?(?:the |their |its )?(?:liquids?|juices?)\b/i;
const DRAINED = /(?<!\bnot )\bdrained\b/i;

/** Whether a line says that a tin is drained. */
export function isDrained(said: string): boolean {
  return DRAINED.test(said);
}

/** Pulses that go into the pot with the liquid of their tin, as much as is printed on it: "undrained", "with their liquid". */
export function undrained(slug: string, said: string): EatenPart | undefined {
  const row = UNDRAINED.test(said) || (WITH_ITS_LIQUID.test(said) && !isDrained(said)) ? WITH_LIQUID[slug] : undefined;
  if (row === undefined) return undefined;
  const [calories, protein, fat, carbs, fiber, sugar, sodium, cup] = row;
  return { nutrients: { calories, protein, fat, carbs, fiber, sugar, sodium }, weights: { can: PRINTED, cup } };
}
