import { basename } from 'node:path';
import { z } from 'zod';
import type { Nutrients } from '../ingredients/food.entity.ts';
import { unitOf } from '../ingredients/units/units.ts';
import type { SeedFood } from './food-files.ts';
import { readCsv } from './usda-csv.ts';
import { validated } from './yaml-files.ts';

/** What the USDA says of one food of ours. */
export interface UsdaFigures {
  slug: string;
  /** SR28 number of the row with the nutrients. */
  ndb: number | null;
  /** SR Legacy id of the row with the weights. */
  fdc: number | null;
  nutrients: Nutrients | null;
  /** Grams of one usual measure, by unit. */
  weights: Record<string, number>;
}

/** The nutrient columns of `usda.csv`, in their order; units as in `Nutrients`. */
export const NUTRIENT_COLUMNS = ['calories', 'protein', 'fat', 'carbs', 'fiber', 'sugar', 'sodium'] as const;

const given = (most: number): z.ZodType<number | null, string> =>
  z.string().transform((text) => (text === '' ? null : Number(text))).pipe(z.number().min(0).max(most).nullable());
const weights = z.string().transform((text, context) => {
  const pairs = text.split(';').filter(Boolean).map((pair) => pair.split('='));
  for (const [unit = '', grams] of pairs) {
    if (!unitOf(unit) || !(Number(grams) > 0)) context.addIssue(`"${unit}=${grams}" is no weight of a unit`);
  }
  return Object.fromEntries(pairs.map(([unit, grams]) => [unit, Number(grams)] as const));
});
const rowSchema = z.strictObject({
  slug: z.string().min(1), ndb: given(1e6), fdc: given(1e9),
  calories: given(902), protein: given(100), fat: given(100), carbs: given(100), fiber: given(100), sugar: given(100), sodium: given(40_000),
  weights,
});

/**
 * Reads `usda.csv`, as `scripts/usda.ts` writes it.
 * @throws StartError naming file, row and field of each mistake
 */
export function readUsdaFigures(path: string): UsdaFigures[] {
  return validated(z.array(rowSchema), readCsv(path), basename(path)).map(({ slug, ndb, fdc, weights: grams, ...columns }) =>
    ({ slug, ndb, fdc, nutrients: nutrientsOf(columns), weights: grams }));
}

/** Without energy, protein, fat and carbohydrate there are no figures to count with. */
function nutrientsOf({ calories, protein, fat, carbs, ...rest }: Record<(typeof NUTRIENT_COLUMNS)[number], number | null>): Nutrients | null {
  return calories === null || protein === null || fat === null || carbs === null ? null : { calories, protein, fat, carbs, ...rest };
}

/**
 * The foods with their nutrients and weights. A weight that the food's own entry states wins over the USDA's. Where a food has
 * nothing of its own it takes its parent's, separately for nutrients, for volumes (its density) and for pieces.
 */
export function withFigures(foods: SeedFood[], figures: UsdaFigures[]): SeedFood[] {
  const bySlug = new Map(figures.map((figure) => [figure.slug, figure]));
  const own = new Map(foods.map((food) => [food.id, withOwn(food, bySlug.get(food.slug))]));
  return foods.map((food) => inherited(food, own));
}

function withOwn(food: SeedFood, figure: UsdaFigures | undefined): SeedFood {
  return { ...food, nutrients: food.nutrients ?? figure?.nutrients ?? null, weights: { ...weightsBeside(food, figure?.weights ?? {}), ...food.weights } };
}

/** The USDA's weights that hold beside the food's own: not its sizes where the entry says that a piece is another than that of the row. */
function weightsBeside(food: SeedFood, weights: Record<string, number>): Record<string, number> {
  const statesOther = food.weights?.['piece'] !== undefined && !Object.keys(food.weights).some(isSize);
  return statesOther ? Object.fromEntries(Object.entries(weights).filter(([unit]) => !isSize(unit))) : weights;
}

function inherited(food: SeedFood, own: Map<string, SeedFood>): SeedFood {
  const line: SeedFood[] = [];
  for (let at = own.get(food.id); at && !line.includes(at); at = own.get(at.parentId ?? '')) line.push(at);
  const weights = { ...firstOf(line, isVolume), ...firstOf(line, (unit) => !isVolume(unit)) };
  return {
    ...food,
    nutrients: line.find((one) => one.nutrients !== null)?.nutrients ?? null,
    weights: Object.keys(weights).length === 0 ? null : weights,
  };
}

/** The weights of the kind wanted, of the nearest of the line that has any. */
function firstOf(line: SeedFood[], wanted: (unit: string) => boolean): Record<string, number> {
  const found = line.map((food) => Object.entries(food.weights ?? {}).filter(([unit]) => wanted(unit))).find((weights) => weights.length > 0);
  return Object.fromEntries(found ?? []);
}

const isSize = (unit: string): boolean => unitOf(unit)?.dimension === 'size';
const isVolume = (unit: string): boolean => unitOf(unit)?.dimension === 'volume';
