import type { Nutrients } from '../ingredients/food.entity.ts';
import { unitOf } from '../ingredients/units/units.ts';
import type { Finding } from '../recipes/checks/checked-recipe.ts';
import type { Catalogue } from './check-model.ts';
import type { SeedFood } from './food-files.ts';
import type { UsdaFigures } from './usda-figures.ts';

/** Energy that does not come from protein, fat and carbohydrate, or carbohydrate that gives none. */
const OTHER_ENERGY = new Set(['vanilla-extract', 'stevia']);

/** Grams per millilitre of anything a cook measures by the spoon or cup: from dill fronds to syrup. */
const DENSITY = { least: 0.03, most: 1.6 };
/** How far the densities of a food's spoon and cup may differ, since herbs are chopped for the one and left whole for the other. */
const DENSITY_SPREAD = 3;

/** Heaviest piece of any food, in grams: a large pumpkin, and those of small things by aisle. */
const PIECE_MOST = 6_000;
const PIECE_MOST_BY_AISLE: Record<string, number> = { spices: 20, herbs: 5, 'nuts-and-seeds': 15, cheese: 500, dairy: 200, pulses: 50, sauces: 100 };

/** Nutrients that do not add up, weights that cannot be, and figures that the numbers in the food files no longer name. */
export function checkFigures({ foods, figures }: Catalogue): Finding[] {
  const bySlug = new Map(figures.map((figure) => [figure.slug, figure]));
  const sane = foods.flatMap((food) => {
    const problems = [...(food.nutrients ? nutrientProblems(food, food.nutrients) : []), ...densityProblems(food), ...pieceProblems(food)];
    return problems.map((message) => ({ file: `foods/${food.category}.yaml`, field: food.name, message }));
  });
  return [...sane, ...foods.flatMap((food) => staleFigures(food, bySlug.get(food.slug)))];
}

function staleFigures(food: SeedFood, figure: UsdaFigures | undefined): Finding[] {
  const isFresh = food.ndb === (figure?.ndb ?? null) && food.fdc === (figure?.fdc ?? null);
  return isFresh ? [] : [{ file: 'usda.csv', field: food.slug, message: 'is not of the numbers in the food file: run scripts/usda.ts' }];
}

/** Energy by the general factors, 4 for protein and carbohydrate and 9 for fat, with fibre giving anything from nothing to 4. */
function nutrientProblems(food: SeedFood, { calories, protein, fat, carbs, fiber, sugar }: Nutrients): string[] {
  const most = 4 * protein + 9 * fat + 4 * carbs;
  const least = most - 4 * Math.min(carbs, fiber ?? 0);
  const isExplained = food.category === 'drinks' || OTHER_ENERGY.has(food.slug);
  const problems: string[] = [];
  if (!isExplained && (calories < 0.7 * least - 25 || calories > 1.3 * most + 25)) problems.push(`${calories} kcal do not agree with ${Math.round(least)} to ${Math.round(most)} from its parts`);
  if (protein + fat + carbs > 101) problems.push('holds more than 100 g in 100 g');
  if (Math.max(fiber ?? 0, sugar ?? 0) > carbs + 1) problems.push('has more fibre or sugar than carbohydrate');
  return problems;
}

function densityProblems(food: SeedFood): string[] {
  const densities = Object.entries(food.weights ?? {}).flatMap(([name, grams]) => {
    const unit = unitOf(name);
    return unit?.dimension === 'volume' && unit.size !== null ? [{ name, density: grams / unit.size }] : [];
  });
  const odd = densities.filter(({ density }) => density < DENSITY.least || density > DENSITY.most).map(({ name, density }) => `a ${name} has a density of ${density.toFixed(2)}`);
  const values = densities.filter(({ name }) => name !== 'dash').map(({ density }) => density);
  return Math.max(...values) > DENSITY_SPREAD * Math.min(...values) ? [...odd, 'its spoons and cups disagree'] : odd;
}

function pieceProblems(food: SeedFood): string[] {
  const { small, medium, large, piece } = food.weights ?? {};
  const most = PIECE_MOST_BY_AISLE[food.category] ?? PIECE_MOST;
  const sizes = [small, medium, large].filter((grams) => grams !== undefined);
  const isUnordered = sizes.some((grams, at) => grams < (sizes[at - 1] ?? 0));
  return [
    ...(piece !== undefined && piece > most ? [`a piece of ${piece} g is over ${most}`] : []),
    ...(isUnordered ? ['its sizes are not in order'] : []),
  ];
}
