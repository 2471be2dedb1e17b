import { convertAmount, nearestWeighedVolume, type WeighedFood } from '../ingredients/units/conversion.ts';
import { unitOf } from '../ingredients/units/units.ts';
import { Rational } from './rational.ts';

/** An exact amount. */
export interface ExactAmount {
  amount: Rational;
  /** As the vocabulary of units spells it, or a word of the cook's own; null counts pieces. */
  unit: string | null;
}

/** An amount that somebody asks for. */
export interface Asked extends ExactAmount {
  /** What one of the unit holds, where the line says so: a can of 400 g. */
  each: ExactAmount | null;
}

const PIECES = new Set(['piece', 'small', 'medium', 'large']);
/** The volumes of a kitchen's spoons and cups are whole parts of a teaspoon: a smidgen is 1/32 of it, a cup 48. */
const PARTS_OF_TEASPOON = 96;

/** What can be added up as it stands: all masses, all volumes, all pieces of whatever size, and each other unit by itself. */
export function kindOf({ unit }: Asked): string {
  const known = unitOf(unit ?? 'piece');
  if (known?.dimension === 'mass' || known?.dimension === 'volume') return known.dimension;
  if (known && PIECES.has(known.name)) return 'piece';
  return known?.name ?? unit ?? '';
}

/** Grams or millilitres of one unit, exactly; undefined for what is counted. */
export function sizeOf(unit: string): Rational | undefined {
  const known = unitOf(unit);
  if (known?.size === undefined || known.size === null) return undefined;
  const teaspoon = unitOf('tsp')?.size ?? 1;
  if (known.dimension === 'volume' && known.system === 'us') {
    return Rational.of(teaspoon)
      .times(Rational.of(Math.round((known.size / teaspoon) * PARTS_OF_TEASPOON)))
      .over(Rational.of(PARTS_OF_TEASPOON));
  }
  return Rational.of(Number(known.size.toPrecision(12)));
}

/** Grams of one unit of a food, by the food's own weights; undefined where these do not tell. */
export function gramsOf(unit: string | null, food?: WeighedFood): Rational | undefined {
  const known = unitOf(unit ?? 'piece');
  if (known?.dimension === 'mass') return sizeOf(known.name);
  const nearest = known && nearestWeighedVolume(known, food);
  if (known && nearest)
    return Rational.of(nearest.grams)
      .times(sizeOf(known.name) ?? Rational.ZERO)
      .over(sizeOf(nearest.unit.name) ?? Rational.of(1));
  const grams = convertAmount(1, unit, 'g', food);
  return grams === undefined ? undefined : Rational.of(grams);
}

/** Grams of what is asked for; undefined where it is not known. */
export function gramsAsked(asked: Asked, food?: WeighedFood): Rational | undefined {
  const { amount, unit, each } = asked;
  const ofOne = each && gramsOf(each.unit, food);
  const grams = each && ofOne ? each.amount.times(ofOne) : gramsOf(unit, food);
  return grams && amount.times(grams);
}
