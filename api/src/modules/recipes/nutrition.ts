import { convertAmount } from '../ingredients/units/conversion.ts';
import type { Nutrients } from '../ingredients/food.entity.ts';
import { unitOf } from '../ingredients/units/units.ts';
import {
  asEaten,
  isPieceOfAnySize,
  isStrained,
  isWeighedWithBones,
  withoutBones,
  type CountedFood,
} from './nutrition-as-eaten.ts';
import { usualCalories, usualLineGrams } from './nutrition-line-weights.ts';
import { meantMeasure } from './nutrition-measure.ts';
import { isDrained, PRINTED } from './nutrition-tins.ts';

/** What nutrition needs to know of an ingredient line. */
export interface NutritionLine {
  /** Null for lines without one ("salt"). */
  amount: number | null;
  /** Upper end of a range. */
  amountMax: number | null;
  /** Null for plain pieces. */
  unit: string | null;
  food: CountedFood | null;
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
  /** Share, 0 to 1, of the ingredients that has figures: of their weight, or of their energy where that is less. */
  coverage: number;
}

/** Smallest share of the ingredients that figures must cover to be worth showing. */
export const COVERAGE_MIN = 0.8;

/** Smallest share of their energy that must have figures, for a sum within a tenth of the whole. */
const ENERGY_MIN = 0.9;

/** Largest share of the energy that foods without figures may have: a carbonara whose guanciale has none is no light meal. What spices add is less. */
const UNFIGURED_MAX = 0.08;

/**
 * Share of the oil in a frying pan that is eaten. Caterers count a tenth of the weight of what is fried (Galley Solutions,
 * "Accounting for Fat Absorption in Deep Fat Frying"), and at home the oil weighs about as much as what is fried in it.
 */
const FRYING_OIL_EATEN = 0.1;

/** What is said beside fat of which a part goes back into the bottle: "half of it poured off after frying". */
const POURED_OFF =
  /\b(most|half) of (?:it|which)\b.*\b(?:(?:poured|drained|tipped|strained) (?:off|away)|left (?:over|behind|in the pan))\b/i;

/** Share of such fat that is eaten. Of the 150 ml in which 600 g of potatoes cook for a tortilla, 40 to 60 g stay in them. */
const EATEN_OF_POURED_OFF = { most: 1 / 3, half: 1 / 2 };

/** Grams of oil below which "for frying" is a film in the pan that is eaten whole. */
const FRYING_OIL_MIN = 80;

/** Grams of fat for a serving, and in all, from which on it is what something fries in, though the line does not say so: it is more than is eaten. */
const DEEP_FAT_MIN = { perServing: 75, inAll: 300 };

/** What is said beside it: "for deep-frying", "used to fry the chicken". */
const FOR_FRYING = /\bfor\b.*\bfrying\b|\bto (?:deep[- ]?|shallow[- ]?)?fry\b|\bfor (?:the )?(?:deep )?fryer\b/i;

/** Grams of fat in 100 g of oil, ghee and lard, and of no butter. */
const PURE_FAT = 95;

/** Grams of carbohydrate in 100 g below which its parts need no figures of their own. */
const CARBS_TRACE = 1;

/** What a line adds to the recipe. */
interface Part {
  /** Grams, estimated where the line cannot be weighed. */
  grams: number;
  isWeighed: boolean;
  nutrients: Nutrients | null;
  /** Kilocalories, estimated by aisle where the food has no figures. */
  energy: number;
}

/**
 * Nutrition of one of `servings` equal servings, from the weights and figures of the foods of the lines.
 *
 * Lines without an amount and optional ones count as nothing, a range as its middle, and of oil for deep frying only what is eaten.
 * Foods without any energy (water, salt) are left out of the coverage, or a litre of water would cover up for all the rest. A line
 * that cannot be weighed counts against the coverage, never in the figures: a volume as water would weigh, anything else with the
 * median weight of a line of its aisle, and so does the energy that a food without figures would have by its aisle.
 */
export function nutritionPerServing(lines: readonly NutritionLine[], servings: number): Nutrition {
  const parts = lines
    .filter((line) => line.amount !== null && !line.isOptional)
    .map((line) => partOf(line, servings))
    .filter((part) => part.nutrients?.calories !== 0);
  const total = sum(parts.map((part) => part.grams));
  const withFigure = (field: keyof Nutrients): { grams: number; figure: number }[] =>
    parts.flatMap((part) => {
      const figure = part.isWeighed && part.nutrients ? figureOf(part.nutrients, field) : null;
      return figure === null ? [] : [{ grams: part.grams, figure }];
    });
  const share = (field: keyof Nutrients): number =>
    total === 0 ? 0 : sum(withFigure(field).map((part) => part.grams)) / total;
  const energyKnown = energyShare(parts, ({ isWeighed, nutrients }) => isWeighed && nutrients !== null);
  const coverage = Math.min(share('calories'), energyKnown);
  const isShort = energyKnown < ENERGY_MIN || energyShare(parts, ({ nutrients }) => nutrients === null) > UNFIGURED_MAX;
  const figure = (field: keyof Nutrients): number | null =>
    isShort || Math.min(coverage, share(field)) < COVERAGE_MIN
      ? null
      : sum(withFigure(field).map((part) => (part.grams * part.figure) / 100)) / servings;
  return {
    calories: figure('calories'),
    protein: figure('protein'),
    carbs: figure('carbs'),
    fat: figure('fat'),
    fiber: figure('fiber'),
    sugar: figure('sugar'),
    coverage,
  };
}

/** The same where it is worth showing; null where too little of the weight or of the energy has figures, or is eaten. */
export function knownNutrition(
  { title, servings }: { title: string; servings: number },
  lines: readonly NutritionLine[],
): Nutrition | null {
  if (isStrained(title)) return null;
  const nutrition = nutritionPerServing(lines, servings);
  return nutrition.calories === null ? null : nutrition;
}

function energyShare(parts: readonly Part[], counts: (part: Part) => boolean): number {
  const total = sum(parts.map((part) => part.energy));
  return total === 0 ? 0 : sum(parts.filter(counts).map((part) => part.energy)) / total;
}

function partOf(asWritten: NutritionLine, servings: number): Part {
  const line = { ...asWritten, food: asWritten.food && asEaten(asWritten.food, asWritten.preparation) };
  const part = weighed(line, servings);
  return { ...part, energy: (part.grams * (part.nutrients?.calories ?? usualCalories(line.food))) / 100 };
}

function weighed(line: NutritionLine, servings: number): Omit<Part, 'energy'> {
  const said = line.amountMax === null ? (line.amount ?? 0) : ((line.amount ?? 0) + line.amountMax) / 2;
  const { amount, unit } =
    withoutLiquid(line, said) ?? meantMeasure({ amount: said, unit: line.unit, preparation: line.preparation });
  const isMass = unitOf(unit ?? '')?.dimension === 'mass';
  const slug = line.food?.slug;
  const isEatenUnknown = isMass ? isWeighedWithBones(slug, line.preparation) : isPieceOfAnySize(slug);
  const nutrients = isEatenUnknown ? null : (line.food?.nutrients ?? null);
  const grams = gramsOf(amount, unit, line.food);
  if (grams === undefined)
    return {
      grams: convertAmount(amount, unit, 'ml') ?? usualLineGrams(line.food?.category),
      isWeighed: false,
      nutrients,
    };
  const eaten = isMass ? withoutBones(grams, slug, line.unit === null) : grams;
  return { grams: eaten * shareEaten(grams, line, servings), isWeighed: true, nutrients };
}

/** The share that is eaten of what may stay where something was fried in it. */
function shareEaten(grams: number, { food, preparation }: NutritionLine, servings: number): number {
  const said = preparation ?? '';
  const isPureFat = (food?.nutrients?.fat ?? 0) > PURE_FAT;
  const [, part] = POURED_OFF.exec(said) ?? [];
  if (isPureFat && part !== undefined) return EATEN_OF_POURED_OFF[part.toLowerCase() === 'half' ? 'half' : 'most'];
  const isDeep = FOR_FRYING.test(said)
    ? grams >= FRYING_OIL_MIN
    : isPureFat && grams >= Math.max(DEEP_FAT_MIN.inAll, DEEP_FAT_MIN.perServing * servings);
  return isDeep ? FRYING_OIL_EATEN : 1;
}

/** Grams of what comes drained in the usual tin, at least and at most: what weighs less is measured by other tins, what weighs more is eaten whole. */
const DRAINED = { least: 200, most: 300 };

const STATED_DRAINED = /(\d+(?:\.\d+)?) ?g (?:when )?drained/;

/** "400 g tin of chickpeas" is measured by what is printed on the tin. */
const TIN = /^(?:can|tin)\b/;

/** What is eaten of tins whose printed weight is with the liquid, where the food's figures are without: as much as the line states, else that share of it. */
function withoutLiquid(
  { unit, preparation, food }: NutritionLine,
  cans: number,
): { amount: number; unit: string } | null {
  const drainedCan = food?.weights?.['can'] ?? Infinity;
  // "400 g canned chickpeas, drained" is what is printed, "240 g canned chickpeas, drained" what was in it.
  const isPrinted = unit === 'g' && cans % PRINTED === 0 && food?.slug?.startsWith('canned-') === true;
  const isTin = unit === 'can' || isPrinted || (unit !== null && TIN.test(preparation ?? ''));
  if (
    !isTin ||
    drainedCan < DRAINED.least ||
    drainedCan > DRAINED.most ||
    !(food?.category === 'pulses' || isDrained(preparation ?? ''))
  )
    return null;
  const [, stated] = STATED_DRAINED.exec(preparation ?? '') ?? [];
  if (stated !== undefined) return { amount: (unit === 'can' ? cans : 1) * Number(stated), unit: 'g' };
  const { amount, unit: printed } = meantMeasure({ amount: cans, unit, preparation });
  const grams = convertAmount(amount, printed, 'g');
  return printed === 'can' || grams === undefined ? null : { amount: (grams * drainedCan) / PRINTED, unit: 'g' };
}

/** A size that the food has no weight for is taken for a medium one. */
function gramsOf(amount: number, unit: string | null, food: NutritionLine['food']): number | undefined {
  const grams = convertAmount(amount, unit, 'g', food ?? undefined);
  return grams === undefined && unitOf(unit ?? '')?.dimension === 'size'
    ? convertAmount(amount, null, 'g', food ?? undefined)
    : grams;
}

/** Fibre and sugar are parts of the carbohydrate: where that is next to nothing, so are they, though the USDA leaves them open. */
function figureOf(nutrients: Nutrients, field: keyof Nutrients): number | null {
  const isPart = field === 'fiber' || field === 'sugar';
  return nutrients[field] ?? (isPart && nutrients.carbs <= CARBS_TRACE ? 0 : null);
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
