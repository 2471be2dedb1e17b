import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';

/** Herbs of soft leaves, which are nine tenths water; of thyme and rosemary it is two thirds. */
const SOFT = /^(?:parsley|flat-leaf parsley|basil|dill|chives|chervil|coriander|mint|tarragon)$/;

/** Grams of a dried soft herb for a gram of the fresh: of parsley 12 % is no water, of basil and chives 8 and 9, of dill 14 (USDA SR28). */
const DRIED_SHARE = 0.12;

/** Leaves that are counted lie on the food as they are, but for those that are boiled out. */
const WHOLE_LEAVES = /^\d+ (?:\w+ )*?leaves\b/i;
const BOILED_OUT = /\b(?:bay|curry|lime)\b/i;

const WEIGHTS = new Set(['g', 'kg', 'oz', 'lb']);

/**
 * How much of a dried herb stands in for a fresh one. A third is so by the spoon, in which dried leaves lie closely; by weight it is less.
 * @param ratio how much by the spoon
 */
export function driedRatio(food: KnownFood, use: KnownFood, ratio: number | null, unit: string | null): number | null {
  const isWeighed = unit !== null && WEIGHTS.has(unit);
  return isWeighed && SOFT.test(food.name) && use.name.startsWith('dried ') ? DRIED_SHARE : ratio;
}

/** Whether a line counts leaves, and a dried herb has none to lay there. */
export const lacksLeaves = (text: string, use: KnownFood): boolean =>
  WHOLE_LEAVES.test(text) && !BOILED_OUT.test(text) && use.name.startsWith('dried ');
