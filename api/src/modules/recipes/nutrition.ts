import { convertAmount } from '../ingredients/conversion.ts';
import type { Nutrients } from '../ingredients/food.entity.ts';
import type { KnownFood } from '../ingredients/food-knowledge.ts';

/** What nutrition needs to know of an ingredient line. */
export interface NutritionLine {
  /** Null for lines without one ("salt"). */
  amount: number | null;
  /** Upper end of a range. */
  amountMax: number | null;
  /** Null for plain pieces. */
  unit: string | null;
  food: Pick<KnownFood, 'nutrients' | 'weights'> | null;
  preparation: string | null;
  isOptional: boolean;
}

/** What one serving holds: energy in kcal, the rest in grams; null where too little of the weight has that figure. */
export interface Nutrition {
  calories: number | null;
  protein: number | null;
  carbs: number | null;
  fat: number | null;
  fiber: number | null;
  sugar: number | null;
  /** Share, 0 to 1, of the weight of the ingredients that has figures. */
  coverage: number;
}

/** Smallest share of the weight that a figure must cover to be worth showing. */
export const COVERAGE_MIN = 0.8;

/**
 * Share of the oil in a frying pan that is eaten. Caterers count a tenth of the weight of what is fried (Galley Solutions,
 * "Accounting for Fat Absorption in Deep Fat Frying"), and at home the oil weighs about as much as what is fried in it.
 */
const FRYING_OIL_EATEN = 0.1;

/** Grams of oil below which "for frying" is a film in the pan that is eaten whole. */
const FRYING_OIL_MIN = 80;

/** Grams of a line, and what 100 g of it hold; null where not known. */
interface Part {
  grams: number | null;
  nutrients: Nutrients | null;
}

/**
 * Nutrition of one of `servings` equal servings, from the weights and figures of the foods of the lines.
 *
 * Lines without an amount and optional ones count as nothing, a range as its middle, and of oil for deep frying only what is eaten.
 * Foods without any energy (water, salt) are left out of the coverage, or a litre of water would cover up for all the rest. A line of
 * unknown weight counts against the coverage with the median weight of the recipe's known lines.
 */
export function nutritionPerServing(lines: readonly NutritionLine[], servings: number): Nutrition {
  const parts = lines.filter((line) => line.amount !== null && !line.isOptional).map(partOf).filter((part) => part.nutrients?.calories !== 0);
  const median = medianOf(parts.flatMap((part) => part.grams ?? []));
  const weighed = parts.map((part) => ({ ...part, estimate: part.grams ?? median }));
  const total = sum(weighed.map((part) => part.estimate));
  const share = (field: keyof Nutrients): number =>
    total === 0 ? 0 : sum(weighed.map((part) => (part.grams !== null && typeof part.nutrients?.[field] === 'number' ? part.estimate : 0))) / total;
  const figure = (field: keyof Nutrients): number | null =>
    share(field) < COVERAGE_MIN ? null : sum(weighed.map((part) => ((part.grams ?? 0) * (part.nutrients?.[field] ?? 0)) / 100)) / servings;
  return {
    calories: figure('calories'), protein: figure('protein'), carbs: figure('carbs'), fat: figure('fat'), fiber: figure('fiber'), sugar: figure('sugar'),
    coverage: share('calories'),
  };
}

function partOf(line: NutritionLine): Part {
  const amount = line.amountMax === null ? (line.amount ?? 0) : ((line.amount ?? 0) + line.amountMax) / 2;
  const grams = convertAmount(amount, line.unit, 'g', line.food ?? undefined) ?? null;
  const isFryingOil = grams !== null && grams >= FRYING_OIL_MIN && /\bfor\b.*\bfrying\b/.test(line.preparation ?? '');
  return { grams: isFryingOil ? grams * FRYING_OIL_EATEN : grams, nutrients: line.food?.nutrients ?? null };
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

function medianOf(numbers: number[]): number {
  const sorted = numbers.toSorted((one, two) => one - two);
  const middle = sorted.length / 2;
  return sorted.length === 0 ? 0 : ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
