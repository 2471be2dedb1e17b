import type { KnownFood } from '../foods/food-knowledge.ts';
import { convertAmount } from './conversion.ts';
import { unitOf } from './units.ts';

/** Aisles whose foods American cooks measure in cups and spoons; meat, fish, cheese, vegetables and pasta they weigh. */
const IN_CUPS = new Set([
  'baking',
  'basics',
  'grains',
  'pulses',
  'nuts-and-seeds',
  'dairy',
  'oils-and-vinegars',
  'spices',
  'sauces',
]);

/** Families of foods of other aisles that they measure in cups, too: crumbs, dried fruit, peas and sweetcorn. */
const IN_CUPS_TOO = new Set(['breadcrumbs', 'raisin', 'pea', 'frozen-pea', 'sweetcorn', 'blueberry']);

/** Families of foods in these aisles that are weighed all the same. */
const WEIGHED = new Set(['pasta', 'noodle']);

/**
 * Millilitres of one `unit` of weight of a food that American cooks measure in cups: 1.9 for a gram of flour. Undefined for what they weigh, for
 * units that weigh nothing, and where the food's weights do not tell: a density is never guessed.
 * @param familiesOf slugs of the foods that it is a kind of
 */
export function cupVolume(
  unit: string | null,
  food: KnownFood,
  familiesOf: (food: KnownFood) => readonly string[],
): number | undefined {
  if (unit === null || unitOf(unit)?.dimension !== 'mass') return undefined;
  const families = [food.slug, ...familiesOf(food)];
  const isInCups = IN_CUPS.has(food.category) || families.some((slug) => IN_CUPS_TOO.has(slug));
  return isInCups && !families.some((slug) => WEIGHED.has(slug)) ? convertAmount(1, unit, 'ml', food) : undefined;
}
