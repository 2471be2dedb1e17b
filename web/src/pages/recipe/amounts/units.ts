/** A unit of weight or volume, by the name that the API gives it. */
interface MeasuredUnit {
  name: string;
  dimension: 'mass' | 'volume';
  /** Whose kitchen measures in it; `any` marks the spoons, which cooks everywhere use. */
  system: 'metric' | 'us' | 'imperial' | 'any';
  /** One of it in grams or millilitres. */
  size: number;
}

const mass = (system: MeasuredUnit['system'], name: string, size: number): MeasuredUnit => ({
  name,
  dimension: 'mass',
  system,
  size,
});
const volume = (system: MeasuredUnit['system'], name: string, size: number): MeasuredUnit => ({
  name,
  dimension: 'volume',
  system,
  size,
});

// Sizes of US customary units: NIST Handbook 44, Appendix C. Of imperial ones: Weights and Measures Act 1985, schedule 1.
const GRAM = mass('metric', 'g', 1);
const KILOGRAM = mass('metric', 'kg', 1000);
const OUNCE = mass('us', 'oz', 28.349523125);
const POUND = mass('us', 'lb', 453.59237);
const MILLILITRE = volume('metric', 'ml', 1);
const LITRE = volume('metric', 'l', 1000);
const TEASPOON = volume('any', 'tsp', 4.92892159375);
const TABLESPOON = volume('any', 'tbsp', 14.78676478125);
const CUP = volume('us', 'cup', 236.5882365);

const MEASURED = [
  GRAM,
  KILOGRAM,
  OUNCE,
  POUND,
  MILLILITRE,
  LITRE,
  TEASPOON,
  TABLESPOON,
  CUP,
  mass('metric', 'mg', 0.001),
  volume('metric', 'cl', 10),
  volume('metric', 'dl', 100),
  volume('metric', 'metric cup', 250),
  volume('us', 'fl oz', 29.5735295625),
  volume('us', 'pint', 473.176473),
  volume('us', 'quart', 946.352946),
  volume('us', 'gallon', 3785.411784),
  volume('imperial', 'imperial fl oz', 28.4130625),
  volume('imperial', 'imperial pint', 568.26125),
  volume('imperial', 'imperial quart', 1136.5225),
  volume('imperial', 'imperial gallon', 4546.09),
];
const BY_NAME = new Map(MEASURED.map((unit) => [unit.name, unit]));

/** The units an amount may be converted to, the largest first, each with the size from which a cook would take it. */
export const TARGETS: Record<
  'metric' | 'us',
  Record<MeasuredUnit['dimension'], readonly [unit: MeasuredUnit, from: number][]>
> = {
  metric: {
    mass: [
      [KILOGRAM, KILOGRAM.size],
      [GRAM, 0],
    ],
    volume: [
      [LITRE, LITRE.size],
      [MILLILITRE, 0],
    ],
  },
  us: {
    mass: [
      [POUND, POUND.size],
      [OUNCE, 0],
    ],
    volume: [
      [CUP, CUP.size / 4],
      [TABLESPOON, TABLESPOON.size],
      [TEASPOON, 0],
    ],
  },
};

/** The unit of weight or volume of that name; undefined for cloves, bunches and everything else that is counted. */
export function findMeasuredUnit(name: string): MeasuredUnit | undefined {
  return BY_NAME.get(name);
}
