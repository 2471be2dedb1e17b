import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { convertAmount } from '../../../../api/src/modules/ingredients/units/conversion.ts';
import { UNITS } from '../../../../api/src/modules/ingredients/units/unit-vocabulary.ts';
import { readFoodFiles, type SeedFood } from '../../../../api/src/modules/catalogue/food-files.ts';
import { readUsdaFigures, withFigures } from '../../../../api/src/modules/catalogue/usda-figures.ts';

const seeds = fileURLToPath(new URL('../../../../catalogue', import.meta.url));
const foods = new Map(
  withFigures(readFoodFiles(seeds).foods, readUsdaFigures(`${seeds}/usda.csv`)).map((food) => [food.slug, food]),
);

function food(slug: string): SeedFood {
  const found = foods.get(slug);
  if (!found) throw new Error(`there is no food ${slug}`);
  return found;
}

describe('weights of usual measures', () => {
  test.each([
    ['plain-flour', 1, 'cup', 125],
    ['sugar', 1, 'cup', 200],
    ['sugar', 1, 'tsp', 4.2],
    ['butter', 1, 'cup', 227],
    ['butter', 1, 'tbsp', 14.2],
    ['butter', 1, 'stick', 113],
    ['honey', 1, 'cup', 339],
    ['olive-oil', 1, 'tbsp', 13.5],
    ['whole-milk', 1, 'cup', 244],
    ['long-grain-rice', 1, 'cup', 185],
    ['onion', 1, 'cup', 160],
    ['onion', 1, 'medium', 110],
    ['onion', 1, null, 110],
    ['garlic', 1, 'clove', 3],
    ['egg', 1, 'large', 50],
    ['egg', 1, null, 50],
  ] as const)('%s: %d %s weighs %d g within 3 %%', (slug, amount, unit, grams) => {
    const converted = convertAmount(amount, unit, 'g', food(slug)) ?? 0;
    expect(Math.abs(converted / grams - 1)).toBeLessThanOrEqual(0.03);
  });

  test('one volume gives all the others: a millilitre of honey from its cup', () => {
    expect(convertAmount(100, 'ml', 'g', { weights: { cup: 339 } })).toBeCloseTo(143.3, 1);
    expect(convertAmount(1, 'quart', 'g', { weights: { cup: 339 } })).toBeCloseTo(1_356, 0);
  });

  test('a spoon is weighed by the spoon where the food knows both spoon and cup', () => {
    expect(convertAmount(1, 'tsp', 'g', { weights: { tbsp: 2.7, cup: 24 } })).toBeCloseTo(0.9, 5);
    expect(convertAmount(0.5, 'cup', 'g', { weights: { tbsp: 2.7, cup: 24 } })).toBe(12);
  });

  test('a kind without weights of its own weighs what its parent weighs', () => {
    expect(food('self-raising-flour').weights).toEqual({ cup: 125 });
    expect(convertAmount(1, null, 'g', food('meyer-lemon'))).toBe(convertAmount(1, null, 'g', food('lemon')));
  });
});

describe('conversion', () => {
  const known = UNITS.map((unit) => unit.name);
  const weighed = { weights: { cup: 160, tbsp: 10, piece: 110, clove: 3, can: 400 } };

  test('converts within masses and within volumes without a food', () => {
    expect(convertAmount(1, 'lb', 'g')).toBeCloseTo(453.592, 3);
    expect(convertAmount(3, 'tsp', 'tbsp')).toBeCloseTo(1, 12);
    expect(convertAmount(2, 'imperial pint', 'l')).toBeCloseTo(1.1365, 4);
  });

  test.each([
    ['a volume to a mass without a food', 1, 'cup', 'g', undefined],
    ['a volume to a mass of a food of unknown density', 1, 'cup', 'g', { weights: { piece: 110 } }],
    ['a count that the food has no weight for', 2, 'bunch', 'g', weighed],
    ['a size that the food has no weight for', 2, 'large', 'g', weighed],
    ['a unit that there is not', 2, 'furlong', 'g', weighed],
  ] as const)('never guesses: %s', (_, amount, from, to, of) => {
    expect(convertAmount(amount, from, to, of)).toBeUndefined();
  });

  test('there and back is the same amount, whatever the units and the food', () => {
    const measure = fc.constantFrom(...known);
    fc.assert(
      fc.property(
        fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
        measure,
        measure,
        fc.constantFrom(...foods.values()),
        (amount, from, to, of) => {
          const there = convertAmount(amount, from, to, of);
          fc.pre(there !== undefined);
          const back = convertAmount(there, to, from, of) ?? Number.NaN;
          expect(Math.abs(back / amount - 1)).toBeLessThan(1e-9);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('twice as much is twice as much', () => {
    const measure = fc.constantFrom(...known);
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e4, noNaN: true }), measure, measure, (amount, from, to) => {
        const once = convertAmount(amount, from, to, weighed);
        fc.pre(once !== undefined);
        expect(convertAmount(2 * amount, from, to, weighed)).toBeCloseTo(2 * once, 6);
      }),
      { numRuns: 1_000 },
    );
  });

  test('nothing is converted to a weight unless the food or the unit says what it weighs', () => {
    fc.assert(
      fc.property(fc.constantFrom(...UNITS), (unit) => {
        const grams = convertAmount(1, unit.name, 'g', { weights: null });
        expect(grams === undefined).toBe(unit.dimension !== 'mass');
      }),
    );
  });
});
