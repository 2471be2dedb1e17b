import { convertAmount, type WeighedFood } from './conversion.ts';
import { unitOf } from './units.ts';

/** An amount of something: so many of a unit. */
export interface Measure {
  amount: number;
  unit: string;
}

/** A unit worth offering from this amount on. */
interface Offer {
  unit: string;
  from: number;
}

/** What a shopper reads easily, the readiest way of measuring first; of each the largest unit that fits is offered. */
const OFFERS: Offer[][] = [
  [
    { unit: 'kg', from: 1 },
    { unit: 'g', from: 1 },
  ],
  [
    { unit: 'lb', from: 1 },
    { unit: 'oz', from: 0.25 },
  ],
  ['head', 'bunch', 'can', 'jar', 'piece', 'stick', 'stalk', 'clove', 'slice', 'sprig', 'leaf'].map((unit) => ({
    unit,
    from: 0.5,
  })),
  [
    { unit: 'quart', from: 2 },
    { unit: 'cup', from: 0.25 },
    { unit: 'tbsp', from: 1 },
    { unit: 'tsp', from: 0.125 },
  ],
  [
    { unit: 'l', from: 1 },
    { unit: 'ml', from: 1 },
  ],
];

/** Longest list of measures beside an amount: more is noise. */
const MEASURES_SHOWN = 3;

/**
 * The same amount in the other measures a shopper may want, at most three, not rounded: first those of its own dimension (g for oz),
 * then what the food's weights allow (g for pieces, pieces and cups for g). `unit` is null for plain pieces. Empty where nothing is known.
 */
export function usefulMeasures(amount: number, unit: string | null, food?: WeighedFood): Measure[] {
  const own = unitOf(unit ?? 'piece');
  if (!own || !(amount > 0)) return [];
  const groups = OFFERS.filter((offers) => !offers.some((offer) => offer.unit === own.name));
  return groups
    .map((offers) => firstFitting(offers, amount, own.name, food))
    .filter((measure) => measure !== undefined)
    .sort((one, two) => Number(dimension(two) === own.dimension) - Number(dimension(one) === own.dimension))
    .slice(0, MEASURES_SHOWN);
}

function firstFitting(offers: Offer[], amount: number, from: string, food?: WeighedFood): Measure | undefined {
  return offers
    .map((offer) => ({ ...offer, amount: convertAmount(amount, from, offer.unit, food) }))
    .flatMap((offer) =>
      offer.amount !== undefined && offer.amount >= offer.from ? [{ amount: offer.amount, unit: offer.unit }] : [],
    )
    .at(0);
}

const dimension = (measure: Measure): string | undefined => unitOf(measure.unit)?.dimension;
