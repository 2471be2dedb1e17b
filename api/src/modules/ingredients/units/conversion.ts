import type { KnownFood } from '../foods/food-knowledge.ts';
import type { Unit } from './unit-vocabulary.ts';
import { unitOf } from './units.ts';

/** What a conversion needs to know of a food: grams of one of its usual measures, by unit. */
export type WeighedFood = Pick<KnownFood, 'weights'>;

/** The unit of a line that names none: pieces. */
const PIECE = 'piece';

/**
 * `amount` of `from` in `to`; units as the vocabulary spells them, null for plain pieces. Within masses and within volumes by their
 * sizes, otherwise through the weights of `food`. Undefined where neither tells: a density is never guessed.
 */
export function convertAmount(
  amount: number,
  from: string | null,
  to: string | null,
  food?: WeighedFood,
): number | undefined {
  const source = unitOf(from ?? PIECE);
  const target = unitOf(to ?? PIECE);
  if (!source || !target) return undefined;
  if (source === target) return amount;
  if (source.size !== null && target.size !== null && source.dimension === target.dimension)
    return (amount * source.size) / target.size;
  const sourceGrams = gramsOfOne(source, food);
  const targetGrams = gramsOfOne(target, food);
  return sourceGrams === undefined || targetGrams === undefined ? undefined : (amount * sourceGrams) / targetGrams;
}

/** Grams of one `unit`: its own size, the food's weight of just that measure, or its volume by the food's density. */
function gramsOfOne(unit: Unit, food?: WeighedFood): number | undefined {
  if (unit.dimension === 'mass') return unit.size ?? undefined;
  return weightOf(unit.name, food) ?? gramsByVolume(unit, food);
}

/** A piece is a medium one, and the other way round, where the food's weights know only one of the two words. */
function weightOf(name: string, food?: WeighedFood): number | undefined {
  const weights = food?.weights ?? {};
  if (name === PIECE) return weights[PIECE] ?? weights['medium'];
  if (name === 'medium') return weights['medium'] ?? weights[PIECE];
  return weights[name];
}

function gramsByVolume(unit: Unit, food?: WeighedFood): number | undefined {
  const nearest = nearestWeighedVolume(unit, food);
  return nearest && ((unit.size ?? 0) * nearest.grams) / (nearest.unit.size ?? 1);
}

/**
 * The weighed volume of a food that tells its density for a volume: the nearest in size, so that a teaspoon follows the tablespoon rather
 * than the cup, since what is cut finer for a spoon lies closer. Undefined for what is no volume, and for a food of unknown density.
 */
export function nearestWeighedVolume(unit: Unit, food?: WeighedFood): { unit: Unit; grams: number } | undefined {
  const { dimension, size } = unit;
  if (dimension !== 'volume' || size === null) return undefined;
  const distance = (other: Unit): number => Math.abs(Math.log((other.size ?? 1) / size));
  return weighedVolumes(food).sort((one, two) => distance(one.unit) - distance(two.unit))[0];
}

function weighedVolumes(food?: WeighedFood): { unit: Unit; grams: number }[] {
  return Object.entries(food?.weights ?? {}).flatMap(([name, grams]) => {
    const unit = unitOf(name);
    return unit?.dimension === 'volume' && unit.size !== null ? [{ unit, grams }] : [];
  });
}
